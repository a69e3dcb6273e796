import RutterDiagnostics

/// Lists that a template makes.
extension Renderer {
  mutating func render(_ list: MappedList) -> Flow {
    do throws(Fault) {
      let elements = try elements(of: list.sequence)
      let outerEntry = entry
      defer { entry = outerEntry }
      var values: [Value] = []
      var bytes = 0
      for (index, element) in elements.enumerated() {
        try countTurn(at: list.range)
        entry = outerEntry
        if case .record(let record) = element, let origin = record.origin { entry = origin }
        let state = Record([
          "counter": .int(index), "first": .bool(index == 0),
          "last": .bool(index == elements.count - 1), "item": element,
        ])
        let (text, flow) = captured { renderer in
          renderer.bind(list.state, .record(state))
          if let item = list.item { renderer.bind(item, element) }
          return renderer.render(list.body, at: list.range)
        }
        if flow != .onward { return flow }
        values.append(.string(list.dropsLineEnd ? text.withoutLastLineEnd : text))
        bytes += text.utf8.count
        guard bytes <= limits.outputBytes else { throw tooLong(list) }
      }
      bind(list.name, .list(values))
      return .onward
    } catch {
      report(error)
      bind(list.name, .list([]))
      return afterError
    }
  }

  private func tooLong(_ list: MappedList) -> Fault {
    Fault(
      .templateLimit, "the list exceeds \(limits.outputBytes) bytes", at: list.range)
  }
}

extension String {
  /// Without the line end that a tag line brings.
  var withoutLastLineEnd: String { utf8.last == .newline ? String(dropLast()) : self }
}

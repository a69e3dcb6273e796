import RutterDiagnostics

/// Nodes as steps: what each kind writes.
extension Renderer {
  mutating func render(_ nodes: [Node]) -> Flow {
    for node in nodes {
      let flow = render(node)
      if flow != .onward { return flow }
    }
    return afterError == .stop ? .stop : .onward
  }

  /// A body one level deeper than the node that holds it.
  mutating func render(_ nodes: [Node], at range: SourceRange) -> Flow {
    deeper(at: range) { $0.render(nodes) }
  }

  private mutating func render(_ node: Node) -> Flow {
    switch node {
    case .text(let bytes): output.append(contentsOf: bytes)
    case .output(let expression): write(expression)
    case .condition(let branches, let otherwise): return choose(branches, otherwise)
    case .loop(let loop): return render(loop)
    case .breakLoop(let outward): return .leaveLoop(outward: outward)
    case .continueLoop(let outward): return .leaveTurn(outward: outward)
    case .include(let include): return render(include)
    case .block(let block): return render(block)
    case .superBlock(let placement): return renderSuper(placement)
    case .repeatedBlock(_, let name, let placement): return renderAgain(name, placement)
    case .assign(let symbol, let expression): assign(symbol, expression)
    case .mapped(let list): return render(list)
    case .imported(let reference): return importVariables(reference)
    case .capture(let capture): return render(capture)
    case .call(let call): return render(call)
    case .filtered(let uses, let body, let placement): return filter(uses, body, placement)
    }
    return .onward
  }

  private mutating func write(_ expression: Expression) {
    do throws(Fault) {
      switch try evaluate(expression) {
      case .string(var text): text.withUTF8 { output.append(contentsOf: $0) }
      case .int(let number): output.append(contentsOf: String(number).utf8)
      case .bool(let truth): output.append(contentsOf: (truth ? "true" : "false").utf8)
      case .none: throw missing(expression)
      case let value: throw unwritable(value, expression)
      }
    } catch {
      report(error)
    }
  }

  private func missing(_ expression: Expression) -> Fault {
    Fault(
      .missingValue, "'\(source(of: expression.range))' has no value", at: expression.range,
      help: "ask for it with '{% if %}', or give a '|default:'")
  }

  private func unwritable(_ value: Value, _ expression: Expression) -> Fault {
    Fault(
      .wrongValue, "\(value.kind) cannot be written", at: expression.range,
      help: value.kind == .list ? "join it, or repeat over it" : "write one of its fields")
  }

  /// The template's own words, for messages.
  func source(of range: SourceRange) -> String {
    let file = library.templates.first { $0.file.id == range.file }?.file
    return file?.text(of: range) ?? ""
  }

  private mutating func choose(_ branches: [Branch], _ otherwise: [Node]) -> Flow {
    for index in branches.indices {
      // After an error neither side is known to be meant.
      guard let holds = isTrue(branches[index].condition) else { return .onward }
      if holds { return render(branches[index].body, at: branches[index].condition.range) }
    }
    guard !otherwise.isEmpty, let place = branches.first?.condition.range else { return .onward }
    return render(otherwise, at: place)
  }

  // MARK: Variables

  private mutating func assign(_ symbol: Symbol, _ expression: Expression) {
    // After an error the name is known, so that it brings no errors of its own.
    bind(symbol, value(of: expression) ?? .string(""))
  }

  private mutating func render(_ capture: Capture) -> Flow {
    let (text, flow) = captured { $0.render(capture.body, at: capture.range) }
    bind(capture.name, .string(capture.dropsLineEnd ? text.withoutLastLineEnd : text))
    return flow
  }

  /// What `body` writes, as a text instead.
  mutating func captured(_ body: (inout Renderer) -> Flow) -> (text: String, flow: Flow) {
    let outer = captureStart
    captureStart = output.count
    let marks = trace?.marks.count ?? 0
    let flow = scoped(body)
    let text = String(decoding: output[captureStart...], as: UTF8.self)
    trace?.forget(from: captureStart, in: output, keeping: marks)
    output.removeSubrange(captureStart...)
    captureStart = outer
    return (text, flow)
  }

  private mutating func filter(
    _ uses: [FilterUse], _ body: [Node], _ placement: Placement
  ) -> Flow {
    let (text, flow) = captured { $0.render(body, at: placement.range) }
    do throws(Fault) {
      var value = Value.string(text)
      for use in uses { value = try apply(use, to: value, at: use.range) }
      guard let written = value.written else {
        throw Fault(
          .wrongValue, "\(value.kind) cannot be written", at: uses.last?.range ?? placement.range)
      }
      let start = output.count
      output.append(contentsOf: written.utf8)
      if placement.takesLineEnd { endLine(from: start) }
    } catch {
      report(error)
    }
    return flow
  }

  // MARK: Loops

  private mutating func render(_ loop: Loop) -> Flow {
    do throws(Fault) {
      let turns = try turns(of: loop)
      if turns.isEmpty { return render(loop.otherwise, at: loop.range) }
      loops.append(LoopState(index: 0, count: turns.count))
      let outerEntry = entry
      defer {
        loops.removeLast()
        entry = outerEntry
      }
      for (index, turn) in turns.enumerated() {
        loops[loops.count - 1].index = index
        let flow = try render(turn, of: loop, outerEntry)
        if flow == .leaveLoop(outward: 0) { break }
        if let outer = flow.outsideOfLoop { return outer }
      }
      return .onward
    } catch {
      report(error)
      return afterError
    }
  }

  private mutating func render(
    _ turn: Value, of loop: Loop, _ outerEntry: SourceRange?
  ) throws(Fault) -> Flow {
    try countTurn(at: loop.range)
    entry = outerEntry
    if case .record(let record) = turn, let origin = record.origin { entry = origin }
    let pair = try loop.pair(turn)
    return scoped { renderer in
      renderer.bind(loop, turn, pair)
      return renderer.render(loop.body, at: loop.range)
    }
  }

  mutating func countTurn(at range: SourceRange) throws(Fault) {
    iterations += 1
    if iterations > limits.iterations {
      throw Fault(
        .templateLimit, "the loops take more than \(limits.iterations) turns", at: range)
    }
    try checkOutput(at: range)
  }

  fileprivate mutating func bind(_ loop: Loop, _ turn: Value, _ pair: (Value, Value)?) {
    if let pair, loop.variables.count == 2 {
      bind(loop.variables[0], pair.0)
      bind(loop.variables[1], pair.1)
    } else {
      bind(loop.variables[0], turn)
    }
  }

  /// The elements a loop repeats for: those for which its condition holds.
  private mutating func turns(of loop: Loop) throws(Fault) -> [Value] {
    let all = try elements(of: loop.sequence)
    guard let condition = loop.filter else { return all }
    var turns: [Value] = []
    for element in all {
      try countTurn(at: loop.range)
      let pair = try loop.pair(element)
      var result: Result<Bool, Fault> = .success(false)
      _ = scoped { renderer in
        renderer.bind(loop, element, pair)
        do throws(Fault) {
          result = .success(try renderer.holds(condition))
        } catch {
          result = .failure(error)
        }
        return .onward
      }
      if try result.get() { turns.append(element) }
    }
    return turns
  }

  func elements(of sequence: Expression) throws(Fault) -> [Value] {
    switch try evaluate(sequence) {
    case .list(let list): return list
    case .record(let record): return record.fields.map(Self.field)
    case .none: throw missing(sequence)
    case let value:
      throw Fault(
        .wrongValue, "cannot repeat over \(value.kind)", at: sequence.range,
        help: "a loop takes a list or a record")
    }
  }

  private static func field(_ field: (name: String, value: Value)) -> Value {
    var origin: SourceRange?
    if case .record(let record) = field.value { origin = record.origin }
    return .record(Record(["key": .string(field.name), "value": field.value], origin: origin))
  }
}

extension Loop {
  /// What two variables stand for: a field's name and value, or the elements of a pair.
  func pair(_ element: Value) throws(Fault) -> (Value, Value)? {
    guard variables.count == 2 else { return nil }
    switch element {
    case .list(let pair) where pair.count == 2: return (pair[0], pair[1])
    case .record(let record):
      if record.count == 2, let key = record["key"], let value = record["value"] {
        return (key, value)
      }
    default: break
    }
    throw Fault(
      .wrongValue, "\(element.kind) does not fill two loop variables", at: sequence.range,
      help: "two variables take the fields of a record or pairs")
  }
}

import RutterDiagnostics

/// Text that comes from elsewhere: templates, blocks and macros.
extension Renderer {
  /// A whole template: what the ones that extend it set, then the one that extends none.
  @discardableResult
  mutating func renderTemplate(_ index: Int) -> Flow {
    let outer = chain.count
    templates.append(index)
    let flow = enterTemplate(index)
    let result = flow == .onward ? render(library.rootBody(of: index)) : flow
    templates.removeLast()
    chain.removeLast(chain.count - outer)
    return result
  }

  /// Executes what the templates below the root set.
  /// What another template sets, in the scope of the tag.
  mutating func importVariables(_ reference: Template.Reference) -> Flow {
    guard let index = library.index(of: reference.name) else { return afterError }
    let outer = chain.count
    chain.append(Note("imported here", at: reference.tag))
    let flow = deeper(at: reference.tag) { renderer in
      renderer.templates.append(index)
      let flow = renderer.enterTemplate(index)
      let root = renderer.library.templates[index].lineage.last ?? index
      let result =
        flow == .onward ? renderer.render(renderer.library.templates[root].assignments) : flow
      renderer.templates.removeLast()
      return result
    }
    chain.removeLast(chain.count - outer)
    return flow
  }

  private mutating func enterTemplate(_ index: Int) -> Flow {
    for ancestor in library.templates[index].lineage.dropLast().reversed() {
      if let parent = library.templates[ancestor].parent {
        chain.append(Note("extended here", at: parent.tag))
      }
      let flow = render(library.templates[ancestor].assignments)
      if flow != .onward { return flow }
    }
    return .onward
  }

  // MARK: Includes

  mutating func render(_ include: Include) -> Flow {
    guard let (index, record) = prepare(include) else { return afterError }
    return place(include.placement, Note("included here", at: include.placement.range)) {
      $0.bindFields(of: record)
      let flow = $0.renderTemplate(index)
      $0.included.removeLast()
      return flow
    }
  }

  private mutating func prepare(_ include: Include) -> (index: Int, record: Record)? {
    do {
      try checkOutput(at: include.placement.range)
      return (try template(for: include.name), try record(for: include))
    } catch {
      report(error)
      return nil
    }
  }

  private func template(for name: Expression) throws(Fault) -> Int {
    let value = try evaluate(name)
    guard let text = value.text else {
      throw Fault(
        .wrongValue, "the name of a template must be text, not \(value.kind)", at: name.range)
    }
    guard let index = library.index(of: text) else {
      throw Fault(
        unknown: .template, text, at: name.range, known: library.names,
        spelling: name.spelling)
    }
    return index
  }

  private func record(for include: Include) throws(Fault) -> Record {
    guard let context = include.context else { return Record() }
    let value = try evaluate(context)
    guard case .record(let record) = value else {
      throw Fault(
        .wrongValue, "'include' takes a record, not \(value.kind)", at: context.range)
    }
    return record
  }

  private mutating func bindFields(of record: Record) {
    included.append(record)
    if let origin = record.origin { entry = origin }
    for (name, value) in record.fields {
      if let symbol = library.symbols.symbol(of: name) { bind(symbol, value) }
    }
  }

  // MARK: Blocks

  mutating func render(_ block: Block) -> Flow {
    let owner = templates.last { library.templates[$0].lineage.contains(block.home) }
    let definitions = library.definitions(
      of: block.name, in: owner ?? library.templates[block.home].successor)
    return render(
      BlockState(definitions: definitions ?? [block], level: 0), at: block.placement, of: block)
  }

  /// A block of the current template, which is written once more with the values names have here.
  mutating func renderAgain(_ name: Symbol, _ placement: Placement) -> Flow {
    let owner = templates.last { library.definitions(of: name, in: $0) != nil }
    guard let owner, let definitions = library.definitions(of: name, in: owner) else {
      return .onward
    }
    return render(BlockState(definitions: definitions, level: 0), at: placement, of: nil)
  }

  mutating func renderSuper(_ placement: Placement) -> Flow {
    guard var state = blocks.last, state.level + 1 < state.definitions.count else {
      report(
        Fault(.undefinedVariable, "there is no block above this one", at: placement.range))
      return .onward
    }
    state.level += 1
    return render(state, at: placement, of: nil)
  }

  /// A definition of a block where `owner`, which may be that definition, has its place.
  private mutating func render(
    _ state: BlockState, at placement: Placement, of owner: Block?
  ) -> Flow {
    let block = state.definitions[state.level]
    let isOwnPlace = block.nameRange == owner?.nameRange
    var placement = placement
    if isOwnPlace { placement.indent = [] }
    let dedent = isOwnPlace ? 0 : block.placement.indent.count
    return place(placement, nil, dedent: dedent) {
      $0.blocks.append(state)
      let flow = $0.render(block.body)
      $0.blocks.removeLast()
      return flow
    }
  }

  // MARK: Macros

  mutating func render(_ call: Call) -> Flow {
    guard let callee = library.templates[call.caller].callees[call.place],
      let arguments = arguments(of: callee, at: call.placement.range)
    else { return afterError }
    let note = Note("called here", at: call.placement.range)
    return place(call.placement, note, dedent: callee.macro.placement.indent.count) {
      for place in arguments.indices {
        $0.bind(callee.macro.parameters[place].symbol, arguments[place])
      }
      return $0.render(callee.macro.body)
    }
  }

  private mutating func arguments(of callee: Callee, at range: SourceRange) -> [Value]? {
    do {
      try checkOutput(at: range)
      var arguments: [Value] = []
      arguments.reserveCapacity(callee.arguments.count)
      for index in callee.arguments.indices {
        arguments.append(try evaluate(callee.arguments[index]))
      }
      return arguments
    } catch {
      report(error)
      return nil
    }
  }

  // MARK: Lines

  /// Renders `body` in its own scope where a tag stands, and lays its lines out as the tag asks.
  private mutating func place(
    _ placement: Placement, _ note: Note?, dedent: Int = 0, _ body: (inout Renderer) -> Flow
  ) -> Flow {
    let start = output.count
    let outerEntry = entry
    if let note { chain.append(note) }
    let flow = deeper(at: placement.range) { $0.scoped(body) }
    if note != nil { chain.removeLast() }
    entry = outerEntry
    indentLines(from: start, dedent: dedent, indent: placement.indent)
    if placement.takesLineEnd { endLine(from: start) }
    return flow
  }

  /// Takes up to `dedent` blanks from the start of each line written since `start`, and puts
  /// `indent` before those that are not empty.
  private mutating func indentLines(from start: Int, dedent: Int, indent: [UInt8]) {
    guard dedent > 0 || !indent.isEmpty, start < output.count else { return }
    trace?.rewind(to: start, in: output)
    let startsLine = start == captureStart || output[start - 1] == .newline
    let text = Array(output[start...])
    output.removeLast(output.count - start)
    text.withUnsafeBufferPointer { text in
      var position = startsLine ? 0 : text.endOfLine(from: 0)
      output.append(contentsOf: UnsafeBufferPointer(rebasing: text[..<position]))
      while position < text.count {
        let next = text.endOfLine(from: position)
        let end = text[next - 1] == .newline ? next - 1 : next
        let limit = min(position + dedent, end)
        while position < limit, text[position].isBlank { position += 1 }
        if position < end { indent.withUnsafeBufferPointer { output.append(contentsOf: $0) } }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[position..<next]))
        position = next
      }
    }
  }

  /// Ends the line that was written since `start`, unless nothing was or it has ended.
  mutating func endLine(from start: Int) {
    if output.count > start, output.last != .newline { output.append(.newline) }
  }
}

extension TemplateLibrary {
  /// The body of the template that a lineage ends in.
  fileprivate func rootBody(of index: Int) -> [Node] {
    templates[templates[index].lineage.last ?? index].body
  }

  fileprivate func definitions(of block: Symbol, in index: Int) -> [Block]? {
    templates[index].definitions[block]
  }
}

extension Template {
  /// What is executed of a template that extends another one, its blocks apart.
  var assignments: [Node] {
    body.filter {
      switch $0 {
      case .assign, .capture, .mapped, .imported: true
      default: false
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The place behind the line end that comes next.
  fileprivate func endOfLine(from start: Int) -> Int {
    var position = start
    while position < count, self[position] != .newline { position += 1 }
    return Swift.min(position + 1, count)
  }
}

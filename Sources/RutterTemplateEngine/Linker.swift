import RutterDiagnostics

/// Binds the names by which templates speak of one another, and reports those that mean nothing.
struct Linker {
  private(set) var templates: [Template]
  private(set) var indices: [String: Int]
  private let symbols: Symbols
  private var macros: [String: [Macro]] = [:]

  init(_ templates: [Template], _ symbols: Symbols) {
    self.templates = templates
    self.symbols = symbols
    indices = Dictionary(
      templates.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
    for index in templates.indices {
      let name = templates[index].name
      let isStandard = name.hasPrefix(TemplateLibrary.standardPrefix)
      let own = isStandard ? String(name.dropFirst(TemplateLibrary.standardPrefix.count)) : name
      self.templates[index].successor = indices[own] ?? index
    }
    for (index, template) in templates.enumerated() {
      let name = TemplateLibrary.standardPrefix + template.name
      if indices[name] == nil { indices[name] = index }
    }
  }

  mutating func link(into report: inout Report) {
    for index in templates.indices {
      checkReferences(of: templates[index], &report)
      templates[index].lineage = lineage(of: index, &report)
      bindBlocks(of: index)
    }
    collectMacros()
    for index in templates.indices {
      checkBlocks(of: templates[index], &report)
      bindMacros(of: index, &report)
    }
  }

  // MARK: Templates

  private func checkReferences(of template: Template, _ report: inout Report) {
    let parent = template.parent.map { [$0] } ?? []
    for reference in parent + template.includes + template.imports
    where indices[reference.name] == nil {
      let fault = Fault(
        unknown: .template, reference.name, at: reference.range,
        known: templates.map(\.name), spelling: .quoted)
      report.add(fault.diagnostic)
    }
  }

  private func lineage(of index: Int, _ report: inout Report) -> [Int] {
    var lineage = [index]
    var current = index
    while let next = parent(of: current) {
      if let start = lineage.firstIndex(of: next) {
        if start == 0, lineage.min() == index { reportCycle(lineage, &report) }
        return lineage
      }
      lineage.append(next)
      current = next
    }
    return lineage
  }

  /// A template that extends the one it stands in for names both.
  private func parent(of index: Int) -> Int? {
    guard let name = templates[index].parent?.name else { return nil }
    if name == templates[index].name,
      let standard = indices[TemplateLibrary.standardPrefix + name]
    {
      return standard
    }
    return indices[name]
  }

  private func reportCycle(_ lineage: [Int], _ report: inout Report) {
    let parents = lineage.compactMap { templates[$0].parent }
    guard let first = parents.first else { return }
    report.error(
      .templateCycle, "the template extends itself", at: first.range,
      notes: parents.dropFirst().map { Note("through '\($0.name)'", at: $0.range) })
  }

  // MARK: Blocks

  private mutating func bindBlocks(of index: Int) {
    for ancestor in templates[index].lineage {
      for block in templates[ancestor].blocks {
        templates[index].definitions[block.name, default: []].append(block)
      }
    }
  }

  /// A block that no template above has is never rendered.
  private func checkBlocks(of template: Template, _ report: inout Report) {
    for reference in template.repeats {
      let known = template.definitions.keys.map(symbols.name(of:)).sorted()
      if known.contains(reference.name) { continue }
      let fault = Fault(unknown: .block, reference.name, at: reference.range, known: known)
      report.add(fault.diagnostic)
    }
    guard let root = template.lineage.last, template.parent != nil,
      templates[root].parent == nil
    else { return }
    let known = template.lineage.dropFirst().flatMap { templates[$0].blocks.map(\.name) }
    for case .block(let block) in template.body where !known.contains(block.name) {
      let fault = Fault(
        unknown: .block, symbols.name(of: block.name), at: block.nameRange,
        known: known.map(symbols.name(of:)))
      report.add(fault.diagnostic)
    }
  }

  // MARK: Macros

  /// The templates whose macros are as one: a template and those it extends, as seen by whoever
  /// stands in for it.
  private func family(of index: Int) -> [Int] {
    let lineage = templates[templates[index].successor].lineage
    return lineage.contains(index) ? lineage : templates[index].lineage
  }

  /// The macros that any template may call: of a standard template that is extended under its name,
  /// those that the extension does not replace.
  private mutating func collectMacros() {
    for index in templates.indices where templates[index].successor == index {
      var seen: Set<String> = []
      let standard = family(of: index).filter { templates[$0].successor == index }
      for macro in standard.flatMap({ templates[$0].macros })
      where seen.insert(macro.name).inserted {
        macros[macro.name, default: []].append(macro)
      }
    }
  }

  private mutating func bindMacros(of index: Int, _ report: inout Report) {
    for call in templates[index].calls {
      templates[index].callees.append(nil)
      do {
        let macro = try macro(for: call, in: index)
        try macro.check(call)
        templates[index].callees[call.place] = macro.callee(of: call)
      } catch {
        report.add(error.diagnostic)
      }
    }
  }

  /// A template's own macro comes first, then what it extends and what it imports, then the only one
  /// of that name in the library.
  private func macro(for call: Call, in index: Int) throws(Fault) -> Macro {
    let imports = templates[index].imports.compactMap { indices[$0.name] }
    for near in family(of: index) + imports.flatMap(family) {
      if let own = templates[near].macros.first(where: { $0.name == call.name }) { return own }
    }
    let found = macros[call.name] ?? []
    guard let macro = found.first else {
      throw Fault(
        unknown: .macro, call.name, at: call.nameRange, known: macros.keys.sorted())
    }
    guard found.count == 1 else {
      var fault = Fault(
        .duplicateMacro, "several templates define macro '\(call.name)'", at: call.nameRange)
      fault.diagnostic.notes = found.map { Note("defined here", at: $0.nameRange) }
      throw fault
    }
    return macro
  }
}

extension Macro {
  /// The argument that fills a parameter: by its name, or else by its place among those without.
  func argument(for index: Int, in call: Call) -> Call.Argument? {
    let unnamed = call.arguments.prefix { $0.name == nil }
    if index < unnamed.count { return unnamed[index] }
    return call.arguments.first { $0.name == parameters[index].name }
  }

  func callee(of call: Call) -> Callee {
    let arguments = parameters.indices.compactMap { index in
      argument(for: index, in: call)?.value ?? parameters[index].fallback
    }
    return Callee(macro: self, arguments: arguments)
  }

  func check(_ call: Call) throws(Fault) {
    try checkNames(call)
    let unnamed = call.arguments.prefix { $0.name == nil }
    if unnamed.count > parameters.count {
      let count = parameters.count
      throw Fault(
        .macroArguments,
        "macro '\(name)' takes \(count) \(count == 1 ? "argument" : "arguments")",
        at: unnamed[count].range)
    }
    for (index, parameter) in parameters.enumerated()
    where parameter.fallback == nil && argument(for: index, in: call) == nil {
      throw Fault(
        .macroArguments, "missing argument '\(parameter.name)' of macro '\(name)'",
        at: call.nameRange)
    }
  }

  private func checkNames(_ call: Call) throws(Fault) {
    let unnamed = call.arguments.prefix { $0.name == nil }
    var filled = Set(parameters.prefix(unnamed.count).map(\.name))
    for argument in call.arguments.dropFirst(unnamed.count) {
      guard let label = argument.name else {
        throw Fault(
          .macroArguments, "an argument without a name must come before those with one",
          at: argument.range)
      }
      guard parameters.contains(where: { $0.name == label }) else {
        throw Fault(
          unknown: .parameter, label, at: argument.range,
          known: parameters.map(\.name))
      }
      guard filled.insert(label).inserted else {
        throw Fault(
          .macroArguments, "parameter '\(label)' is given twice", at: argument.range)
      }
    }
  }
}

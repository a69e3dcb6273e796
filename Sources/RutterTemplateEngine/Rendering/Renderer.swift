import RutterDiagnostics

/// Writes what one template makes of one record.
///
/// Each symbol has one current value; binding a name notes the value it hides, and leaving a scope
/// puts the hidden values back. An error is reported and rendering goes on, so that one run finds
/// them all.
struct Renderer {
  let library: TemplateLibrary
  let context: Record
  let limits: Limits
  /// Where a place of the templates found its field last: records of one kind have it where the one
  /// before had it. Places share an entry where it comes to that.
  let hints: Hints
  private(set) var report = Report()
  var output: [UInt8] = []

  /// The current value of each symbol; nil where the name is undefined.
  private(set) var values: [Value?]
  private var hidden: [(symbol: Symbol, value: Value?)] = []

  /// The loops around the current node, the innermost last.
  var loops: [LoopState] = []
  var iterations = 0
  /// The templates and blocks around the current node, the innermost last.
  var templates: [Int] = []
  var blocks: [BlockState] = []
  /// How the current template came to be rendered, the innermost last.
  var chain: [Note] = []
  /// Records whose fields an `include` made names.
  var included: [Record] = []
  /// The manifest entry being rendered.
  var entry: SourceRange? {
    didSet { trace?.note(entry, at: output) }
  }
  /// Where that changes, if anybody wants to know.
  var trace: OriginTrace?
  /// Where the text now being made begins in `output`.
  var captureStart = 0
  private var depth = 0
  private var faulted: Set<SourceRange> = []
  /// How rendering goes on after an error: not at all once a limit is reached.
  private(set) var afterError = Flow.onward

  struct LoopState {
    var index: Int
    var count: Int
  }

  struct BlockState {
    var definitions: [Block]
    var level: Int
  }

  /// What happens after a node.
  enum Flow: Equatable {
    case onward
    /// For the loop that many loops outward.
    case leaveTurn(outward: Int)
    case leaveLoop(outward: Int)
    /// A limit is reached: nothing more is rendered.
    case stop

    /// What goes on outside of a loop that a turn ends with; nil where it is the loop's own.
    var outsideOfLoop: Flow? {
      switch self {
      case .onward, .leaveTurn(0), .leaveLoop(0): nil
      case .leaveTurn(let outward): .leaveTurn(outward: outward - 1)
      case .leaveLoop(let outward): .leaveLoop(outward: outward - 1)
      case .stop: .stop
      }
    }
  }

  typealias Hints = UnsafeMutableBufferPointer<Int32>

  /// A power of two.
  static let hintCount = 2048

  init(
    _ library: TemplateLibrary, _ context: Record, origin: SourceRange?, limits: Limits,
    _ hints: Hints
  ) {
    self.library = library
    self.hints = hints
    self.context = context
    self.limits = limits
    entry = origin
    values = Array(repeating: nil, count: library.symbols.names.count)
    for (name, value) in context.fields {
      guard let symbol = library.symbols.symbol(of: name) else { continue }
      if values[symbol.index] == nil { values[symbol.index] = value }
    }
  }

  // MARK: Scopes

  mutating func bind(_ symbol: Symbol, _ value: Value) {
    var value: Value? = value
    swap(&values[symbol.index], &value)
    hidden.append((symbol, value))
  }

  /// Names bound inside `body` are forgotten after it.
  mutating func scoped(_ body: (inout Renderer) -> Flow) -> Flow {
    let mark = hidden.count
    let flow = body(&self)
    while hidden.count > mark, let last = hidden.popLast() {
      values[last.symbol.index] = last.value
    }
    return flow
  }

  /// One body deeper, unless that is too deep.
  mutating func deeper(at range: SourceRange, _ body: (inout Renderer) -> Flow) -> Flow {
    guard depth < limits.depth else {
      report(
        Fault(
          .templateLimit, "templates are nested more than \(limits.depth) deep", at: range,
          help: "a template, block or macro may lead back to itself"))
      return .stop
    }
    depth += 1
    let flow = body(&self)
    depth -= 1
    return flow
  }

  /// Every name that has a value here, those that no template mentions included.
  var namesInScope: [String] {
    let fields = ([context] + included).flatMap { $0.fields.map(\.name) }
    let bound = zip(library.symbols.names, values).filter { $0.1 != nil }.map(\.0)
    var seen: Set<String> = []
    return (fields + bound).filter { seen.insert($0).inserted }
  }

  // MARK: Findings

  /// Reports at most one error for each place, with the entry and the way that led there.
  mutating func report(_ fault: Fault) {
    var diagnostic = fault.diagnostic
    if diagnostic.code == .templateLimit { afterError = .stop }
    guard faulted.insert(diagnostic.range).inserted else { return }
    if let entry { diagnostic.notes.append(Note("while rendering this entry", at: entry)) }
    diagnostic.notes += chain.reversed().prefix(8)
    if chain.count > 8 { diagnostic.notes.append(Note("and \(chain.count - 8) more")) }
    report.add(diagnostic)
  }

  /// The value of an expression; nil after an error.
  mutating func value(of expression: Expression) -> Value? {
    do {
      return try evaluate(expression)
    } catch {
      report(error)
      return nil
    }
  }

  /// Whether a condition holds; nil after an error.
  mutating func isTrue(_ condition: Expression) -> Bool? {
    do {
      return try holds(condition)
    } catch {
      report(error)
      return nil
    }
  }

  func checkOutput(at range: SourceRange) throws(Fault) {
    if output.count > limits.outputBytes {
      throw Fault(
        .templateLimit, "the output exceeds \(limits.outputBytes) bytes", at: range)
    }
  }
}

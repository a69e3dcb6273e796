import RutterDiagnostics

/// Turns the pieces of one file into nodes, and goes on after every error.
///
/// A tag that cannot be read still opens and closes what its word opens and closes, so that one
/// mistake is one finding.
struct TemplateParser {
  let file: SourceFile
  /// The place of the template in its library.
  let index: Int
  let pieces: [Piece]
  var template: Template
  var symbols = Symbols()
  var report = Report()
  /// The tags waiting for their ends, the outermost first.
  private(set) var open: [OpenTag] = []
  private var position = 0
  private var hasGivenUp = false

  struct OpenTag {
    var tag: Tag
    /// What can follow its body.
    var continuations: [Tag]
    /// Whether this is the body of a loop, and the loop's label.
    var isLoop = false
    var label: String?
  }

  static func parse(
    _ file: SourceFile, named name: String, index: Int, symbols: inout Symbols,
    into report: inout Report
  ) -> Template {
    let pieces = TemplateLexer.pieces(of: file, into: &report)
    let template = Template(name: name, file: file)
    var parser = TemplateParser(file: file, index: index, pieces: pieces, template: template)
    swap(&parser.symbols, &symbols)
    parser.template.body = parser.nodes()
    swap(&parser.symbols, &symbols)
    report.merge(parser.report)
    return parser.template
  }

  private init(file: SourceFile, index: Int, pieces: [Piece], template: Template) {
    self.file = file
    self.index = index
    self.pieces = pieces
    self.template = template
  }

  // MARK: Bodies

  /// The nodes up to a tag that continues or ends an open one.
  private mutating func nodes() -> [Node] {
    var nodes: [Node] = []
    while position < pieces.count, !continuesOpenTag(pieces[position]) {
      position += 1
      addNode(pieces[position - 1], to: &nodes)
    }
    return nodes
  }

  private func continuesOpenTag(_ piece: Piece) -> Bool {
    guard case .tag(let tag?) = piece.kind else { return false }
    return open.contains { $0.continuations.contains(tag) }
  }

  private mutating func addNode(_ piece: Piece, to nodes: inout [Node]) {
    checkPlace(of: piece)
    switch piece.kind {
    case .text:
      if !piece.content.isEmpty { nodes.append(.text(text(piece.content))) }
    case .output:
      if let node = output(piece) { nodes.append(node) }
    case .tag(let tag?) where tag == .raw || tag == .verbatim:
      expectNothing(in: piece)
      nodes += body(of: tag, piece, until: tag.continuations).nodes
    case .tag(let tag?):
      if let node = node(tag, piece) { nodes.append(node) }
    case .comment, .tag(nil): break
    }
  }

  /// The nodes inside a tag and what comes after them; nil where the end is missing.
  mutating func body(
    of tag: Tag, _ piece: Piece, until continuations: [Tag], isLoop: Bool = false
  ) -> (nodes: [Node], next: Piece?) {
    guard open.count < Limits.nesting else {
      if !hasGivenUp { error(.templateLimit, "tags are nested too deeply", at: piece.whole) }
      hasGivenUp = true
      position = pieces.count
      return ([], nil)
    }
    let label = piece.label.map { String(decoding: file.bytes[$0], as: UTF8.self) }
    open.append(
      OpenTag(tag: tag, continuations: continuations, isLoop: isLoop, label: label))
    let nodes = nodes()
    open.removeLast()
    guard position < pieces.count, case .tag(let next?) = pieces[position].kind,
      continuations.contains(next)
    else {
      reportUnclosed(tag, piece)
      return (nodes, nil)
    }
    position += 1
    return (nodes, pieces[position - 1])
  }

  private mutating func reportUnclosed(_ tag: Tag, _ piece: Piece) {
    guard !hasGivenUp, let end = tag.continuations.last else { return }
    error(
      .unclosedBlock, "'\(tag.rawValue)' has no end", at: piece.place,
      help: "add '{% \(end.rawValue) %}'")
  }

  /// The bytes of a text with every line end as LF.
  private func text(_ range: Range<Int>) -> [UInt8] {
    let bytes = file.bytes[range]
    guard bytes.contains(.carriageReturn) else { return Array(bytes) }
    var text: [UInt8] = []
    for (index, byte) in zip(bytes.indices, bytes) {
      let isSecond = byte == .newline && index > 0 && file.bytes[index - 1] == .carriageReturn
      if !isSecond { text.append(byte == .carriageReturn ? .newline : byte) }
    }
    return text
  }

  // MARK: Findings

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: file.id, start: offsets.lowerBound, end: offsets.upperBound)
  }

  mutating func error(
    _ code: DiagnosticCode, _ message: String, at offsets: Range<Int>, help: String? = nil
  ) {
    report.error(code, message, at: range(offsets), help: help)
  }

  /// Reads a piece to its end; nil where it cannot be read, which is reported once.
  mutating func read<Result>(
    _ piece: Piece, _ read: (inout TagReader) throws(Fault) -> Result
  ) -> Result? {
    do {
      let tokens = try ExpressionLexer.tokens(of: file, in: piece.content, symbols: &symbols)
      var reader = TagReader(tokens, labels: loops(in: open).map(\.label))
      let result = try read(&reader)
      try reader.expectEnd()
      return result
    } catch {
      if piece.isClosed { report.add(error.diagnostic) }
      return nil
    }
  }

  /// The loops among open tags, the innermost first, up to the macro they stand in.
  func loops(in open: [OpenTag]) -> [OpenTag] {
    open.reversed().prefix { $0.tag != .macro }.filter(\.isLoop)
  }

  mutating func expectNothing(in piece: Piece) { _ = read(piece) { _ in } }

  /// A template that extends another one renders only its blocks.
  private mutating func checkPlace(of piece: Piece) {
    guard template.parent != nil, open.isEmpty else { return }
    var place = piece.whole
    switch piece.kind {
    case .comment, .tag(nil), .tag(.block), .tag(.macro), .tag(.extends): return
    case .tag(.set), .tag(.map), .tag(.import): return
    case .tag(let tag?) where Tag.allCases.contains { $0.continuations.contains(tag) }: return
    case .text:
      guard let first = place.first(where: { !file.bytes[$0].isWhitespace }),
        let last = place.last(where: { !file.bytes[$0].isWhitespace })
      else { return }
      place = first..<last + 1
    case .output, .tag: break
    }
    error(
      .textOutsideBlock, "a template that extends another one renders only its blocks", at: place,
      help: "move this into a block")
  }
}

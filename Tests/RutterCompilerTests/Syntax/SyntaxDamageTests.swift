import RutterCompiler
import RutterDiagnostics
import Testing

/// Damaged manifests: never a trap, always a tree or a finding, and places that are in the file.
@Suite struct SyntaxDamageTests {
  @Test(arguments: SyntaxSample.all)
  func readsTheSampleItself(_ sample: SyntaxSample) {
    let reading = SyntaxReading(sample.text, path: sample.path)
    #expect(reading.findings.isEmpty)
    #expect(reading.outline.count > 20)
    expectSound(Array(sample.text.utf8), sample)
  }

  @Test(arguments: SyntaxSample.all)
  func survivesEveryPrefix(_ sample: SyntaxSample) {
    let bytes = Array(sample.text.utf8)
    for count in bytes.indices { expectSound(Array(bytes[..<count]), sample) }
  }

  @Test(arguments: SyntaxSample.all)
  func survivesEveryLineDeleted(_ sample: SyntaxSample) {
    let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      expectSound(Array(rest.joined(separator: "\n").utf8), sample)
    }
  }

  @Test(arguments: SyntaxSample.all, SyntaxSample.nastyBytes)
  func survivesEveryByteReplaced(_ sample: SyntaxSample, _ replacement: UInt8) {
    var bytes = Array(sample.text.utf8)
    for index in bytes.indices {
      let original = bytes[index]
      bytes[index] = replacement
      expectSound(bytes, sample)
      bytes[index] = original
    }
  }

  @Test(arguments: SyntaxSample.all)
  func survivesEveryByteDeleted(_ sample: SyntaxSample) {
    let bytes = Array(sample.text.utf8)
    for index in bytes.indices {
      expectSound(Array(bytes[..<index] + bytes[(index + 1)...]), sample)
    }
  }

  private func expectSound(
    _ bytes: [UInt8], _ sample: SyntaxSample,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let reading = SyntaxReading(bytes, path: sample.path)
    let text = { String(decoding: bytes, as: UTF8.self) }
    if reading.tree == nil, !reading.report.hasErrors {
      Issue.record("neither a tree nor a finding: \(text())", sourceLocation: sourceLocation)
    }
    for diagnostic in reading.report.diagnostics where !isSound(diagnostic, bytes.count) {
      Issue.record("\(diagnostic) in \(text())", sourceLocation: sourceLocation)
    }
    if let root = reading.root, !isSound(root, within: reading.file.wholeRange) {
      Issue.record("places are wrong in \(text())", sourceLocation: sourceLocation)
    }
  }

  private func isSound(_ diagnostic: Diagnostic, _ count: Int) -> Bool {
    let notes = diagnostic.notes.compactMap(\.range)
    let edits = diagnostic.fixIts.flatMap(\.edits).map(\.range)
    return ([diagnostic.range] + notes + edits).allSatisfy { $0.end <= count }
      && !diagnostic.message.contains("\n")
  }

  /// Children are inside their parent, one behind the other; plain text is its own source.
  private func isSound(_ node: Node, within parent: SourceRange) -> Bool {
    let range = node.range
    guard parent.start <= range.start, range.end <= parent.end else { return false }
    guard node.alias == nil else { return !node.sourceText.isEmpty || node.isMissing }
    var end = range.start
    let children = node.items + node.ownEntries.flatMap { [$0.key, $0.value] }
    for child in children {
      guard end <= child.range.start, isSound(child, within: range) else { return false }
      end = child.range.end
    }
    let isOneLine = !node.sourceText.contains(where: \.isNewline)
    guard node.kind == .scalar, node.style == .plain, isOneLine else { return true }
    return node.text == node.sourceText && node.range(ofText: 0..<node.text.utf8.count) == range
  }
}

/// A manifest to damage.
struct SyntaxSample: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String

  var testDescription: String { "\(path): \(text.prefix(20).debugDescription)" }

  static let nastyBytes: [UInt8] = [
    0x00, 0x09, 0x0A, 0x20, 0x22, 0x27, 0x2A, 0x2C, 0x2D, 0x3A, 0x5B, 0x5D, 0x7D, 0xC2,
  ]

  static let all = [
    SyntaxSample(path: "screens.yaml", text: screens),
    SyntaxSample(path: "mappings.yaml", text: mappings),
    SyntaxSample(path: "styles.yaml", text: styles), SyntaxSample(path: "screens.json", text: json),
  ]

  private static let screens = """
    feature: Explore              # default: the file's base name
    imports: [MoviesDomain]
    screens:
      movieDetails:
        view: MovieDetailsView
        parameters: {id: Int, transitionID: String? = nil}
        viewModel:
          type: MovieDetailsViewModel
          arguments: {movieID: id}
        opens:
          similar: {screen: movieDetails, arguments: {transitionID: nil}}
          trailer: {url: "https://video.example/watch?v={key}", parameters: {key: String}}
          close: dismiss
      player:
        parameters: {url: URL, start: Double = 0}
        arguments: [url, from: start, style: .compact]
    routers:
      Explore:
        root: explore
        routes:
          movieDetails: {link: "/movies/{id}"}
          report: {present: {modifier: bottomCard}}

    """

  private static let mappings = """
    models:
      Gender: {kind: enum, cases: [unknown, female, male]}
      Media: {kind: enum, cases: [{movie: MoviePreview}, {person: PersonPreview}]}
    mappings:
      - from: User
        to: UserObject
        members:
          identifier: {from: id.value, inverse: "Identifier(value: identifier)"}
        inverse: true
      - {from: GenderCode, to: Gender, cases: {female: 1, male: 2}, otherwise: unknown}

    """

  private static let styles = """
    base: &base {id: Int, 'it''s': "tab\\there\\u00e9"}
    été: &list
    - 日本
    - *base
    merged:
      <<: *base
      text: |
        one
          two

      folded: >-
        three
        four
    copy: *list
    index: [String: Int]
    plain: over
      two lines
    ? key
    : value

    """

  private static let json = """
    {
      "feature": "Explore",
      "screens": {
        "detail": {"parameters": {"id": "Int"}, "lazy": true, "limit": -1.5e+3},
        "é\\u00e9\\ud83d\\ude00": [null, false, "a\\"b\\\\", []]
      },
      "routers": {"Main": {"root": "detail", "routes": {}}}
    }

    """
}

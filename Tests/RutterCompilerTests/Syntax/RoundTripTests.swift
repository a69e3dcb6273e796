import RutterCompiler
import RutterDiagnostics
import Testing

/// Laws: what is printed in any notation reads back as the same tree.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<40)
  func readsBackWhatIsPrinted(_ seed: UInt64) {
    let tree = SampleTree(seed: seed)
    for (path, text) in [
      ("a.json", tree.json), ("a.yaml", tree.json), ("a.yaml", tree.flow), ("a.yaml", tree.block),
    ] {
      let reading = SyntaxReading(text, path: path)
      #expect(reading.findings.isEmpty, "\(path): \(text)")
      #expect(reading.root?.shape == tree.shape, "\(path): \(text)")
    }
  }

  @Test(arguments: 0..<20)
  func readsTheSamePlacesWithEveryLineEnd(_ seed: UInt64) {
    let text = SampleTree(seed: seed).block
    let expected = SyntaxReading(text).outline
    #expect(!expected.isEmpty)
    for lineEnd in ["\r\n", "\r"] {
      #expect(SyntaxReading(text.replacing("\n", with: lineEnd)).outline == expected)
    }
    #expect(SyntaxReading("\u{FEFF}" + text).outline == expected)
  }

  @Test(arguments: 0..<20)
  func findsEveryCharacterOfAQuotedText(_ seed: UInt64) throws {
    var numbers = SampleNumbers(state: seed &+ 77)
    let text = SampleTree.text(&numbers) + SampleTree.text(&numbers)
    let source = SampleTree.quoted(text)
    for path in ["a.json", "a.yaml"] {
      let root = try #require(SyntaxReading("[\(source)]", path: path).root?.items.first)
      #expect(root.text == text)
      var offset = 0
      for scalar in text.unicodeScalars {
        let length = String(scalar).utf8.count
        let range = root.range(ofText: offset..<offset + length).offsets
        let part = Array("[\(source)]".utf8)[range]
        #expect(String(decoding: part, as: UTF8.self) == SampleTree.escaped(scalar))
        offset += length
      }
    }
  }
}

/// Numbers that are the same in every run.
struct SampleNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }
}

/// A tree made of chance, and its text in each notation.
indirect enum SampleTree {
  case text(String)
  case list([SampleTree])
  case entries([(key: String, value: SampleTree)])

  init(seed: UInt64) {
    var numbers = SampleNumbers(state: seed)
    self = .entries([("root", SampleTree(depth: 4, &numbers)), ("z", .text("end"))])
  }

  private init(depth: Int, _ numbers: inout SampleNumbers) {
    let count = Int.random(in: 0...4, using: &numbers)
    switch depth == 0 ? 0 : Int.random(in: 0...4, using: &numbers) {
    case 0, 1: self = .text(Self.text(&numbers))
    case 2: self = .list((0..<count).map { _ in SampleTree(depth: depth - 1, &numbers) })
    default:
      self = .entries(
        (0..<count).map {
          ("\($0)" + Self.text(&numbers), SampleTree(depth: depth - 1, &numbers))
        })
    }
  }

  static func text(_ numbers: inout SampleNumbers) -> String {
    let pieces = [
      "a", "Int", " ", "é", "日", "😀", "\"", "'", "\\", "\n", ": ", " #", "- ", "[", "}", ",", "*",
      "&x", "null", "1.5", "\t", "\u{A0}", "“", "<", "(",
    ]
    let count = Int.random(in: 0...6, using: &numbers)
    return (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
  }

  var shape: String {
    switch self {
    case .text(let text): "'\(text)'"
    case .list(let items): "[" + items.map(\.shape).joined(separator: ", ") + "]"
    case .entries(let entries):
      "{" + entries.map { "'\($0.key)': \($0.value.shape)" }.joined(separator: ", ") + "}"
    }
  }

  var json: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .list(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
    case .entries(let entries):
      "{" + entries.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",\n") + "}"
    }
  }

  /// YAML between brackets, with single quotes wherever a text can have them.
  var flow: String {
    switch self {
    case .text(let text): Self.singleQuoted(text)
    case .list(let items): "[ " + items.map(\.flow).joined(separator: " , ") + " ]"
    case .entries(let entries):
      "{ "
        + entries.map { "\(Self.singleQuoted($0.key)): \($0.value.flow)" }
        .joined(separator: ",\n  ") + " }"
    }
  }

  var block: String { lines(indentation: "") }

  private func lines(indentation: String) -> String {
    let deeper = indentation + "  "
    switch self {
    case .list(let items) where !items.isEmpty:
      return items.map { "\(indentation)-\($0.nested(deeper))" }.joined()
    case .entries(let entries) where !entries.isEmpty:
      return entries.map { "\(indentation)\(Self.quoted($0.key)):\($0.value.nested(deeper))" }
        .joined()
    default: return indentation + flow + "\n"
    }
  }

  private func nested(_ indentation: String) -> String {
    switch self {
    case .list(let items) where !items.isEmpty: "\n# a list\n" + lines(indentation: indentation)
    case .entries(let entries) where !entries.isEmpty: "\n\n" + lines(indentation: indentation)
    default: " " + flow + "  # text\n"
    }
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\u{A0}": "\\u00a0"
    default: String(scalar)
    }
  }

  private static func singleQuoted(_ text: String) -> String {
    text.contains("\n") ? quoted(text) : "'" + text.replacing("'", with: "''") + "'"
  }
}

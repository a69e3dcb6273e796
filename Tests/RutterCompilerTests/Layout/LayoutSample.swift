import RutterCompiler
import Testing

/// Swift with long lines, and the same Swift laid out.
struct LayoutSample: CustomTestStringConvertible {
  let name: String
  let source: String
  let expected: String

  init(_ name: String, _ source: String, becomes expected: String) {
    self.name = name
    self.source = source
    self.expected = expected
  }

  var testDescription: String { name }
}

func laidOut(_ text: String) -> String {
  String(decoding: SwiftLayout.layOut(Array(text.utf8)), as: UTF8.self)
}

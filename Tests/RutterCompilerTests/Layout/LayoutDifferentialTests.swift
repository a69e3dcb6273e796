import Foundation
import RutterTestSupport
import Testing

/// Compares with `swift format` itself, on random Swift of every form that templates write.
struct LayoutDifferentialTests {
  @Test(.enabled(if: SwiftFormat.isKnownVersion, "needs swift-format 6.3"))
  func agreesWithSwiftFormatOnRandomSwift() throws {
    let texts = LayoutDifferentialTests.texts(seed: 7, perForm: 20)
    let separator = "\n// ---\n"
    let formatted = try SwiftFormat.formatted(texts.joined(separator: separator))
    let expected = formatted.components(separatedBy: separator)
    try #require(expected.count == texts.count)
    for (text, expected) in zip(texts, expected) {
      #expect(laidOut(text) == expected.trimmingCharacters(in: .newlines))
    }
  }

  @Test func laysOutTwiceAsOnce() {
    for text in LayoutDifferentialTests.texts(seed: 8, perForm: 10) {
      let once = laidOut(text)
      #expect(laidOut(once) == once)
    }
  }

  @Test func changesNothingButSpaceAndTheCommasOfCollections() {
    for text in LayoutDifferentialTests.texts(seed: 9, perForm: 10) {
      #expect(LayoutDifferentialTests.ink(laidOut(text)) == LayoutDifferentialTests.ink(text))
    }
  }

  private static func texts(seed: UInt64, perForm count: Int) -> [String] {
    var random = RandomSwift(seed: seed)
    return RandomSwift.forms.flatMap { form in
      (0..<count).map { _ in random.longText(of: form.write) }
    }
  }

  /// The text without white space, and without commas at the end of collections.
  private static func ink(_ text: String) -> String {
    text.filter { !$0.isWhitespace }.replacingOccurrences(of: ",]", with: "]")
  }
}

/// The `swift format` of the toolchain.
private enum SwiftFormat {
  private static let configuration =
    #"{"version": 1, "lineLength": 100, "indentation": {"spaces": 2}}"#

  static var isKnownVersion: Bool {
    (try? run(["--version"]))?.hasPrefix("6.3") ?? false
  }

  static func formatted(_ text: String) throws -> String {
    let folder = try Repository.temporaryFolder("rutter-layout")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Random.swift")
    try Data(text.utf8).write(to: file)
    return try run(["--configuration", configuration, file.path])
  }

  private static func run(_ arguments: [String]) throws -> String {
    try Command("swift", ["format"] + arguments).output()
  }
}

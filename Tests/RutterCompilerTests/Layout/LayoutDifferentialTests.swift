import Foundation
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
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("layout-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(["format", "--configuration", configuration, file.path])
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "format"] + arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

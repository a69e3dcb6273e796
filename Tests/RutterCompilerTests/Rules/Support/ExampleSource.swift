import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport

/// The Swift that puts an example of `Specs/Diagnostics` into the binary.
struct ExampleSource {
  static let folder = "Sources/RutterCompiler/Rules/Examples"

  let example: SpecCase

  var path: String { "\(Self.folder)/\(Self.capitalized(name))Example.swift" }

  /// `unknownKey`
  var name: String { Self.name(of: example.name) }

  func text() throws -> String {
    let input = try example.input()
    let analysis = Compiler().analyze(input)
    let findings = String(
      decoding: try example.compiled()["diagnostics.txt"] ?? Data(), as: UTF8.self)
    let fixed = Compiler().fix(analysis)
    let good = fixed.analysis.report.isEmpty ? fixed.changed : []
    return """
      // Derived from Specs/Diagnostics/\(example.name); `RECORD=1 swift test` rewrites it.
      // swift-format-ignore-file
      extension RuleExample {
        static let \(name) = RuleExample(
          code: "\(example.name)",
          bad: [\(files(input.files + input.declarations.map(\.source)))],
          findings: \(literal(findings)),
          good: [\(files(good))])
      }

      """
  }

  private func files(_ files: [SourceFile]) -> String {
    files.map { file in
      ".init(\"\(file.path)\", \(literal(String(decoding: file.bytes, as: UTF8.self))))"
    }
    .joined(separator: ", ")
  }

  private func literal(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : "      " + escaped($0) }
    return "#\"\"\"\n" + body.joined(separator: "\n") + "\n      \"\"\"#"
  }

  /// What a reader could not see in the source is escaped.
  private func escaped(_ line: Substring) -> String {
    line.unicodeScalars.map { scalar in
      let isVisible = scalar == " " || !(scalar.properties.isWhitespace || scalar.value < 0x20)
      let isPlain = isVisible && scalar.properties.generalCategory != .format
      return isPlain ? String(scalar) : "\\#u{\(String(scalar.value, radix: 16))}"
    }
    .joined()
  }

  /// The list of all of them.
  static func index(_ examples: [SpecCase]) -> String {
    """
    // Derived from Specs/Diagnostics; `RECORD=1 swift test` rewrites it.
    extension RuleExample {
      package static let all: [RuleExample] = [
    \(examples.map { "    .\(name(of: $0.name))," }.joined(separator: "\n"))
      ]
    }

    """
  }

  private static func name(of code: String) -> String {
    let words = code.split(separator: "-").map(String.init)
    return words[0] + words.dropFirst().map(capitalized).joined()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

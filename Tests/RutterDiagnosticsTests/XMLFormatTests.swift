import Foundation
import RutterDiagnostics
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a text that is well-formed XML, each with its attributes.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var all: [(name: String, attributes: [String: String])] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "not well-formed: \(text)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    all.append((name, attributes))
  }

  func named(_ name: String) -> [[String: String]] {
    all.filter { $0.name == name }.map(\.attributes)
  }
}

struct CheckstyleFormatTests {
  @Test func findingsStandUnderTheirFile() throws {
    let elements = try Elements(Samples.render(.checkstyle, [Samples.full, Samples.note]))
    #expect(elements.named("file") == [["name": "Specs/Explore.yaml"]])
    #expect(
      elements.named("error") == [
        [
          "line": "3", "column": "5", "severity": "error", "source": "rutter.unknown-key",
          "message": "unknown key 'veiw' in a screen",
        ],
        ["line": "1", "column": "1", "severity": "info", "source": "rutter.hint", "message": "n"],
      ])
  }

  @Test func everyCharacterIsEscaped() throws {
    let elements = try Elements(Samples.renderAtNastyPath(.checkstyle))
    #expect(elements.named("file").first?["name"] == "Spe cs/\(Samples.nasty) .yaml")
    #expect(elements.named("error").last?["message"] == Samples.nasty)
  }

  @Test func charactersThatXMLCannotHoldAreMadeVisible() throws {
    let finding = Diagnostic(
      .error, "c", "a\u{0}\u{1B}\u{FFFE}\u{FFFF}b", at: Samples.marked.range)
    let elements = try Elements(Samples.render(.checkstyle, [finding]))
    #expect(elements.named("error").first?["message"] == "a\u{2400}\u{241B}\u{FFFD}\u{FFFD}b")
  }

  @Test func withoutFindingsThereAreNoFiles() throws {
    #expect(try Elements(Samples.render(.checkstyle, [])).all.map(\.name) == ["checkstyle"])
  }
}

struct JUnitFormatTests {
  @Test func errorsFailAndWarningsPass() throws {
    let elements = try Elements(Samples.render(.junit))
    #expect(
      elements.all.map(\.name) == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "system-out",
      ])
    let counts = ["tests": "2", "failures": "1", "errors": "0", "skipped": "0"]
    #expect(elements.named("testsuites") == [counts.merging(["name": "rutter"]) { $1 }])
    #expect(elements.named("testsuite") == [counts.merging(["name": "Specs/Explore.yaml"]) { $1 }])
    #expect(
      elements.named("testcase")[0] == [
        "classname": "Specs/Explore.yaml", "file": "Specs/Explore.yaml", "line": "3",
        "name": "unknown-key: unknown key 'veiw' in a screen",
      ])
    #expect(
      elements.named("failure") == [
        ["type": "unknown-key", "message": "unknown key 'veiw' in a screen"]
      ])
  }

  @Test func everyCharacterIsEscaped() throws {
    let elements = try Elements(Samples.renderAtNastyPath(.junit))
    #expect(elements.named("testcase")[1]["name"] == "unused-parameter: \(Samples.nasty)")
  }

  @Test func withoutFindingsOneCasePasses() throws {
    let elements = try Elements(Samples.render(.junit, []))
    #expect(elements.named("testcase") == [["classname": "rutter", "name": "no findings"]])
    #expect(elements.named("testsuites")[0]["tests"] == "1")
  }
}

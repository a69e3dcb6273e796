import Foundation
import RutterDiagnostics
import Testing

struct SARIFFormatTests {
  private func log(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func run(_ text: String) throws -> [String: Any] {
    try #require((try log(text)["runs"] as? [[String: Any]])?.first)
  }

  @Test(arguments: [
    [], [Samples.full], [Samples.note, Samples.warning, Samples.full],
    [Diagnostic(.error, "c", "m", at: SourceRange(file: FileID(9), start: 0, end: 0))],
  ])
  func followsTheSchema(_ findings: [Diagnostic]) throws {
    #expect(SARIFSchema.violations(in: try log(Samples.render(.sarif, findings))) == [])
  }

  @Test func followsTheSchemaWithAHostilePath() throws {
    let text = Samples.renderAtNastyPath(.sarif)
    #expect(SARIFSchema.violations(in: try log(text)) == [])
    #expect(
      text.contains("\"Spe%20cs/a%2Cb%3Ac%25d%22e%27%3Cf%3E%26%7C%60%2A_%23%40%C3%BC%5C%0A.yaml\""))
  }

  @Test func theSchemaOfTheTestsFindsWhatIsWrong() {
    let result: [String: Any] = [
      "level": "fatal", "locations": [["physicalLocation": ["region": ["startLine": 0]]]],
      "fixes": [["artifactChanges": [Any]()]], "colour": "red",
    ]
    let log: [String: Any] = ["version": "2.1", "runs": [["results": [result]]]]
    let violations = SARIFSchema.violations(in: log)
    for part in [
      "version", "tool is missing", "message is missing", "level", "startLine", "artifactLocation",
      "artifactChanges", "colour",
    ] {
      #expect(violations.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test func resultsNameTheirRule() throws {
    let findings = [Samples.warning, Samples.full, Samples.full]
    let sources = SourceIndex([Samples.marked.file], usedBy: findings)
    let text = DiagnosticFormat.sarif.render(findings, sources: sources) { code in
      .init(summary: "about \(code)", help: "do")
    }
    let run = try run(text)
    #expect(SARIFSchema.violations(in: try log(text)) == [])
    let results = try #require(run["results"] as? [[String: Any]])
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["unknown-key", "unused-parameter"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0, 0])
    #expect((rules[0]["shortDescription"] as? [String: String])?["text"] == "about unknown-key")
    let fingerprints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(Set(fingerprints.compactMap { $0["rutter/v1"] }).count == 3)
  }

  @Test func pathsOutsideTheRepositoryAreFileURIs() throws {
    let file = SourceFile(id: FileID(0), path: "/a b/c.yaml", bytes: Samples.marked.file.bytes)
    let text = render([Samples.full], [file], as: .sarif)
    #expect(text.contains("\"uri\": \"file:///a%20b/c.yaml\""))
    #expect(!text.contains("SRCROOT"))
  }
}

/// The rules of the published schema (sarif-schema-2.1.0.json) for the objects that rutter writes:
/// which members an object may and must have, and what these may hold.
private enum SARIFSchema {
  private indirect enum Rule: Sendable {
    case text, reference, anyTexts
    case integer(from: Int)
    case oneOf([String])
    case list(Rule, atLeast: Int)
    case object([String: Rule], required: [String])
  }

  static func violations(in log: [String: Any]) -> [String] {
    violations(of: log, document, at: "log")
  }

  private static func violations(of value: Any?, _ rule: Rule, at path: String) -> [String] {
    switch rule {
    case .text: return value is String ? [] : ["\(path) is no text"]
    case .reference:
      return (value as? String).flatMap(URL.init(string:)) == nil ? ["\(path) is no URI"] : []
    case .anyTexts: return value is [String: String] ? [] : ["\(path) is no mapping of texts"]
    case .integer(let least):
      return (value as? Int).map { $0 >= least } == true ? [] : ["\(path) is below \(least)"]
    case .oneOf(let values):
      return (value as? String).map(values.contains) == true ? [] : ["\(path) is unknown"]
    case .list(let item, let least):
      guard let list = value as? [Any], list.count >= least else { return ["\(path) is too short"] }
      return list.enumerated().flatMap { violations(of: $1, item, at: "\(path)[\($0)]") }
    case .object(let members, let required):
      guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
      let missing = required.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
      return missing
        + object.sorted { $0.key < $1.key }.flatMap { name, value in
          members[name].map { violations(of: value, $0, at: "\(path).\(name)") }
            ?? ["\(path).\(name) is no member"]
        }
    }
  }

  private static let message = Rule.object(["text": .text], required: ["text"])
  private static let artifactLocation = Rule.object(
    ["uri": .reference, "uriBaseId": .text], required: [])
  private static let region = Rule.object(
    [
      "startLine": .integer(from: 1), "startColumn": .integer(from: 1),
      "endLine": .integer(from: 1), "endColumn": .integer(from: 1),
    ], required: ["startLine"])
  private static let location = Rule.object(
    [
      "physicalLocation": .object(
        ["artifactLocation": artifactLocation, "region": region], required: ["artifactLocation"]),
      "message": message,
    ], required: [])
  private static let replacement = Rule.object(
    ["deletedRegion": region, "insertedContent": .object(["text": .text], required: [])],
    required: ["deletedRegion"])
  private static let artifactChange = Rule.object(
    ["artifactLocation": artifactLocation, "replacements": .list(replacement, atLeast: 1)],
    required: ["artifactLocation", "replacements"])
  private static let fix = Rule.object(
    ["description": message, "artifactChanges": .list(artifactChange, atLeast: 1)],
    required: ["artifactChanges"])
  private static let result = Rule.object(
    [
      "ruleId": .text, "ruleIndex": .integer(from: -1), "message": message,
      "level": .oneOf(["none", "note", "warning", "error"]),
      "locations": .list(location, atLeast: 0), "relatedLocations": .list(location, atLeast: 0),
      "partialFingerprints": .anyTexts, "fixes": .list(fix, atLeast: 0),
    ], required: ["message"])
  private static let descriptor = Rule.object(
    ["id": .text, "shortDescription": message, "help": message], required: ["id"])
  private static let driver = Rule.object(
    ["name": .text, "rules": .list(descriptor, atLeast: 0)], required: ["name"])
  private static let run = Rule.object(
    [
      "tool": .object(["driver": driver], required: ["driver"]),
      "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
      "results": .list(result, atLeast: 0),
    ], required: ["tool"])
  private static let document = Rule.object(
    ["$schema": .reference, "version": .oneOf(["2.1.0"]), "runs": .list(run, atLeast: 0)],
    required: ["version", "runs"])
}

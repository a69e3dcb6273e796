import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// The app `Users` has mappings and no `models:`. Whatever changes in its Swift so that a mapping is no
/// longer right is found, at the mapping and at the declaration.
@Suite struct SourceMutationTests {
  struct Mutation: Sendable, CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let code: String

    var testDescription: String { "\(old) → \(new)" }
  }

  static let mutations = [
    Mutation(
      file: "Domain", old: "let firstName: String", new: "let givenName: String",
      code: "unfilled-member"),
    Mutation(
      file: "Domain", old: "let nickname: String?", new: "let nickname: String?, age: Int",
      code: "unread-member"),
    Mutation(file: "Domain", old: "  let emails: [Email]\n", new: "", code: "unfilled-member"),
    Mutation(
      file: "Domain", old: "let scores: [String: Int]", new: "let scores: [String: Double]",
      code: "no-mapping"),
    Mutation(
      file: "Domain", old: "let city: String", new: "let city: String?", code: "dropped-optional"),
    Mutation(
      file: "Domain", old: "case unknown, female, male", new: "case unknown, female, male, other",
      code: "unhandled-case"),
    Mutation(
      file: "Domain", old: "case unknown, female, male", new: "case unknown, female",
      code: "unknown-case"),
    Mutation(
      file: "Domain", old: "let firstName: String", new: "private let firstName: String",
      code: "unknown-model"),
    Mutation(
      file: "Persistence", old: "identifier: Int, firstName", new: "identifier: Int32, firstName",
      code: "no-mapping"),
    Mutation(
      file: "Persistence", old: "isVerified: Bool) {", new: "isVerified: Bool, at: Double) {",
      code: "unfilled-member"),
    Mutation(
      file: "Persistence", old: "init(address: String,", new: "init(mail: String,",
      code: "unfilled-member"),
    Mutation(
      file: "Persistence", old: "init(address: String,", new: "private init(address: String,",
      code: "unknown-model"),
    Mutation(
      file: "Persistence", old: "var countryCode: String\n", new: "var country: String\n",
      code: "unread-member"),
  ]

  private static let app = SpecCase(
    folder: Repository.specs.appendingPathComponent("Apps/Users"))

  private static func findings(_ mutation: Mutation?) throws -> [(Diagnostic, [String])] {
    var input = try app.input()
    input.declarations = input.declarations.map { file in
      guard let mutation, file.source.path.hasSuffix("\(mutation.file).swift") else { return file }
      let text = String(decoding: file.source.bytes, as: UTF8.self)
      #expect(text.contains(mutation.old))
      let range = text.firstRange(of: mutation.old)
      let changed = range.map { text.replacingCharacters(in: $0, with: mutation.new) } ?? text
      return DeclarationReader.read(
        SourceFile(id: file.source.id, path: file.source.path, text: changed))
    }
    let analysis = Compiler().analyze(input)
    let paths = Dictionary(analysis.sources.map { ($0.id, $0.path) }) { a, _ in a }
    return analysis.report.sorted().map { finding in
      (finding, ([finding.range] + finding.notes.compactMap(\.range)).map { paths[$0.file] ?? "?" })
    }
  }

  @Test func theAppIsRightAsItIs() throws {
    #expect(try Self.findings(nil).map(\.0.message) == [])
  }

  @Test(arguments: mutations)
  func aChangeInSwiftIsFound(_ mutation: Mutation) throws {
    let found = try Self.findings(mutation)
    let match = found.first { $0.0.code.description == mutation.code }
    let places = try #require(match, "found \(found.map { "\($0.0.code): \($0.0.message)" })").1
    #expect(places.first == "Specs/Users.yaml")
    #expect(places.dropFirst().contains { $0.hasPrefix("App/") })
  }
}

import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// The catalogue and the sources say the same of which findings there are.
@Suite struct CatalogueTests {
  @Test func everyCodeHasAPageAndEveryPageACode() throws {
    let used = try Self.codesInSources()
    #expect(used.count > 80)
    let described = Set(RuleCatalogue.codes)
    #expect(used.subtracting(described).sorted() == [], "these codes have no page")
    #expect(described.subtracting(used).sorted() == [], "these pages have no code")
  }

  @Test func codesAreUniqueAndInKebabCase() {
    #expect(Set(RuleCatalogue.codes).count == RuleCatalogue.codes.count)
    for code in RuleCatalogue.codes {
      #expect(code.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(code)")
    }
  }

  /// Errors that would make wrong output cannot be silenced. What swiftc would find in the app's own
  /// Swift can: a reader of declarations may know less than swiftc.
  @Test func onlyWarningsAndWhatSwiftcFindsAreAdjustable() {
    for page in RuleCatalogue.pages where page.isAdjustable {
      let isForSwiftc = ["unfit-call", "unknown-view"].contains(page.code)
      #expect(page.severity == (isForSwiftc ? .error : .warning), "\(page.code)")
    }
    #expect(RuleCatalogue.adjustable.contains("unreachable-screen"))
    #expect(!RuleCatalogue.adjustable.contains("unknown-key"))
  }

  @Test(arguments: RuleCatalogue.pages.map(\.code.description))
  func pagesAreWrittenInSentences(_ code: String) throws {
    let page = try #require(RuleCatalogue.page(DiagnosticCode(code)))
    for text in [page.what, page.why, page.fix] {
      #expect(text.hasSuffix(".") && !text.contains("\n"), "\(text)")
      #expect(text.first?.isLowercase == false, "\(text)")
    }
    #expect(!page.what.contains(". "), "one sentence: \(page.what)")
    #expect(page.what.count <= 110, "\(page.what)")
  }

  /// What the sources give as a code: a constant's value, or the first argument of a finding.
  private static func codesInSources() throws -> Set<String> {
    let sources = try FileTree(readingFrom: Repository.root.appendingPathComponent("Sources")) {
      $0.hasSuffix(".swift") && !$0.contains("Rules/Pages/")
    }
    let constant = /static let \w+: (?:Self|DiagnosticCode) = "([a-z0-9-]+)"/
    let literal =
      /(?:report\.(?:error|warning)\(|\.(?:error|warning),)\s*"([a-z0-9]+(?:-[a-z0-9]+)+)"/
    var codes: Set<String> = []
    for (path, data) in sources {
      let text = String(decoding: data, as: UTF8.self)
      if text.contains("DiagnosticCode") {
        codes.formUnion(text.matches(of: constant).map { String($0.1) })
      }
      if path.hasPrefix("rutter/") {
        codes.formUnion(text.matches(of: literal).map { String($0.1) })
      }
    }
    return codes
  }
}

import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// The compiler's matcher and the generated Swift read URLs alike, and what is printed reads back.
@Suite struct LinkAgreementSpecs {
  @Test func generatedSwiftAgreesWithTheCompiler() throws {
    let project = LinkedProject()
    let result = try SwiftCompiler().run([project.module(main: project.reader)])
    #expect(result.exitCode == 0, "\(result.transcript)")
    let lines = result.text.split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
    #expect(lines.count > 700, "too few URLs were read: \(lines.count)")
    var matched = 0
    for line in lines where line.count == 3 {
      let expected = project.answers(to: line[0])
      #expect(expected.contains(line[1]), "\(line[0]): \(expected) expected, \(line[1]) found")
      #expect(line[2] == "inverse" || line[1].hasPrefix("!"), "\(line)")
      if !line[1].hasPrefix("!") { matched += 1 }
    }
    #expect(matched > 200, "too few URLs matched: \(matched)")
  }

  @Test func everyPrintedLinkReadsBack() throws {
    let project = LinkedProject()
    let result = try SwiftCompiler().run([project.module(main: project.printer)])
    #expect(result.exitCode == 0, "\(result.transcript)")
    let count = Int(result.text.split(separator: " ").first ?? "") ?? 0
    #expect(count > 15_000, "\(result.transcript)")
  }
}

/// A project with a link of every kind, and programs that read and print them.
struct LinkedProject {
  private let compilation: Compilation

  init() {
    let project = SourceFile(id: FileID(0), path: "rutter.yaml", text: Self.configuration)
    let manifest = SourceFile(id: FileID(1), path: "Specs/Links.yaml", text: Self.manifest)
    compilation = Compiler().compile(
      ProjectInput(project: ProjectFile(project), manifests: [manifest]))
    #expect(compilation.report.sorted().map(\.message) == [])
  }

  private static let configuration = """
    links: {schemes: [app], hosts: [app.example]}
    defaults: {layout: single, viewSuffix: View}
    """

  private static let manifest = """
    models:
      Epoch: {kind: enum, cases: [old, new]}
    screens:
      home:
      int: {parameters: {n: Int}, link: "/int/{n}"}
      small: {parameters: {n: UInt8}, link: "/small/{n}"}
      flag: {parameters: {b: Bool}, link: "/flag/{b}"}
      ratio: {parameters: {d: Double, f: Float?}, link: "/ratio/{d}?f={f}"}
      text: {parameters: {s: String}, link: ["/text/{s}", "/old/text/{s}"]}
      two: {parameters: [String, b: Int], link: "/two/{param0}/{b}/end"}
      id: {parameters: {id: UUID}, link: "/id/{id}"}
      address: {parameters: {url: URL}, link: "/address?url={url}"}
      epoch: {parameters: {epoch: Epoch}, link: "/epoch/{epoch}"}
      rest: {parameters: {path: "[String]"}, link: "/rest/{path...}"}
      numbers: {parameters: {path: "[Int]", at: "[Epoch]"}, link: "/numbers/{path...}?at={at}"}
      find:
        parameters: {q: String, tags: "[String]", page: Int = 1, limit: Int?, word: String?, hidden: Bool = true}
        link: "/find?q={q}&tag={tags}&page={page}&limit={limit}&word={word}"
      legacy: {parameters: {id: Int}, link: "/index.php?page=item&id={id}"}
      front: {link: "/index.php?page=front"}
      anyNumber: {parameters: {n: Int}, link: "/any/{n}"}
      anyFlag: {parameters: {b: Bool}, link: "/any/{b}"}
      anyNew: {link: "/any/new"}
      mixedA: {parameters: {n: Int}, link: "/mixed/{n}/x"}
      mixedB: {parameters: {e: Epoch}, link: "/{e}/fixed/x"}
    routers:
      Links:
        root: home
        routes: [int, small, flag, ratio, text, two, id, address, epoch, rest, numbers, find, legacy, front,
          anyNumber, anyFlag, anyNew, mixedA, mixedB]
    """

  func module(main: String) -> SwiftModule {
    var files: FileTree = [:]
    for file in compilation.files { files[file.path] = Data(file.bytes) }
    files["App.swift"] = Data(app.utf8)
    files["main.swift"] = Data(main.utf8)
    return SwiftModule(name: "LinksApp", files: files)
  }

  /// A view for each screen.
  private var app: String {
    let views = compilation.model.screens.map { screen in
      let names = screen.parameters.map {
        "  \($0.isLabelled ? "" : "/* unlabelled */ ")let \($0.name): \($0.type.description)"
      }
      let takesUnlabelled = screen.parameters.contains { !$0.isLabelled }
      let initializer =
        takesUnlabelled
        ? "\n  init(_ param0: String, b: Int) { self.param0 = param0; self.b = b }" : ""
      return """
        struct \(screen.view.callee): View {
        \(names.joined(separator: "\n"))\(initializer)
          var body: some View { Text("") }
        }
        """
    }
    return
      "import SwiftUI\n\nenum Epoch: String, Hashable, Sendable, CaseIterable { case old, new }\n\n"
      + views.joined(separator: "\n\n")
  }

  // MARK: Reading

  /// Prints each URL as Foundation has it, the route's name or the reason, and whether it reads back.
  var reader: String {
    """
    import Foundation
    import SwiftUI

    let urls: [String] = [
      \(Self.urls.map { $0.debugDescription }.joined(separator: ",\n  "))
    ]
    for text in urls {
      guard let url = URL(string: text) else { continue }
      do throws(DeepLinkError) {
        let route = try LinksRoute(link: url)
        let name = "\\(route)".prefix { $0 != "(" }
        let back = route.link.flatMap { try? LinksRoute(link: $0) }
        print(url.absoluteString, name, back == route ? "inverse" : "changed", separator: "\\t")
      } catch {
        switch error {
        case .foreignScheme, .foreignHost, .badEncoding:
          print(url.absoluteString, "!refused", "", separator: "\\t")
        case .unknownPath: print(url.absoluteString, "!unknown", "-", separator: "\\t")
        case .missing(let name): print(url.absoluteString, "!missing \\(name)", "-", separator: "\\t")
        case .malformed(let name, _):
          print(url.absoluteString, "!malformed \\(name)", "-", separator: "\\t")
        case .presenting: print(url.absoluteString, "!presenting", "-", separator: "\\t")
        }
      }
    }
    """
  }

  /// What the compiler's matcher says the generated Swift may answer.
  func answers(to url: String) -> Set<String> {
    let places = compilation.model.configuration.links.places
    guard let link = try? DeepLink(url, places) else { return ["!refused"] }
    let router = compilation.model.routers[0]
    var reasons: Set<String> = []
    for route in router.routes {
      for pattern in route.link?.patterns ?? [] {
        switch pattern.match(link) {
        case .values: return [route.name]
        case .missing(let name): reasons.insert("!missing \(name)")
        case .malformed(let name, _): reasons.insert("!malformed \(name)")
        case .otherPath, .otherQuery: break
        }
      }
    }
    return reasons.isEmpty ? ["!unknown"] : reasons.union(["!unknown"])
  }

  private static let values = [
    "", "0", "1", "-1", "+5", "007", "255", "256", "9223372036854775807", "9223372036854775808",
    "true", "false", "TRUE", "1.5", "1e3", "1e999", "nan", "inf", "0x1p3", "old", "new", "fixed",
    "x",
    "a%20b", "a+b", "a/b", "%2F", "%252F", "%", "%2", "%zz", "%FF", "%00", "%0A", "..", "%2E%2E",
    ".",
    "%F0%9F%98%80", "%C3%A9", "e%CC%81", "%EF%BB%BFa", "a;b", "a=b", "a&b", "a?b", "a#b", "//", "@",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
    "E621E1F8C36C495A93FC0C247A3E6E5F", "https%3A%2F%2Fa.example%2Fb%3Fc%3Dd", "mailto:a@b",
  ]

  private static let urls: [String] = {
    let heads = ["app:///", "app://", "app:/", "https://app.example/", "HTTP://App.Example/"]
    let paths = [
      "int/*", "small/*", "flag/*", "ratio/*", "text/*", "old/text/*", "two/*/1/end", "two/a/*/end",
      "id/*", "address?url=*", "epoch/*", "rest/*", "rest/a/*/b", "numbers/1/*",
      "numbers?at=old&at=*",
      "find?q=*", "find?q=1&tag=*&tag=b", "find?q=a&page=*", "find?q=a&limit=*&limit=2",
      "find?word=*&q=", "index.php?page=*", "index.php?page=item&id=*", "any/*", "mixed/*/x",
      "*/fixed/x", "*",
    ]
    let foreign = [
      "", "app:", "app://", "other://int/1", "https://evil.example/int/1", "https:///int/1",
      "https://app.example@evil.example/int/1", "https://app.example:8080/int/1", "/int/1", "int/1",
      "https://APP.example/int/1/?utm_source=%zz#top", "app://int/1?", "app://int//1",
      "javascript:1",
    ]
    return foreign
      + paths.enumerated().flatMap { index, path in
        values.map { heads[(index + $0.utf8.count) % heads.count] + path.replacing("*", with: $0) }
      }
  }()
}

extension LinkedProject {
  /// Prints how many links were read back; each that was not, fails it.
  var printer: String {
    #"""
    import Foundation
    import SwiftUI

    let texts = [
      "", "a", "/", "?", "#", "%", "+", "&", "=", ";", " ", "\n", "\r\n", "\0", "\u{7F}", "é", "e\u{301}",
      "😀", "👨‍👩‍👧", ".", "..", "...", "./", "%2F", "%25", "a%zz", "\u{FEFF}", "\u{202E}", "日本", "//", "@", ":",
      "<>\"\\^`{|}", "https://a.example/?b#c", String(repeating: "x", count: 3_000),
    ]
    let numbers = [Int.min, -1, 0, 1, .max]
    let doubles: [Double] = [0, -0.0, 1.5, .pi, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
    var count = 0
    var failures = 0

    @MainActor func check(_ route: LinksRoute) {
      count += 1
      guard let link = route.link else {
        print("no link: \(route)")
        failures += 1
        return
      }
      do throws(DeepLinkError) {
        let back = try LinksRoute(link: link)
        if back == route { return }
        print("\(route) became \(back)")
      } catch {
        print("\(route): \(error)")
      }
      failures += 1
    }

    let segments = texts.filter { !["", ".", ".."].contains($0) }
    for text in segments {
      check(.text(s: text))
      for number in numbers { check(.two(text, b: number)) }
      for other in segments { check(.rest(path: [text, other])) }
    }
    for text in texts {
      for other in texts {
        for word in [nil, text, other] {
          check(.find(q: text, tags: [other, text], page: 2, limit: nil, word: word))
        }
        check(.find(q: other, tags: [text], page: 1, limit: .min, word: text + other))
        if !["", ".", ".."].contains(text + other) { check(.text(s: text + other)) }
        for number in numbers {
          check(.find(q: text + other, tags: [], page: number, limit: number, word: nil))
        }
      }
    }
    for number in numbers {
      check(.int(n: number))
      check(.legacy(id: number))
      check(.anyNumber(n: number))
      check(.numbers(path: [number, 0], at: [.old, .new]))
    }
    for n in UInt8.min...UInt8.max { check(.small(n: n)) }
    for double in doubles {
      check(.ratio(d: double, f: nil))
      check(.ratio(d: -double, f: Float(exactly: double) ?? 1))
    }
    for epoch in Epoch.allCases {
      check(.epoch(epoch: epoch))
      check(.mixedB(e: epoch))
    }
    for b in [true, false] {
      check(.flag(b: b))
      check(.anyFlag(b: b))
    }
    for _ in 0..<500 { check(.id(id: UUID())) }
    for text in ["a", "https://a.example/b?c=d#e", "mailto:a@b", "/x/../y", "a%20b"] {
      if let url = URL(string: text) { check(.address(url: url)) }
    }
    check(.rest(path: []))
    check(.numbers(path: [], at: []))
    check(.front)
    check(.anyNew)

    // Random texts of all planes, and of the characters that URLs give a meaning.
    var state: UInt64 = 42
    @MainActor func roll(_ sides: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % sides
    }
    @MainActor func random() -> String {
      var text = ""
      for _ in 0...roll(6) {
        let value = roll(2) == 0 ? UInt32(roll(0x80)) : UInt32(roll(0x11_0000))
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      return ["", ".", ".."].contains(text) ? "x" : text
    }
    for _ in 0..<5_000 {
      check(.text(s: random()))
      check(.find(q: random(), tags: [random(), random()], page: 3, limit: nil, word: random()))
    }

    // What no URL can hold is not printed.
    for route: LinksRoute in [
      .text(s: ""), .text(s: ".."), .rest(path: ["a", ""]), .rest(path: ["."]),
      .ratio(d: .infinity, f: nil), .ratio(d: .nan, f: nil), .ratio(d: 1, f: .infinity),
    ] where route.link != nil {
      print("a link that should not be: \(route)")
      failures += 1
    }
    print("\(count) links printed and read, \(failures) failed")
    exit(failures == 0 ? 0 : 1)
    """#
  }
}

import RutterCompiler
import RutterDiagnostics
import Testing

@Suite struct DeclarationReaderTests {
  @Test(arguments: samples)
  func readsDeclarations(_ sample: Sample) {
    #expect(DeclarationText.of(sample.swift) == sample.read)
  }

  struct Sample: Sendable {
    let swift: String
    let read: String

    init(_ swift: String, _ read: String) {
      self.swift = swift
      self.read = read
    }
  }

  static let samples: [Sample] = [
    Sample(
      "public struct Movie: Hashable, Sendable { let id: Int; var title = \"a\", year: Int? }",
      """
      public struct Movie: Hashable, Sendable
        let id: Int
        var title = "a"
        var year: Int?
      """),
    Sample(
      """
      @MainActor @Observable
      final class HomeViewModel: Base<Int> where T: Q {
        @ObservationIgnored private let service: any MovieService
        private(set) var movies: [Movie] = []
        lazy var cache = [String: Int]()
        static let shared = HomeViewModel()
        class var count: Int { 0 }
        weak var delegate: (any Delegate)?
        var isEmpty: Bool { movies.isEmpty }
        var seen: Set<Int> = [] { didSet { print(seen) } }
        var query: String { get { "" } set { } }
        init(service: any MovieService, limit: Int = Int("3") ?? 3) { self.service = service }
        convenience init?(_ id: Int, with other: @escaping (Int) -> Void, rest: Int...) async throws(Failure) {}
        func load() { let inside = 1; struct Local {} }
        deinit {}
      }
      """,
      """
      @MainActor @Observable final class HomeViewModel: Base<Int>
        @ObservationIgnored private let service: any MovieService
        var movies: [Movie] = []
        lazy var cache = [String: Int]()
        static let shared = HomeViewModel()
        class var count: Int {}
        weak var delegate: (any Delegate)?
        var isEmpty: Bool {}
        var seen: Set<Int> = []
        var query: String {}
        init(service: any MovieService, limit: Int = Int("3") ?? 3)
        convenience init?(_ id: Int, with other: (Int) -> Void, rest: Int...) async throws
      """),
    Sample(
      """
      indirect enum Media: String, CaseIterable {
        case movie = "m", series
        case both(Movie, series: Series = .none)
        #if DEBUG
          case test
        #elseif os(macOS) || X
          case mac
        #else
          case other(callback: () -> Void)
        #endif
        enum Kind { case a }
        var x: Int { switch self { case .movie: 1; default: 2 } }
      }
      """,
      """
      indirect enum Media: String, CaseIterable
        var x: Int {}
        case movie = "m"
        case series
        case both(Movie, series: Series = …)
        [DEBUG] case test
        [!DEBUG && (os(macOS) || X)] case mac
        [!DEBUG && !(os(macOS) || X)] case other(callback: () -> Void)
      enum Media.Kind
        case a
      """),
    Sample(
      """
      public extension Movie { struct ID: Hashable { let raw: Int } ; init(raw: Int) { self.init(id: raw) } }
      extension Array where Element == Movie { var first: Int { 1 } }
      extension Outer.Inner<Int>: P {}
      typealias Handler<T> = (T) -> Result<T, Error>
      private typealias Pair = (a: Int, b: String)
      protocol P<A>: AnyObject { associatedtype A; var a: A { get }; init(a: A); func f() -> Int; static func g() }
      actor Store { var items: [Int] = [] }
      let actor = makeActor()
      actor.run()
      """,
      """
      public extension Movie
        init(raw: Int)
      struct Movie.ID: Hashable
        let raw: Int
      extension Array
        var first: Int {}
      extension Outer.Inner: P
      typealias Handler<T> = (T) -> Result<T, Error>
      private typealias Pair = (a: Int, b: String)
      protocol P<A>: AnyObject
        var a: A {}
        init(a: A)
      actor Store
        var items: [Int] = []
      """),
    Sample(
      #"""
      struct Tricky {
        // struct NotOne { let a: Int }
        /* struct NorThis { /* nested */ } */
        let text = "struct No { \(items.map { "} \($0) {" }) "
        let raw = #"a " \( "# , multi = """
          struct Never {
          \(value)
          """
        let regex = /\{[^\/]*/ , ratio = a / b / c
        let more = #/ [{ /#
        let chain = Builder()
          .add { $0 + 1 }
          .done
        let choice = flag
          ? "{"
          : "}"
        let `default`: Int, `class`: [String: [Int]]?
        let closure: @Sendable (Int, String) async throws -> Void = { _, _ in }
        let value: some View & P, other: any (A & B)?, meta: Int.Type, tuple: (a: Int, b: Int)
        var nested: Dictionary<String, Array<Optional<Int>>> = [:]
        let ifValue = if flag { 1 } else { 2 }
        let é: Int
      }
      """#,
      #"""
      struct Tricky
        let text = "struct No { \(items.map { "} \($0) {" }) "
        let raw = #"a " \( "#
        let multi = """
          struct Never {
          \(value)
          """
        let regex = /\{[^\/]*/
        let ratio = a / b / c
        let more = #/ [{ /#
        let chain = Builder()
          .add { $0 + 1 }
          .done
        let choice = flag
          ? "{"
          : "}"
        let default: Int
        let class: [String: [Int]]?
        let closure: @Sendable (Int, String) async throws -> Void = { _, _ in }
        let value: some View & P
        let other: any (A & B)?
        let meta: Int.Type
        let tuple: (a: Int, b: Int)
        var nested: Dictionary<String, Array<Optional<Int>>> = [:]
        let ifValue = if flag { 1 } else { 2 }
        let é: Int
      """#),
    Sample(
      """
      struct Screen: View {
        @State private var model: Model
        @Environment(\\.openURL) private var openURL
        @Binding var isOn: Bool
        @ViewBuilder let content: () -> Content
        @available(iOS 17, *) nonisolated(unsafe) static var shared: Int = 0
        var body: some View { VStack { if x < 3 { Text("}") } } }
        #Preview("a") { Screen() }
        #makeMembers
      }
      """,
      """
      struct Screen: View
        @State private var model: Model
        @Environment(…) private var openURL
        @Binding var isOn: Bool
        @ViewBuilder let content: () -> Content
        @available(…) static var shared: Int = 0
        var body: some View {}
        #Preview
        #makeMembers
      """),
    Sample("struct Open { let a: Int", "struct Open\n  let a: Int\ngap: its body is never closed"),
    Sample(
      "struct A { let (a, b) = (1, 2); let c: Int }",
      "struct A\n  let c: Int\ngap: its properties are declared as a pattern"),
    Sample("struct { }", "gap: its name is missing"),
    Sample(
      "struct A { let a = \"x\n let b: Int }",
      "struct A\n  let a = \"x\n  let b: Int\ngap: something is opened here and never closed"),
    Sample("", ""), Sample("}}}{{{", "gap: something is opened here and never closed"),
    Sample("\u{FEFF}#!/usr/bin/swift struct X {}\nstruct Y {}", "struct Y"),
  ]

  @Test func readsImports() {
    let file = DeclarationText.read(
      "import Foundation\n@testable import struct App.Movie\npublic import UIKit.UIView\nlet import1 = 2"
    )
    #expect(file.imports.map(\.module) == ["Foundation", "App", "UIKit"])
  }

  @Test func keepsThePlaceOfEachPart() throws {
    let swift = "struct A {\n  let first: [Int] = [1]\n}"
    let file = DeclarationText.read(swift)
    let property = try #require(file.types.first?.properties.first)
    #expect(file.source.text(of: property.range) == "first")
    #expect(try file.source.text(of: #require(property.type)) == "[Int]")
    #expect(try file.source.text(of: #require(property.value)) == "[1]")
  }

  @Test func leavesOutTypesNestedTooDeeply() {
    let depth = 500
    let swift =
      (0..<depth).map { "struct S\($0) {" }.joined() + String(repeating: "}", count: depth)
    let file = DeclarationText.read(swift)
    #expect(file.gaps.map(\.reason) == ["it is nested too deeply"])
    #expect(file.types.count == 65)
  }

  /// No cut of a file, and no byte in place of another, makes the reader trap or hang.
  @Test func readsDamagedFiles() {
    for sample in Self.samples {
      let bytes = Array(sample.swift.utf8)
      for end in bytes.indices {
        _ = DeclarationText.read(String(decoding: bytes[..<end], as: UTF8.self))
        var other = bytes
        other[end] = Array("{}()<>\"/#@,:=`\0\\".utf8)[end % 16]
        _ = DeclarationText.read(String(decoding: other, as: UTF8.self))
      }
    }
  }
}

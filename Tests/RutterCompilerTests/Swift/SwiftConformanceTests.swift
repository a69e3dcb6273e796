import RutterCompiler
import Testing

/// What is said of types by name is what the Swift compiler says of them.
@Suite struct SwiftConformanceTests {
  @Test func listedTypesConformAsListed() throws {
    var files = [
      "right": Self.program(hashable: Self.hashable, sendable: Self.sendable),
      "brokenHashable": Self.program(hashable: ["StaticString"], sendable: []),
      "brokenSendable": Self.program(hashable: [], sendable: ["AnyKeyPath"]),
    ]
    files["claims"] = """
      func hashable<T: Hashable>(_ type: T.Type) {}
      func sendable<T: Sendable>(_ type: T.Type) {}
      """
    let failed = try SwiftToolchain.filesWithErrors(in: files, ["-typecheck", "-wmo"])
    #expect(failed == ["brokenHashable", "brokenSendable"])
  }

  @Test(arguments: hashable)
  func listedTypesAreKnownAsHashable(_ type: String) throws {
    #expect(try SwiftType.parse(type).get().canBeHashable == .yes)
  }

  @Test(arguments: sendable)
  func listedTypesAreKnownAsSendable(_ type: String) throws {
    #expect(try SwiftType.parse(type).get().isKnownSendable)
  }

  private static let hashable =
    SwiftType.values.sorted()
    + SwiftType.alwaysHashable.union(SwiftType.hashableContainers).map(applied).sorted()

  private static let sendable =
    SwiftType.values.sorted() + SwiftType.sendableContainers.map(applied).sorted()
    + SwiftType.otherSendable.map(existential).sorted()

  /// A generic type with arguments that are both.
  private static func applied(_ name: String) -> String {
    switch name {
    case "AnyHashable", "ObjectIdentifier", "AnyKeyPath": name
    case "Dictionary", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath": "\(name)<Int, Int>"
    case "Result": "Result<Int, Never>"
    case "InlineArray": "InlineArray<2, Int>"
    default: "\(name)<Int>"
    }
  }

  private static func existential(_ name: String) -> String {
    name == "StaticString" ? name : "any \(name)"
  }

  private static func program(hashable: [String], sendable: [String]) -> String {
    let claims =
      hashable.map { "hashable((\($0)).self)" } + sendable.map { "sendable((\($0)).self)" }
    return """
      import Foundation
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif
      @available(macOS 26, *)
      extension Bool {
        static func check() {
          \(claims.joined(separator: "\n"))
        }
      }
      """
  }
}

import RutterCompiler
import Testing

/// Every word of Swift's own in every position, as the compiler sees it.
@Suite struct SwiftKeywordTests {
  static let words = SwiftKeyword.declarations.union(SwiftKeyword.statements)
    .union(SwiftKeyword.values).union(SwiftKeyword.contextual).sorted()

  @Test(arguments: SwiftName.Position.allCases)
  func escapesExactlyTheWordsThatNeedIt(_ position: SwiftName.Position) throws {
    let usable = Self.words.filter { SwiftName.problem(with: $0, in: position) == nil }
    var files: [String: String] = [:]
    for (index, word) in usable.enumerated() {
      let escaped = SwiftName.escaped(word, in: position)
      files["right\(index)"] = program(position, "Right\(index)", word, escaped)
      guard escaped != word else { continue }
      files["wrong\(index)"] = program(position, "Wrong\(index)", word, word)
    }
    let failed = try SwiftToolchain.filesWithErrors(
      in: files, ["-typecheck", "-wmo", "-warnings-as-errors"])
    let expected = Set(files.keys.filter { $0.hasPrefix("wrong") })
    let names = failed.symmetricDifference(expected).map { name in
      Int(name.drop { !$0.isNumber }).map { "\(name): \(usable[$0])" } ?? name
    }
    #expect(names.isEmpty)
  }

  /// Declarations and uses of `name`, the word as our table would have it in the position.
  private func program(
    _ position: SwiftName.Position, _ scope: String, _ word: String, _ name: String
  ) -> String {
    let lines =
      switch position {
      case .enumCase: enumCase(name, SwiftName.escaped(word, in: .memberAccess))
      case .memberAccess: memberAccess(name, "`\(word)`")
      case .property: property(name, SwiftName.escaped(word, in: .memberAccess))
      case .parameterName: parameterName(name)
      case .declaredLabel: declaredLabel(name, word)
      case .argumentLabel: argumentLabel(name, SwiftName.escaped(word, in: .declaredLabel))
      case .function: function(name, SwiftName.escaped(word, in: .memberAccess))
      case .type: type(name)
      }
    return "enum \(scope) {\n\(lines)\n}\n"
  }

  private func enumCase(_ name: String, _ member: String) -> String {
    """
    enum A: Hashable { case \(name), other }
    enum B { case \(name)(Int), other }
    func a(_ a: A) -> Bool { switch a { case .\(member): true; case .other: false } }
    func b(_ b: B) -> Int { switch b { case .\(member)(let x): x; case .other: 0 } }
    func c() -> [A] { [A.\(member), .\(member)] }
    func d() -> [B] { [B.\(member)(1), .\(member)(1)] }
    """
  }

  /// Types and protocols have members `Type` and `Protocol` of their own; of values they are usual.
  private func memberAccess(_ name: String, _ declared: String) -> String {
    """
    struct A { var \(declared) = 1; func f() -> Int { self.\(name) } }
    struct B { func \(declared)(_ x: Int) -> Int { x } }
    func a(_ a: A, _ b: A?) -> [Int?] { [a.\(name) + 1, b?.\(name)] }
    func b(_ b: B) -> Int { b.\(name)(1) }
    """
  }

  private func property(_ name: String, _ member: String) -> String {
    """
    struct A {
      let \(name): Int
      init(_ x: Int) { self.\(member) = x }
      var other: Int { \(name) + 1 }
      func f() -> [Int] { [\(name), max(\(name), 1), self.\(member)] }
      func g() -> Int { return \(name) }
    }
    func f() -> Int { let \(name) = 1; return \(name) }
    """
  }

  private func parameterName(_ name: String) -> String {
    """
    static func f(_ \(name): Int) -> Int { \(name) + 1 }
    static func g(label \(name): Int) -> Int { return \(name) }
    func i(_ xs: [Int]) -> [Int] { xs.map { \(name) in \(name) } }
    enum A { case a(Int) }
    func j(_ a: A) -> Int { switch a { case .a(let \(name)): \(name) } }
    """
  }

  /// A word that is no name of a parameter can still be a label.
  private func declaredLabel(_ name: String, _ word: String) -> String {
    let inner = SwiftName.escaped(word, in: .parameterName)
    let isName = SwiftName.problem(with: word, in: .parameterName) == nil
    return """
      static func f(\(name) x: Int) -> Int { x }
      \(isName ? "static func g(\(name): Int) -> Int { \(inner) + 1 }" : "")
      enum A { case a(\(name): Int), b(Int, \(name): Int) }
      """
  }

  private func argumentLabel(_ name: String, _ declared: String) -> String {
    """
    enum A { case a(\(declared): Int), b(Int, \(declared): Int) }
    static func f(\(declared) x: Int) -> Int { x }
    static func g() -> Int { f(\(name): 1) }
    static func h() -> [A] { [.a(\(name): 1), .b(1, \(name): 2)] }
    """
  }

  private func function(_ name: String, _ member: String) -> String {
    """
    struct A {
      func \(name)(_ x: Int) -> Int { x }
      func \(name)(_ x: () -> Int) -> Int { x() }
      func f() -> [Int] { [\(name)(1), self.\(member)(1)] }
      func g() -> Int { \(name) { 1 } }
    }
    """
  }

  private func type(_ name: String) -> String {
    """
    struct \(name): Hashable {}
    enum A { enum \(name) { case a } }
    static func f(_ x: \(name)?, _ y: [\(name)]) -> \(name) { \(name)() }
    static func g(_ x: A.\(name)) -> A.\(name) { A.\(name).a }
    """
  }
}

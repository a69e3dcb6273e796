import RutterCompiler
import RutterDiagnostics
import Testing

/// Targets that are filled in place, or once they are made, as far as the app's Swift lets them be.
@Suite struct DeclaredUpdateTests {
  @Test func saysWhatCannotBeSet() {
    expectFindings(
      "mappings: [{from: A, to: B, update: 1️⃣true}]",
      swift: """
        struct A { let id: Int, name: String, rank: Int, note: String }
        final class B {
          let 2️⃣id: Int; private(set) var 3️⃣name: String; var note: String
          var 4️⃣rank: Int { 1 }
          init(id: Int, name: String, rank: Int, note: String) {}
        }
        """,
      .init(
        "1️⃣", "unsettable-member", "'id' of 'B' cannot be set in place: it is a 'let'",
        help: "say why it stays as it is: 'onUpdate: {id: {ignore: the reason}}'", notes: ["2️⃣"]),
      .init(
        "1️⃣", "unsettable-member",
        "'name' of 'B' cannot be set in place: it has a setter that is 'private'", notes: ["3️⃣"]),
      .init(
        "1️⃣", "unsettable-member", "'rank' of 'B' cannot be set in place: it has no setter",
        notes: ["4️⃣"]))
  }

  @Test func saysThatAnArgumentIsNoProperty() {
    expectFindings(
      "mappings: [{from: A, to: B, update: 1️⃣true}]",
      swift: """
        struct A { let text: String }
        final class B { var other: String = ""; init(2️⃣text: String) {} }
        """,
      .init("1:26", "unfilled-member", "nothing fills 'other' of 'B'"),
      .init(
        "1️⃣", "unsettable-member",
        "'text' of 'B' cannot be set in place: it is no property that code elsewhere can see",
        notes: ["2️⃣"]))
  }

  @Test func fillsWhatIsThereInPlace() {
    let swift = """
      struct A { let one: C, some: C? }
      struct C { let n: Int }
      final class B { var one: D, some: D?; init(one: D, some: D?) {} }
      final class D { var n: Int; init(n: Int) {} }
      """
    let text = generated(
      "mappings: [{from: A, to: B, update: true}, {from: C, to: D, update: true}]", swift)
    #expect(
      text.contains(
        """
          func update(from a: A) {
            one.update(from: a.one)
            if let value = a.some, let existing = some {
              existing.update(from: value)
            } else {
              some = a.some.map { D(c: $0) }
            }
          }
        """))
    let mapper = generated(
      "mappings: [{from: A, to: B, update: true, as: mapper}, {from: C, to: D, update: true, as: mapper}]",
      swift)
    #expect(mapper.contains("DMapper().map(value, to: existing)"))
    #expect(mapper.contains("DMapper().map(a.one, to: b.one)"))
  }

  @Test func setsWhatNoInitializerTakes() {
    let swift = """
      struct A { let id: Int32, name: String }
      final class B { var id = 0; var name = ""; var seen = false; init() {} }
      struct C { var name: String; var id: Int { get { 1 } set {} }; var rank = 0; init(name: String) {} }
      """
    let text = generated("mappings: [{from: A, to: B, as: mapper}]", swift)
    #expect(
      text.contains(
        """
            let b = B()
            b.id = Int(a.id)
            b.name = a.name
            return b
        """))
    let value = generated(
      "mappings: [{from: A, to: C, as: function, members: {rank: 'Int(id)'}}]",
      swift)
    #expect(value.contains("var c = C(name: name)"))
    #expect(value.contains("c.rank = Int(id)"))
  }

  @Test func readsActorsFromWithin() {
    let text = generated(
      "mappings: [{from: A, to: B, as: function}]",
      """
      actor A { var n = 1; var late: Int { get async { 1 } } }
      struct B { let n: Int }
      """)
    #expect(text.contains("extension A {\n  func b() -> B {\n    B(n: n)"))
  }

  @Test func leavesAloneWhatItCannotUse() {
    for (type, reason) in [
      ("private struct A { let n: Int }", "it is 'private'"),
      ("struct A: ~Copyable { let n: Int }", "it cannot be copied"),
    ] {
      expectFindings(
        "mappings: [{from: 1️⃣A, to: B}]", swift: type + "\nstruct B { let n: Int }",
        .init("1️⃣", "unknown-model", "the shape of 'A' cannot be told: \(reason)"))
    }
    expectFindings(
      "mappings: [{from: B, to: 1️⃣A}]",
      swift: "struct A {\n#if DEBUG\nlet 2️⃣n: Int\n#endif\n}\nstruct B { let n: Int }",
      .init(
        "1️⃣", "unknown-model",
        "the shape of 'A' cannot be told: 'n' of it is there only '#if DEBUG'", notes: ["2️⃣"]))
  }
}

import RutterCompiler
import RutterDiagnostics
import Testing

/// Models whose keys are members, the model's own, or both.
@Suite struct ModelFormTests {
  @Test(arguments: [
    "{x: Double, y: Double}",
    "{x: Double, y: Double, generate: true}",
    "{generate: true, x: Double, y: Double, access: internal, summary: A place.}",
    "{kind: class, x: Double, y: Double}",
    "{members: {x: Double, y: Double}, generate: true}",
  ])
  func membersAreReadInEveryForm(_ model: String) {
    expectFindings(
      """
      models:
        Point: \(model)
        Spot: {x: Double, y: Double}
      mappings: [{from: Point, to: Spot}]
      """)
  }

  @Test func valueTellsAMemberFromAKey() {
    expectFindings(
      """
      models:
        Film: {kind: Kind, generate: Generator, id: Int}
        Row: {kind: Kind, generate: Generator, id: Int}
      mappings: [{from: Film, to: Row}]
      """)
  }

  @Test func namesNoMemberBesideAllMembers() {
    expectFindings(
      """
      models:
        Point: {members: {x: Double}, 1️⃣y: Double}
      """,
      .init(
        "1️⃣", "unknown-key", "unknown key 'y' in a model",
        help: "a model has the keys kind, module, generate, conforms, access, members, cases, "
          + "rawValues, summary, metadata, deprecated, if"))
  }

  @Test func takesNoMisspeltKeyForAMember() {
    expectFindings(
      """
      models:
        Point: {generate: true, 1️⃣membres: {x: Double}}
      """,
      .init(
        "1️⃣", "unknown-key", "unknown key 'membres' in a model", fix: "rename to 'members'"))
  }

  @Test func saysThatAnEnumHasNoMembers() {
    expectFindings(
      """
      models:
        Gender: {kind: enum, 1️⃣code: Int}
      """,
      .init(
        "1️⃣", "conflicting-keys", "an enum has no 'members'", help: "list its 'cases'"))
  }
}

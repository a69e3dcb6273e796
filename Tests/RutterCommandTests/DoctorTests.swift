import Testing

@testable import rutter

struct DoctorTests {
  @Test func allIsWellInAFreshProject() throws {
    let scratch = try Scratch.project("Explore", "Search")
    try scratch.rutter("generate")
    let outcome = try scratch.rutter("doctor")
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("  rutter     \(Rutter.version), language version 1, libyaml "))
    #expect(
      lines[1...].map(String.init) == [
        "  folder     \(scratch.path)", "  project    rutter.yaml", "  manifests  2 files in Specs",
        "  features   Explore, Search", "  contents   0 screens, 0 routers, 2 mappings",
        "  templates  the standard ones", "  output     Generated",
        "  ledger     .rutter-ledger: 2 files, all as written",
        "  drift      none: the disk is what the manifests say", "  findings   none",
      ])
  }

  @Test func theProjectIsFoundAbove() throws {
    let scratch = try Scratch.project("Explore")
    let outcome = try scratch.rutter("doctor", in: "Specs")
    #expect(
      outcome.output.contains("  project    rutter.yaml, found above \(scratch.path)/Specs\n"))
  }

  @Test func whatNeedsAttentionIsMarked() throws {
    let scratch = try Scratch.project("Explore")
    #expect(try scratch.rutter("doctor").status == 1)
    try scratch.rutter("generate")
    try scratch.write("edited", to: Manifests.output("Explore"))
    let edited = try scratch.rutter("doctor")
    #expect(edited.status == 1)
    #expect(
      edited.output.contains("! ledger     .rutter-ledger: 1 file; edited by hand: Generated/"))
    #expect(
      edited.output.contains("! drift      1 file to be written: 'rutter check' shows them\n"))
  }

  @Test func troubleIsToldInPlaceOfFailing() throws {
    let scratch = try Scratch.project("Explore")
    try scratch.write("nonsense", to: ".rutter-ledger")
    #expect(
      try scratch.rutter("doctor").output.contains("! ledger     .rutter-ledger, line 1: "))
    try scratch.remove(".rutter-ledger")
    try scratch.write(Manifests.broken("Bad"), to: "Specs/Bad.yaml")
    let broken = try scratch.rutter("doctor")
    #expect(broken.status == 1)
    #expect(broken.output.contains("  drift      not known: there are errors\n"))
    #expect(
      broken.output.contains("! findings   1 error, 0 warnings: 'rutter validate' shows them\n"))
  }

  @Test func withoutAProjectItSaysWhatToDo() throws {
    let outcome = try Scratch().rutter("doctor")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("! project    no rutter.yaml here or in a folder above\n"))
    #expect(outcome.output.contains("! manifests  no project file here or in a folder above"))
  }

  @Test func templatesOfTheTeamsOwnAreCompared() throws {
    let scratch = try Scratch.project("Explore", file: "templates: Templates\n")
    try scratch.write("{# ours #}\n", to: "Templates/report.swift.stencil")
    try scratch.write("{# less #}\n", to: "Templates/file.swift.stencil")
    let output = try scratch.rutter("doctor").output
    #expect(output.contains("Templates/report.swift.stencil is the team's own\n"))
    #expect(output.contains("Templates/file.swift.stencil replaces the standard one: 1 line of "))
  }
}

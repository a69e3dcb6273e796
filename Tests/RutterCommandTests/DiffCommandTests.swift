import Foundation
import Testing

@testable import rutter

struct DiffCommandTests {
  private static let manifest = """
    screens:
      home:
        opens: [book]
      book:
        parameters: {id: Int}
        link: /books/{id}
    routers:
      Shop:
        root: home

    """

  /// A repository with the manifest as its only commit, and another manifest in the working copy.
  private func repository(_ now: String, project: String = "") throws -> Scratch {
    let scratch = try Scratch([
      project + "rutter.yaml": "links: {schemes: [shop]}\n",
      project + "Specs/Shop.yaml": Self.manifest,
    ])
    let git = "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false"
    let outcome = try scratch.shell(
      "export HOME=$PWD; git init -q . && git add . && \(git) commit -q -m one && git tag v1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try scratch.write(now, to: project + "Specs/Shop.yaml")
    return scratch
  }

  private func diff(_ scratch: Scratch, _ arguments: String..., in folder: String = "") throws
    -> Scratch.Outcome
  {
    let environment = ["PATH": "/usr/bin:/bin", "HOME": scratch.path, "TMPDIR": scratch.path]
    return try scratch.start(["diff"] + arguments, in: folder, environment: environment).wait()
  }

  @Test func nothingChanged() throws {
    let scratch = try repository(Self.manifest + "# Nothing.\n")
    let files = scratch.files()
    let outcome = try diff(scratch, "--against", "v1")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == "no changes\n")
    #expect(scratch.files() == files)
  }

  @Test func aBreakingChangeIsToldWithBothPlaces() throws {
    let scratch = try repository(
      "# New.\n" + Self.manifest.replacing("id: Int", with: "id: Int, page: Int = 1"))
    try scratch.write(
      Self.manifest.replacing("link: /books/{id}", with: "link: /book/{id}"), to: "Specs/Shop.yaml")
    let outcome = try diff(scratch, "--against", "HEAD")
    #expect(outcome.status == 4 && outcome.errors == "")
    #expect(
      outcome.output == """
        breaking: '/books/{id}' no longer opens, as in shop://books/1 [links]
          was:  HEAD:Specs/Shop.yaml:6
          now:  Specs/Shop.yaml:6
          help: keep it behind the new one: 'link: [new, "/books/{id}"]'

        compatible: the link '/book/{id}' is new [links]
          now:  Specs/Shop.yaml:6

        2 changes: 1 breaking, 1 compatible

        """)
    #expect(try diff(scratch, "--against", "v1", "--allow", "links").status == 0)
    #expect(try diff(scratch, "--against", "v1", "--allow", "swift").status == 4)
  }

  @Test func aProjectMayLieInAFolderOfTheRepository() throws {
    let scratch = try repository(
      Self.manifest.replacing("id: Int", with: "id: String"), project: "App/")
    let outcome = try diff(scratch, "--against", "v1", "--quiet", in: "App/Specs")
    #expect(outcome.status == 4)
    #expect(
      outcome.output.contains("'ShopRoute.book(id:)' takes 'id' as 'String', no longer 'Int'"))
    #expect(outcome.output.contains("  was:  v1:Specs/Shop.yaml:5\n"))
  }

  @Test func foldersAndFilesServeToo() throws {
    let scratch = try repository(Self.manifest.replacing("  book:", with: "  page:"))
    try scratch.write(Self.manifest, to: "Old/Specs/Shop.yaml")
    try scratch.write("links: {schemes: [shop]}\n", to: "Old/rutter.yaml")
    try scratch.write(
      Self.manifest.replacing("[book]", with: "[page]").replacing("  book:", with: "  page:"),
      to: "Specs/Shop.yaml")
    let folder = try diff(scratch, "--against", "Old")
    #expect(folder.status == 4)
    #expect(folder.output.contains("  was:  Old/Specs/Shop.yaml:"))
    let file = try diff(scratch, "--against", "./Old/Specs/Shop.yaml", "Specs/Shop.yaml")
    #expect(file.status == 4)
    #expect(file.output.contains("'ShopRoute.book(id:)' is "))
  }

  @Test func formatsAreDocuments() throws {
    let scratch = try repository(Self.manifest.replacing("id: Int", with: "id: String"))
    let json = try diff(scratch, "--against", "v1", "--format", "json").output
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(document?["version"] as? Int == 1 && document?["isBreaking"] as? Bool == true)
    let changes = try #require(document?["changes"] as? [[String: Any]])
    #expect(changes.allSatisfy { $0["category"] is String && $0["impact"] is String })
    let markdown = try diff(scratch, "--against", "v1", "--format", "markdown").output
    #expect(markdown.hasPrefix("## Changes to navigation and mappings\n\n"))
    #expect(
      markdown.contains(
        "| **breaking** | `ShopRoute.book(id:)` takes `id` as `String`, no longer `Int` |"))
  }

  @Test func errorsInTheOldVersionAreNoObstacle() throws {
    let scratch = try repository(Self.manifest)
    try scratch.write(Self.manifest.replacing("root: home", with: "root: hom"), to: "Old/Shop.yaml")
    let outcome = try diff(scratch, "--against", "Old")
    #expect(
      outcome.errors
        == "warning: the manifests of 'Old' have 1 error; what is wrong there is not compared\n")
  }

  @Test func errorsNowComeFirst() throws {
    let scratch = try repository("screns:\n" + Self.manifest)
    let outcome = try diff(scratch, "--against", "v1")
    #expect(outcome.status == 1 && outcome.output == "")
  }

  @Test(arguments: [
    ([], "nothing is given to compare with"),
    (["--against", "v2"], "no revision, folder or file 'v2'"),
    (["--against", "--upload-pack=x"], "needs a value"), (["--against=--all"], "no revision"),
    (["--against=v1; touch x"], "no revision"), (["--against", "$(touch x)"], "no revision"),
    (["--against", "v1", "--allow", "all"], "unknown value 'all'"),
  ])
  func wrongUseIsTold(_ arguments: [String], _ text: String) throws {
    let scratch = try repository(Self.manifest)
    let outcome = try scratch.start(["diff"] + arguments).wait()
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.contains(text), "\(outcome.errors)")
    #expect(!scratch.exists("x"))
  }

  @Test func aNameOfTwoThingsIsRefused() throws {
    let scratch = try repository(Self.manifest)
    try scratch.makeFolder("v1")
    #expect(try diff(scratch, "--against", "v1").errors.contains("write './v1' or 'refs/heads/v1'"))
  }
}

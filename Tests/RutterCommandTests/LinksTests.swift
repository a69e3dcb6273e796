import Testing

@testable import rutter

/// `rutter links`, and the files that links are told to.
struct LinksTests {
  private static let manifest = """
    screens:
      home: {link: /home, opens: [item]}
      item: {parameters: {id: Int}, link: "/items/{id}"}
    routers: {Shop: {root: home}}

    """
  private static let settings = "links: {schemes: [shop], hosts: [shop.example]}\n"
  private static let site = "Web/apple-app-site-association"

  private func project(_ settings: String = settings) throws -> Scratch {
    try Scratch(["rutter.yaml": settings, "Specs/Shop.yaml": Self.manifest])
  }

  @Test func listsTheLinks() throws {
    let outcome = try project().rutter("links")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("/items/{id}  pushes item       Shop  Specs/Shop.yaml:3\n"))
  }

  @Test func explainsAURLByItsExitCodeToo() throws {
    let scratch = try project()
    let found = try scratch.rutter("links", "explain", "shop://items/3")
    #expect(found.status == 0)
    #expect(found.output.contains("id = \"3\""))
    let lost = try scratch.rutter("links", "explain", "shop://items/three", "--format", "json")
    #expect(lost.status == 1)
    #expect(lost.output.contains("'id' cannot be 'three'"))
  }

  @Test func wrongCommandLinesAreRefused() throws {
    let scratch = try project()
    #expect(try scratch.rutter("links", "explain").status == 2)
    #expect(try scratch.rutter("links", "--format", "yaml").status == 2)
    #expect(try scratch.rutter("links", "explain", "shop://a", "--format", "markdown").status == 2)
  }

  @Test func withErrorsThereAreFindingsAndNoList() throws {
    let scratch = try project()
    try scratch.write("screens: {home: {lnk: /a}}\n", to: "Specs/Shop.yaml")
    let outcome = try scratch.rutter("links")
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors.contains("unknown key 'lnk'"))
  }

  @Test func associationsAreKeptUpToDateAndDriftIsTold() throws {
    let scratch = try project(
      """
      links:
        schemes: [shop]
        hosts: [shop.example]
        associations: {appIDs: [A.b], appSiteAssociation: \(Self.site)}

      """)
    #expect(try scratch.rutter("check").status == 3)
    #expect(try scratch.rutter("generate").status == 0)
    #expect(try scratch.rutter("check").status == 0)
    #expect(!(try scratch.text(".rutter-ledger")).contains(Self.site))
    try scratch.write(
      Self.manifest.replacing("/items/{id}", with: "/things/{id}"), to: "Specs/Shop.yaml")
    let drift = try scratch.rutter("check")
    #expect(drift.status == 3)
    #expect(drift.output.contains("+            \"/\": \"/things/?*\""))
    try scratch.write("{", to: Self.site)
    #expect(try scratch.rutter("generate").status == 1)
    #expect(try scratch.text(Self.site) == "{")
  }
}

import RutterCompiler
import RutterDiagnostics
import Testing

/// The files in which systems look links up.
@Suite struct AssociationTests {
  private static let site = "Web/apple-app-site-association"
  private static let assets = "Web/assetlinks.json"
  private static let plist = "App/Info.plist"
  private static let settings = """
    links:
      schemes: [shop, shop-two]
      hosts: [shop.example]
      associations:
        appIDs: [ABCDE12345.com.example.shop]
        appSiteAssociation: \(site)
        androidPackage: com.example.shop
        androidFingerprints: ["0F:3A"]
        assetLinks: \(assets)

    """

  private func project(_ files: [String: String] = [:], plist: String? = nil) -> LinkProject {
    var project = LinkProject(settings: Self.settings, files: files)
    if let plist {
      project.settings += "    infoPlist: \(Self.plist)\n"
      project.files[Self.plist] = plist
    }
    return project
  }

  private static func list(_ content: String) -> String {
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(content)</dict>\n</plist>\n"
  }

  @Test func newFilesAreMade() throws {
    let written = project().written
    let site = try #require(written[Self.site])
    #expect(site.contains("\"/\": \"/items/?*/photo\""))
    #expect(site.contains("\"comment\": \"pushes item in Shop, Orders\""))
    #expect(!site.contains("/help"), "debug builds alone have it")
    #expect(try #require(written[Self.assets]).contains("\"package_name\": \"com.example.shop\""))
  }

  /// What is written is what the next run leaves alone, however others lay it out.
  @Test func aSecondRunChangesNothing() throws {
    let first = project(plist: Self.list("")).written
    #expect(project(first, plist: first[Self.plist]).written == first)
    let compact = try #require(first[Self.site]).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined()
    #expect(project([Self.site: compact]).written[Self.site] == compact)
  }

  @Test(arguments: [
    "{}", "{\"webcredentials\": {\"apps\": [\"X\"]}}", "{\"applinks\": {}}",
    "{\"applinks\": {\"details\": []}}",
    "{\n  \"applinks\": {\n    \"details\": [\n      {\"appIDs\": [\"OTHER.app\"]}\n    ]\n  },\n  \"z\": 1\n}\n",
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"ABCDE12345.com.example.shop\"], \"old\": 1}, {\"appID\": \"B\"}]}}",
  ])
  func otherPartsStay(_ text: String) throws {
    let written = try #require(project([Self.site: text]).written[Self.site])
    for part in ["\"apps\": [\"X\"]", "OTHER.app", "\"z\": 1", "{\"appID\": \"B\"}"]
    where text.contains(part) {
      #expect(written.contains(part), "\(written)")
    }
    #expect(!written.contains("\"old\""))
    #expect(written.contains("\"/\": \"/home\""))
    #expect(project([Self.site: written]).written[Self.site] == written)
  }

  @Test func statementsAboutOtherAppsStay() throws {
    let other = #"{"relation": [], "target": {"package_name": "com.other"}}"#
    let written = try #require(project([Self.assets: "[\(other)]"]).written[Self.assets])
    #expect(written.hasPrefix("[" + other + ","))
    #expect(project([Self.assets: written]).written[Self.assets] == written)
  }

  @Test func schemesAreAddedToTheListThatIsThere() throws {
    let content = """
      \t<!-- <key>CFBundleURLSchemes</key><array></array> -->
      \t<key>CFBundleURLTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>CFBundleURLSchemes</key>
      \t\t\t<array>
      \t\t\t\t<string>shop</string>
      \t\t\t</array>
      \t\t</dict>
      \t</array>

      """
    let written = try #require(project(plist: Self.list(content)).written[Self.plist])
    #expect(
      written
        == Self.list(
          content.replacing(
            "<string>shop</string>\n",
            with: "<string>shop</string>\n\t\t\t\t<string>shop-two</string>\n")))
  }

  @Test(arguments: [
    ([site: "[1]"], "Web/apple-app-site-association:1: an object is due here [bad-association]"),
    (
      [site: "{\"applinks\": 1}"],
      "Web/apple-app-site-association:1: an object is due here [bad-association]"
    ),
    ([assets: "{}"], "Web/assetlinks.json:1: an array is due here [bad-association]"),
  ])
  func whatIsLaidOutOtherwiseIsRefused(_ files: [String: String], _ finding: String) {
    let project = project(files)
    #expect(project.findings == [finding])
    #expect(project.written == [:])
  }

  @Test func brokenJSONIsRefusedAtItsPlace() {
    let project = project([Self.site: "{\n  \"applinks\": {,}\n}\n"])
    #expect(project.findings.count == 1)
    #expect(project.findings.allSatisfy { $0.hasPrefix("Web/apple-app-site-association:2: ") })
    #expect(project.written == [:])
  }

  @Test func whatIsNoPropertyListIsRefused() {
    let project = project(plist: "bplist00")
    #expect(
      project.findings == ["App/Info.plist:1: this is no property list in XML [bad-association]"])
  }

  @Test func anAppHasToBeNamed() {
    let settings =
      "links: {hosts: [a.example], associations: {appSiteAssociation: a, assetLinks: b}}"
    let codes = LinkProject(settings: settings).findings
    #expect(codes.count == 2 && codes.allSatisfy { $0.hasSuffix("[bad-association]") }, "\(codes)")
  }

  @Test(arguments: ["../a", "/etc/a", "~/a", "a//b", "./a"])
  func filesOutsideTheProjectAreRefused(_ path: String) {
    let settings = "links: {hosts: [a.example], associations: {infoPlist: \"\(path)\"}}"
    #expect(LinkProject(settings: settings).findings.contains { $0.hasSuffix("[bad-path]") })
  }
}

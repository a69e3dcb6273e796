import Testing

@testable import rutter

/// `rutter coverage`: what becomes of the members of all mappings.
@Suite struct CoverageTests {
  private static let manifest = """
    models:
      User: {id: Int, first: String, nick: String?, seen: Double?, sort: Kind, old: String, note: String}
      Row:
        id: Int
        name: String
        nick: String
        age: Int
        sort: RowKind
        mark: Int
        isNew: Bool = false
      Kind: {kind: enum, cases: [a, b, c]}
      RowKind: {kind: enum, cases: [a, z]}
    mappings:
      - from: User
        to: Row
        members:
          name: first
          nick: {default: '"-"'}
          age: "Int(seen ?? 0)"
          mark: {constant: "1"}
          isNew: {ignore: the app knows}
          old: {ignore: a relic}
      - {from: Kind, to: RowKind, cases: {z: [b]}, otherwise: a}
    """

  private func coverage(_ arguments: String..., manifest: String = manifest) throws
    -> (status: Int32, output: String, errors: String)
  {
    let scratch = try Scratch(["rutter.yaml": "rutter: 1\n", "Specs/Users.yaml": manifest])
    let outcome = try scratch.start(["coverage"] + arguments).wait()
    return (outcome.status, outcome.output, outcome.errors)
  }

  @Test func tellsOfEachMapping() throws {
    let (status, output, errors) = try coverage()
    #expect(status == 0)
    #expect(errors.contains("nothing reads 'note' of 'User'"))
    #expect(
      output == """
        User → Row  Specs/Users.yaml:15
          7 members: 1 mapped, 1 renamed, 2 converted, 1 defaulted, 1 constant, 1 ignored
          ignored: isNew (the app knows)
          unread: old (a relic)
          unread: note

        Kind → RowKind  Specs/Users.yaml:23
          3 cases: 1 mapped, 1 renamed, 1 defaulted

        2 mappings, 10 members: 2 mapped (20 %), 2 renamed (20 %), 2 converted (20 %), \
        2 defaulted (20 %), 1 constant (10 %), 1 ignored (10 %); 1 source member unread

        """)
  }

  @Test func printsAPageForAWiki() throws {
    let output = try coverage("--format", "markdown").output
    #expect(
      output.contains(
        "| `User → Row` | Specs/Users.yaml:15 | 7 | 1 | 1 | 2 | 1 | 1 | 1 | 0 | 1 |\n"))
    #expect(output.contains("## User → Row\n\n- ignored: isNew (the app knows)\n"))
  }

  @Test func printsDataForTools() throws {
    let output = try coverage("--format", "json").output
    #expect(
      output.contains(
        """
                {
                  "name": "name",
                  "way": "renamed",
                  "value": "user.first",
                  "declaredAt": "Specs/Users.yaml:5"
                }
        """))
    #expect(output.contains("\"unread\": 1\n"))
  }

  @Test func tellsOfWhatIsUnmappedBesideTheErrors() throws {
    let manifest = Self.manifest.replacing("      name: first\n", with: "")
    let (status, output, errors) = try coverage(manifest: manifest)
    #expect(status == 1)
    #expect(errors.contains("nothing fills 'name' of 'Row'"))
    #expect(output.contains("1 unmapped"))
    #expect(output.contains("  unmapped: name\n"))
  }

  @Test func aProjectWithoutMappingsSaysSo() throws {
    #expect(try coverage(manifest: "screens: {a: {}}\n").output == "no mappings\n")
  }

  @Test func onlyTheFeaturesAskedForAreShown() throws {
    #expect(try coverage("--feature", "Users").output.hasPrefix("User → Row"))
    #expect(try coverage("--feature", "Nothing").status == 2)
  }
}

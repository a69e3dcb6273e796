import RutterCompiler
import RutterDiagnostics
import Testing

/// What of a mapping carries the place where the author wrote it.
@Suite struct MappingLocationTests {
  @Test func keepsTheLinesOfAnExpression() throws {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int}, B: {y: String}}
      mappings:
        - from: A
          to: B
          members:
            y: |
              x
                .description
      """)
    #expect(compilation.findings == [])
    #expect(
      try compilation.swift() == """

        extension B {
          init(a: A) {
            self.init(
              y: a.x
                .description)
          }
        }

        """)
    #expect(
      try compilation.swift(.relative).contains(
        """
            #sourceLocation(file:"A.yaml",line:7)
            let y: String = a.x
              .description
            #sourceLocation(file:"A.yaml",line:4)
            self.init(y: y)
            #sourceLocation()
        """))
  }

  @Test func bindsWhatOnlySwiftcCanJudgeToALineOfItsOwn() throws {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int, y: Int, z: Int}, B: {x: Int, b: String, z: Int, k: Int}}
      mappings:
        - from: A
          to: B
          members:
            b: x.description
            z: b(y)
            k: z
      """)
    #expect(compilation.findings == [])
    #expect(
      try compilation.swift(.relative) == """

        extension B {
          init(a: A) {
            #sourceLocation(file:"A.yaml",line:6)
            let bValue: String = a.x.description
            #sourceLocation(file:"A.yaml",line:7)
            let z: Int = b(a.y)
            #sourceLocation()
            self.init(
              x: a.x,
              b: bValue,
              z: z,
              k: a.z)
          }
        }

        """)
  }

  @Test func aCallOfSeveralLinesFollowsTheMembersOfItsModel() throws {
    let compilation = MappingCompilation(
      """
      models:
        A: {x: Int, y: Int, z: Int}
        B:
          x: Int
          y: Int
          z: Int
        C:
          x: Int

          y: Int
          z: Int
      mappings:
        - {from: A, to: B, as: function}
        - {from: A, to: C, as: function}
      """)
    #expect(compilation.findings == [])
    #expect(
      try compilation.swift(.relative) == """

        extension A {
          func b() -> B {
            #sourceLocation(file:"A.yaml",line:3)
            B(
              x: x,
              y: y,
              z: z)
            #sourceLocation()
          }
        }

        extension A {
          func c() -> C {
            C(
              x: x,
              y: y,
              z: z)
          }
        }

        """)
  }

  @Test func aCallThatMayBeBrokenAnywhereHasNoPlace() throws {
    let name = "aMemberWithANameSoLong"
    let members = "{\(name)ThatTwoOf: Int, \(name)ThemDoNotFit: Int}"
    let compilation = MappingCompilation(
      "models: {A: \(members), B: \(members)}\nmappings: [{from: A, to: B}]")
    #expect(compilation.findings == [])
    #expect(try !compilation.swift(.relative).contains("#sourceLocation"))
  }
}

import RutterDiagnostics
import Testing

@Suite struct MappingCaseTests {
  private static let models = """
    models:
      Gender: {kind: enum, cases: [female, male, other]}
      GenderRow: {kind: enum, cases: [female, male, unknown]}
      Kind: {kind: enum, cases: [default, init, none]}
      KindRow: {kind: enum, cases: [default, init, none]}
      Media: {kind: enum, cases: [{movie: Movie}, {person: {id: Int, name: String}}, {in: Movie?}]}
      MediaRow: {kind: enum, cases: [{movie: MovieRow}, {person: {name: String, id: Int}}, {in: MovieRow?}]}
      Event: {kind: enum, cases: [{failed: {code: Int}}, {done: {at: Int, by: Int}}, idle]}
      EventRow: {kind: enum, cases: [{failed: {reason: String}}, {done: {at: Int}}, {idle: Int}]}
      Empty: {kind: enum, cases: []}
      Never: {kind: enum, cases: []}
      Movie: {x: Int}
      MovieRow: {x: Int}
    mappings:

    """

  @Test(arguments: swiftCases)
  func becomesSwift(_ form: SwiftCase) throws {
    let compilation = MappingCompilation(Self.models + form.manifest)
    try #require(!compilation.report.hasErrors, "\(compilation.findings)")
    #expect(try compilation.swift() == "\n" + form.swift + "\n")
  }

  @Test(arguments: ruleCases)
  func reportsAtTheExactToken(_ rule: RuleCase) {
    #expect(MappingCompilation(Self.models + rule.manifest).findings == rule.findings)
  }

  static let swiftCases = [
    SwiftCase(
      "folded cases",
      "  - {from: Gender, to: GenderRow, cases: {unknown: other, female: [.male, female]}}",
      becomes: """
        extension GenderRow {
          nonisolated init(gender: Gender) {
            switch gender {
            case .female, .male: self = .female
            case .other: self = .unknown
            }
          }
        }
        """),
    SwiftCase(
      "otherwise, as a function",
      "  - {from: Gender, to: GenderRow, as: function, otherwise: unknown}",
      becomes: """
        extension Gender {
          nonisolated func genderRow() -> GenderRow {
            switch self {
            case .female: .female
            case .male: .male
            default: .unknown
            }
          }
        }
        """),
    SwiftCase(
      "an expression for every other case, from context",
      "  - {from: Gender, to: GenderRow, as: mapper, parameters: {rest: GenderRow}, otherwise: rest.next(gender)}",
      becomes: """
        struct GenderRowMapper {
          func map(_ gender: Gender, rest: GenderRow) -> GenderRow {
            switch gender {
            case .female: .female
            case .male: .male
            default: rest.next(gender)
            }
          }
        }
        """),
    SwiftCase(
      "cases called like keywords", "  - {from: Kind, to: KindRow}",
      becomes: """
        extension KindRow {
          nonisolated init(kind: Kind) {
            switch kind {
            case .default: self = .default
            case .`init`: self = .`init`
            case .none: self = .none
            }
          }
        }
        """),
    SwiftCase(
      "payloads", "  - {from: Media, to: MediaRow}\n  - {from: Movie, to: MovieRow}",
      becomes: """
        extension MediaRow {
          init(media: Media) {
            switch media {
            case .movie(let movie): self = .movie(MovieRow(movie: movie))
            case .person(let id, let name): self = .person(name: name, id: id)
            case .in(let `in`): self = .in(`in`.map { MovieRow(movie: $0) })
            }
          }
        }

        extension MovieRow {
          init(movie: Movie) {
            self.init(x: movie.x)
          }
        }
        """),
    SwiftCase(
      "no cases", "  - {from: Empty, to: Never}",
      becomes: """
        extension Never {
          nonisolated init(empty: Empty) {
            switch empty {
            }
          }
        }
        """),
    SwiftCase(
      "codes and back",
      "  - {from: Int, to: Gender, label: code, cases: {female: 1, male: 2, other: 0}, otherwise: other, inverse: true}",
      becomes: """
        extension Gender {
          nonisolated init(code: Int) {
            switch code {
            case 1: self = .female
            case 2: self = .male
            case 0: self = .other
            default: self = .other
            }
          }
        }

        extension Int {
          nonisolated init(gender: Gender) {
            switch gender {
            case .female: self = 1
            case .male: self = 2
            case .other: self = 0
            }
          }
        }
        """),
    SwiftCase(
      "texts, several for one case",
      "  - {from: String, to: Gender, as: mapper, cases: {female: ['\"f\"', '\"w\"'], male: '\"m\"'}, otherwise: other}",
      becomes: """
        struct GenderMapper {
          func map(_ string: String) -> Gender {
            switch string {
            case "f", "w": .female
            case "m": .male
            default: .other
            }
          }
        }
        """),
    SwiftCase(
      "ranges",
      "  - {from: Int, to: Gender, as: mapper, cases: {female: 0..<10, male: 10...}, otherwise: other}",
      becomes: """
        struct GenderMapper {
          func map(_ int: Int) -> Gender {
            switch int {
            case 0..<10: .female
            case 10...: .male
            default: .other
            }
          }
        }
        """),
    SwiftCase(
      "both Booleans",
      "  - {from: Bool, to: Gender, label: isFemale, cases: {female: true, male: false}}",
      becomes: """
        extension Gender {
          nonisolated init(isFemale: Bool) {
            switch isFemale {
            case true: self = .female
            case false: self = .male
            }
          }
        }
        """),
    SwiftCase(
      "codes of a case, one way",
      "  - {from: Gender, to: String, as: function, name: code, cases: {female: '\"f\"', male: '\"m\"'}, otherwise: '\"?\"'}",
      becomes: """
        extension Gender {
          nonisolated func code() -> String {
            switch self {
            case .female: "f"
            case .male: "m"
            default: "?"
            }
          }
        }
        """),
  ]

  static let ruleCases = [
    RuleCase(
      "a case that leads nowhere", "  - {from: Gender, to: GenderRow}",
      finds:
        "error unhandled-case 15:12 «Gender» 'other' of 'Gender' leads to no case of 'GenderRow'",
      "warning unproduced-case 15:24 «GenderRow» nothing leads to 'unknown' of 'GenderRow'"),
    RuleCase(
      "cases that do not exist",
      "  - {from: Gender, to: GenderRow, cases: {unknwn: other, unknown: othr}, otherwise: femal}",
      finds: "error unknown-case 15:43 «unknwn» 'GenderRow' has no case 'unknwn'",
      "error unknown-case 15:67 «othr» 'Gender' has no case 'othr'",
      "error unknown-case 15:85 «femal» 'GenderRow' has no case 'femal'"),
    RuleCase(
      "an expression that may make any case",
      "  - {from: Gender, to: GenderRow, otherwise: GenderRow.rest}"),
    RuleCase(
      "a case that otherwise makes with its payload",
      "  - {from: Gender, to: MediaRow, cases: {}, otherwise: .in(nil)}",
      finds: "warning unproduced-case 15:24 «MediaRow» nothing leads to 'movie' of 'MediaRow'",
      "warning unproduced-case 15:24 «MediaRow» nothing leads to 'person' of 'MediaRow'"),
    RuleCase(
      "a case listed twice",
      "  - {from: Gender, to: GenderRow, cases: {female: [other, female], unknown: other}}",
      finds:
        "error duplicate-case-source 15:77 «other» 'other' already leads to another case"),
    RuleCase(
      "an entry that says what is so anyway",
      "  - {from: Gender, to: GenderRow, cases: {female: female, unknown: other}}",
      finds:
        "warning redundant-member 15:43 «female» 'female' pairs by name without this entry"),
    RuleCase(
      "otherwise that is never reached",
      "  - {from: Gender, to: GenderRow, cases: {unknown: other}, otherwise: unknown}",
      finds:
        "warning needless-otherwise 15:71 «unknown» 'otherwise' is never reached: nothing is left for it"
    ),
    RuleCase(
      "values without otherwise",
      "  - {from: Int, to: Gender, cases: {female: 1, male: 2, other: 0}}",
      finds: "error unhandled-case 15:12 «Int» 'Int' has more values than are listed"),
    RuleCase(
      "values without otherwise, in the inverse",
      "  - {from: Gender, to: Int, cases: {female: 1, male: 2, other: 0}, inverse: true}",
      finds: "error unhandled-case 15:77 «true» 'Int' has more values than are listed"),
    RuleCase(
      "names and literals of another type",
      "  - {from: String, to: Gender, cases: {female: f, male: 1}, otherwise: other}",
      finds: "error wrong-literal 15:48 «f» 'f' is a name, not a text",
      "error wrong-literal 15:57 «1» '1' is not a literal of 'String'"),
    RuleCase(
      "payloads that do not go together", "  - {from: Event, to: EventRow}",
      finds: "warning unread-member 15:12 «Event» nothing reads the payload 'by' of 'done'",
      "error no-mapping 15:23 «EventRow» the payload of 'failed' cannot fill that of 'failed' of 'EventRow': no mapping from 'Int' to 'String' is known",
      "error payload-mismatch 15:23 «EventRow» 'idle' has no payload for 'Int' of 'idle'"),
    RuleCase(
      "a case with a payload for all others",
      "  - {from: Gender, to: MediaRow, cases: {in: female}, otherwise: movie}",
      finds:
        "error payload-mismatch 15:24 «MediaRow» 'female' has no payload for 'MovieRow?' of 'in'",
      "warning unproduced-case 15:24 «MediaRow» nothing leads to 'person' of 'MediaRow'",
      "error payload-mismatch 15:66 «movie» nothing fills the payload of 'movie'"),
  ]
}

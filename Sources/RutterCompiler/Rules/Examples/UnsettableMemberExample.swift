// Derived from Specs/Diagnostics/unsettable-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unsettableMember = RuleExample(
    code: "unsettable-member",
    bad: [.init("rutter.yaml", #"""
      sources: App

      """#), .init("Specs/Podcast.yaml", #"""
      mappings:
        - {from: Episode, to: EpisodeRecord, update: true}

      """#), .init("App/Episode.swift", #"""
      struct Episode {
        let id: Int
        let title: String
      }

      final class EpisodeRecord {
        let id: Int
        var title: String

        init(id: Int, title: String) {
          self.id = id
          self.title = title
        }
      }

      """#)],
    findings: #"""
      Specs/Podcast.yaml:2:48: error: 'id' of 'EpisodeRecord' cannot be set in place: it is a 'let' [unsettable-member]
       2 |   - {from: Episode, to: EpisodeRecord, update: true}
         |                                                ^^^^
         = help: say why it stays as it is: 'onUpdate: {id: {ignore: the reason}}'
      App/Episode.swift:7:7: note: 'id' is declared here
       7 |   let id: Int
         |       ^^

      1 error

      """#,
    good: [])
}

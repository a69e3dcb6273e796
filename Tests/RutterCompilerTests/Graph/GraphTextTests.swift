import Foundation
import RutterCompiler
import Testing

/// Names and addresses stay what they are in every language the graph is written in.
@Suite struct GraphTextTests {
  private let hostile = GraphSample(
    #"""
    screens:
      home:
        title: 'a"b\c </script><!-- & `x` #1; %% é 日本 ]]'
        summary: "one\ntwo\u2028three"
        opens:
          end: {url: 'https://x.example/;~|#{id}', parameters: {id: String}}
          graph: {by: hand}
      subgraph: {opens: {default: {screen: home}}}
    routers:
      Home: {root: home, routes: [subgraph]}
      Main: {tabs: {home: {router: Home, title: 'T"\<b>&|`;#x]'}}}
    """#
  ).graph

  @Test func jsonIsJSON() throws {
    let text = GraphFormat.json.render(hostile)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let screens = try #require(root["screens"] as? [[String: Any]])
    #expect(screens.first?["title"] as? String == #"a"b\c </script><!-- & `x` #1; %% é 日本 ]]"#)
    #expect(screens.first?["summary"] as? String == "one\ntwo\u{2028}three")
    #expect(!text.contains("<"))
    let edges = try #require(root["waysOut"] as? [[String: Any]])
    #expect(edges.first?["url"] as? String == "https://x.example/;~|#{id}")
  }

  @Test func mermaidLabelsHoldNothingThatMermaidReads() {
    let text = GraphFormat.mermaid.render(hostile)
    for line in text.split(separator: "\n") where !line.contains("classDef") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(parts.count % 2 == 1, "a quote too many: \(line)")
      for label in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) {
        let plain = label.replacingOccurrences(of: "<br/>", with: "")
        #expect(!plain.contains { "\"<>&`|\\[]".contains($0) }, "\(label)")
      }
    }
    #expect(text.contains("https://x.example/#59;#126;#124;#35;{id}"))
    #expect(text.contains("T#34;#92;#60;b#62;#38;#124;#96;#59;#35;x#93;"))
  }

  @Test func dotStringsEndWhereTheyShould() {
    let text = GraphFormat.dot.render(hostile)
    #expect(text.contains(##"[label="T\"\\<b>&|`;#x]""##))
    for line in text.split(separator: "\n") {
      let bare = line.replacingOccurrences(of: #"\\"#, with: "")
        .replacingOccurrences(of: #"\""#, with: "")
      #expect(bare.count { $0 == "\"" } % 2 == 0, "\(line)")
    }
  }

  /// Ids are numbers, so a screen may be called as a word of Mermaid's or of DOT's.
  @Test func keywordsAreNoIDs() {
    let text = GraphFormat.mermaid.render(hostile)
    #expect(text.contains("n1[\"subgraph\"]"))
    #expect(text.contains("n0([\"home<br/>graph: by hand\"]):::root"))
  }

  @Test(arguments: GraphFormat.allCases)
  func isTheSameEveryTime(_ format: GraphFormat) {
    #expect(format.render(hostile) == format.render(hostile))
  }
}

import Foundation
import RutterCompiler
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The drawing and the page, as documents.
@Suite struct GraphPageTests {
  private let graph = GraphSample(
    #"""
    screens:
      home:
        title: 'a"b </script><script>alert(1)</script> & '
        summary: "</style>"
        opens:
          web: {url: 'https://x.example/;~|#{id}', parameters: {id: String}}
          books: {screen: book}
          tip:
      book: {present: sheet, opens: {close: dismiss, side: {router: Side}}}
      tip: {present: popover}
      side:
      lost:
    routers:
      Home: {root: home}
      Side: {root: side}
      Main: {tabs: {home: {router: Home, title: 'T"\<b>&|`;#x]'}, side: {router: Side}}}
    """#
  ).graph

  @Test func theDrawingIsXML() {
    let reader = XMLReader(GraphFormat.svg.render(graph))
    #expect(reader.isSound)
    #expect(reader.elements["svg"] == 1)
    #expect(reader.classes.count { $0.split(separator: " ").contains("card") } == 5)
    #expect(reader.classes.contains("card root h0"))
    #expect(reader.classes.contains("card unreachable"))
    #expect(reader.texts.contains(#"T"\<b>&|`;#x]"#))
  }

  @Test func theDrawingSaysWhatItsSignsMean() {
    let text = GraphFormat.svg.render(graph)
    for word in ["Push", "Sheet", "Popover", "To another router", "Outside the app", "Unreachable"]
    {
      let isUsed = word != "Push"
      #expect(text.contains(">\(word)</text>") == isUsed, "\(word)")
    }
    #expect(text.contains("4 screens · 3 routers · 5 ways out · 1 unreachable screen"))
  }

  @Test func thePageAsksForNothingElse() {
    let page = GraphFormat.html.render(graph)
    #expect(page.contains("default-src 'none'"))
    for word in ["src=", "@import", "url(", "fetch(", "XMLHttpRequest", "<link"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.hasPrefix("<!doctype html>\n"))
  }

  @Test func whatIsInTheManifestIsNoMarkup() {
    let page = GraphFormat.html.render(graph)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.components(separatedBy: "</style>").count == 2)
    #expect(!page.contains("alert(1)</script>"))
    #expect(!page.contains("<b>"))
  }

  @Test func thePageHoldsTheGraphAsData() throws {
    let page = GraphFormat.html.render(graph)
    let start = try #require(page.range(of: "id=\"graph\">\n"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    #expect(String(page[start.upperBound..<end.lowerBound]) == GraphFormat.json.render(graph))
  }

  @Test func nothingToShowIsStillAPage() {
    let empty = GraphSample("models: {}").graph
    #expect(XMLReader(GraphFormat.svg.render(empty)).isSound)
    #expect(GraphFormat.html.render(empty).contains("<h1>Navigation</h1>"))
  }
}

/// Counts what is in an XML text. A class, since the parser calls back its delegate.
private final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var isSound = false
  private(set) var elements: [String: Int] = [:]
  private(set) var classes: [String] = []
  private(set) var texts: [String] = []
  private var text = ""

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    isSound = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[element, default: 0] += 1
    if let name = attributes["class"] { classes.append(name) }
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    texts.append(text)
    text = ""
  }
}

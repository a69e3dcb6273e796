import Foundation
import RutterCompiler
import RutterTestSupport
import Testing

/// The page of `rutter graph --format html`, used as a reader would in a browser without a window.
/// Only where it is asked for, as by `make graph-page`: it needs Chromium.
@Suite(.enabled(if: Browser.isWanted, "runs with GRAPH_PAGE=1, in Chromium"))
struct GraphPageSpecs {
  @Test func answersMouseKeysAndSearch() throws {
    let outcome = try Browser().run(Self.check, on: try page(of: "Movies", in: "Apps"))
    #expect(outcome == "sound")
  }

  @Test(arguments: [("bookshop", "Graph"), ("Movies", "Apps"), ("Showcase", "Apps")])
  func showsEverythingAtFirst(name: String, group: String) throws {
    let outcome = try Browser().run(Self.fit, on: try page(of: name, in: group))
    #expect(outcome == "sound")
  }

  private func page(of name: String, in group: String) throws -> String {
    let spec = try #require(SpecCase.all(in: group).first { $0.name == name })
    return GraphFormat.html.render(NavigationGraph(Compiler().analyze(try spec.input()).model))
  }

  /// Every card lies in the window, and no text reaches out of its card.
  private static let fit = """
    for (const card of document.querySelectorAll(".card")) {
      const box = card.querySelector(".card-box").getBoundingClientRect();
      expect(box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight, "in the window");
      for (const text of card.querySelectorAll(".name, .detail, .row text")) {
        const words = text.getBoundingClientRect();
        expect(words.width === 0 || words.right <= box.right + 0.5, "room for " + text.textContent);
      }
    }
    """

  private static let check = """
    const panel = document.getElementById("panel"), search = document.getElementById("search");
    const card = (name) => [...document.querySelectorAll(".card")]
      .find((card) => card.querySelector(".name").textContent === name);
    const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const key = (name, element = document.body) =>
      element.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    const type = (text) => { search.value = text; search.dispatchEvent(new Event("input")); };
    expect(panel.hidden, "no panel at first");
    click(card("movieDetails").querySelector(".name"));
    expect(!panel.hidden && panel.querySelector("h2").textContent === "movieDetails", "a click shows the screen");
    for (const text of ["id: Int", "/m/{id}", "transitionID: String? = nil", "Specs/Movies.yaml:7", "https://video.example/watch?v={key}"])
      expect(panel.textContent.includes(text), "the panel has " + text);
    expect(document.querySelectorAll(".jumps path").length > 0, "ways to other tabs are drawn");
    expect(card("movieDetails").classList.contains("selected"), "the card is marked");
    key("Escape");
    expect(panel.hidden && document.activeElement === card("movieDetails"), "escape closes the panel");
    key("Enter", document.activeElement);
    expect(!panel.hidden && panel.contains(document.activeElement), "return opens it");
    key("Escape");
    key("ArrowLeft", document.activeElement);
    expect(!panel.hidden && panel.querySelector("h2").textContent !== "movieDetails", "an arrow goes to the next");
    key("/");
    expect(document.activeElement === search, "a slash leads to the search");
    type("season");
    expect(document.querySelectorAll("#results [role=option]").length === 2, "two seasons");
    key("Enter", search);
    expect(panel.querySelector("h2").textContent === "season", "return takes the first");
    type("nothing of that name");
    expect(document.getElementById("results").textContent === "No screen found", "says that there is none");
    key("Escape", search);
    const level = document.getElementById("level"), before = parseInt(level.textContent);
    click(document.querySelector("[data-zoom=in]"));
    expect(parseInt(level.textContent) > before, "the button zooms in");
    key("-");
    expect(document.getElementById("results").children.length === 0, "the list is closed");
    """
}

/// Chromium without a window.
private struct Browser {
  static let isWanted = ProcessInfo.processInfo.environment["GRAPH_PAGE"] != nil

  private struct Missing: Error {}

  private let program: URL

  init() throws {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let paths =
      folders.flatMap { folder in names.map { folder + "/" + $0 } }
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Missing()
    }
    program = URL(fileURLWithPath: path)
  }

  /// Runs statements at the end of the page; what it says is `sound`, or what did not hold.
  func run(_ statements: String, on page: String) throws -> String {
    let script = """
      <script>
      const faults = [];
      const expect = (holds, what) => { if (!holds) faults.push(what); };
      try {
      \(statements)
      } catch (error) { faults.push(String(error)); }
      document.documentElement.dataset.outcome = faults.join("; ") || "sound";
      </script>
      """
    let folder = try Repository.temporaryFolder("graph-page")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data((page + script).utf8).write(to: file)
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1440,900",
      "--user-data-dir=\(folder.path)/profile", "--force-prefers-reduced-motion", "--dump-dom",
      file.absoluteString,
    ]
    let text = try Command(program, arguments).run().text
    let start = try #require(text.firstRange(of: "data-outcome=\""))
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }
}

import Foundation
import Testing

@testable import rutter

struct TroffPageTests {
  @Test func onePageTellsOfAllCommands() throws {
    let page = try Scratch().rutter("man").output
    #expect(page.hasPrefix(".\\\" 'rutter man' printed this page.\n.TH RUTTER 1 "))
    for command in Command.all {
      #expect(page.contains(".SS \"rutter \(command.name) \\- "))
      for option in command.options { #expect(page.contains(Self.escaped(option.synopsis))) }
    }
  }

  @Test(arguments: Command.all.indices)
  func everyCommandHasAPageOfItsOwn(_ index: Int) throws {
    let command = Command.all[index]
    let page = TroffPage.page(of: command)
    #expect(page.contains(".TH RUTTER\\-\(command.name.uppercased()) 1 "))
    for example in command.examples {
      #expect(page.contains("\n\(Self.escaped(example.command))\n.fi\n"))
    }
    for (code, _) in command.exitCodes {
      #expect(page.contains("\n.TP\n.B \"\(code.rawValue)\"\n"))
    }
  }

  /// A line that begins with a dot or a quote is a request to the formatter.
  @Test func everyRequestIsOneThatThereIs() {
    let requests: Set<Substring> = [
      ".\\\"", ".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".RS", ".RE", ".nf", ".fi",
    ]
    let pages = [TroffPage.page(of: Command.all)] + Command.all.map(TroffPage.page)
    for line in pages.flatMap({ $0.split(separator: "\n") }) {
      guard let first = line.first, ".'".contains(first) else { continue }
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  @Test func formattersFindNothingToCorrect() throws {
    guard CompletionTests.isInstalled("mandoc") else { return }
    let scratch = try Scratch(["page": TroffPage.page(of: Command.all)])
    let outcome = try scratch.shell("mandoc -T lint -W warning page | grep -v 'missing date'")
    #expect(outcome.output == "", "\(outcome.output)")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
      .replacing("'", with: "\\(aq")
  }
}

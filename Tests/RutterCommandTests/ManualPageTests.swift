import Testing

@testable import rutter

struct ManualPageTests {
  @Test(arguments: Command.all.indices)
  func pageTellsAllThatIsDeclared(index: Int) {
    let command = Command.all[index]
    let page = ManualPage.page(of: command)
    #expect(page.contains("Usage:\n  rutter \(command.name)"))
    for option in command.options { #expect(page.contains("\n  \(option.synopsis)")) }
    for (code, _) in command.exitCodes { #expect(page.contains("\n  \(code.rawValue)  ")) }
    for example in command.examples { #expect(page.contains("\n      \(example.command)\n")) }
    if let argument = command.argument { #expect(page.contains("\n  \(argument.placeholder)")) }
  }

  @Test func pagesFitATerminal() {
    let pages = Command.all.map(ManualPage.page) + [ManualPage.overview(of: Command.all)]
    for line in pages.joined().split(separator: "\n") {
      #expect(line.count <= 80)
      #expect(line.last != " ")
    }
    #expect(pages.allSatisfy { $0.hasSuffix("\n") && !$0.hasSuffix("\n\n") })
  }

  @Test(arguments: Command.all.indices)
  func declarationsAreWhole(index: Int) {
    let command = Command.all[index]
    #expect(command.purpose.first?.isLowercase == true)
    #expect(command.purpose.last != ".")
    #expect(!command.examples.isEmpty)
    #expect(command.options.contains { $0.name == "help" })
    #expect(Set(command.options.map(\.name)).count == command.options.count)
    let texts = command.options.map(\.summary) + command.exitCodes.map(\.meaning)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(
      command.exitCodes.map(\.code.rawValue) == command.exitCodes.map(\.code.rawValue).sorted())
  }

  /// An example that a user copies must at least be accepted.
  @Test(arguments: Command.all.flatMap { $0.examples.map(\.command) })
  func examplesParse(example: String) throws {
    let end = example.firstIndex { "|<>".contains($0) } ?? example.endIndex
    let words = example[..<end].split(separator: " ").map(String.init)
    #expect(words.first == "rutter")
    _ = try ArgumentParser.parse(words.dropFirst(2), for: try .named(words[1]))
  }
}

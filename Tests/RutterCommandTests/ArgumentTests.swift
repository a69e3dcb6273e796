import Testing

@testable import rutter

struct ArgumentTests {
  private func parse(_ arguments: String...) throws(Failure) -> Invocation {
    try ArgumentParser.parse(arguments, for: .generate)
  }

  private func failure(_ arguments: String...) -> Failure? {
    do {
      _ = try ArgumentParser.parse(arguments, for: .generate)
      return nil
    } catch {
      return error
    }
  }

  @Test func valuesFollowTheirOptionOrAnEqualsSign() throws {
    #expect(try parse("--project", "App").value(.project) == "App")
    #expect(try parse("--project=App").value(.project) == "App")
    #expect(try parse("--project=a=b c").value(.project) == "a=b c")
    #expect(try parse("--project=--odd").value(.project) == "--odd")
  }

  @Test func optionsAndArgumentsMayBeMixed() throws {
    let invocation = try parse("Specs", "--force", "More", "--feature", "A", "--feature=B", "-")
    #expect(invocation.arguments == ["Specs", "More", "-"])
    #expect(invocation.values(.feature) == ["A", "B"])
    #expect(invocation.isSet(.force))
    #expect(!invocation.isSet(.dryRun))
  }

  @Test func twoDashesEndTheOptions() throws {
    let invocation = try parse("--force", "--", "--quiet", "-x", "--")
    #expect(invocation.arguments == ["--quiet", "-x", "--"])
    #expect(!invocation.isSet(.quiet))
  }

  @Test func flagsMayBeRepeated() throws {
    #expect(try parse("--force", "--force").isSet(.force))
  }

  @Test func helpIsAskedForAnywhereBeforeTheDashes() {
    #expect(ArgumentParser.asksForHelp(["Specs", "--project", "--help"]))
    #expect(ArgumentParser.asksForHelp(["-h"]))
    #expect(!ArgumentParser.asksForHelp(["--", "--help"]))
    #expect(!ArgumentParser.asksForHelp(["--helpful"]))
  }

  @Test(arguments: [
    (["--qiet"], "unknown option '--qiet' of 'rutter generate'", "did you mean '--quiet'?"),
    (["--feat=A"], "unknown option '--feat' of 'rutter generate'", "did you mean '--feature'?"),
    (["-project"], "unknown option '-project' of 'rutter generate'", "did you mean '--project'?"),
    (
      ["--xyzzy"], "unknown option '--xyzzy' of 'rutter generate'",
      "'rutter help generate' shows what it takes"
    ),
    (
      ["--color", "sometimes"], "unknown value 'sometimes' of option '--color'",
      "the values are 'auto', 'always', 'never'"
    ),
    (
      ["--color=alway"], "unknown value 'alway' of option '--color'",
      "did you mean 'always'?"
    ),
  ])
  func unknownNamesComeWithASuggestion(arguments: [String], message: String, help: String) {
    #expect(throws: Failure.self) { try ArgumentParser.parse(arguments, for: .generate) }
    do {
      _ = try ArgumentParser.parse(arguments, for: .generate)
    } catch {
      #expect(error.message == message)
      #expect(error.help == help)
    }
  }

  @Test func missingAndUnwantedValuesAreNamed() {
    let needed = "option '--project' needs a value: --project DIR"
    #expect(failure("--project")?.message == needed)
    #expect(failure("--project=")?.message == needed)
    #expect(failure("--project", "")?.message == needed)
    #expect(failure("--project", "--force")?.message == needed)
    #expect(failure("--force=yes")?.message == "option '--force' takes no value")
    #expect(
      failure("--output", "a", "--output", "b")?.message == "option '--output' is given twice")
    #expect(failure("")?.message == "empty PATH")
  }

  @Test func commandsTakeNoMoreArgumentsThanTheyDeclare() throws {
    #expect(try ArgumentParser.parse(["generate"], for: .help).arguments == ["generate"])
    #expect(throws: Failure.self) { try ArgumentParser.parse(["a", "b"], for: .help) }
  }

  @Test(arguments: [
    ("genrate", "did you mean 'generate'?"), ("val", "did you mean 'validate'?"),
    ("CHECK", "did you mean 'check'?"), ("deploy", "'rutter help' lists the commands"),
    ("--versoin", "did you mean '--version'?"),
    ("--project", "options follow the command, as in 'rutter generate --project App'"),
  ])
  func unknownCommandsComeWithASuggestion(name: String, help: String) {
    do {
      _ = try Command.named(name)
      Issue.record("'\(name)' was accepted")
    } catch {
      #expect(error.help == help)
    }
  }
}

/// The same, seen from a shell.
struct UsageTests {
  @Test(arguments: [
    ["frobnicate"], ["generate", "--nope"], ["generate", "--project"], ["--nope"],
    ["help", "nope"], ["help", "a", "b"], ["validate", "--force"], ["check", "-"],
    ["generate", "-", "Specs"],
    ["generate", "-", "--force"], ["generate", "-", "--output=x"], ["generate", "-", "--dry-run"],
    ["generate", "--quiet", "--verbose", "Specs"],
    ["validate", "--diagnostics", "html", "Specs"],
    ["validate", "--diagnostics", "xcode=", "Specs"],
    ["validate", "--diagnostics", "text", "--diagnostics", "sarif", "Specs"],
    ["validate", "--diagnostics", "text", "--diagnostics", "text", "Specs"],
    ["generate", "--color=red"], ["validate", "Nowhere"], ["validate", ""],
  ])
  func wrongUseIsToldOnStandardErrorWithCode2(arguments: [String]) throws {
    let scratch = try Scratch(["Specs/Explore.yaml": Manifests.feature("Explore")])
    let outcome = try scratch.start(arguments).wait()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(scratch.files() == ["Specs/Explore.yaml"])
  }

  @Test func withoutACommandTheOverviewIsPrintedAsAnError() throws {
    let outcome = try Scratch().rutter()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Commands:\n  init"))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func overviewListsEveryCommand(arguments: [String]) throws {
    let outcome = try Scratch().start(arguments).wait()
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    for command in Command.all { #expect(outcome.output.contains("\n  \(command.name) ")) }
  }

  @Test func versionIsOneLine() throws {
    let outcome = try Scratch().rutter("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output == "rutter \(Rutter.version)\n")
  }

  @Test(arguments: Command.all.map(\.name))
  func pageIsTheSameEitherWay(name: String) throws {
    let scratch = try Scratch()
    let page = try scratch.rutter("help", name)
    #expect(page.status == 0)
    #expect(page.errors == "")
    #expect(page.output.hasPrefix("rutter \(name) - "))
    #expect(try scratch.rutter(name, "--help").output == page.output)
    #expect(try scratch.rutter(name, "--nonsense", "-h").output == page.output)
  }
}

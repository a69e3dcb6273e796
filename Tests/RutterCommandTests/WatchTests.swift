import Foundation
import RutterTestSupport
import Testing

@testable import rutter

struct WatchTests {
  /// A run of `generate --watch`, whose lines are waited for.
  private struct Watching {
    let scratch: Scratch
    let running: Scratch.Running

    init(_ scratch: Scratch) throws {
      self.scratch = scratch
      running = try scratch.start(["generate", "--watch"])
    }

    func lines() throws -> [String] {
      try running.process.outputSoFar().split(separator: "\n").map(String.init)
    }

    /// Waits, not for ever, until the line is the next that it prints.
    func prints(_ line: String, after count: Int) throws -> Bool {
      for _ in 0..<600 {
        let lines = try lines()
        if lines.count > count { return lines[count] == line }
        usleep(50_000)
      }
      return false
    }

    /// Puts a new file in the place of an old one, as editors save.
    func save(_ text: String, to name: String) throws {
      try scratch.write(text, to: "Specs/.new")
      try FileManager.default.removeItem(atPath: scratch.location("Specs/\(name)"))
      try scratch.move("Specs/.new", to: "Specs/\(name)")
    }
  }

  /// Does each step, and waits for the one line that it is to cause.
  private func expect(
    _ watching: Watching, _ steps: [(line: String, change: () throws -> Void)]
  ) throws {
    defer { watching.running.process.interrupt() }
    var count = 0
    for (line, change) in steps {
      try change()
      let isPrinted = try watching.prints(line, after: count)
      let lines = try watching.lines()
      try #require(isPrinted, "\(line):\n\(lines)")
      count += 1
    }
  }

  @Test func eachChangeIsOneLine() throws {
    let scratch = try Scratch.project("Explore", "Search")
    let watching = try Watching(scratch)
    func feature(_ name: String, _ member: String) -> String {
      Manifests.feature(name, members: [member])
    }
    try expect(
      watching,
      [
        ("2 files: 2 created", {}), ("watching; interrupt to end", {}),
        (
          "Specs/Explore.yaml: 2 files: 1 updated, 1 unchanged",
          {
            try scratch.replace("Specs/Explore.yaml", by: feature("Explore", "key"))
          }
        ),
        (
          "Specs/Search.yaml: 2 files: 1 updated, 1 unchanged",
          { try watching.save(feature("Search", "word"), to: "Search.yaml") }
        ),
        (
          "Specs/Explore.yaml: nothing written",
          { try watching.save(Manifests.broken("Explore"), to: "Explore.yaml") }
        ),
        (
          "Specs/Explore.yaml: 2 files: 1 updated, 1 unchanged",
          { try watching.save(feature("Explore", "again"), to: "Explore.yaml") }
        ),
        (
          "Specs/New.yaml: 3 files: 1 created, 2 unchanged",
          {
            try scratch.write(feature("New", "id"), to: "Specs/.new")
            try scratch.move("Specs/.new", to: "Specs/New.yaml")
          }
        ),
        (
          "Specs/New.yaml and 1 more: 4 files: 1 created, 2 unchanged, 1 removed",
          { try scratch.move("Specs/New.yaml", to: "Specs/Other.yaml") }
        ),
        (
          "Specs/Other.yaml: 3 files: 2 unchanged, 1 removed",
          { try scratch.remove("Specs/Other.yaml") }
        ),
        (
          "rutter.yaml: 2 files: 2 updated",
          {
            try scratch.replace("rutter.yaml", by: "specs: Specs\ndefaults: {access: public}\n")
          }
        ),
      ])
    let outcome = try watching.running.wait()
    #expect(outcome.output.split(separator: "\n").count == 10)
    #expect(outcome.errors.contains("unknown-key"))
    #expect(outcome.status == -SIGINT)
  }

  /// Generated files among manifests and sources, a catalog that is written, times from the future.
  @Test func whatIsWrittenIsNoChange() throws {
    let scratch = try Scratch.project(
      "Explore",
      file: """
        specs: App
        output: App/Generated
        sources: [App]
        localization: {catalog: App/Strings.xcstrings}

        """)
    try scratch.remove("Specs")
    let manifest = "screens:\n  home: {title: %}\nrouters:\n  Main: {root: home}\n"
    try scratch.write(manifest.replacing("%", with: "Home"), to: "App/Home.yaml")
    try scratch.write("struct Unrelated {}\n", to: "App/Sources/Unrelated.swift")
    let future = Date(timeIntervalSince1970: 4_102_444_800)
    try FileManager.default.setAttributes(
      [.modificationDate: future], ofItemAtPath: scratch.location("App/Home.yaml"))
    let watching = try Watching(scratch)
    defer { watching.running.process.interrupt() }
    for _ in 0..<600 where try watching.lines().count < 2 { usleep(50_000) }
    usleep(800_000)
    let first = try watching.lines()
    try #require(first.last == "watching; interrupt to end", "\(first)")
    try scratch.replace("App/Home.yaml", by: manifest.replacing("%", with: "House"))
    for _ in 0..<600 where try watching.lines().count == first.count { usleep(50_000) }
    usleep(800_000)
    let lines = try watching.lines().dropFirst(first.count)
    #expect(lines.count == 1 && lines.first?.hasPrefix("App/Home.yaml: ") == true, "\(lines)")
    #expect(try scratch.text("App/Strings.xcstrings").contains("House"))
  }

  @Test func standardInputIsNotWatched() throws {
    let scratch = try Scratch.project("Explore")
    let outcome = try scratch.rutter("generate", "--watch", "-")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'--watch' has no meaning with '-'"))
  }

  @Test func placesSeeWhatChangesAndComesToRest() throws {
    let scratch = try Scratch(["a": "1", "b": "2"])
    let paths = Set(["a", "b", "missing"].map(scratch.location))
    let places = WatchedPlaces(paths)
    #expect(places.changes().isEmpty)
    try scratch.write("longer", to: "a")
    try scratch.write("here", to: "missing")
    #expect(places.changes() == ["a", "missing"].map(scratch.location))
    places.settle()
    #expect(places.now.changes().isEmpty)
    try scratch.remove("b")
    #expect(places.now.changes().isEmpty)
    #expect(places.changes().count == 3)
  }

  /// In folders names count, of files that are looked for and of folders; what the run itself has
  /// written is no change.
  @Test func foldersChangeByWhatIsLookedForInThem() throws {
    let scratch = try Scratch(["Specs/a.yaml": "1"])
    var places = WatchedPlaces([scratch.location("Specs"), scratch.location("Specs/a.yaml")])
    for name in ["notes.txt", ".hidden.yaml", "b.generated.swift", "a.yaml~", "4913"] {
      try scratch.write("x", to: "Specs/\(name)")
    }
    #expect(places.changes().isEmpty)
    try scratch.write("x", to: "Specs/v1.2/b.yaml")
    try scratch.write("x", to: "Specs/c.json")
    let added = ["Specs/c.json", "Specs/v1.2"].map(scratch.location)
    #expect(places.changes() == added)
    places.excuse([added[0], added[1] + "/b.yaml"])
    #expect(places.changes().isEmpty)
    try scratch.remove("Specs/a.yaml")
    #expect(places.changes() == [scratch.location("Specs/a.yaml")])
    places.excuse([scratch.location("Specs/a.yaml")])
    #expect(places.changes().isEmpty)
  }
}

import Testing

@testable import rutter

struct FileSystemTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch(["file": "text", "folder/b": "", "folder/a": ""]) }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return Failure(error).message
    }
  }

  @Test func errorsNameThePathAndTheReason() {
    let missing = scratch.location("missing")
    #expect(
      message { _ = try FileSystem.read(missing) }
        == "cannot read '\(missing)': no such file or directory")
    let folder = scratch.location("folder")
    #expect(
      message { _ = try FileSystem.read(folder) } == "cannot read '\(folder)': it is a folder")
    let file = scratch.location("file")
    #expect(message { _ = try FileSystem.list(file) } == "cannot list '\(file)': not a directory")
    #expect(
      message { _ = try FileSystem.makeFolders(file) }
        == "cannot make the folder '\(file)': a file has that name")
  }

  @Test func statusTellsWhatIsThere() throws {
    try scratch.link("link", to: "file")
    try scratch.link("dangling", to: "nowhere")
    try scratch.link("circle", to: "circle")
    #expect(try FileSystem.status(scratch.location("file"))?.kind == .file)
    #expect(try FileSystem.status(scratch.location("file"))?.size == 4)
    #expect(try FileSystem.status(scratch.location("folder"))?.kind == .folder)
    #expect(try FileSystem.status(scratch.location("link"))?.kind == .file)
    #expect(try FileSystem.status(scratch.location("link"), followingLinks: false)?.kind == .link)
    for name in ["missing", "file/below", "dangling", "circle"] {
      #expect(try FileSystem.status(scratch.location(name)) == nil)
    }
  }

  @Test func listIsSortedAndWithoutDots() throws {
    #expect(try FileSystem.list(scratch.location("folder")) == ["a", "b"])
  }

  @Test func makeFoldersReturnsWhatItMade() throws {
    let made = try FileSystem.makeFolders(scratch.location("folder/x/y"))
    #expect(made == [scratch.location("folder/x"), scratch.location("folder/x/y")])
    #expect(try FileSystem.makeFolders(scratch.location("folder/x/y")) == [])
  }

  /// Its answer is that something is missing, though the folder above is there.
  @Test(.enabled(if: (try? FileSystem.status("/proc/self")) != nil))
  func aFileSystemWithoutNewFoldersSaysSo() {
    #expect(throws: FileError.self) {
      try FileSystem.makeFolders("/proc/x/y")
    }
  }

  @Test func writingNewNeverReplaces() throws {
    #expect(throws: FileError.self) {
      try FileSystem.write([1], to: scratch.location("file"), .new(permissions: nil))
    }
    #expect(try scratch.text("file") == "text")
  }

  @Test func writingInPlaceFollowsNoLink() throws {
    try scratch.link("link", to: "file")
    #expect(throws: FileError.self) {
      try FileSystem.write([1], to: scratch.location("link"), .inPlace)
    }
    #expect(try scratch.text("file") == "text")
    try FileSystem.write(Array("new".utf8), to: scratch.location("file"), .inPlace)
    #expect(try scratch.text("file") == "new")
  }

  @Test func canonicalPathHasNoLinks() throws {
    try scratch.link("link", to: "folder")
    #expect(
      try FileSystem.canonicalPath(scratch.location("link/a")) == scratch.location("folder/a"))
    #expect(try FileSystem.canonicalPath(scratch.location("link/none")) == nil)
  }

  @Test func largeFilesAreReadWhole() throws {
    let text = String(repeating: "0123456789abcdef", count: 100_000)
    try scratch.write(text, to: "large")
    #expect(try FileSystem.read(scratch.location("large")).count == 1_600_000)
  }

  @Test(arguments: [
    (".rutter-tmp-1-0", true), (".rutter-tmp-99999-12", true), (".rutter-tmp-1", false),
    (".rutter-tmp--1-2", false), (".rutter-tmp-a-b", false), ("rutter-tmp-1-0", false),
    (".rutter-tmp-1-0.swift", false),
  ])
  func onlyOurOwnTemporariesAreOurs(name: String, isOurs: Bool) {
    #expect(TemporaryFile.isOurs(name) == isOurs)
  }
}

import Testing

@testable import rutter

struct FilePathTests {
  @Test(arguments: [
    ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a/..", ".."), ("../../a", "../../a"),
    ("/../a", "/a"),
    ("/", "/"), ("", "."), ("./", "."), ("a/b/../..", "."), ("/a/b/../../..", "/"), ("~/a", "~/a"),
  ])
  func normalizesWithoutTheDisk(path: String, expected: String) {
    #expect(FilePath.normalize(path) == expected)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/a", "."), ("/a/b", "/a/c/d", "../../b"), ("/x", "/", "x"),
    ("/ab", "/a", "../ab"),
  ])
  func relativePathLeadsFromTheFolder(path: String, folder: String, expected: String) {
    #expect(FilePath.relative(path, from: folder) == expected)
    #expect(FilePath.normalize(FilePath.join(folder, expected)) == path)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("", "b", "b"), (".", "b", "b"),
    ("a", ".", "a"), ("/", "a", "/a"),
  ])
  func joins(folder: String, path: String, expected: String) {
    #expect(FilePath.join(folder, path) == expected)
  }

  @Test(arguments: [
    ("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/"), (".", "."), ("a/b/", "a"),
  ])
  func parentIsTheFolderAbove(path: String, expected: String) {
    #expect(FilePath.parent(of: path) == expected)
  }

  @Test(arguments: [
    ("a.yaml", "yaml"), ("A.YML", "yml"), ("a.b.json", "json"), ("a", ""), (".yaml", ""),
    ("d.x/a", ""), ("a.", ""),
  ])
  func fileExtensionIsWhatFollowsTheLastDot(path: String, expected: String) {
    #expect(FilePath.fileExtension(of: path) == expected)
  }

  @Test func folderContainsItselfAndWhatIsBelow() {
    #expect(FilePath.contains("/a/b", "/a/b"))
    #expect(FilePath.contains("/a/b", "/a/b/c"))
    #expect(FilePath.contains("/", "/a"))
    #expect(!FilePath.contains("/a/b", "/a/bc"))
    #expect(!FilePath.contains("/a/b", "/a"))
  }

  @Test func combiningCharacterAfterASlashDoesNotHideIt() {
    #expect(FilePath.components(of: "..\u{2F}\u{301}x").first == "..")
    #expect(FilePath.name(of: "a/\u{301}b") == "\u{301}b")
  }
}

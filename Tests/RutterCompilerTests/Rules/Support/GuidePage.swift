import Foundation
import RutterCompiler
import RutterTestSupport

/// A folder of `Specs/Guide` and the page that explains it.
struct GuidePage {
  static let folder = "Specs/Guide"
  static let all = SpecCase.all(in: "Guide").map(GuidePage.init)

  let example: SpecCase

  var lines: [String] {
    get throws {
      let file = example.folder.appendingPathComponent("README.md")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  var title: String {
    get throws { String(try lines.first?.drop { $0 == "#" || $0 == " " } ?? "") }
  }

  /// The fenced parts of the page, each with its language.
  var quotes: [(language: String, text: String)] {
    get throws {
      var quotes: [(String, String)] = []
      var open: (language: String, lines: [String])?
      for line in try lines {
        if line.hasPrefix("```") {
          if let quote = open {
            quotes.append((quote.language, quote.lines.joined(separator: "\n")))
            open = nil
          } else {
            open = (String(line.dropFirst(3)), [])
          }
        } else {
          open?.lines.append(line)
        }
      }
      return quotes
    }
  }

  /// The files a quote of the language may come from.
  func sources(of language: String) throws -> [String] {
    let tree = try FileTree(readingFrom: example.folder) { path in
      switch language {
      case "yaml": path.hasSuffix(".yaml")
      case "json": path.hasSuffix(".json")
      case "swift": path.hasSuffix(".swift")
      case "stencil": path.hasSuffix(".stencil")
      default: false
      }
    }
    return tree.values.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The table of contents and the reference of all keys.
  static func index() throws -> String {
    let contents = try all.map { page in
      "1. [\(try page.title)](\(page.example.name)/README.md)"
    }
    let parts = [
      introduction, contents.joined(separator: "\n"), "## Every key",
      "A manifest is a mapping of *manifest keys*; the project file, `rutter.yaml`, is one of"
        + "\n*project keys*. All keys are optional unless marked as required.",
    ]
    let sections = [ManifestShapes.manifest, ProjectShapes.project]
      .flatMap(KeyReference.objects).map(KeyReference.section)
    return (parts + sections).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # The manifest language

    Each folder here explains one part of the language: a manifest to read, the app's types it speaks
    of, the Swift that rutter makes of it (`expected`), and a page that leads through them. All of it
    is checked by the tests, so what a page quotes is what the compiler reads and writes.

    This page is derived from the sources; `RECORD=1 swift test` rewrites it.
    """
}

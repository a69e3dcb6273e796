import RutterCompiler
import RutterDiagnostics

/// Manifests with places marked in their text: `1️⃣view: Home`. The marks are taken out before
/// anything reads the text, and findings are told by the mark they start at.
struct MarkedProject {
  private(set) var input: ProjectInput
  private var marks: [Place: String] = [:]
  private let tables: [FileID: LineTable]

  private struct Place: Hashable {
    let file: FileID
    let offset: Int
  }

  /// The manifest is `Specs/Shop.yaml`; `others` are further ones, by file name; `swift` is what the
  /// app declares, in `App/Shop.swift`.
  init(
    _ manifest: String, project: String? = nil, others: [String: String] = [:],
    swift: String? = nil, today: CalendarDate? = nil
  ) {
    self.init(others.merging(["Shop.yaml": manifest]) { $1 }, project: project, swift: swift)
    input.today = today
  }

  init(_ manifests: [String: String], project: String?, swift: String? = nil) {
    var marks: [Place: String] = [:]
    var next: UInt32 = 0
    func file(_ path: String, _ text: String) -> SourceFile {
      let id = FileID(next)
      next += 1
      let (plain, found) = Self.unmarked(text)
      for (offset, mark) in found { marks[Place(file: id, offset: offset)] = mark }
      return SourceFile(id: id, path: path, text: plain)
    }
    let projectFile = project.map { file("rutter.yaml", $0) }
    let files = manifests.sorted { $0.key < $1.key }.map { file("Specs/" + $0.key, $0.value) }
    let app = swift.map { file("App/Shop.swift", $0) }
    input = ProjectInput(project: projectFile.map(ProjectFile.init), manifests: files)
    input.declarations = [app].compactMap { $0 }.map { DeclarationReader.read($0) }
    self.marks = marks
    tables = Dictionary(
      uniqueKeysWithValues: (files + [projectFile, app].compactMap { $0 }).map {
        ($0.id, LineTable($0))
      })
  }

  /// The mark at the start of a range; where there is none, its line and column.
  func mark(of range: SourceRange) -> String {
    if let mark = marks[Place(file: range.file, offset: Int(range.start))] { return mark }
    guard let location = tables[range.file]?.location(of: Int(range.start)) else { return "?" }
    return "\(location.line):\(location.column)"
  }

  /// A mark is a digit in a keycap: three scalars, one character.
  private static func unmarked(_ text: String) -> (text: String, marks: [(Int, String)]) {
    var plain = ""
    var marks: [(Int, String)] = []
    for character in text {
      if character.unicodeScalars.last == "\u{20E3}" {
        marks.append((plain.utf8.count, String(character)))
      } else {
        plain.append(character)
      }
    }
    return (plain, marks)
  }
}

extension ProjectInput {
  /// The same project with the edits of a fix-it made.
  func applying(_ fixIt: FixIt) -> ProjectInput {
    var input = self
    input.project = project.map { ProjectFile($0.source.applying(fixIt)) }
    input.manifests = manifests.map { $0.applying(fixIt) }
    return input
  }
}

extension SourceFile {
  fileprivate func applying(_ fixIt: FixIt) -> SourceFile {
    var bytes = bytes
    for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start })
    where edit.range.file == id {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return SourceFile(id: id, path: path, bytes: bytes)
  }
}

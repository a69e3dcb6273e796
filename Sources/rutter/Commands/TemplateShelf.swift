import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine

/// The standard templates and the project's own, by name.
struct TemplateShelf {
  private let session: Session
  private let folder: TemplateFolder
  private let own: [SourceFile]
  /// The standard ones as they were when they were ejected.
  private let originals: [SourceFile]

  init(session: Session) throws {
    self.session = session
    let (configuration, own, originals) = try SourceLoader.templates(of: session.project)
    folder = TemplateFolder(session.project, configuration)
    self.own = own
    self.originals = originals
  }

  private func own(_ name: String) -> SourceFile? { own.first { $0.fileName == name } }

  private func standard(_ name: String) throws -> SourceFile {
    if let source = TemplateLibrary.standardSource(name) { return source }
    throw unknown(name, TemplateLibrary.standardSources.map(\.fileName), "standard template")
  }

  private func unknown(_ name: String, _ known: [String], _ what: String) -> Failure {
    Failure(
      "there is no \(what) '\(name)'",
      help: didYouMean(name, known) ?? "'rutter templates list' names them")
  }

  private func shown(_ file: SourceFile) -> String {
    session.project.shown(session.project.location(of: file))
  }

  // MARK: Reading

  /// Each template on a line: its name, what it is, and where a project's own is.
  func list() throws {
    let names = TemplateLibrary.standardSources.map(\.fileName)
    let extra = own.map(\.fileName).filter { !names.contains($0) }
    let all = (names + extra).sorted(by: FilePath.precedes)
    let width = (all.map(\.count).max() ?? 0) + 2
    var lines = ""
    for name in all {
      let padding = String(repeating: " ", count: width - name.count)
      lines += name + padding + state(of: name) + "\n"
    }
    try session.console.print(lines)
  }

  private func state(of name: String) -> String {
    guard let file = own(name) else { return "standard" }
    guard TemplateLibrary.standardSource(name) != nil else { return "your own   \(shown(file))" }
    let word = Self.extends(file, name) ? "extended " : "overridden"
    return "\(word.padded(to: 10)) \(shown(file))" + note(of: name)
  }

  private func note(of name: String) -> String {
    guard let original = originals.first(where: { $0.fileName == name }),
      case .outdated = TemplateUpgrade.state(of: original)
    else { return "" }
    return " (the standard one has changed: see 'rutter templates diff \(name)')"
  }

  private static func extends(_ file: SourceFile, _ name: String) -> Bool {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let words = text.split { $0.isWhitespace || "\"'{}%-+".contains($0) }
    return zip(words, words.dropFirst()).contains { $0 == "extends" && $1.hasSuffix(name) }
  }

  func show(_ names: [String]) throws {
    for name in names {
      let isStandard = session.invocation.isSet(.standard)
      let known = TemplateLibrary.standardSources.map(\.fileName) + own.map(\.fileName)
      guard
        let file = isStandard
          ? try standard(name) : own(name) ?? TemplateLibrary.standardSource(name)
      else { throw unknown(name, known, "template") }
      try session.console.print(String(decoding: file.bytes, as: UTF8.self))
    }
  }

  /// What changed in the standard templates since the project's own were copied; without names, of all.
  func diff(_ names: [String]) throws {
    let wanted = names.isEmpty ? originals.map(\.fileName) : names
    var isSame = true
    for name in wanted {
      let standard = try standard(name)
      let old = try original(of: name)
      let difference = UnifiedDiff(path: name, old: old.bytes, new: standard.bytes)
      let text = difference.text(color: session.console.isColored(.output))
      isSame = isSame && text.isEmpty
      try session.console.print(text)
    }
    if isSame { try session.say("nothing has changed") }
  }

  /// What a project's template was copied from; itself, if that is not known.
  private func original(of name: String) throws -> SourceFile {
    if let original = originals.first(where: { $0.fileName == name }) { return original }
    guard let own = own(name) else {
      throw Failure(
        "the project has no template '\(name)'",
        help: "'rutter templates eject \(name)' copies the standard one")
    }
    if Self.extends(own, name) {
      throw Failure("'\(shown(own))' extends the standard template: it is no copy")
    }
    return own
  }

  // MARK: Writing

  /// Copies standard templates. A copy that is there is replaced only if nobody edited it.
  func eject(_ names: [String]) throws {
    var files: [SourceWriter.File] = []
    for name in Set(names).sorted(by: FilePath.precedes) {
      let standard = try standard(name)
      if let own = own(name) {
        if own.bytes == standard.bytes, originals.contains(where: { $0.bytes == own.bytes }) {
          try session.say("unchanged  \(shown(own))")
          continue
        }
        try refuseEdited(own, standard)
      }
      files += copies(of: standard)
    }
    try SourceWriter.write(files)
    for file in files where !file.location.contains("/" + TemplateFolder.ejected + "/") {
      try session.say("ejected    \(session.project.shown(file.location))")
    }
    if !files.isEmpty, !folder.isDeclared {
      try session.say(
        "add 'templates: \(TemplatesEntry.usualFolder)' to the project file, so that it is used")
    }
  }

  private func refuseEdited(_ own: SourceFile, _ standard: SourceFile) throws {
    let original = originals.first { $0.fileName == own.fileName }
    if own.bytes == standard.bytes || own.bytes == original?.bytes { return }
    let name = own.fileName
    throw Failure(
      "'\(shown(own))' was edited, so it stays",
      help: original == nil
        ? "move it away to have the standard one, or see 'rutter templates show --standard \(name)'"
        : "'rutter templates diff \(name)' shows what changed in the standard one")
  }

  private func copies(of standard: SourceFile) -> [SourceWriter.File] {
    [
      folder.original(of: standard.fileName),
      own(standard.fileName).map(session.project.location)
        ?? folder.location(of: standard.fileName),
    ].map { SourceWriter.File(location: $0, old: nil, new: standard.bytes) }
  }

  /// Says that copies have what changed in the standard templates.
  func accept(_ names: [String]) throws {
    let names = Set(names).sorted(by: FilePath.precedes)
    var files: [SourceWriter.File] = []
    for name in names {
      let standard = try standard(name)
      guard own(name) != nil else { throw unknown(name, own.map(\.fileName), "template of yours") }
      files.append(copies(of: standard)[0])
    }
    try SourceWriter.write(files)
    for name in names { try session.say("accepted   \(name)") }
  }

}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

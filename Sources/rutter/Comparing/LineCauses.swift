import RutterCompiler
import RutterDiagnostics

/// The lines of manifests that the lines of a generated text come from.
///
/// Where the text itself tells by `#sourceLocation`, that is the line of the very expression; else it
/// is the line of the entry that was rendered, if that was kept, and else the manifest as a whole.
struct LineCauses {
  /// What the compiler knows of a file's lines.
  struct Places {
    let file: GeneratedFile
    let index: PlaceIndex
  }

  /// What the header says.
  let manifest: String?
  private let lines: [Substring]
  private let places: Places?
  /// For each line, where `#sourceLocation` says that it comes from: `Specs/Explore.yaml:12`.
  private let located: [String?]

  init(lines: [Substring], manifest: String?, places: Places?) {
    self.lines = lines
    self.manifest = manifest
    self.places = places
    var current: String?
    located = lines.map { line in
      let line = line.drop { $0 == " " }
      current = line.hasPrefix("#sourceLocation()") ? nil : Self.place(in: line) ?? current
      return current
    }
  }

  /// What lines come from, or what was there before them if there are none.
  func causes(of range: Range<Int>) -> [String] {
    if range.isEmpty { return [cause(before: range.lowerBound)].compactMap { $0 } }
    let causes = range.filter { !isBlank($0) }.compactMap { cause(ofLine: $0) }
    return causes.isEmpty ? [cause(ofLine: range.lowerBound)].compactMap { $0 } : causes
  }

  private func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy { $0 == " " } }

  private func cause(ofLine index: Int) -> String? {
    located[index] ?? entry(places?.file.entry(ofLine: index)) ?? manifest
  }

  private func cause(before index: Int) -> String? {
    (index > 0 ? located[index - 1] : nil) ?? entry(places?.file.entry(before: index)) ?? manifest
  }

  /// The entry's line; a file as a whole has none.
  private func entry(_ range: SourceRange?) -> String? {
    guard let range, range.start != range.end || range.start > 0 else { return nil }
    return places?.index.find(range).map { path, location in
      "\(Locator.escaped(path)):\(location.line)"
    }
  }

  /// Reads `#sourceLocation(file:"Specs/Explore.yaml",line:12)`, with or without spaces. The path
  /// stays as the literal spells it, so it cannot break the line.
  private static func place(in line: Substring) -> String? {
    guard line.hasPrefix("#sourceLocation(file:"), let start = line.firstIndex(of: "\""),
      let end = line.lastIndex(of: "\""), start < end
    else { return nil }
    let number = line[end...].filter { ("0"..."9").contains($0) }
    return number.isEmpty ? nil : "\(line[line.index(after: start)..<end]):\(number)"
  }
}

package import RutterDiagnostics

/// What the manifests would be with the fix-its of their findings made.
package struct FixedManifests: Sendable {
  /// Those that differ: the project file, then manifests in order of path.
  package let changed: [SourceFile]
  package let fixCount: Int
  /// What is found after that.
  package let analysis: Analysis
}

extension Compiler {
  /// Makes every fix-it that is the only one of its finding, then those of what is found after that,
  /// until nothing changes. Fix-its that touch each other wait for the next round.
  package func fix(_ analysis: Analysis) -> FixedManifests {
    let original = analysis.input.fixable
    var analysis = analysis
    var count = 0
    var seen: Set<[ContentHash]> = [hashes(of: original)]
    for _ in 0..<Self.mostRounds {
      let plan = FixPlan(analysis)
      if plan.count == 0 { break }
      var input = analysis.input
      input.manifests = plan.apply(to: input.manifests)
      if let file = input.project?.source, let fixed = plan.apply(to: file) {
        input.project = ProjectFile(fixed)
      }
      guard seen.insert(hashes(of: input.fixable)).inserted else { break }
      count += plan.count
      analysis = analyze(input)
    }
    let changed = zip(original, analysis.input.fixable).filter { $0.bytes != $1.bytes }.map(\.1)
    return FixedManifests(changed: changed, fixCount: count, analysis: analysis)
  }

  private static let mostRounds = 20

  private func hashes(of files: [SourceFile]) -> [ContentHash] {
    files.map { ContentHash($0.bytes) }
  }
}

/// The edits of one round, by file, none touching another.
private struct FixPlan {
  private(set) var count = 0
  private var edits: [FileID: [TextEdit]] = [:]

  init(_ analysis: Analysis) {
    let sizes = Dictionary(
      analysis.input.fixable.map { ($0.id, $0.bytes.count) }, uniquingKeysWith: { $1 })
    for finding in analysis.report.sorted() where finding.fixIts.count == 1 {
      let wanted = finding.fixIts[0].edits
      guard !wanted.isEmpty,
        wanted.allSatisfy({ Int($0.range.end) <= sizes[$0.range.file] ?? -1 }), add(wanted)
      else { continue }
      count += 1
    }
  }

  /// All of them or, if one touches what is there, none.
  private mutating func add(_ wanted: [TextEdit]) -> Bool {
    let ordered = wanted.sorted {
      ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start)
    }
    let areApart = zip(ordered, ordered.dropFirst()).allSatisfy {
      $0.range.file != $1.range.file || $0.range.end < $1.range.start
    }
    guard areApart, ordered.allSatisfy(isFree) else { return false }
    for edit in ordered {
      let place = Self.place(of: edit.range.start, in: edits[edit.range.file] ?? [])
      edits[edit.range.file, default: []].insert(edit, at: place)
    }
    return true
  }

  private func isFree(_ edit: TextEdit) -> Bool {
    guard let file = edits[edit.range.file] else { return true }
    let place = Self.place(of: edit.range.start, in: file)
    if place > 0, file[place - 1].range.end >= edit.range.start { return false }
    return place == file.count || file[place].range.start > edit.range.end
  }

  private static func place(of start: UInt32, in edits: [TextEdit]) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func apply(to files: [SourceFile]) -> [SourceFile] { files.map { apply(to: $0) ?? $0 } }

  /// Nil where nothing is to change.
  func apply(to file: SourceFile) -> SourceFile? { edits[file.id].map(file.applying) }
}

/// The lines that differ, with three lines around them, as `diff -u` prints them.
package func unifiedDiff(from old: String?, to new: String?, path: String) -> String {
  let edits = lineEdits(from: lines(of: old), to: lines(of: new))
  let header = [
    "--- " + (old == nil ? "(missing)" : "expected/\(path)"),
    "+++ " + (new == nil ? "(not produced)" : "actual/\(path)"),
  ]
  return (header + hunks(of: edits).flatMap(\.lines)).joined(separator: "\n")
}

private enum Edit {
  case same(String)
  case removed(String)
  case added(String)

  var isChange: Bool {
    if case .same = self { false } else { true }
  }

  var line: String {
    switch self {
    case .same(let text): " \(text)"
    case .removed(let text): "-\(text)"
    case .added(let text): "+\(text)"
    }
  }
}

private struct Hunk {
  var oldStart: Int
  var newStart: Int
  var edits: [Edit] = []

  var lines: [String] {
    let old = edits.count { if case .added = $0 { false } else { true } }
    let new = edits.count { if case .removed = $0 { false } else { true } }
    return ["@@ -\(oldStart),\(old) +\(newStart),\(new) @@"] + edits.map(\.line)
  }
}

/// Lines without their ends; a text that does not end in a line break says so, as `diff` does.
private func lines(of text: String?) -> [String] {
  guard let text, !text.isEmpty else { return [] }
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  if lines.last == "" {
    lines.removeLast()
  } else {
    lines.append("\\ No newline at end of file")
  }
  return lines
}

private func lineEdits(from old: [String], to new: [String]) -> [Edit] {
  let difference = new.difference(from: old)
  var removed: Set<Int> = []
  var added: [Int: String] = [:]
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, let element, _): added[offset] = element
    }
  }
  var edits: [Edit] = []
  var oldIndex = 0
  var newIndex = 0
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      edits.append(.removed(old[oldIndex]))
      oldIndex += 1
    } else if let line = added[newIndex] {
      edits.append(.added(line))
      newIndex += 1
    } else {
      edits.append(.same(old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  return edits
}

private func hunks(of edits: [Edit], context: Int = 3) -> [Hunk] {
  let changes = edits.indices.filter { edits[$0].isChange }
  var hunks: [Hunk] = []
  var oldLine = 1
  var newLine = 1
  var isInside = false
  var near = changes[...]
  for (index, edit) in edits.enumerated() {
    while let first = near.first, first + context < index { near.removeFirst() }
    let isNear = near.first.map { index >= $0 - context } ?? false
    if isNear, !isInside { hunks.append(Hunk(oldStart: oldLine, newStart: newLine)) }
    if isNear { hunks[hunks.count - 1].edits.append(edit) }
    isInside = isNear
    if case .added = edit {} else { oldLine += 1 }
    if case .removed = edit {} else { newLine += 1 }
  }
  return hunks
}

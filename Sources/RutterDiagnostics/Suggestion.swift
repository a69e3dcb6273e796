/// Finds the name an author most likely meant.
package enum Suggestion {
  /// The nearest of `candidates` to `name`, or nil where none is near enough to be meant.
  ///
  /// Near means: equal but for case, `-` and `_`; or at most one edit in three characters, where an
  /// edit inserts, drops or replaces a character or swaps two neighbours (optimal string alignment).
  /// Nothing is near a name of more than 100 characters, which is no name someone mistyped.
  /// Ties go to the candidate that comes first by edits, then by spelling, so the answer does not
  /// depend on the order of `candidates`.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = fold(name)
    guard wanted.count <= longest else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (edits: Int, name: String)?
    for candidate in candidates where candidate != name {
      let edits = distance(wanted, fold(candidate), limit: limit)
      guard edits <= limit, edits < max(wanted.count, 1) else { continue }
      if let known = best, (known.edits, known.name) <= (edits, candidate) { continue }
      best = (edits, candidate)
    }
    return best?.name
  }

  /// The nearest of a fixed vocabulary: also the only word that begins with `name`, and the longest that
  /// `name` begins with. Names of an author's own often begin alike, and mean different things.
  package static func nearestWord(to name: String, in words: [String]) -> String? {
    if let nearest = nearest(to: name, in: words) { return nearest }
    let wanted = fold(name)
    guard (shortest...longest).contains(wanted.count) else { return nil }
    let longer = words.filter { fold($0).starts(with: wanted) }
    if longer.count == 1 { return longer[0] }
    guard longer.isEmpty else { return nil }
    return words.filter { fold($0).count >= shortest && wanted.starts(with: fold($0)) }
      .max { $0.count < $1.count }
  }

  /// A beginning shorter than this says too little.
  private static let shortest = 4
  private static let longest = 100

  private static func fold(_ name: String) -> [Character] {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var edits = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          edits = min(edits, beforePrevious[j - 1] + 1)
        }
        current.append(edits)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[b.count]
  }
}

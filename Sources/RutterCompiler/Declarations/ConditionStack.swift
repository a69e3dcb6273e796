/// The `#if` conditions around a place in a Swift file.
struct ConditionStack {
  private struct Level {
    /// The branches that are behind, none of which holds.
    var earlier: [String] = []
    var current: String
  }

  private var levels: [Level] = []

  var height: Int { levels.count }

  mutating func open(_ condition: String) { levels.append(Level(current: condition)) }

  mutating func next(_ condition: String) {
    guard var level = levels.popLast() else { return }
    level.earlier.append(level.current)
    level.current = condition
    levels.append(level)
  }

  mutating func otherwise() { next("") }

  mutating func close() { _ = levels.popLast() }

  mutating func cut(to height: Int) { levels.removeLast(max(0, levels.count - height)) }

  /// As one condition, nil outside all of them.
  var text: String? {
    let parts = levels.flatMap { level in
      level.earlier.map { Self.negated($0) } + (level.current.isEmpty ? [] : [level.current])
    }
    guard parts.count > 1 else { return parts.first }
    return parts.map(Self.operand).joined(separator: " && ")
  }

  private static func negated(_ condition: String) -> String {
    condition.utf8.allSatisfy(DeclarationScanner.isWordByte) ? "!" + condition : "!(\(condition))"
  }

  private static func operand(_ condition: String) -> String {
    condition.contains("||") && !condition.hasPrefix("!(") ? "(\(condition))" : condition
  }
}

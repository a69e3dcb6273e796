/// A mapping whose keys are fixed or of the author's choosing, as some of them tell.
///
/// `{x: Double, y: Double}` has names only, `{members: {x: Double}, access: public}` keys only, and
/// `{x: Double, generate: true}` has both: the names stand where `members` would.
package struct KeysOrNames: Sendable {
  package let keys: ObjectShape
  package let names: Shape
  /// The key under which the names may stand as well.
  let place: String
  /// Keys beside which there are no names.
  let whole: [String]
  /// Keys that names may stand beside. Where a mark's value is one of a few words, any other value
  /// makes it a name: `kind: Kind`.
  let marks: [String]

  enum Meaning { case keys, names, both }

  func meaning(of node: Node) -> Meaning {
    if whole.contains(where: { node.value(for: $0) != nil }) { return .keys }
    guard marks.contains(where: { isMark($0, in: node) }) else { return .names }
    return node.entries.contains { isName($0) } ? .both : .keys
  }

  /// Whether an entry is a name's, where both stand side by side. No name has a mapping for its value.
  func isName(_ entry: Node.Entry) -> Bool {
    entry.key.kind == .scalar && entry.value.kind != .mapping && keys.key(entry.key.text) == nil
  }

  private func isMark(_ mark: String, in node: Node) -> Bool {
    guard let value = node.value(for: mark) else { return false }
    return keys.key(mark)?.words?.contains(value.text) ?? true
  }
}

/// Members of the source that a mapping which may answer nil unwraps: in other values they stand for what
/// they hold.
///
/// What the constants are called is known once all names are, so values refer to them by marks.
package enum UnwrappedMember {
  private static let start = "\u{2}"
  private static let end = "\u{3}"

  /// The mark of the constant that holds the value of a target member.
  static func mark(_ member: String) -> String { start + member + end }

  /// The text with the constants' names in the place of their marks.
  package static func replacingMarks(in text: String, _ name: (String) -> String) -> String {
    guard text.utf8.contains(2) else { return text }
    return text.split(separator: start, omittingEmptySubsequences: false).enumerated()
      .map { place, part in
        guard place > 0, let close = part.firstIndex(of: Character(end)) else {
          return String(part)
        }
        return name(String(part[..<close])) + part[part.index(after: close)...]
      }
      .joined()
  }
}

extension MemberInitialization {
  /// The value for a reader, in which members that are unwrapped go by their names.
  var text: String { UnwrappedMember.replacingMarks(in: value) { $0 } }
}

extension MemberResolver {
  /// Source members that are unwrapped and then used as they are, by the target members they fill.
  func unwrappedMembers() -> [String: String] {
    guard plan.head.effects.isFailable else { return [:] }
    var unwrapped: [String: String] = [:]
    for member in target.members {
      guard let name = member.name?.string, let own = sourceName(filling: name, plan.member(name)),
        let type = source.member(own)?.type.type.unwrapped,
        type.canonical == member.type.type.canonical
      else { continue }
      unwrapped[own] = unwrapped[own] ?? name
    }
    return unwrapped
  }

  /// The source member that alone, and as it is, fills one of the target.
  private func sourceName(filling name: String, _ entry: MemberPlan?) -> String? {
    guard let entry else { return name }
    if entry.isConverted { return nil }
    switch entry.value {
    case .byName: return name
    case .member(let other): return other
    case .expression(let text): return text.expression.identifier
    case .constant, .ignored, .nested: return nil
    }
  }
}

/// The first word of a `{% … %}`.
enum Tag: String, CaseIterable, Sendable {
  case `if`, ifnot, elif, `else`, endif
  case `for`, empty, endfor, `break`, `continue`
  case include, extends, block, endblock
  case set, endset, map, endmap, macro, endmacro, call, `import`
  case filter, endfilter
  case raw, endraw, verbatim, endverbatim
  case now

  /// The tags that continue or end what this one opens; none where it opens nothing.
  var continuations: [Tag] {
    switch self {
    case .if, .ifnot: [.elif, .else, .endif]
    case .for: [.empty, .else, .endfor]
    case .block: [.endblock]
    case .set: [.endset]
    case .map: [.endmap]
    case .macro: [.endmacro]
    case .filter: [.endfilter]
    case .raw: [.endraw]
    case .verbatim: [.endverbatim]
    default: []
    }
  }

  /// Whether text from elsewhere comes to stand where the tag stands.
  var bringsText: Bool { self == .include || self == .call || self == .block }
}

extension LineParser {
  var isAtAttribute: Bool {
    guard let current, current.kind == .word else { return false }
    return current.first == UInt8(ascii: "@")
  }

  /// The attributes before a declaration, which may stand on a line of their own.
  mutating func parseAttributes() throws {
    let first = index
    while isAtAttribute {
      if index > first { mark(after: index - 1, .break(.same)) }
      try parseAttribute()
    }
    guard index > first else { return }
    group(first, index - 1)
    mark(after: index - 1, .break(.same))
  }

  mutating func parseAttribute() throws {
    let first = try take()
    if atClinging("(") {
      if lexemes[first].spells("@available") {
        try parseAvailableArguments()
      } else {
        let list = try parseArguments(until: ")")
        markArguments(list, breaksBeforeEnd: false)
      }
    }
    group(first, index - 1)
  }

  private mutating func parseAvailableArguments() throws {
    let open = index
    try parseAvailability()
    mark(after: open, .break(.open, 0), .open)
    mark(before: index - 1, .break(.close, 0), .close)
  }

  /// `(iOS 17, macOS 14, *)`, `(*, deprecated, message: "…")`.
  mutating func parseAvailability() throws {
    try take("(")
    while true {
      let first = index
      try take()
      if let colon = takeIf(":") {
        try take()
        mark(after: colon, .break(.continue))
        group(first, index - 1)
      } else if current?.kind == .literal {
        try take()
        mark(after: first, .break(.continue))
        group(first, index - 1)
      }
      guard let comma = takeIf(",") else { break }
      mark(after: comma, .break(.same))
    }
    try take(")")
  }
}

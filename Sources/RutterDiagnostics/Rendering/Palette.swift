/// The colours of the `text` format, by what is said; off, it changes nothing.
struct Palette: Sendable {
  enum Role: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case place = "1"
    case gutter = "34"
    case advice = "32"
    case removed = "31"
    case code = "2"
  }

  let isOn: Bool

  func paint(_ text: String, _ role: Role) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  static func role(of severity: Severity) -> Role {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

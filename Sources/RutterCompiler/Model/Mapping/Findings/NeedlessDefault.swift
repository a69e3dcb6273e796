import RutterDiagnostics

/// What: a `default:` for a value that is never nil.
///
/// Why: it is never used; Swift warns about the same. It is left out of what is generated.
///
/// Example: `{from: name, default: '""'}` where `name` is a `String`.
///
/// Fix: leave the default out, or correct the member's type in `models:`.
enum NeedlessDefault {
  static func finding(_ text: ExpressionText, _ reading: Reading) -> Diagnostic {
    let type = reading.type.map { ": it is '\($0)'" } ?? ""
    let title = "'\(reading.title)'"
    return Diagnostic(
      .warning, .needlessDefault, "the default is never used, \(title) cannot be nil\(type)",
      at: text.range,
      notes: reading.declaration.map { [Note("\(title) is declared here", at: $0)] } ?? [],
      help: "leave the default out")
  }
}

extension DiagnosticCode {
  static let needlessDefault: Self = "needless-default"
}

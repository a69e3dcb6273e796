package import RutterDiagnostics

/// The value that a screen gives back to whoever opened it.
package struct ReturnsEntry: Sendable {
  package let type: TypeText
  /// The method through which the screen returns.
  package var method: SourceText?
  /// The method's argument label; `_` for none.
  package var label: SourceText?
}

/// How a way out hands over what its screen returns.
package struct ResultEntry: Sendable {
  package enum Style: String, Sendable, CaseIterable { case async, callback, ignored }

  package let style: Style
  package let range: SourceRange
}

/// What is asked on the way to screens that require it: a guard, which the app answers in its time, or
/// a flag, which is on or off.
package struct GuardEntry: Sendable {
  package let name: SourceText
  package let isFlag: Bool
  /// The screen that is shown where a guard refuses.
  package let otherwise: RootEntry?
  package var summary: String?
}

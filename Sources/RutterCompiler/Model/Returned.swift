package import RutterDiagnostics

/// What a screen gives back to whoever opened it.
package struct Returned: Sendable {
  package let type: SwiftType
  /// The method through which the screen returns.
  package let method: String
  /// Nil for none.
  package let label: String?
  package let range: SourceRange

  init(_ entry: ReturnsEntry) {
    type = entry.type.type
    method = entry.method?.string ?? "finish"
    label = entry.label.map { $0.string == "_" ? nil : $0.string } ?? "with"
    range = entry.type.range
  }
}

extension WayOut {
  /// How a method hands over what the screen it opens returns: nil if that was closed without.
  package struct Answer: Sendable {
    package let type: SwiftType
    /// The name of the parameter that is called back; nil for an asynchronous method.
    package let callback: String?

    /// The label of the callback, as it stands among those of the parameters.
    var label: String { callback.map { $0 + ":" } ?? "" }

    /// What tells its method from one of the same name that hands over something else.
    var signature: String { "\(callback ?? "async")->\(type.canonical)" }
  }

  /// The method through which a screen returns.
  init(_ returned: Returned, of screen: Screen) {
    let value = Parameter(
      name: returned.label ?? Self.result, isLabelled: returned.label != nil, type: returned.type,
      defaultValue: nil, range: returned.range, localName: Self.result)
    self.init(
      name: returned.method, method: returned.method, parameters: [value], effect: .finish,
      attributes: Attributes(), range: returned.range)
  }

  private static let result = "result"
}

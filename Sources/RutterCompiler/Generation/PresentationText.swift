/// How each presentation is spoken of in generated code.
extension Presentation {
  /// The variable that holds one of its routes.
  var subject: String {
    switch self {
    case .push: "route"
    case .content: "content"
    case .detail: "detail"
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    case .modifier: "item"
    }
  }

  /// The function that turns one of its routes into a view.
  var builder: String {
    isColumn ? "column" : self == .push ? "destination" : "content"
  }

  /// The router's method that shows one of its routes.
  var method: String {
    isColumn ? "select" : self == .push ? "push" : "present"
  }

  var noun: String {
    switch self {
    case .push: "pushed screen"
    case .content: "content column"
    case .detail: "detail column"
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .popover: "popover"
    case .modifier(let name): "`\(name)`"
    }
  }

  /// The body of the closure that is given one of its routes.
  ///
  /// With an identity, a changed route is another view, with state and a view model of its own.
  func content(isView: Bool, hasIdentity: Bool = false) -> String {
    "\(subject) in " + (isView ? subject : "\(builder)(for: \(subject))")
      + (hasIdentity ? ".id(\(subject))" : "")
  }
}

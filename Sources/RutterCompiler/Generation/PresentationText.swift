/// How each presentation is spoken of in generated code.
extension Presentation {
  /// The variable that holds one of its routes.
  var subject: String {
    switch self {
    case .push: "route"
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .popover: "popover"
    }
  }

  /// The function that turns one of its routes into a view.
  var builder: String { self == .push ? "destination" : "content" }

  var noun: String {
    switch self {
    case .push: "pushed screen"
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .popover: "popover"
    }
  }

  /// The body of the closure that is given one of its routes.
  func content(isView: Bool) -> String {
    "\(subject) in " + (isView ? subject : "\(builder)(for: \(subject))")
  }
}

import RutterDiagnostics

/// A declaration of the generated Swift that other Swift may use.
struct APISymbol: Sendable {
  enum Kind: Sendable {
    case routeEnum, tabEnum, enumCase
    case router, view, factory, mapper
    case waysOut, guards, requirement
    case factoryMethod, initializer, function
  }

  let kind: Kind
  /// The path of the declaration it stands in, if it is a member of one.
  let parent: String?
  /// `ExploreRoute.movieDetails`: what the two versions are paired by.
  let path: String
  /// What is passed to it: a case's payload, a function's parameters.
  var parameters: [Parameter] = []
  /// What a function gives back, an initializer's first label, what an enum conforms to, how a router
  /// is observed.
  var result = ""
  let access: Access
  let module: String?
  var conditions: [String] = []
  var deprecated: String?
  /// What it leads to, which tells a renamed one: a screen, a router's root.
  var subject: String?
  let range: SourceRange

  /// `ExploreRoute.movieDetails(id:)`
  var title: String {
    let isWhole = path.hasSuffix(")") || parameters.isEmpty && !isCalled
    return isWhole ? path : path + "(" + labels.joined() + ")"
  }

  var labels: [String] { parameters.map { ($0.isLabelled ? $0.name : "_") + ":" } }

  private var isCalled: Bool {
    switch kind {
    // A flag is a property.
    case .requirement: result != "Bool"
    case .factoryMethod, .function, .initializer: true
    case .routeEnum, .tabEnum, .enumCase, .router, .view, .factory, .mapper, .waysOut, .guards:
      false
    }
  }

  /// What it has in common with one of another name that does the same.
  var likeness: String? {
    subject.map { subject in
      let types = parameters.map { "\($0.isLabelled ? $0.name : "_"):\($0.type.canonical)" }
      return "\(kind)|\(parent ?? "")|\(subject)|\(types.joined(separator: ","))"
    }
  }
}

import RutterDiagnostics

/// What: a parameter whose type no route can carry.
///
/// Why: a route is `Hashable`, since SwiftUI compares what it navigates to; functions, tuples and
/// most existentials are not.
///
/// Example: `parameters: {onDone: () -> Void}`.
///
/// Fix: carry a value that stands for it, and make the rest in the view or its view model.
enum UnhashablePayload {
  static func check(_ model: Model, _ report: inout Report) {
    var reported: Set<SourceRange> = []
    for router in model.routers {
      for route in router.routes {
        for parameter in route.parameters {
          if case .unknown = parameter.type.canBeHashable {
            checkDeclared(parameter, router, model, &reported, &report)
          }
          guard case .no(let reason, _) = parameter.type.canBeHashable,
            reported.insert(parameter.range).inserted
          else { continue }
          report.error(
            .unhashablePayload,
            "no route can carry '\(parameter.name)', which is \(reason): routes are Hashable",
            at: parameter.range,
            notes: [Note("'\(router.name)' has a route to its screen", at: router.range)],
            help:
              "carry a Hashable value instead, or pin the parameter under the route's 'arguments:'")
        }
      }
    }
  }
}

extension UnhashablePayload {
  /// A type of the app's own, of which the sources say that it is not `Hashable`.
  private static func checkDeclared(
    _ parameter: Parameter, _ router: Router, _ model: Model,
    _ reported: inout Set<SourceRange>, _ report: inout Report
  ) {
    guard let type = model.declarations.unhashablePart(of: parameter.type),
      reported.insert(parameter.range).inserted
    else { return }
    report.error(
      .unhashablePayload,
      "no route can carry '\(parameter.name)': '\(type.name)' is not Hashable", at: parameter.range,
      notes: [
        Note("'\(type.name)' is declared here", at: type.range),
        Note("'\(router.name)' has a route to its screen", at: router.range),
      ],
      help: "declare it Hashable, or carry a value that stands for it, such as its identifier")
  }
}

extension DiagnosticCode {
  static let unhashablePayload: Self = "unhashable-payload"
}

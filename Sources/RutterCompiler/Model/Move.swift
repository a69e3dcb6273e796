package import RutterDiagnostics

/// A navigator's method and what it does in one router.
package struct Move: Sendable {
  package enum Effect: Sendable, Equatable {
    /// Shows a route, whose case is given these arguments, in order.
    case show(RouteValue)
    /// Presents a router, then shows a route there.
    case showInside(RouteValue, then: RouteValue)
    /// Selects another router's tab, and shows a route there or, if that is what is asked for, goes
    /// to its root.
    case select(router: RouterID, path: TabPath, route: RouteValue?, goesToRoot: Bool)
    case url([WayOut.URLPart])
    case dismiss, back, root, finish, resume
  }

  /// A route with what its case carries.
  package struct RouteValue: Sendable, Equatable {
    package let name: String
    package let presentation: Presentation
    package let arguments: [Argument]
    /// How it appears on macOS, where that differs.
    package var macOS: Presentation?
    /// Whether its case carries anything: where all of it has defaults, there may be no arguments.
    package var hasPayload = false
  }

  /// A parameter passed on, or an expression of the author's.
  package struct Argument: Sendable, Equatable {
    package let label: String?
    package let text: String
    package let isName: Bool
    /// The names in an expression.
    package var freeNames: [String] = []

    package var names: [String] { isName ? [text] : freeNames }
  }

  package let method: String
  package let parameters: [Parameter]
  package let effect: Effect
  /// Where the method exists at all.
  package let conditions: [String]
  /// Where, beyond that, there is something to go to in this router.
  package let actionConditions: [String]
  package let deprecated: String?
  package let range: SourceRange
  /// What the author wrote to fill the target's parameters, if anything.
  package let fillRange: SourceRange?
  package let answer: WayOut.Answer?
}

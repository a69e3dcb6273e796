package import RutterDiagnostics

package struct GuardID: Hashable, Sendable {
  package let index: Int
  /// Whether it is a flag: known at once, and nothing waits for it to change.
  package let isFlag: Bool
}

/// What is asked on the way to screens that require it: a guard or a flag.
package struct Guard: Sendable {
  package let id: GuardID
  package let feature: FeatureID
  package let name: String
  package let range: SourceRange
  package let summary: String?
  /// The way to the screen that is shown instead; nil if that could not be told, and for flags.
  package internal(set) var otherwise: WayOut?

  /// The word for it in messages.
  var noun: String { id.isFlag ? "flag" : "guard" }

  /// The screen that is shown instead.
  package var screen: ScreenID? {
    if case .open(let screen, _, _) = otherwise?.effect { screen } else { nil }
  }
}

extension [GuardID] {
  /// Those that are asked and waited for.
  var guards: [GuardID] { filter { !$0.isFlag } }
  /// Those that are on or off.
  var flags: [GuardID] { filter(\.isFlag) }
}

/// A guard that is asked in a router.
package struct RouterGuard: Sendable {
  package let id: GuardID
  /// What is shown where it refuses.
  package let route: Move.RouteValue
  /// Where there is such a route.
  package let conditions: [String]
  /// What is asked on the way there.
  package let guards: [GuardID]
}

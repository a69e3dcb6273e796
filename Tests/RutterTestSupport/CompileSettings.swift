import Foundation

/// One way an app may be built: what generated code must compile under.
package struct CompileSettings: Hashable, Sendable, CustomStringConvertible {
  package enum LanguageMode: String, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
  }

  /// Which actor declarations without one belong to.
  package enum DefaultIsolation: String, Sendable, CaseIterable {
    case none = "nonisolated"
    case mainActor = "MainActor"
  }

  /// Whose declarations of SwiftUI the stand-in has.
  package enum SDK: String, Sendable, CaseIterable {
    case iOS17, iOS18
  }

  package var mode = LanguageMode.swift6
  package var isolation = DefaultIsolation.none
  package var sdk = SDK.iOS18
  package var isDebug = true
  /// Whether an import without an access level is internal, as the upcoming feature has it.
  package var hasInternalImports = false

  package init() {}

  private init(
    _ mode: LanguageMode, _ isolation: DefaultIsolation, _ sdk: SDK, isDebug: Bool,
    hasInternalImports: Bool
  ) {
    self.mode = mode
    self.isolation = isolation
    self.sdk = sdk
    self.isDebug = isDebug
    self.hasInternalImports = hasInternalImports
  }

  /// Settings in which every two choices meet, as far as they may influence each other; with
  /// `MATRIX=all` in the environment, every combination.
  package static let matrix =
    ProcessInfo.processInfo.environment["MATRIX"] == "all" ? all : sample

  private static let sample = [
    CompileSettings(.swift6, .none, .iOS18, isDebug: true, hasInternalImports: false),
    CompileSettings(.swift6, .mainActor, .iOS17, isDebug: false, hasInternalImports: true),
    CompileSettings(.swift5, .none, .iOS17, isDebug: true, hasInternalImports: true),
    CompileSettings(.swift5, .mainActor, .iOS18, isDebug: false, hasInternalImports: false),
  ]

  private static let all = LanguageMode.allCases.flatMap { mode in
    DefaultIsolation.allCases.flatMap { isolation in
      SDK.allCases.flatMap { sdk in
        [true, false].flatMap { isDebug in
          [true, false].map { hasInternalImports in
            CompileSettings(
              mode, isolation, sdk, isDebug: isDebug, hasInternalImports: hasInternalImports)
          }
        }
      }
    }
  }

  package var arguments: [String] {
    ["-swift-version", mode.rawValue, "-default-isolation", isolation.rawValue]
      + (isDebug ? ["-D", "DEBUG"] : [])
      + (hasInternalImports ? ["-enable-upcoming-feature", "InternalImportsByDefault"] : []) + [
        "-warnings-as-errors", "-package-name", "specs",
      ]
  }

  package var description: String {
    "Swift \(mode.rawValue), \(isolation.rawValue), \(sdk.rawValue)\(isDebug ? "" : ", release")"
      + (hasInternalImports ? ", internal imports" : "")
  }
}

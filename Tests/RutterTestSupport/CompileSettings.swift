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

  /// Every combination in debug builds, and one release build; with `MATRIX=all` in the environment
  /// each with internal imports too.
  package static let matrix: [CompileSettings] = {
    var all: [CompileSettings] = []
    for mode in LanguageMode.allCases {
      for isolation in DefaultIsolation.allCases {
        for sdk in SDK.allCases {
          var settings = CompileSettings()
          settings.mode = mode
          settings.isolation = isolation
          settings.sdk = sdk
          all.append(settings)
        }
      }
    }
    var release = CompileSettings()
    release.isDebug = false
    all.append(release)
    guard ProcessInfo.processInfo.environment["MATRIX"] == "all" else { return all }
    return all
      + all.map { settings in
        var settings = settings
        settings.hasInternalImports = true
        return settings
      }
  }()

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

package import RutterDiagnostics

/// One feature's manifest, as the author wrote it: nothing is looked up and no default is filled in.
package struct Manifest: Sendable {
  package let file: SourceFile
  package var feature: SourceText?
  package var module: SourceText?
  package var summary: String?
  package var access: Access?
  package var imports: [SourceText] = []
  /// Those of them whose types occur in what is public.
  package var publicImports: Set<String> = []
  package var metadata: Node?
  package var screens: [ScreenEntry] = []
  package var routers: [RouterEntry] = []
  /// Its guards, then its flags.
  package var guards: [GuardEntry] = []
  package var models: [ModelEntry] = []
  package var mappings: [MappingEntry] = []
  /// Whether some of it could not be told what it is, so that names may be missing.
  package var isPartial = false
}

/// How far a declaration can be seen.
package enum Access: String, Sendable, CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether only the declaring file sees it.
  package var isFileBound: Bool { self == .private || self == .fileprivate }
}

/// What every entry takes.
package struct Attributes: Sendable {
  package var summary: String?
  package var metadata: Node?
  package var deprecated: String?
  package var condition: SourceText?
}

package struct ScreenEntry: Sendable {
  package let name: SourceText
  package var attributes = Attributes()
  package var view: TypeText?
  package var parameters: [ParameterEntry] = []
  /// Parameters that are declared, but not soundly; they count as known.
  package var brokenParameters: Set<String> = []
  package var arguments: ArgumentsEntry?
  package var viewModel: ViewModelEntry?
  package var opens: [WayOutEntry] = []
  package var returns: ReturnsEntry?
  package var requires: [SourceText] = []
  /// What is shown while a flag is off.
  package var otherwise: RootEntry?
  package var presentation: Presentation?
  package var presentationRange: SourceRange?
  package var link: LinkEntry?
  package var isLazy = false
  package var presenting = PresentingEntry()
  package var title: TitleEntry?
  package var modifiers: [ExpressionText] = []
  package var samples: [SampleEntry] = []
  package var restores: Bool?
  package var replacement: ReplacementEntry?

  /// Whether it asks for a navigator.
  package var hasWaysOut: Bool { !opens.isEmpty || returns != nil }
}

/// One input of a screen, a method or a mapping. Without a name it is passed without a label.
package struct ParameterEntry: Sendable {
  package let name: SourceText?
  package let type: TypeText
  package let defaultValue: ExpressionText?
  /// Whether `type` is more than a stand-in for one that cannot be told.
  package var isTyped = true
  /// Whether Swift declares a default for it.
  package var isDefaulted = false

  package var hasDefault: Bool { isDefaulted || defaultValue != nil }

  package var knownType: SwiftType? { isTyped ? type.type : nil }

  package var range: SourceRange { name?.range ?? type.range }
}

/// How values reach a call: adjustments by label, or the whole call in order.
package struct ArgumentsEntry: Sendable {
  package struct Argument: Sendable {
    package let label: SourceText?
    package let value: ExpressionText
  }

  package let isWholeCall: Bool
  package let arguments: [Argument]
  package let range: SourceRange
}

package struct ViewModelEntry: Sendable {
  package let range: SourceRange
  package var type: TypeText?
  package var arguments: ArgumentsEntry?
  package var takesNavigator: Bool?
  /// Whether the app writes the factory's method itself.
  package var isByHand = false
}

/// A way out of a screen.
package struct WayOutEntry: Sendable {
  package enum Target: Sendable {
    case screen(SourceText, router: SourceText?)
    case url(SourceText)
    case hand
    case dismiss, back, root, resume

    /// The targets that a word alone names.
    init?(_ word: String) {
      switch word {
      case "dismiss": self = .dismiss
      case "back": self = .back
      case "root": self = .root
      case "resume": self = .resume
      default: return nil
      }
    }
  }

  package let name: SourceText
  package var attributes = Attributes()
  package var target: Target
  package var arguments: ArgumentsEntry?
  package var parameters: [ParameterEntry]?
  package var method: SourceText?
  package var result: ResultEntry?
}

/// How a screen appears: pushed, in a column of a split view, or on top of what is there.
package enum Presentation: Hashable, Sendable, CaseIterable, RawRepresentable {
  case push, content, detail, sheet, fullScreenCover, popover
  /// The app's own presenting modifier of this name.
  case modifier(String)

  /// Whether it stands in a column of a split view.
  package var isColumn: Bool { self == .content || self == .detail }

  /// Whether it covers what presents it.
  package var isModal: Bool { self != .push && !isColumn }
}

package struct RouterEntry: Sendable {
  package let name: SourceText
  package var attributes = Attributes()
  package var root: RootEntry?
  package var split: SplitEntry?
  package var context: [ContextEntry] = []
  package var routes: [RouteEntry] = []
  package var isClosed = false
  package var tabs: [TabEntry] = []
  package var tabStyle: TabStyle?
  package var popsToRoot = false
  /// The first key that says something of tabs.
  package var tabsKey: SourceText?
  package var presentation: Located<Presentation>?
  package var onDismiss: ExpressionText?
  package var enumNames: [String: SourceText] = [:]
  package var conformances: [TypeText] = []
  package var hasClass = true
  package var start: ExpressionText?
  package var starts: [StartEntry] = []
  package var observation: Observation?
  package var access: Access?
  package var restoration: RestorationEntry?
  package var whilePresenting: LinkPolicy?
}

/// How views learn of a router's changes: the Observation framework, or `ObservableObject` for iOS 16.
package enum Observation: String, Sendable, CaseIterable {
  case observable, observableObject
}

package struct RootEntry: Sendable {
  package let screen: SourceText
  package var arguments: ArgumentsEntry?
}

/// A value the root view is given.
package struct ContextEntry: Sendable {
  package let name: SourceText
  package let type: TypeText
}

package struct RouteEntry: Sendable {
  package let name: SourceText
  package var attributes = Attributes()
  package var screen: SourceText?
  package var router: SourceText?
  package var presentation: Presentation?
  package var presentationRange: SourceRange?
  package var presenting = PresentingEntry()
  package var arguments: ArgumentsEntry?
  package var restores: Bool?
  package var requires: [SourceText] = []
  package var link: LinkEntry?
  package var over: [BeneathEntry]?
  package var replacement: ReplacementEntry?
}

package struct StartEntry: Sendable {
  package let name: SourceText
  package let route: ExpressionText
}

package struct TabEntry: Sendable {
  package let name: SourceText
  package var attributes = Attributes()
  package var router: SourceText?
  package var screen: SourceText?
  package var title: TitleEntry?
  package var systemImage: SourceText?
  package var shown: ExpressionText?
  package var badge: ExpressionText?
  package var role: SourceText?
}

/// How tabs are written: with `tabItem`, or as iOS 18's `Tab`.
package enum TabStyle: String, Sendable, CaseIterable {
  case classic, tab
}

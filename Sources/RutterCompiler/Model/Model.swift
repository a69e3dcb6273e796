package import RutterDiagnostics

/// Stage 3, resolve: `[Manifest]` enters, a `Model` leaves: names bound across features, defaults in,
/// order fixed. What cannot be bound is reported and left out.
///
/// A model is what the whole project says, independent of where an author wrote what; screens and
/// routers are referred to by their place in it.
package struct Model: Sendable {
  package var configuration: Configuration
  package var features: [Feature] = []
  package var screens: [Screen] = []
  package var routers: [Router] = []
  package var guards: [Guard] = []
  /// The routers that are presented by one that is there all the time: links into them go that way.
  package var presentedDirectly: Set<RouterID> = []
  /// Those that are there only while others present them.
  package var onlyPresented: Set<RouterID> = []
  /// The screens that have links of their own, with the places of these.
  package var linkedScreens: [(screen: ScreenID, range: SourceRange)] = []
  /// The mappings of each feature, in the order of `features`.
  package var mappings: [[ModelMapping]] = []
  /// The types that the app's own Swift declares.
  package var declarations = DeclarationIndex()
  /// The types of models that are generated, of each feature.
  package var generatedModels: [[GeneratedModel]] = []
  /// The names of the app's types that generated code could take for its own.
  package var typeNames: Set<String> = []
  /// The keys of all titles, in Xcode's order.
  package var strings: [LocalizedString] = []
}

package struct FeatureID: Hashable, Sendable { package let index: Int }
package struct ScreenID: Hashable, Sendable { package let index: Int }
package struct RouterID: Hashable, Sendable { package let index: Int }

/// A manifest's worth of screens and routers.
package struct Feature: Sendable {
  package let file: SourceFile
  package let name: String
  package let module: String?
  package let access: Access
  package let summary: String?
  package let metadata: Node?
  /// The modules the author names, without the project's defaults.
  package let imports: [String]
  /// Those of them whose types occur in what is public.
  package let publicImports: Set<String>
  /// The modules of the types that its mappings name.
  package var mappingModules: Set<String> = []
  package var screens: [ScreenID] = []
  package var routers: [RouterID] = []
  /// Its guards, then its flags.
  package var guards: [GuardID] = []
}

/// One input of a screen, a method or a mapping.
package struct Parameter: Sendable {
  package let name: String
  package let isLabelled: Bool
  package let type: SwiftType
  package let defaultValue: String?
  package let range: SourceRange
  /// What a method calls it, where that is not its label.
  package var localName: String? = nil
}

/// A Swift call as it will be printed, where the names in its arguments are still bound to parameters.
package struct Call: Sendable {
  package struct Argument: Sendable {
    package let label: String?
    package let value: Value
    package let range: SourceRange
    /// Where the author wrote the label, if it was written.
    package var labelRange: SourceRange? = nil
  }

  /// What an argument is given: a parameter passed on, or what the author wrote.
  package enum Value: Sendable {
    case name(String)
    case expression(SwiftExpression)

    package var freeNames: [String] {
      switch self {
      case .name(let name): [name]
      case .expression(let expression): expression.freeNames.map(\.name)
      }
    }
  }

  package let callee: String
  package var arguments: [Argument]
  /// What the author wrote to cause it: the place for `#sourceLocation`.
  package var origin: SourceRange
}

package struct Screen: Sendable {
  package let id: ScreenID
  package let feature: FeatureID
  package let name: String
  package let range: SourceRange
  package let attributes: Attributes
  package let access: Access
  package var parameters: [Parameter]
  package var view: Call
  package var viewModel: ViewModel?
  package var waysOut: [WayOut] = []
  /// What it gives back to whoever opened it.
  package var returned: Returned?
  /// What is asked on the way to it: guards and flags.
  package var requires: [GuardID] = []
  /// The way to what is shown instead while one of its flags is off.
  package var fallback: WayOut?
  package let presentation: Presentation?
  package let isLazy: Bool
  package let title: String?
  package let modifiers: [SwiftExpression]
  package var samples: [Sample] = []
  /// Whether the view itself, having no view model that does, takes the navigator.
  package var viewTakesNavigator = false
  /// The protocol through which the screen asks for its ways out.
  package let navigating: String
}

package struct ViewModel: Sendable {
  /// The name of the factory method.
  package let method: String
  package let type: String
  /// The screen's parameters that the initializer's call uses, in their order.
  package var parameters: [Parameter]
  package var call: Call
  package let takesNavigator: Bool
  /// Whether the app writes the factory's method itself.
  package let isByHand: Bool
}

/// A way out of a screen: a method of its `…Navigating` protocol.
package struct WayOut: Sendable {
  package enum Effect: Sendable {
    /// Goes to a screen, in this router or, if named, in another; `fills` holds values for its parameters.
    case open(ScreenID, router: RouterID?, fills: [Fill])
    /// Selects another router's tab and leaves it as it was.
    case select(RouterID)
    case url([URLPart])
    case hand
    case dismiss, back, root
    /// Goes on to where a guard refused to go.
    case resume
    /// Closes the screen and gives what it returns to whoever opened it.
    case finish
  }

  /// A value for one of the target's parameters.
  package struct Fill: Sendable {
    package let parameter: String
    package let value: SwiftExpression
    package let range: SourceRange
  }

  package enum URLPart: Sendable, Equatable {
    case literal(String)
    case parameter(String, isText: Bool)
  }

  package let name: String
  package let method: String
  package let parameters: [Parameter]
  package let effect: Effect
  package let attributes: Attributes
  package let range: SourceRange
  /// What the method hands over once the screen it opens has returned.
  package let answer: Answer?

  package var fills: [Fill] {
    if case .open(_, _, let fills) = effect { fills } else { [] }
  }

  /// Its name with its labels: two cases of one enum must differ in these.
  package var labels: String {
    let labels = parameters.map { ($0.isLabelled ? $0.name : "_") + ":" }
    return method + "(" + labels.joined() + (answer?.label ?? "") + ")"
  }

  /// What tells it from other methods: name, labels and types.
  package let signature: String

  init(
    name: String, method: String, parameters: [Parameter], effect: Effect, attributes: Attributes,
    range: SourceRange, answer: Answer? = nil
  ) {
    self.name = name
    self.method = method
    self.parameters = parameters
    self.effect = effect
    self.attributes = attributes
    self.range = range
    self.answer = answer
    let types = parameters.map { "\($0.isLabelled ? $0.name : "_"):\($0.type.canonical)" }
    signature = method + "(" + types.joined(separator: ",") + ")" + (answer?.signature ?? "")
  }
}

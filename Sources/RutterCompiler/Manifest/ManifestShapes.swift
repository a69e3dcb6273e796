/// The manifest language: every key, what it is for, what its value may be.
package enum ManifestShapes {
  package static let manifest = ObjectShape(
    "manifest", "One feature: its screens, routers, models and mappings.",
    [
      schemaKey,
      KeyShape("summary", .text, "Becomes documentation."),
      KeyShape("feature", .name, "The feature's name; default: the file's base name."),
      KeyShape(
        "module", .name,
        "The Swift module the feature lives in; features that use its screens import it."),
      KeyShape("access", .access, "Access level of what the feature generates."),
      KeyShape(
        "imports", .list(of: .text, "a list of module names"),
        "Modules the generated files import, after `public` so where they must."
      ),
      KeyShape("metadata", .anything, "Free-form; templates see it, the compiler ignores it."),
      KeyShape(
        "guards", Shape.names(.object(navigationGuard), "guards by name").orNothing,
        "What is asked on the way to screens that require it."),
      KeyShape(
        "flags", Shape.namesOrList(.object(flag).orNothing, "flags by name").orNothing,
        "What switches screens on and off while the app runs."),
      KeyShape(
        "screens", .namesOrList(.object(screen).orNothing, "screens by name").orNothing,
        "What is shown, with what, built how."),
      KeyShape(
        "routers", .names(.object(router), "routers by name").orNothing,
        "Which screens are reached how."),
      KeyShape(
        "models", Shape.keyed(by: .text, model, "models by name").orNothing,
        "Shapes of the types that mappings read and fill."),
      KeyShape(
        "mappings", Shape.list(of: .object(mapping), "a list of mappings").orNothing,
        "How one model is filled from another."),
    ])

  /// Lets editors check JSON, which has no comments to say it in.
  static let schemaKey = KeyShape(
    "$schema", .text, "The JSON Schema for editors; the compiler ignores it.")

  /// Keys that every entry takes.
  static let attributes = [
    KeyShape("summary", .text, "Becomes the documentation comment."),
    KeyShape("metadata", .anything, "Free-form; templates see it, the compiler ignores it."),
    KeyShape("deprecated", .text, "Marks what is generated as deprecated, with this message."),
    KeyShape(
      "if", .scalar(.text, "a Swift compilation condition"),
      "A Swift compilation condition around every line the entry brings."),
  ]

  package static let screen = ObjectShape(
    "screen", "A view, the values it is shown with, and the ways out of it.",
    [
      KeyShape(
        "view", .type, "The view's type; default: the screen's name, in upper camel case."),
      KeyShape("title", titleShape, "A localization key."),
      KeyShape("present", presentation, "How routers show the screen unless they say otherwise."),
      KeyShape("parameters", parameters, "The values the screen is shown with."),
      KeyShape("link", link, "The URLs that lead to the screen, in every router that has it."),
      KeyShape(
        "viewModel",
        Shape.object(viewModel).or(.boolean, "true, or a mapping of view model keys"),
        "The view model that a factory makes and the view is given."),
      KeyShape("arguments", arguments, "How parameters reach the view's call."),
      KeyShape(
        "requires", guardNames, "Guards and flags that are asked on the way to the screen."),
      KeyShape(
        "otherwise", Shape.object(root).or(.name, "a screen's name, or a mapping"),
        "The screen that is shown instead while a flag it requires is off; default: none."),
      KeyShape(
        "returns", Shape.object(returned).or(.type, "a Swift type, or a mapping of returned keys"),
        "The type of the value that the screen gives back to whoever opened it."),
      KeyShape("lazy", .boolean, "Builds the view only when it appears."),
      KeyShape("restore", .boolean, "`false` leaves the screen out of what routers save."),
      KeyShape(
        "replacedBy", RestorationShapes.replacedBy,
        "The screen that saved state with this one leads to; deprecates it."),
      KeyShape(
        "modifiers", .list(of: .expression, "a list of modifiers, each starting with a dot"),
        "Modifiers that follow the view's call."),
    ] + presenting + [
      KeyShape(
        "opens", .namesOrList(open, "ways out by name").orNothing, "Every way out of the screen."),
      KeyShape("samples", samples, "Values to show the screen with in previews and tests."),
    ] + attributes)

  static let parameters = Shape(
    what: "a mapping from names to Swift types, or a list of types",
    items: .each(
      Shape(
        what: "a Swift type, or a name with its type", scalar: .parameter,
        mapping: .names(.parameter))),
    mapping: .names(.parameter), allowsNothing: true)

  static let arguments = Shape(
    what: "a mapping that adjusts the call, or a list that is the whole call",
    items: .each(
      Shape(
        what: "a value, or a label with its value", scalar: .expression,
        mapping: .names(.expression))),
    mapping: .names(.expression), allowsNothing: true)

  package static let viewModel = ObjectShape(
    "view model", "The view model of a screen and how it is made.",
    [
      KeyShape("type", .type, "Its type; default: the screen's name followed by `ViewModel`."),
      KeyShape("arguments", arguments, "How parameters reach the view model's initializer."),
      KeyShape(
        "navigator", .boolean,
        "Whether the initializer takes `navigator:`; default: if the screen opens anything."),
      KeyShape("by", .choice("hand"), "`hand`: the app writes the factory's method itself."),
    ])

  static let open = Shape(
    what: "dismiss, back, root, resume, or a mapping of way-out keys",
    scalar: .choice(["dismiss", "back", "root", "resume"]), mapping: .keys(wayOut),
    allowsNothing: true)

  package static let wayOut = ObjectShape(
    "way out", "What the user can open from a screen.",
    [
      KeyShape("screen", .name, "The screen it leads to; default: the one of the same name."),
      KeyShape("router", .name, "The router that is presented, or whose tab is selected, first."),
      KeyShape(
        "url", .scalar(.text, "a URL, with {parameter} where a value goes"),
        "An address outside the app."),
      KeyShape("by", .choice("hand"), "`hand`: the app writes the method itself."),
      KeyShape("arguments", arguments, "Fills parameters of the target."),
      KeyShape(
        "parameters", parameters,
        "The method's parameters; default: what the target needs and `arguments` leaves open."),
      KeyShape("method", .name, "The method's name; default: `open` followed by the name."),
      KeyShape(
        "result", .choice("async", "callback", "ignored"),
        "How the method hands over what the screen returns; default: async."),
    ] + attributes)

  package static let router = ObjectShape(
    "router", "A navigation stack with its modals, or a set of tabs.",
    [
      KeyShape(
        "root", Shape.object(root).or(.name, "a screen's name, or a mapping"),
        "The screen at the bottom of the stack."),
      KeyShape(
        "context", .names(.type, "values by name, each with its Swift type"),
        "Values the root view is given and every call may use."),
      KeyShape("class", .boolean, "`false` generates the enums alone."),
      KeyShape(
        "observation", .choice("observable", "observableObject"), "How views observe the router."),
      KeyShape("access", .access, "Access level of what the router generates."),
      KeyShape(
        "tabStyle", .choice("classic", "tab"),
        "`tab` for the `Tab` of iOS 18; default: classic, with `tabItem`."),
      KeyShape(
        "popsToRoot", .boolean, "Selecting the selected tab again goes back to its root."),
      KeyShape(
        "restore",
        Shape.object(RestorationShapes.restoration)
          .or(.boolean, "true, false, or a mapping of restoration keys"),
        "Saves where the router is with its scene, and goes back there at the next launch."),
      KeyShape(
        "whilePresenting", .choice("close", "refuse"),
        "What a link does that arrives while a screen is presented; default: close that screen."),
      KeyShape("closed", .boolean, "Makes `routes` the complete list."),
      KeyShape(
        "present", presentation, "How other routers present this one unless they say otherwise."),
      onDismiss,
      KeyShape("enums", .object(enums), "Names for the generated enums."),
      KeyShape(
        "conforms", .list(of: .type, "a list of protocols"),
        "Further conformances of the route enums."),
      KeyShape(
        "split", .object(split).orNothing,
        "Makes the root view a split view, with the root as its sidebar."),
      KeyShape(
        "start", .expression,
        "The route the stack starts with; with labels it needs quotes: `\"detail(id: 1)\"`."),
      KeyShape(
        "routes", .namesOrList(.object(route).orNothing, "routes by name").orNothing,
        "Routes beyond those that follow from the root, and what differs in these."),
      KeyShape(
        "starts", .names(.expression, "routes by name"),
        "Routes a debug build can start with, chosen by launch argument."),
      KeyShape("tabs", .namesOrList(.object(tab).orNothing, "tabs by name"), "The tabs, in order."),
    ] + attributes)

  package static let root = ObjectShape(
    "root", "The screen at the bottom of a stack.",
    [
      KeyShape("screen", .name, "The screen.", required: true),
      KeyShape("arguments", arguments, "Values for the screen's parameters."),
    ])

  package static let route = ObjectShape(
    "route", "A value that leads to a screen.",
    [
      KeyShape("screen", .name, "The screen it leads to; default: the one of the same name."),
      KeyShape("router", .name, "The router it presents, with a stack of its own."),
      KeyShape("present", presentation, "How the screen appears; default: push."),
      KeyShape(
        "arguments", arguments, "Values pinned here, which the route then does not carry."),
      KeyShape("restore", .boolean, "`false` leaves the route out of what is saved."),
      KeyShape(
        "requires", guardNames, "Guards and flags that are asked beside those of the screen."),
      KeyShape(
        "link", link, "The URLs that lead here; default: the screen's; `none` takes these away."),
      KeyShape("over", over, "The routes that lie beneath after landing by link."),
      onDismiss,
      KeyShape(
        "replacedBy", RestorationShapes.replacedBy,
        "The route that saved state with this one leads to; deprecates it."),
    ] + presenting + attributes)

  package static let tab = ObjectShape(
    "tab", "A tab: a router or a single screen.",
    [
      KeyShape("router", .name, "The router shown in the tab."),
      KeyShape("screen", .name, "The screen shown in the tab; default: the one of the same name."),
      KeyShape("title", titleShape, "The localization key of the tab's label."),
      KeyShape("systemImage", .text, "The SF Symbol of the tab's label."),
      KeyShape("shown", .expression, "A Boolean of the context that shows or hides the tab."),
      KeyShape("badge", .expression, "A number or text of the context, shown on the tab."),
      KeyShape(
        "role", .choice("search"), "`search`: the system's search tab; needs `tabStyle: tab`."),
    ] + attributes)

  package static let enums = ObjectShape(
    "enum name", "Names for a router's enums.",
    [
      KeyShape("push", .name, "The enum of pushed routes."),
      KeyShape("content", .name, "The enum of what a split view's content column shows."),
      KeyShape("detail", .name, "The enum of what a split view's detail column shows."),
      KeyShape("sheet", .name, "The enum of sheets."),
      KeyShape("fullScreenCover", .name, "The enum of full-screen covers."),
      KeyShape("popover", .name, "The enum of popovers."),
      KeyShape("tab", .name, "The enum of tabs."),
    ])
}

extension Shape {
  static let access = choice("private", "fileprivate", "internal", "package", "public")
}

/// The project file: every key, what it is for, what its value may be.
package enum ProjectShapes {
  package static let project = ObjectShape(
    "project", "Where manifests are, where Swift goes, and what holds for all of them.",
    [
      ManifestShapes.schemaKey,
      KeyShape("rutter", .scalar(.number, "a version number"), "The language's version: 1."),
      KeyShape(
        "specs", .oneOrMore(.text, "a path, or a list of paths"),
        "Files and folders of manifests; default: Specs."),
      KeyShape(
        "sources", .oneOrMore(.text, "a path, or a list of paths"),
        "Files and folders of the app's Swift: its declarations are held against the manifests."),
      KeyShape(
        "output", .text,
        "The folder generated files go to, with `{feature}` and `{module}` replaced; default: Generated."
      ),
      templatesKey,
      KeyShape("defaults", .object(defaults), "What holds where a manifest says nothing."),
      KeyShape("factory", .object(factory), "How view models are made."),
      mappingsKey, previewsKey, localizationKey,
      KeyShape("links", .object(links), "Where deep links live, and how texts become values."),
      KeyShape(
        "rules", .keyed(by: .rule, rule, "severities by rule"),
        "Severities of rules, in all manifests or in some."),
    ])

  static let level = Shape.choice("error", "warning", "off")

  private static let rule = Shape.object(
    ObjectShape(
      "rule", "What becomes of a rule's findings.",
      [
        KeyShape("severity", level, "In all files; default: as the table of findings says."),
        KeyShape(
          "in", .keyed(by: .text, level, "severities by path, with `*`, `?` and `**`"),
          "In files below a path of the project; of several that match, the last decides."),
      ])
  ).or(
    .choice(["error", "warning", "off"]), "one of error, warning, off, or a mapping of rule keys")

  package static let defaults = ObjectShape(
    "default", "What holds where a manifest says nothing.",
    [
      KeyShape("access", .access, "Access level; default: internal."),
      KeyShape(
        "imports", .list(of: .text, "a list of module names"),
        "Modules every generated file imports."),
      KeyShape(
        "viewSuffix", .text, "With `View`, the screen `home` shows `HomeView`; default: none."),
      KeyShape(
        "observation", .choice("observable", "observableObject"),
        "`observableObject` for iOS 16; default: observable."),
      KeyShape(
        "layout", .choice("split", "single"),
        "A file each for screens, factories, routers and mappings, or one for all; default: split."),
      KeyShape(
        "sourceLocations", .choice("none", "relative", "absolute"),
        "Whether compiler errors name the manifest's line; default: relative."),
    ])

  package static let factory = ObjectShape(
    "factory", "The type that makes view models.",
    [
      KeyShape("type", .name, "Its name; default: ViewModelFactory."),
      KeyShape("module", .name, "The Swift module it lives in."),
      KeyShape(
        "imports", .list(of: .text, "a list of module names"), "Modules the factory's files import."
      ),
      KeyShape(
        "properties", .names(.type, "properties by name, each with its Swift type"),
        "What the factory stores."),
      KeyShape(
        "arguments", .names(.expression, "arguments by label"),
        "Arguments every view model's initializer is given."),
      KeyShape("access", .access, "Access level of the factory."),
      KeyShape(
        "form", .choice("class", "struct", "extension"),
        "A class, a struct, or extensions of a type that the app declares; default: class."),
    ])
}

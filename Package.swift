// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "rutter",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "rutter", targets: ["rutter"]),
    .plugin(name: "RutterBuildPlugin", targets: ["RutterBuildPlugin"]),
    .plugin(name: "RutterGeneratePlugin", targets: ["RutterGeneratePlugin"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "RutterDiagnostics"),
    .target(name: "RutterTemplateEngine", dependencies: ["RutterDiagnostics"]),
    .target(
      name: "RutterStandardTemplates",
      path: "Templates",
      resources: [
        "answers",
        "common",
        "deep-link",
        "factory",
        "factory-type",
        "file",
        "flags",
        "guard-protocols", "guard-types",
        "guards",
        "landings",
        "links",
        "mappings",
        "modals", "models",
        "navigator", "nested-routers",
        "previews",
        "restoration",
        "root-view", "route-coding",
        "routers",
        "scaffold-dependencies", "scaffold-tests", "scaffold-view", "scaffold-view-model",
        "screens",
        "split", "stack",
        "starts",
        "tab-items", "tab-landings", "tabs",
      ].map { .embedInCode("\($0).swift.stencil") }),
    .target(
      name: "RutterCompiler",
      dependencies: [
        "CLibYAML", "RutterDiagnostics", "RutterTemplateEngine", "RutterStandardTemplates",
      ],
      resources: [
        "graph-drawing.css", "graph-page.css", "graph-page.html", "graph-page.js",
      ].map { .embedInCode("Graph/Page/\($0)") }),
    .executableTarget(
      name: "rutter",
      dependencies: ["RutterCompiler", "RutterDiagnostics", "RutterTemplateEngine"]),
    .plugin(
      name: "RutterBuildPlugin",
      capability: .buildTool(),
      dependencies: ["rutter"],
      path: "Sources/Plugins/RutterBuildPlugin"),
    .plugin(
      name: "RutterGeneratePlugin",
      capability: .command(
        intent: .custom(
          verb: "rutter", description: "Generate Swift from manifests, check them, and more."),
        permissions: [
          .writeToPackageDirectory(reason: "'rutter generate' writes Swift into the package.")
        ]),
      dependencies: ["rutter"],
      path: "Sources/Plugins/RutterGeneratePlugin"),

    .target(
      name: "RutterTestSupport",
      dependencies: ["RutterCompiler", "RutterDiagnostics"],
      path: "Tests/RutterTestSupport",
      exclude: ["SwiftUI"]),
    .executableTarget(
      name: "demo",
      dependencies: ["RutterTestSupport"],
      path: "Tests/Demo",
      exclude: ["run"]),
    .testTarget(
      name: "RutterDiagnosticsTests",
      dependencies: ["RutterDiagnostics", "RutterTestSupport"]),
    .testTarget(
      name: "RutterTemplateEngineTests",
      dependencies: ["RutterTemplateEngine", "RutterDiagnostics"]),
    .testTarget(
      name: "RutterCompilerTests",
      dependencies: [
        "RutterCompiler", "RutterTemplateEngine", "RutterDiagnostics", "RutterTestSupport",
      ]),
    .testTarget(
      name: "RutterCommandTests",
      dependencies: ["rutter", "RutterCompiler", "RutterDiagnostics", "RutterTestSupport"]),
    .testTarget(
      name: "SpecTests",
      dependencies: ["RutterCompiler", "RutterDiagnostics", "RutterTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// A plugin needs rutter for the machine that builds, and for that SwiftPM builds all of it once more.
if Context.environment["RUTTER_PLUGINS"] == "0" {
  package.products.removeAll { $0.name.hasSuffix("Plugin") }
  package.targets.removeAll { $0.type == .plugin }
}

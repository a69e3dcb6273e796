// swift-tools-version: 6.1
import PackageDescription

// Rutter from its sources; or, with RUTTER_PACKAGE=.build/artifact-bundle, as it was built.
let rutter = Context.environment["RUTTER_PACKAGE"] ?? "../../.."

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "ShopApp", targets: ["ShopApp"])],
  dependencies: [.package(name: "rutter", path: rutter)],
  targets: [
    .target(
      name: "Catalog",
      plugins: [.plugin(name: "RutterBuildPlugin", package: "rutter")]),
    .target(
      name: "ShopApp",
      dependencies: ["Catalog"],
      plugins: [.plugin(name: "RutterBuildPlugin", package: "rutter")]),
  ]
)

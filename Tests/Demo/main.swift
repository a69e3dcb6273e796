import Foundation
import RutterTestSupport

// Compiles apps against the stand-in for SwiftUI, with the Swift that was generated into their
// folders, and runs their checks. Arguments: the apps' folders.

var hasFailed = false
for argument in CommandLine.arguments.dropFirst() {
  let app = SpecCase(folder: URL(fileURLWithPath: argument))
  let result = try SwiftCompiler().run(app.modules(withChecks: true))
  print("\(app.name): \(result.exitCode == 0 ? result.text : result.transcript)", terminator: "")
  if result.exitCode != 0 { hasFailed = true }
}
exit(hasFailed ? 1 : 0)

import RutterDiagnostics

/// What: an output of the team's own has the path of another generated file or, in Swift, its name in a
/// module.
///
/// Why: one would overwrite the other; and Swift refuses two files of one name in a module.
///
/// Example: `path: Generated/{feature}Routers.generated.swift`, which is where routers go.
///
/// Fix: choose another path.
enum OutputClash {
  static func check(_ model: Model, _ report: inout Report) {
    let outputs = model.configuration.templates.outputs
    guard !outputs.isEmpty else { return }
    let plan = FilePlan(model)
    var taken = FileClash.standardNames(model, plan)
    for output in outputs {
      let features: [Feature?] = output.isForEachFeature ? model.features : [nil]
      var clash: String?
      for feature in features {
        let path = plan.path(of: output, feature)
        let names = names(path, feature, plan)
        if clash == nil, !taken.isDisjoint(with: names) { clash = path }
        taken.formUnion(names)
      }
      if let clash { reportClash(output, clash, &report) }
    }
  }

  private static func names(_ path: String, _ feature: Feature?, _ plan: FilePlan) -> [String] {
    let module = feature.flatMap { plan.modules.module(of: nil, $0) }
    return path.hasSuffix(".swift") ? FileClash.names(path, in: module) : [path.lowercased()]
  }

  private static func reportClash(
    _ output: TemplatesEntry.Output, _ path: String, _ report: inout Report
  ) {
    report.error(
      .fileClash, "'\(path)' has the path or the name of another generated file",
      at: output.path.range, help: "choose another path")
  }
}

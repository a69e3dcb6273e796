import RutterDiagnostics

/// What: links in a project that has neither a scheme nor a host.
///
/// Why: no URL would ever reach the app, and none could be made.
///
/// Example: `link: /movies/{id}` without `links:` in `rutter.yaml`.
///
/// Fix: name a scheme or a host under `links:`.
enum HomelessLink {
  static func check(_ model: Model, _ report: inout Report) {
    let links = model.configuration.links
    for variant in links.configurations where variant.places.isEmpty && !links.places.isEmpty {
      report.error(
        .homelessLink, "with '\(variant.condition)', links have neither a scheme nor a host",
        at: variant.range, help: "leave out what is as everywhere")
    }
    checkModule(model, &report)
    guard links.places.isEmpty, !report.hasErrors, let first = model.linkTargets.first,
      let range = first.link.ranges.first
    else { return }
    report.error(
      .homelessLink, "links have neither a scheme nor a host", at: range,
      help:
        "write 'links: {schemes: [movies]}' or 'links: {hosts: [movies.example]}' in rutter.yaml")
  }

  /// What links share has to be in one module.
  private static func checkModule(_ model: Model, _ report: inout Report) {
    let modules = model.linkingModules
    guard modules.count > 1, model.configuration.links.module == nil,
      let target = model.linkTargets.first
    else { return }
    report.error(
      .homelessLink,
      "links lead into several modules, of which none is named for what they share",
      at: model.routers[target.router.index].range,
      help: "name a module that all of them can import: 'links: {module: …}' in rutter.yaml")
  }
}

extension DiagnosticCode {
  static let homelessLink: Self = "homeless-link"
}

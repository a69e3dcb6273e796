import RutterDiagnostics

/// What: a parameter of a mapping that no value uses and no nested mapping takes.
///
/// Why: every caller must provide it for nothing.
///
/// Example: `parameters: {images: Images}` in a mapping that copies by name.
///
/// Fix: leave the parameter out.
enum UnusedMappingParameter {
  static func finding(_ parameter: Parameter, _ plan: MappingPlan) -> Diagnostic {
    Diagnostic(
      .warning, .unusedParameter,
      "nothing in the mapping from \(plan.head.title) uses '\(parameter.name)'",
      at: parameter.range, help: "leave it out, or use it in a value under 'members:'")
  }
}

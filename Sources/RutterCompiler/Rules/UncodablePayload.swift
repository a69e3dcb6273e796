import RutterDiagnostics

/// What: a parameter whose type cannot be saved, in a route that is.
///
/// Why: what a router saves between launches is encoded; characters, colours and closures are not
/// `Codable`.
///
/// Example: `parameters: {initial: Character}`, shown by a router with `restore: true`.
///
/// Fix: carry a value that stands for it, or leave the route out with `restore: false`.
enum UncodablePayload {
  static func check(_ model: Model, _ report: inout Report) {
    var reported: Set<SourceRange> = []
    for router in model.routers where router.isCoded {
      for route in router.routes where route.isSaved {
        for parameter in route.parameters {
          guard case .no(let reason, _) = parameter.type.canBeCodable, !isReported(parameter),
            reported.insert(parameter.range).inserted
          else { continue }
          report.error(
            .uncodablePayload, "'\(parameter.name)' cannot be saved: it is \(reason)",
            at: parameter.range,
            notes: [Note("'\(router.name)' saves its routes", at: router.range)],
            help: "carry a Codable value instead, or write 'restore: false' for the screen")
        }
      }
    }
  }

  /// What is no payload at all has been reported as that.
  private static func isReported(_ parameter: Parameter) -> Bool {
    if case .no = parameter.type.canBeHashable { true } else { false }
  }
}

extension DiagnosticCode {
  static let uncodablePayload: Self = "uncodable-payload"
}

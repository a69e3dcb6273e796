import RutterDiagnostics

/// What: a view or a view model whose initializers do not take what the manifest gives them.
///
/// Why: the generated call would not compile; here the finding names the manifest's line and the
/// declaration it was held against.
///
/// Example: `arguments: {identifier: id}` where the view has `init(id: Int)`.
///
/// Fix: use the labels, the order and the types of one of the initializers.
enum UnfitCall {
  static func check(_ model: Model, _ report: inout Report) {
    guard !model.declarations.isEmpty else { return }
    for screen in model.screens {
      var types = Dictionary(screen.parameters.map { ($0.name, $0.type) }) { a, _ in a }
      if let viewModel = screen.viewModel, !viewModel.isByHand {
        check(viewModel.call, types, model.declarations, &report)
      }
      if let viewModel = screen.viewModel, case .success(let type) = SwiftType.parse(viewModel.type)
      {
        types["viewModel"] = type
      }
      check(screen.view, types, model.declarations, &report)
    }
  }

  private static func check(
    _ call: Call, _ types: [String: SwiftType], _ index: DeclarationIndex, _ report: inout Report
  ) {
    guard case .success(let type) = SwiftType.parse(call.callee), let name = type.nominal?.name,
      case .found(let declared) = index.type(named: name),
      let initializers = declared.initializers(in: index)
    else { return }
    let arguments = call.arguments.map { argument in
      CallFit.Argument(
        label: argument.label, labelRange: argument.labelRange, text: argument.value.text,
        type: argument.value.identifier.flatMap { types[$0] }, range: argument.range)
    }
    let fits = initializers.filter(\.isReachable).map {
      CallFit(arguments, $0, of: declared, index)
    }
    if fits.isEmpty, let hidden = initializers.first {
      report.add(UnfitCallFinding.unreachable(call, declared, hidden))
    }
    guard !fits.isEmpty, !fits.contains(where: \.misfits.isEmpty),
      let nearest = fits.min(by: { $0.distance < $1.distance })
    else { return }
    for misfit in nearest.misfits {
      report.add(UnfitCallFinding(call: call, type: declared, fit: nearest).diagnostic(misfit))
    }
  }
}

extension Call.Value {
  /// The single name it is.
  fileprivate var identifier: String? {
    switch self {
    case .name(let name): name
    case .expression(let expression): expression.identifier
    }
  }

  fileprivate var text: String {
    switch self {
    case .name(let name): name
    case .expression(let expression): expression.text
    }
  }
}

extension CallFit {
  /// What is wrong, an unknown label twice.
  fileprivate var distance: Int {
    misfits.reduce(0) { sum, misfit in
      if case .unknownLabel = misfit { sum + 2 } else { sum + 1 }
    }
  }
}

extension DeclaredInitializer {
  /// Whether a generated file can call it.
  fileprivate var isReachable: Bool { access > .fileprivate && !isAsync }
}

extension DiagnosticCode {
  static let unfitCall: Self = "unfit-call"
}

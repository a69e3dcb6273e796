import RutterDiagnostics

/// What is said of one thing that keeps a call from fitting the nearest initializer.
struct UnfitCallFinding {
  let call: Call
  let type: DeclaredType
  let fit: CallFit

  func diagnostic(_ misfit: CallFit.Misfit) -> Diagnostic {
    switch misfit {
    case .unknownLabel(let argument): unknownLabel(argument)
    case .outOfOrder(let argument, let other):
      finding(
        "the argument '\(argument.label ?? "_")' of '\(type.name)' comes before '\(other)'",
        at: argument.range, help: "write 'arguments: \(inOrder)'")
    case .missing(let parameter):
      finding(
        "'\(type.name)' needs an argument '\(parameter.label ?? parameter.name)'",
        at: call.origin, declared: parameter,
        help: "give it under 'arguments:', or give it a default in Swift")
    case .optional(let argument, let parameter):
      finding(
        "'\(parameter.name)' of '\(type.name)' cannot be nil, and '\(argument.text)' may be",
        at: argument.range, declared: parameter,
        help: "write an expression that unwraps it, as in '\(argument.text) ?? …'")
    case .wrongType(let argument, let parameter):
      finding(
        "'\(parameter.name)' of '\(type.name)' is '\(excerpt(parameter.type ?? ""))', not '\(argument.type?.description ?? "")'",
        at: argument.range, declared: parameter,
        help: "write an expression that converts it, or change one of the two types")
    }
  }

  /// For a type of which generated code can call no initializer.
  static func unreachable(
    _ call: Call, _ type: DeclaredType, _ initializer: DeclaredInitializer
  ) -> Diagnostic {
    Diagnostic(
      .error, .unfitCall, "no initializer of '\(type.name)' can be called from another file",
      at: call.origin,
      notes: [
        Note(
          initializer.isMemberwise
            ? "its stored properties are declared here" : "the initializer is declared here",
          at: initializer.range)
      ],
      help: initializer.access < .internal
        ? "make it 'internal'" : "add one that is not 'async'")
  }

  /// Where the initializer takes the argument and no label for it, or a label and the argument has none.
  private func misplacedLabel(_ argument: CallFit.Argument) -> Diagnostic? {
    guard let label = argument.label else {
      let free = fit.freeLabels
      guard
        let label = free.first(where: { $0 == argument.text }) ?? (free.count == 1 ? free[0] : nil)
      else { return nil }
      var diagnostic = finding(
        "'\(type.name)' takes '\(argument.text)' under the label '\(label)'", at: argument.range,
        help: nil)
      diagnostic.fixIts = [
        FixIt(
          "write '\(label): \(argument.text)'", replace: argument.range.startPoint,
          with: label + ": ")
      ]
      return diagnostic
    }
    let isBare = fit.initializer.parameters.contains { $0.label == nil && $0.name == label }
    guard isBare else { return nil }
    return finding(
      "'\(type.name)' takes '\(label)' without a label", at: argument.labelRange ?? argument.range,
      help:
        "write 'arguments' as a list with '\(argument.text)' alone: the initializer is '\(type.name)\(fit.initializer.labels)'"
    )
  }

  private func unknownLabel(_ argument: CallFit.Argument) -> Diagnostic {
    if let misplaced = misplacedLabel(argument) { return misplaced }
    let free = fit.freeLabels
    let nearest =
      argument.label.flatMap { Suggestion.nearest(to: $0, in: free) }
      ?? (free.count == 1 ? free[0] : nil)
    let shown = "'\(type.name)\(fit.initializer.labels)'"
    let message =
      argument.label.map { "'\(type.name)' takes no argument '\($0)'" }
      ?? "'\(type.name)' takes no unlabelled argument here"
    guard let nearest, let range = argument.labelRange else {
      return finding(
        message, at: argument.range,
        help: nearest.map {
          "write 'arguments: {\($0): \(argument.text)}': the initializer is \(shown)"
        }
          ?? "the nearest initializer is \(shown)\(leavingOut(argument))")
    }
    var diagnostic = finding(message, at: range, help: nil)
    diagnostic.fixIts = [FixIt("write '\(nearest)'", replace: range, with: nearest)]
    return diagnostic
  }

  /// What passes through by itself stays away where the author lists the whole call.
  private func leavingOut(_ argument: CallFit.Argument) -> String {
    guard argument.labelRange == nil, let label = argument.label else { return "" }
    return "; to leave '\(label)' out, write 'arguments' as a list, which is the whole call"
  }

  /// The arguments as a list, in the order of the initializer's parameters.
  private var inOrder: String {
    let labels = fit.initializer.parameters.map(\.label)
    let sorted = fit.arguments.enumerated().sorted { a, b in
      let places = [a, b].map { argument in
        labels.firstIndex { $0 == argument.element.label } ?? labels.count
      }
      return (places[0], a.offset) < (places[1], b.offset)
    }
    let texts = sorted.map { argument in
      argument.element.label.map { "\($0): \(argument.element.text)" } ?? argument.element.text
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  private func finding(
    _ message: String, at range: SourceRange, declared: DeclaredInitializer.Parameter? = nil,
    help: String?
  ) -> Diagnostic {
    let initializer = fit.initializer
    let note =
      declared.map { Note("the parameter is declared here", at: $0.range) }
      ?? Note(
        initializer.isMemberwise
          ? "'\(type.name)' is declared here" : "the nearest initializer is declared here",
        at: initializer.range)
    return Diagnostic(.error, .unfitCall, message, at: range, notes: [note], help: help)
  }
}

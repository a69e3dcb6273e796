import RutterDiagnostics

/// Whether a call fits an initializer: its labels, their order, what is missing, and types that are
/// plainly wrong. What cannot be told counts as fitting.
struct CallFit {
  /// An argument as the manifest gives it.
  struct Argument {
    let label: String?
    /// Where the author wrote the label, if it was written.
    let labelRange: SourceRange?
    /// The value as the call has it.
    let text: String
    /// The type of the value, where it is known.
    let type: SwiftType?
    let range: SourceRange
  }

  enum Misfit {
    /// No parameter has the label.
    case unknownLabel(Argument)
    /// Its parameter stands before one that has been filled already.
    case outOfOrder(Argument, after: String)
    case missing(DeclaredInitializer.Parameter)
    case optional(Argument, DeclaredInitializer.Parameter)
    case wrongType(Argument, DeclaredInitializer.Parameter)
  }

  let initializer: DeclaredInitializer
  let arguments: [Argument]
  private(set) var misfits: [Misfit] = []
  private let scope: DeclarationIndex.Scope
  private let index: DeclarationIndex
  private var next = 0

  init(
    _ arguments: [Argument], _ initializer: DeclaredInitializer, of type: DeclaredType,
    _ index: DeclarationIndex
  ) {
    self.initializer = initializer
    self.arguments = arguments
    self.index = index
    scope = DeclarationIndex.Scope(type)
    for argument in arguments { place(argument) }
    let passedBy = initializer.parameters[..<min(next, initializer.parameters.count)]
    for parameter in initializer.parameters[passedBy.count...] { require(parameter) }
    pairWrongLabels()
  }

  /// The labels that no argument has taken.
  var freeLabels: [String] {
    let taken = Set(arguments.compactMap(\.label))
    return initializer.parameters.compactMap(\.label).filter { !taken.contains($0) }
  }

  private mutating func place(_ argument: Argument) {
    let parameters = initializer.parameters
    if next > 0, parameters[next - 1].isVariadic, argument.label == nil { return }
    guard let index = parameters[next...].firstIndex(where: { $0.label == argument.label }) else {
      let earlier = parameters[..<next].contains { $0.label == argument.label }
      let last = parameters[..<next].last
      misfits.append(
        earlier && argument.label != nil
          ? .outOfOrder(argument, after: last?.label ?? last?.name ?? "_") : .unknownLabel(argument)
      )
      return
    }
    for parameter in parameters[next..<index] { require(parameter) }
    checkType(argument, parameters[index])
    next = index + 1
  }

  /// A parameter that was passed over may still come, out of order; that is said of the argument.
  private mutating func require(_ parameter: DeclaredInitializer.Parameter) {
    let comesLater =
      parameter.label != nil && arguments.contains { $0.label == parameter.label }
    if parameter.need == .required, !comesLater { misfits.append(.missing(parameter)) }
  }

  /// An argument under a wrong label is most likely the one that is missing: one mistake, not two.
  private mutating func pairWrongLabels() {
    var wrong = misfits.count { if case .unknownLabel = $0 { true } else { false } }
    misfits.removeAll { misfit in
      guard case .missing = misfit, wrong > 0 else { return false }
      wrong -= 1
      return true
    }
  }

  // MARK: Types

  private mutating func checkType(_ argument: Argument, _ parameter: DeclaredInitializer.Parameter)
  {
    guard let found = argument.type.map({ index.meant($0) }), let text = parameter.type,
      case .success(let written) = SwiftType.parse(text)
    else { return }
    let expected = index.meant(written, in: scope)
    let (inner, wanted) = (found.unwrapped ?? found, expected.unwrapped ?? expected)
    guard isClosed(inner), isClosed(wanted) else { return }
    if Self.spelling(inner) != Self.spelling(wanted) {
      misfits.append(.wrongType(argument, parameter))
    } else if found.isOptional, !expected.isOptional {
      misfits.append(.optional(argument, parameter))
    }
  }

  /// Whether nothing but itself is of the type: values of the standard library's or Foundation's, the
  /// app's own structs and enums, and collections of these.
  private func isClosed(_ type: SwiftType) -> Bool {
    if let inner = type.unwrapped ?? type.element { return isClosed(inner) }
    if let (key, value) = type.keyAndValue { return isClosed(key) && isClosed(value) }
    guard let (name, arguments) = type.nominal, arguments.isEmpty else { return false }
    if SwiftType.values.contains(name) { return true }
    guard case .found(let declared) = index.type(named: name) else { return false }
    return declared.kind == .struct || declared.kind == .enum
  }

  /// Swift itself turns one floating-point type of these into the other.
  private static func spelling(_ type: SwiftType) -> String {
    type.replacingNames { ["TimeInterval", "CGFloat"].contains($0) ? "Double" : nil }.canonical
  }
}

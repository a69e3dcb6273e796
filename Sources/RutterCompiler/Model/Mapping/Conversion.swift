import RutterDiagnostics

/// How a value of one type becomes a value of another.
indirect enum Conversion {
  /// As it is; Swift itself promotes to an optional where that is needed.
  case none
  case call(MappingHead, context: [ContextArgument])
  case function(FunctionCall)
  case optional(Conversion)
  case array(Conversion)
  case set(Conversion)
  case dictionary(Conversion)
  /// An array, a set or a dictionary without the elements that come to nothing.
  case compact(Conversion)
}

/// What a mapping that is used gets beside the value.
struct ContextArgument {
  let parameter: Parameter
  let value: String
  /// Whether it is the user's own parameter of that name.
  let isForwarded: Bool
}

/// Why there is no conversion.
enum ConversionProblem: Error {
  case noMapping(SwiftType, SwiftType)
  case unknownMapping(SourceText, SwiftType, SwiftType)
  case severalMappings([MappingHead])
  case missingContext(MappingHead, [Parameter])
  case droppedOptional
  /// The mapping may answer nil.
  case mayFail(MappingHead)
  case mayThrow(MappingHead)

  /// The mapping that would be used but for the problem.
  var call: MappingCall? {
    guard case .missingContext(let head, _) = self else { return nil }
    return MappingCall(head: head, context: head.parameters.map(\.name))
  }

  /// Whether a target that may be nil itself would do away with it.
  var isAboutNil: Bool {
    switch self {
    case .droppedOptional, .mayFail: true
    default: false
    }
  }
}

/// That one mapping uses another, and which of its own parameters it passes on.
struct MappingCall {
  let head: MappingHead
  let context: [String]
}

extension Conversion {
  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  private var inner: Conversion? {
    switch self {
    case .none, .call, .function: nil
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(let inner),
      .compact(let inner):
      inner
    }
  }

  private var innermost: Conversion { inner?.innermost ?? self }

  /// The mapping it uses.
  var call: MappingCall? {
    guard case .call(let head, let context) = innermost else { return nil }
    return MappingCall(
      head: head, context: context.filter(\.isForwarded).map(\.parameter.name))
  }

  /// The names of what the mapping it uses gets.
  var contextGiven: Set<String> {
    guard case .call(_, let context) = innermost else { return [] }
    return Set(context.map(\.parameter.name))
  }

  /// The mapping that may answer nil for the value as a whole.
  var failing: MappingHead? {
    guard case .call(let head, _) = self, head.effects.isFailable else { return nil }
    return head
  }

  /// Whether what is made of an optional's value may be nil again.
  var mayBeNil: Bool {
    if case .function = self { true } else { failing != nil }
  }

  var isThrowing: Bool {
    switch self {
    case .call(let head, _): head.effects.isThrowing
    case .function(let function): function.isThrowing
    case .compact, .none: false
    default: inner?.isThrowing ?? false
    }
  }

  /// The same for a value that may be nil.
  var lifted: Conversion { isNone ? .none : .optional(self) }
}

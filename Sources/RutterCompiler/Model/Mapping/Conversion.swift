import RutterDiagnostics

/// How a value of one type becomes a value of another.
indirect enum Conversion {
  /// As it is; Swift itself promotes to an optional where that is needed.
  case none
  case call(MappingHead, context: [ContextArgument])
  case function(FunctionCall)
  /// A number as one of a type that holds all of its type's.
  case number(SwiftType)
  /// An enum's raw value.
  case rawValue
  /// The case of an enum that has the raw value, if there is one.
  case rawCase(SwiftType)
  case optional(Conversion)
  /// The elements of an array or a set, as an array or a set.
  case array(Conversion)
  case set(Conversion)
  case dictionary(Conversion)
  /// The keys and the values of a dictionary.
  case entries(key: Conversion, value: Conversion)
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
  /// No case of the enum may have the raw value.
  case mayLackCase(SwiftType)
  case mayThrow(MappingHead)

  /// The mapping that would be used but for the problem.
  var call: MappingCall? {
    guard case .missingContext(let head, _) = self else { return nil }
    return MappingCall(head: head, context: head.parameters.map(\.name))
  }

  /// Whether a target that may be nil itself would do away with it.
  var isAboutNil: Bool {
    switch self {
    case .droppedOptional, .mayFail, .mayLackCase: true
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

  /// What it does to a value that is there, and whether it is for one that may not be.
  var withoutOptional: (inner: Conversion, isLifted: Bool) {
    if case .optional(let inner) = self { (inner, true) } else { (self, false) }
  }

  private var parts: [Conversion] {
    switch self {
    case .none, .call, .function, .number, .rawValue, .rawCase: []
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(let inner),
      .compact(let inner):
      [inner]
    case .entries(let key, let value): [key, value]
    }
  }

  /// The mappings it uses.
  var calls: [MappingCall] {
    guard case .call(let head, let context) = self else { return parts.flatMap(\.calls) }
    let forwarded = context.filter(\.isForwarded).map(\.parameter.name)
    return [MappingCall(head: head, context: forwarded)]
  }

  /// Whether it makes numbers of Foundation's.
  var needsFoundation: Bool {
    if case .number(let type) = self { return type.canonical == "CGFloat" }
    return parts.contains(where: \.needsFoundation)
  }

  /// The names of what the mappings it uses get.
  var contextGiven: Set<String> {
    guard case .call(_, let context) = self else {
      return parts.reduce(into: []) { $0.formUnion($1.contextGiven) }
    }
    return Set(context.map(\.parameter.name))
  }

  /// Why the value as a whole may come to nothing.
  var failure: ConversionProblem? {
    switch self {
    case .call(let head, _) where head.effects.isFailable: .mayFail(head)
    case .rawCase(let type): .mayLackCase(type)
    default: nil
    }
  }

  /// Whether what is made of an optional's value may be nil again.
  var mayBeNil: Bool {
    if case .function = self { true } else { failure != nil }
  }

  var isThrowing: Bool {
    switch self {
    case .call(let head, _): head.effects.isThrowing
    case .function(let function): function.isThrowing
    case .compact: false
    default: parts.contains(where: \.isThrowing)
    }
  }

  /// The same for a value that may be nil.
  var lifted: Conversion { isNone ? .none : .optional(self) }
}

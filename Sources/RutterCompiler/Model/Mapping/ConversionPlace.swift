import RutterDiagnostics

/// The two places between which a value is converted, for findings.
struct ConversionPlace {
  /// What is said of it is worked out only where there is something to say.
  private enum Subject {
    /// A member filled from a reading.
    case member(ParameterEntry, Reading)
    case payload(EnumCaseEntry, EnumCaseEntry.Payload, of: EnumCaseEntry, EnumCaseEntry.Payload)
  }

  private let subject: Subject
  private let targetModel: SwiftType
  /// Where the author asks for the conversion.
  let range: SourceRange

  /// A member filled from a reading.
  init(
    _ plan: MappingPlan, _ member: ParameterEntry, _ entry: MemberPlan?, _ reading: Reading
  ) {
    subject = .member(member, reading)
    targetModel = plan.head.target
    range = reading.authored?.range ?? entry?.range ?? plan.targetRange
  }

  /// A payload of one enum's case filled from a payload of the other's.
  init(
    _ plan: MappingPlan, _ source: EnumCaseEntry, _ from: EnumCaseEntry.Payload,
    _ target: EnumCaseEntry, _ to: EnumCaseEntry.Payload
  ) {
    subject = .payload(source, from, of: target, to)
    targetModel = plan.head.target
    range = plan.targetRange
  }

  func finding(_ problem: ConversionProblem) -> Diagnostic {
    switch problem {
    case .noMapping(let from, let to): NoMapping.finding(from, to, self)
    case .severalMappings(let heads): SeveralMappings.finding(heads, self)
    case .missingContext(let head, let parameters):
      MissingParameter.finding(head, parameters, self)
    case .unknownMapping(let name, let from, let to): UnknownMapping.finding(name, from, to)
    case .mayFail(let head): MayFail.finding(head, self)
    case .mayLackCase(let type): MayFail.finding(lackingCaseOf: type, self)
    case .mayThrow(let head): MayThrow.finding(head, self)
    case .droppedOptional: DroppedOptional.finding(self)
    }
  }
}

extension ConversionPlace {
  var source: String {
    switch subject {
    case .member(_, let reading): "'\(reading.title)'"
    case .payload(let source, _, _, _): "the payload of '\(source.name.string)'"
    }
  }

  var target: String {
    switch subject {
    case .member(let member, _): "'\(member.name?.string ?? "")' of '\(targetModel)'"
    case .payload(_, _, let target, _): "that of '\(target.name.string)' of '\(targetModel)'"
    }
  }

  var sourceType: SwiftType? {
    switch subject {
    case .member(_, let reading): reading.type
    case .payload(_, let from, _, _): from.type.type
    }
  }

  var targetType: SwiftType? {
    switch subject {
    case .member(let member, _): member.type.type
    case .payload(_, _, _, let to): to.type.type
    }
  }

  var notes: [Note] {
    switch subject {
    case .member(let member, let reading):
      let declared = Note("'\(member.name?.string ?? "")' is declared here", at: member.range)
      let filled = reading.declaration.map {
        Note("it is filled from this '\(reading.title)'", at: $0)
      }
      return [declared, filled].compactMap { $0 }
    case .payload(let source, let from, let target, let to):
      return [
        Note("'\(target.name.string)' is declared here", at: to.type.range),
        Note("'\(source.name.string)' is declared here", at: from.type.range),
      ]
    }
  }

  /// What the author can do without a mapping.
  var alternative: String {
    switch subject {
    case .member(let member, _):
      "give '\(member.name?.string ?? "")' an expression under 'members:'"
    case .payload: "give both payloads one type"
    }
  }
}

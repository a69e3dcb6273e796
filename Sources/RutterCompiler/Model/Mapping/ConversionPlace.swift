import RutterDiagnostics

/// The two places between which a value is converted, for findings.
struct ConversionPlace {
  let source: String
  let target: String
  let sourceType: SwiftType?
  let targetType: SwiftType
  /// Where the author asks for the conversion.
  let range: SourceRange
  var notes: [Note] = []
  /// What the author can do without a mapping.
  let alternative: String

  func finding(_ problem: ConversionProblem) -> Diagnostic {
    switch problem {
    case .noMapping(let from, let to): NoMapping.finding(from, to, self)
    case .severalMappings(let heads): SeveralMappings.finding(heads, self)
    case .missingContext(let head, let parameters):
      MissingParameter.finding(head, parameters, self)
    case .unknownMapping(let name, let from, let to): UnknownMapping.finding(name, from, to)
    case .mayFail(let head): MayFail.finding(head, self)
    case .mayThrow(let head): MayThrow.finding(head, self)
    case .droppedOptional: DroppedOptional.finding(self)
    }
  }
}

extension ConversionPlace {
  /// A member filled from a reading.
  init(
    _ plan: MappingPlan, _ member: ParameterEntry, _ entry: MemberPlan?, _ reading: Reading
  ) {
    let name = member.name?.string ?? ""
    source = "'\(reading.title)'"
    target = "'\(name)' of '\(plan.head.target)'"
    sourceType = reading.type
    targetType = member.type.type
    range = reading.authored?.range ?? entry?.range ?? plan.targetRange
    notes = [Note("'\(name)' is declared here", at: member.range)]
    if let declaration = reading.declaration {
      notes.append(Note("it is filled from this '\(reading.title)'", at: declaration))
    }
    alternative = "give '\(name)' an expression under 'members:'"
  }

  /// A payload of one enum's case filled from a payload of the other's.
  init(
    _ plan: MappingPlan, _ source: EnumCaseEntry, _ from: EnumCaseEntry.Payload,
    _ target: EnumCaseEntry, _ to: EnumCaseEntry.Payload
  ) {
    self.source = "the payload of '\(source.name.string)'"
    self.target = "that of '\(target.name.string)' of '\(plan.head.target)'"
    sourceType = from.type.type
    targetType = to.type.type
    range = plan.targetRange
    notes = [
      Note("'\(target.name.string)' is declared here", at: to.type.range),
      Note("'\(source.name.string)' is declared here", at: from.type.range),
    ]
    alternative = "give both payloads one type"
  }
}

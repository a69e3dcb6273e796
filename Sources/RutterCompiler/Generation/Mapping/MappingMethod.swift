import RutterDiagnostics
import RutterTemplateEngine

/// One initializer, function or mapper method, as the template sees it.
struct MappingMethod {
  private let mapping: ModelMapping
  private let locate: (SourceRange) -> Value

  init(_ mapping: ModelMapping, _ locate: @escaping (SourceRange) -> Value) {
    self.mapping = mapping
    self.locate = locate
  }

  /// The method, the one for an optional source, and the one that fills a target in place.
  var records: [Record] {
    var records: [Record] = []
    switch mapping.body {
    case .members(let body):
      let steps = MappingSteps(mapping, body, locate)
      if body.update?.isOnly != true {
        var record = method(declaration)
        steps.addCall(to: &record)
        records.append(record)
      }
      if let update = body.update {
        var record = method(declaration(of: update))
        steps.addUpdate(update, to: &record)
        record["isDiscardable"] = .bool(mapping.effects.isFailable)
        records.append(record)
      }
    case .cases(let cases, let otherwise):
      var record = method(declaration)
      addCases(cases, otherwise, to: &record)
      records.append(record)
    }
    if mapping.lifts, !mapping.isUpdateOnly, let lifted { records.insert(lifted, at: 1) }
    return records
  }

  private func method(_ declaration: String) -> Record {
    Record(
      [
        "source": .string(mapping.source.description),
        "target": .string(mapping.target.description),
        "isInverse": .bool(mapping.isInverse),
        "metadata": .metadata(mapping.attributes.metadata),
        "summary": .optional(mapping.attributes.summary),
        "condition": .optional(mapping.attributes.condition?.string),
        "deprecated": .optional(mapping.attributes.deprecated),
        "declaration": .string(declaration),
        "assignment": .string(isInitializer ? "self = " : ""),
        "subject": .none, "callee": .none, "location": .none, "isDiscardable": .bool(false),
        "steps": .list([]), "lastSteps": .list([]), "resets": .bool(false),
        "resetsLast": .bool(false),
      ], origin: mapping.range)
  }

  private var isInitializer: Bool {
    if case .initializer = mapping.form { true } else { false }
  }

  // MARK: Declarations

  private var declaration: String { declaration(from: "\(mapping.source)", isLifted: false) }

  private func declaration(from source: String, isLifted: Bool) -> String {
    let parameters = list([sourceParameter(source)].compactMap { $0 })
    let mark = mapping.effects.isFailable || isLifted ? "?" : ""
    let answer = "\(throwing) -> \(mapping.target)\(mark)"
    switch mapping.form {
    case .initializer(_, let isConvenience):
      let kind = isConvenience ? "convenience " : isFree && !isLifted ? "nonisolated " : ""
      return "\(access)\(kind)init\(mark)(\(parameters))\(throwing)"
    case .function(let name):
      let name = SwiftName.escaped(name, in: .function)
      let kind = isFree && !isLifted ? "nonisolated " : ""
      return "\(access)\(kind)func \(name)(\(parameters))\(answer)"
    case .mapper: return "\(access)func map(\(parameters))\(answer)"
    }
  }

  private func declaration(of update: InPlaceUpdate) -> String {
    let source = "\(mapping.sourceParameterName): \(mapping.source)"
    let reference = update.isOfClass ? "" : "inout "
    let target = "\(mapping.targetName): \(reference)\(mapping.target)"
    let answer = mapping.effects.isFailable ? "\(throwing) -> Bool" : throwing
    switch mapping.form {
    case .initializer:
      let label = update.label.map { SwiftName.escaped($0, in: .declaredLabel) } ?? "_"
      let own = label == mapping.sourceParameterName ? source : "\(label) \(source)"
      let kind = update.isOfClass ? "" : "mutating "
      return "\(access)\(kind)func update(\(list([own])))\(answer)"
    case .function: return "\(access)func update(\(list(["_ " + target])))\(answer)"
    case .mapper: return "\(access)func map(\(list(["_ " + source, "to " + target])))\(answer)"
    }
  }

  private func list(_ first: [String]) -> String {
    (first + mapping.parameters.map(Self.text)).joined(separator: ", ")
  }

  private var throwing: String { mapping.effects.isThrowing ? " throws" : "" }

  /// Whether the mapping only ever names cases and literals: it may then be used from any actor, also
  /// where the module's declarations belong to the main actor unless they say otherwise.
  private var isFree: Bool {
    guard case .cases(let cases, let otherwise) = mapping.body, mapping.parameters.isEmpty else {
      return false
    }
    return cases.allSatisfy(\.isFree) && otherwise?.isFree != false
  }

  private var access: String {
    if case .mapper = mapping.form { return mapping.access.beforeMember }
    return mapping.access.beforeExtensionMember
  }

  private func sourceParameter(_ type: String) -> String? {
    let name = mapping.sourceParameterName
    switch mapping.form {
    case .function: return nil
    case .mapper, .initializer(nil, _): return "_ \(name): \(type)"
    case .initializer(let label?, _):
      let isOwnLabel = label == mapping.sourceName
      let label = SwiftName.escaped(label, in: .declaredLabel)
      return "\(isOwnLabel ? label : "\(label) \(name)"): \(type)"
    }
  }

  private static func text(_ parameter: Parameter) -> String {
    let name =
      parameter.isLabelled
      ? SwiftName.escaped(parameter.name, in: .declaredLabel)
      : "_ " + SwiftName.escaped(parameter.name, in: .parameterName)
    let value = parameter.defaultValue.map { " = \($0)" } ?? ""
    return "\(name): \(parameter.type)\(value)"
  }
}

// MARK: Cases

extension MappingMethod {
  private func addCases(
    _ cases: [CaseTranslation], _ otherwise: CaseTranslation?, to record: inout Record
  ) {
    record["subject"] = .string(subject)
    record["otherwiseAssignment"] = record["assignment"]
    record["cases"] = .list(
      cases.map { translation in
        .record(
          Record([
            "pattern": .string(translation.patterns.joined(separator: ", ")),
            "value": .string(value(translation.value)),
            "location": translation.origin.map(locate) ?? Value.none,
          ]))
      })
    let isNil = isInitializer && otherwise?.value == "nil"
    record["otherwise"] = .optional(otherwise.map { isNil ? "return nil" : value($0.value) })
    if isNil { record["otherwiseAssignment"] = .string("") }
    record["otherwiseLocation"] = otherwise?.origin.map(locate) ?? Value.none
  }

  /// `.none` by itself would be the answer's nil.
  private func value(_ text: String) -> String {
    let isHidden = text == ".none" || text.hasPrefix(".none(") || text.hasPrefix(".some")
    return isHidden && mapping.effects.isFailable && !isInitializer
      ? "\(mapping.target)\(text)" : text
  }

  private var subject: String {
    if case .function = mapping.form { return "self" }
    return SwiftName.escaped(mapping.sourceName, in: .parameterName)
  }
}

// MARK: Optional sources

extension MappingMethod {
  /// For a function it goes into an extension of its own, of the optional.
  private var lifted: Record? {
    if case .function = mapping.form { return nil }
    return liftedMethod
  }

  var liftedMethod: Record {
    let source = SwiftType.optionalText(mapping.source)
    var record = method(declaration(from: source, isLifted: true))
    record["steps"] = .list(liftedLines.map { MappingSteps.step($0) })
    return record
  }

  private var liftedLines: [String] {
    let attempt = mapping.effects.isThrowing ? "try " : ""
    let context = mapping.parameters.map { parameter in
      let name = SwiftName.escaped(parameter.name, in: .parameterName)
      let label = SwiftName.escaped(parameter.name, in: .argumentLabel)
      return parameter.isLabelled ? "\(label): \(name)" : name
    }
    let name = mapping.sourceParameterName
    switch mapping.form {
    case .initializer(let label, _):
      let first = label.map { "\(SwiftName.escaped($0, in: .argumentLabel)): \(name)" } ?? name
      let arguments = ([first] + context).joined(separator: ", ")
      return ["guard let \(name) else { return nil }", "\(attempt)self.init(\(arguments))"]
    case .function(let name):
      let method = SwiftName.escaped(name, in: .memberAccess)
      return ["\(attempt)self?.\(method)(\(context.joined(separator: ", ")))"]
    case .mapper:
      let arguments = (["$0"] + context).joined(separator: ", ")
      let method = mapping.effects.isFailable ? "flatMap" : "map"
      return ["\(attempt)\(name).\(method) { \(attempt)map(\(arguments)) }"]
    }
  }
}

extension SwiftType {
  /// The type's optional, as Swift text.
  fileprivate static func optionalText(_ type: SwiftType) -> String {
    switch type.bare.kind {
    case .function, .any, .some, .composition: "(\(type))?"
    default: "\(type)?"
    }
  }
}

extension ModelMapping {
  var sourceParameterName: String { SwiftName.escaped(sourceName, in: .parameterName) }

  var targetName: String {
    guard case .members(let body) = body else { return "target" }
    return SwiftName.escaped(body.targetName, in: .parameterName)
  }

  var isUpdateOnly: Bool {
    guard case .members(let body) = body else { return false }
    return body.update?.isOnly ?? false
  }
}

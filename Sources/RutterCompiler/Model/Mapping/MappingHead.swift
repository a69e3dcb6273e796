import RutterDiagnostics

/// What other mappings see of one: between which types it maps, and how it is called.
struct MappingHead {
  let source: SwiftType
  let target: SwiftType
  let form: ModelMapping.Form
  let sourceName: String
  let parameters: [Parameter]
  let access: Access
  let isInverse: Bool
  /// The manifest's place among all.
  let manifest: Int
  let range: SourceRange

  var pair: TypePair { TypePair(source, target) }

  /// What Swift tells two declarations apart by.
  var signature: String {
    let labels = parameters.map { "\($0.isLabelled ? $0.name : "_"):\($0.type.canonical)" }
    return "\(owner)(\(pair.source)->\(pair.target);\(labels.joined(separator: ",")))"
  }

  private var owner: String {
    switch form {
    case .initializer(let label, _): "init \(label ?? "_")"
    case .function(let name): "func \(name)"
    case .mapper(let type): "mapper \(type)"
    }
  }

  var mapperType: String? {
    if case .mapper(let type) = form { type } else { nil }
  }

  /// How a message names the mapping.
  var title: String { "'\(source)' to '\(target)'" }
}

/// Two types, whatever their spelling.
struct TypePair: Hashable {
  let source: String
  let target: String

  init(_ source: SwiftType, _ target: SwiftType) {
    self.source = source.canonical
    self.target = target.canonical
  }
}

/// The mappings of the whole project by the types they map between.
struct MappingIndex {
  private var heads: [TypePair: [MappingHead]] = [:]
  private var signatures: [String: MappingHead] = [:]
  private var mappers: [String: MappingHead] = [:]

  mutating func add(_ head: MappingHead, into report: inout Report) {
    if let first = signatures[head.signature] {
      report.add(DuplicateMapping.finding(head, first: first))
      return
    }
    signatures[head.signature] = head
    heads[head.pair, default: []].append(head)
    guard let type = head.mapperType else { return }
    if let first = mappers[type], first.manifest != head.manifest {
      report.add(SplitMapper.finding(head, first: first, type: type))
    }
    mappers[type] = mappers[type] ?? head
  }

  /// The mappings between two types that `user` can call; of several, those of its own mapper.
  func heads(_ pair: TypePair, for user: MappingHead) -> [MappingHead] {
    let visible = (heads[pair] ?? []).filter {
      !$0.access.isFileBound || $0.manifest == user.manifest
    }
    guard visible.count > 1, let type = user.mapperType else { return visible }
    let own = visible.filter { $0.mapperType == type }
    return own.isEmpty ? visible : own
  }
}

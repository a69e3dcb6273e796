import RutterDiagnostics

/// The mappings of the whole project by the types they map between.
struct MappingIndex {
  private var heads: [TypePair: [MappingHead]] = [:]
  private var signatures: [String: MappingHead] = [:]
  private var mappers: [MapperType: MappingHead] = [:]

  mutating func add(_ head: MappingHead, into report: inout Report) {
    if let first = signatures[head.signature] {
      report.add(DuplicateMapping.finding(head, first: first))
      return
    }
    signatures[head.signature] = head
    heads[head.pair, default: []].append(head)
    guard let type = head.mapperType else { return }
    if let first = mappers[type], first.place.manifest != head.place.manifest {
      report.add(SplitMapper.finding(head, first: first, type: type.name))
    }
    mappers[type] = mappers[type] ?? head
  }

  /// The mappings between two types that `user` can call; of several those of its own mapper, else
  /// those of its own module, which hide the others' there.
  /// The author may name the one that is meant.
  func heads(_ pair: TypePair, for user: MappingHead, named name: String? = nil) -> [MappingHead] {
    let visible = (heads[pair] ?? []).filter {
      !$0.access.isFileBound || $0.place.manifest == user.place.manifest
    }
    if let name { return visible.filter { $0.isCalled(name) } }
    let ofMapper = visible.filter { $0.mapperType != nil && $0.mapperType == user.mapperType }
    let ofModule = visible.filter { $0.module == user.module }
    return [ofMapper, ofModule].first { !$0.isEmpty } ?? visible
  }
}

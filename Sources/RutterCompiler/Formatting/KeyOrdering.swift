/// An anchor set, or used by an alias.
struct AnchorUse {
  let name: [UInt8]
  let isSet: Bool
}

/// What a mapping's keys mean.
struct MappingKeys {
  /// The fixed keys; nil where keys are names.
  let object: ObjectShape?
  private let names: Shape?
  /// Among the fixed keys, where names stand.
  private var place: Int?

  init(_ node: Node, _ shape: Shape?) {
    switch shape?.mapping {
    case .keys(let object): (self.object, names) = (object, nil)
    case .names(let names): (object, self.names) = (nil, names)
    case .keysOrNames(let either):
      let meaning = either.meaning(of: node)
      object = meaning == .names ? nil : either.keys
      names = meaning == .keys ? nil : either.names
      if meaning == .both { place = either.keys.keys.firstIndex { $0.name == either.place } }
    case .anything, nil: (object, names) = (nil, nil)
    }
  }

  func shape(of key: Node) -> Shape? {
    fixed(key)?.shape ?? names
  }

  func place(of key: Node) -> Int? {
    guard let object, key.kind == .scalar else { return nil }
    let name = key.text
    return object.keys.firstIndex { $0.name == name } ?? place
  }

  private func fixed(_ key: Node) -> KeyShape? {
    key.kind == .scalar ? object?.key(key.text) : nil
  }
}

/// The order of a mapping's entries: where keys are fixed, that in which the language declares them.
///
/// Merge keys come first and unknown keys last. An anchor stays before its aliases, and a name that is
/// set again behind those that mean the first.
struct KeyOrdering {
  /// With more entries than a mapping of known keys has, and anchors among them, the order stays.
  private static let mostWithAnchors = 200

  private let keys: MappingKeys
  private var places: [Int] = []
  private var anchors: [(entry: Int, use: AnchorUse)] = []

  init(_ keys: MappingKeys) { self.keys = keys }

  mutating func add(_ key: Node, _ anchors: ArraySlice<AnchorUse>) {
    let isMerge = key.style == .plain && key.textEquals("<<")
    self.anchors += anchors.map { (places.count, $0) }
    places.append(isMerge ? -1 : keys.place(of: key) ?? Int.max)
  }

  func apply(to entries: [FormatEntry]) -> [FormatEntry] {
    guard keys.object != nil, entries.count == places.count else { return entries }
    let wanted = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    if anchors.isEmpty { return wanted.map { entries[$0] } }
    guard entries.count <= Self.mostWithAnchors else { return entries }
    return ordered(wanted).map { entries[$0] }
  }

  /// Takes the first that may come next, again and again.
  private func ordered(_ wanted: [Int]) -> [Int] {
    let predecessors = predecessors()
    var rest = wanted
    var done: Set<Int> = []
    var result: [Int] = []
    while let next = rest.firstIndex(where: { predecessors[$0].isSubset(of: done) }) {
      let entry = rest.remove(at: next)
      done.insert(entry)
      result.append(entry)
    }
    return result
  }

  /// The entries that have to stay before each.
  private func predecessors() -> [Set<Int>] {
    var result = [Set<Int>](repeating: [], count: places.count)
    /// Of each name, the entry that set it last and those that used it since.
    var sets: [[UInt8]: Int] = [:]
    var uses: [[UInt8]: Set<Int>] = [:]
    for (entry, use) in anchors {
      if let set = sets[use.name] { result[entry].insert(set) }
      if use.isSet {
        result[entry].formUnion(uses[use.name] ?? [])
        sets[use.name] = entry
        uses[use.name] = []
      } else {
        uses[use.name, default: []].insert(entry)
      }
      result[entry].remove(entry)
    }
    return result
  }
}

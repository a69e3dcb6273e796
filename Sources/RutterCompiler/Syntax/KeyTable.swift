/// The keys of one mapping, to find a second with the same text.
///
/// Few keys are compared one by one; many are hashed. One table serves a whole file.
struct KeyTable {
  private static let linearLimit = 16

  private var keys: [Int32] = []
  /// Open addressing: one more than an index into `keys`, or 0; a power of two long.
  private var slots: [Int32] = []

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
  }

  /// Answers the key that has the same text; where there is none, keeps this one.
  mutating func insert(_ key: Int32, of records: [NodeRecord], _ texts: TextStore) -> Int32? {
    if keys.count < Self.linearLimit {
      let known = keys.first { isSame($0, key, records, texts) }
      if known == nil { keys.append(key) }
      return known
    }
    if slots.count < 2 * (keys.count + 1) { rehash(records, texts) }
    let slot = slot(of: key, records, texts)
    guard slots[slot] == 0 else { return keys[Int(slots[slot]) - 1] }
    keys.append(key)
    slots[slot] = Int32(keys.count)
    return nil
  }

  private mutating func rehash(_ records: [NodeRecord], _ texts: TextStore) {
    slots = Array(repeating: 0, count: max(4 * Self.linearLimit, 2 * slots.count))
    for (position, key) in keys.enumerated() {
      slots[slot(of: key, records, texts)] = Int32(position + 1)
    }
  }

  private func slot(of key: Int32, _ records: [NodeRecord], _ texts: TextStore) -> Int {
    let mask = slots.count - 1
    var slot = texts.hash(of: content(key, records)) & mask
    while slots[slot] != 0, !isSame(keys[Int(slots[slot]) - 1], key, records, texts) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isSame(
    _ a: Int32, _ b: Int32, _ records: [NodeRecord], _ texts: TextStore
  ) -> Bool {
    texts.areEqual(content(a, records), content(b, records))
  }

  private func content(_ key: Int32, _ records: [NodeRecord]) -> NodeRecord {
    let record = records[Int(key)]
    return record.flags.contains(.isAlias) ? records[Int(record.link)] : record
  }
}

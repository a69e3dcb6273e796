import RutterDiagnostics

extension TreeBuilder {
  /// A plain `<<`; a quoted one is a key like any other.
  func isMergeKey(_ node: Int32) -> Bool {
    let record = records[Int(node)]
    return record.kind == .scalar && record.style == .plain && record.count == 2
      && !record.flags.contains(.isAlias)
      && texts.withBytes(of: record) { $0[0] == UInt8(ascii: "<") && $0[1] == $0[0] }
  }

  /// Reports keys that are there twice, and applies merge keys, as a mapping closes.
  mutating func checkKeys(of mapping: Int32, hasMerge: Bool) {
    let slots = records[Int(mapping)].slots
    keys.removeAll()
    var mergeKey: Int32?
    for slot in stride(from: slots.lowerBound, to: slots.upperBound, by: 2) {
      let key = children[slot]
      if hasMerge, isMergeKey(key) {
        if let first = mergeKey { reportDuplicate(key, first: first) }
        mergeKey = mergeKey ?? key
      } else if let first = addKey(key) {
        reportDuplicate(key, first: first)
      }
    }
    if hasMerge { applyMerges(to: mapping) }
  }

  private mutating func addKey(_ key: Int32) -> Int32? {
    guard records[Int(key)].kind == .scalar else { return nil }
    return keys.insert(key, of: records, texts)
  }

  private mutating func reportDuplicate(_ key: Int32, first: Int32) {
    hasRepeatedKeys = true
    guard isSound else { return }
    let name = texts.withBytes(of: records[Int(content(key))]) {
      String(decoding: $0, as: UTF8.self)
    }
    let isMerge = isMergeKey(key)
    report.add(
      SyntaxDiagnostics.duplicateKey(
        name, at: range(key), first: range(first), isMergeKey: isMerge))
  }
}

// MARK: - Merge keys

extension TreeBuilder {
  /// Lists a mapping's entries with those that its merge keys bring.
  ///
  /// All the mapping's own keys are in `keys` by now, so they win over what is merged, and what is
  /// merged first over what is merged later. A merged mapping is closed and has its merges applied.
  private mutating func applyMerges(to mapping: Int32) {
    let slots = records[Int(mapping)].slots
    let first = merged.count
    for slot in stride(from: slots.lowerBound, to: slots.upperBound, by: 2) {
      let (key, value) = (children[slot], children[slot + 1])
      if isMergeKey(key) {
        merge(value, by: key)
      } else {
        merged.append(MergedEntry(key: key, value: value, mergeKey: -1))
      }
    }
    records[Int(mapping)].flags.insert(.hasMerge)
    records[Int(mapping)].link = Int32(first)
    records[Int(mapping)].linkCount = Int32(merged.count - first)
  }

  private mutating func merge(_ value: Int32, by mergeKey: Int32) {
    let record = records[Int(content(value))]
    switch record.kind {
    case .mapping: mergeEntries(of: content(value), by: mergeKey)
    case .sequence:
      for slot in record.slots {
        let item = children[slot]
        if records[Int(item)].kind == .mapping {
          mergeEntries(of: content(item), by: mergeKey)
        } else {
          reportBadMerge(item)
        }
      }
    case .scalar: reportBadMerge(value)
    }
  }

  private mutating func mergeEntries(of source: Int32, by mergeKey: Int32) {
    let record = records[Int(source)]
    if record.flags.contains(.hasMerge) {
      for slot in record.mergedSlots {
        mergeEntry(merged[slot].key, merged[slot].value, by: mergeKey)
      }
    } else {
      let slots = record.slots
      for slot in stride(from: slots.lowerBound, to: slots.upperBound, by: 2) {
        mergeEntry(children[slot], children[slot + 1], by: mergeKey)
      }
    }
  }

  private mutating func mergeEntry(_ key: Int32, _ value: Int32, by mergeKey: Int32) {
    guard addKey(key) == nil else { return }
    merged.append(MergedEntry(key: key, value: value, mergeKey: mergeKey))
  }

  private mutating func reportBadMerge(_ value: Int32) {
    guard isSound else { return }
    report.add(SyntaxDiagnostics.badMerge(at: range(value)))
  }
}

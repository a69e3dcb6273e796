import RutterDiagnostics

/// Brings the keys of manifests into a string catalog, by inserting text: every byte that says
/// something already stays what it is.
struct CatalogMerge {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private let catalog: StringCatalog
  private let text: CatalogText
  private let language: String
  private var edits: [Edit] = []

  /// The catalog's new bytes. Keys in `removed` go, with their translations.
  static func merge(
    _ strings: [LocalizedString], into catalog: StringCatalog, language: String,
    removing removed: Set<String>
  ) -> [UInt8] {
    let known = Set(catalog.entries.map(\.key))
    let new = strings.filter { !known.contains($0.key) }
    let gone = removed.intersection(known)
    if new.isEmpty, gone.isEmpty { return catalog.file.bytes }
    var merge = CatalogMerge(
      catalog: catalog, text: CatalogText(like: catalog), language: language)
    let isKept = catalog.entries.map { !gone.contains($0.key) }
    if isKept.contains(true) {
      merge.remove(isKept)
      merge.insert(new, besides: catalog.entries.indices.filter { isKept[$0] })
    } else {
      merge.replaceAll(new)
    }
    return merge.result()
  }

  private init(catalog: StringCatalog, text: CatalogText, language: String) {
    self.catalog = catalog
    self.text = text
    self.language = language
  }

  private mutating func replaceAll(_ new: [LocalizedString]) {
    let inside = Int(catalog.strings.range.start) + 1..<Int(catalog.strings.range.end) - 1
    edits.append(Edit(range: inside, text: text.all(new, in: language)))
  }

  /// Each new key goes behind the one that precedes it in Xcode's order, wherever that stands.
  private mutating func insert(_ new: [LocalizedString], besides kept: [Int]) {
    let sorted = kept.map { (order: CatalogOrder(catalog.entries[$0].key), index: $0) }
      .sorted { $0.order < $1.order }
    var following: [Int: [LocalizedString]] = [:]
    var first: [LocalizedString] = []
    var place = 0
    for string in new {
      let order = CatalogOrder(string.key)
      while place < sorted.count, sorted[place].order < order { place += 1 }
      if place == 0 {
        first.append(string)
      } else {
        following[sorted[place - 1].index, default: []].append(string)
      }
    }
    for (index, strings) in following {
      let end = Int(catalog.entries[index].node.range.end)
      edits.append(Edit(range: end..<end, text: text.following(strings, in: language)))
    }
    if let lead = kept.first, !first.isEmpty {
      let start = Int(catalog.entries[lead].keyRange.start)
      edits.append(Edit(range: start..<start, text: text.leading(first, in: language)))
    }
  }

  /// Takes runs of entries out with the commas that would be left over.
  private mutating func remove(_ isKept: [Bool]) {
    var index = 0
    while index < isKept.count {
      guard !isKept[index] else {
        index += 1
        continue
      }
      let end = isKept[index...].firstIndex(of: true) ?? isKept.count
      let entries = catalog.entries
      let range =
        end < isKept.count
        ? Int(entries[index].keyRange.start)..<Int(entries[end].keyRange.start)
        : Int(entries[index - 1].node.range.end)..<Int(entries[end - 1].node.range.end)
      edits.append(Edit(range: range, text: ""))
      index = end
    }
  }

  private func result() -> [UInt8] {
    let bytes = catalog.file.bytes
    var result: [UInt8] = []
    var position = 0
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered {
      result += bytes[position..<max(position, edit.range.lowerBound)]
      result += Array(edit.text.utf8)
      position = max(position, edit.range.upperBound)
    }
    return result + bytes[position...]
  }
}

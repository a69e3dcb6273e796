import RutterDiagnostics

/// Writes strings as Xcode lays out a catalog, or as the catalog at hand is laid out.
struct CatalogText {
  private let newline: String
  private let colon: String
  private let unit: String
  /// What stands before a key under `strings`.
  let indentation: String

  /// Xcode's own layout.
  init() {
    newline = "\n"
    colon = " : "
    unit = "  "
    indentation = "    "
  }

  /// The layout of a catalog: its line ends, indentation and colons.
  init(like catalog: StringCatalog) {
    let bytes = catalog.file.bytes
    let firstEnd = bytes.firstIndex(of: 0x0A) ?? 0
    newline = firstEnd > 0 && bytes[firstEnd - 1] == 0x0D ? "\r\n" : "\n"
    let afterKey = Int(catalog.stringsKey.end)
    let hasSpace = bytes.indices.contains(afterKey) && bytes[afterKey] == 0x20
    colon = hasSpace ? " : " : ": "
    unit = Self.blanks(before: Int(catalog.stringsKey.start), in: bytes) ?? "  "
    indentation =
      catalog.entries.first.flatMap { Self.blanks(before: Int($0.keyRange.start), in: bytes) }
      ?? unit + unit
  }

  /// What stands between the start of a line and the offset, if it is blank.
  private static func blanks(before offset: Int, in bytes: [UInt8]) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: Entries

  /// What follows an entry: these, each behind a comma.
  func following(_ strings: [LocalizedString], in language: String) -> String {
    strings.map { "," + newline + indentation + entry($0, in: language) }.joined()
  }

  /// What stands before the first entry, which starts where this ends.
  func leading(_ strings: [LocalizedString], in language: String) -> String {
    strings.map { entry($0, in: language) + "," + newline + indentation }.joined()
  }

  /// The inside of `strings`, between its braces.
  func all(_ strings: [LocalizedString], in language: String) -> String {
    let entries = strings.map { indentation + entry($0, in: language) }
    return newline + entries.joined(separator: "," + newline) + newline + unit
  }

  /// A catalog of its own.
  func catalog(_ strings: [LocalizedString], in language: String) -> String {
    [
      "{", unit + quoted("sourceLanguage") + colon + quoted(language) + ",",
      unit + quoted("strings") + colon + "{" + all(strings, in: language) + "},",
      unit + quoted("version") + colon + quoted("1.0"), "}",
    ].joined(separator: newline)
  }

  /// `"EXPLORE" : {…}`. Xcode leaves keys alone that are called manual.
  private func entry(_ string: LocalizedString, in language: String) -> String {
    var members: [String] = []
    if let comment = string.comment { members.append(member("comment", quoted(comment))) }
    members.append(member("extractionState", quoted("manual")))
    if let value = string.value {
      let text = [member("state", quoted("translated")), member("value", quoted(value))]
      let unit = [member("stringUnit", object(text, depth: 3))]
      let languages = [member(language, object(unit, depth: 2))]
      members.append(member("localizations", object(languages, depth: 1)))
    }
    return member(string.key, object(members, depth: 0))
  }

  private func member(_ key: String, _ value: String) -> String { quoted(key) + colon + value }

  private func object(_ members: [String], depth: Int) -> String {
    let outer = indentation + String(repeating: unit, count: depth)
    let lines = members.map { outer + unit + $0 }
    return "{" + newline + lines.joined(separator: "," + newline) + newline + outer + "}"
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += Self.escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

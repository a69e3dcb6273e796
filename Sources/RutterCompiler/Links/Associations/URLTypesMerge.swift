import RutterDiagnostics

/// Adds URL schemes to an Info.plist: to the list it has, or with a list of their own at its end.
///
/// Format: Apple, "CFBundleURLTypes", in the XML form of property lists that Xcode writes. Schemes that
/// are there stay, whoever added them.
struct URLTypesMerge {
  private let file: SourceFile
  /// The text with comments blanked, so that nothing is found in one.
  private let text: [UInt8]

  init(_ file: SourceFile) {
    self.file = file
    text = Self.withoutComments(file.bytes)
  }

  /// Nil, after a finding, where the file is not laid out as a property list.
  func adding(_ schemes: [String], into report: inout Report) -> [UInt8]? {
    guard let end = position(of: "</dict>", backwardsFrom: text.count),
      position(of: "<plist", from: 0) != nil
    else {
      report.error(
        .badAssociation, "this is no property list in XML", at: file.wholeRange.startPoint,
        help: "'plutil -convert xml1' makes it one")
      return nil
    }
    guard let key = position(of: "<key>CFBundleURLSchemes</key>", from: 0),
      let list = position(of: "<array>", from: key),
      let close = position(of: "</array>", from: list)
    else {
      return schemes.isEmpty ? file.bytes : inserting(newTypes(schemes, at: end), at: line(end))
    }
    let present = String(decoding: text[list..<close], as: UTF8.self)
    let missing = schemes.filter { !present.contains("<string>\($0)</string>") }
    let indentation = self.indentation(at: close) + "\t"
    let added = missing.map { "\(indentation)<string>\($0)</string>\n" }.joined()
    return missing.isEmpty ? file.bytes : inserting(added, at: line(close))
  }

  private func newTypes(_ schemes: [String], at end: Int) -> String {
    let outer = indentation(at: end) + "\t"
    let lines =
      [
        "<key>CFBundleURLTypes</key>", "<array>", "\t<dict>", "\t\t<key>CFBundleURLSchemes</key>",
        "\t\t<array>",
      ] + schemes.map { "\t\t\t<string>\($0)</string>" } + [
        "\t\t</array>", "\t</dict>", "</array>",
      ]
    return lines.map { outer + $0 + "\n" }.joined()
  }

  private func inserting(_ new: String, at offset: Int) -> [UInt8] {
    Array(file.bytes[..<offset]) + Array(new.utf8) + file.bytes[offset...]
  }

  // MARK: Places

  /// Where the line of an offset starts, if there is only space before it there; else the offset.
  private func line(_ offset: Int) -> Int { offset - indentation(at: offset).utf8.count }

  private func indentation(at offset: Int) -> String {
    let space = text[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: space.reversed(), as: UTF8.self)
  }

  private func position(of word: String, from start: Int) -> Int? {
    let word = Array(word.utf8)
    var index = start
    while index + word.count <= text.count {
      if text[index] == word[0], text[index..<index + word.count].elementsEqual(word) {
        return index
      }
      index += 1
    }
    return nil
  }

  private func position(of word: String, backwardsFrom end: Int) -> Int? {
    let word = Array(word.utf8)
    var index = end - word.count
    while index >= 0 {
      if text[index..<index + word.count].elementsEqual(word) { return index }
      index -= 1
    }
    return nil
  }

  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    while index < result.count {
      guard result[index...].starts(with: "<!--".utf8) else {
        index += 1
        continue
      }
      while index < result.count, !result[index...].starts(with: "-->".utf8) {
        if result[index] != 0x0A { result[index] = 0x20 }
        index += 1
      }
    }
    return result
  }
}

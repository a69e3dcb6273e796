import RutterDiagnostics

/// What a text holds that a reader has to know of beforehand.
struct TextTraits: Equatable {
  /// Where the text starts: after a byte-order mark.
  var start = 0
  var isASCII = true
  var hasUnicodeSpace = false
  var hasSmartQuote = false
  /// Characters that a file may hold, and texts may not.
  var hasHiddenCharacter = false
}

/// A text that cannot be read at all.
struct TextFault: Error {
  let diagnostic: Diagnostic
}

/// Looks once through all bytes of a file, before it is read: is it UTF-8, of characters a text has?
struct TextScan {
  private let file: SourceFile
  private let format: SyntaxFormat
  private var position: Int
  private var traits = TextTraits()

  static func traits(
    of file: SourceFile, format: SyntaxFormat
  ) -> Result<TextTraits, TextFault> {
    if let name = foreignEncoding(file.bytes) { return .failure(encoding(name, file)) }
    var scan = TextScan(file, format)
    return scan.run()
  }

  private init(_ file: SourceFile, _ format: SyntaxFormat) {
    self.file = file
    self.format = format
    traits.start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = traits.start
  }

  private mutating func run() -> Result<TextTraits, TextFault> {
    let bytes = file.bytes
    while position < bytes.count {
      let byte = bytes[position]
      if byte >= 0x20, byte < 0x7F {
        position += 1
        continue
      }
      guard let (scalar, length) = Self.scalar(in: bytes, at: position) else {
        return .failure(Self.badByte(byte, at: position, file))
      }
      if isForbidden(scalar) {
        return .failure(Self.character(scalar, position..<position + length, file))
      }
      note(scalar)
      position += length
    }
    return .success(traits)
  }

  private mutating func note(_ scalar: UInt32) {
    if Self.isHidden(scalar) { traits.hasHiddenCharacter = true }
    guard scalar >= 0x80 else { return }
    traits.isASCII = false
    if Self.isUnicodeSpace(scalar) { traits.hasUnicodeSpace = true }
    if Self.isSmartQuote(scalar) { traits.hasSmartQuote = true }
  }

  /// JSON's own reader finds control characters where they stand; within strings it takes all others.
  private func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0: true
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: format == .yaml
    default: false
    }
  }
}

// MARK: - Characters

extension TextScan {
  /// The scalar whose UTF-8 starts here, with its length; nil where there is none.
  static func scalar(in bytes: [UInt8], at position: Int) -> (value: UInt32, length: Int)? {
    let lead = bytes[position]
    let length: Int
    var value: UInt32
    switch lead {
    case 0..<0x80: return (UInt32(lead), 1)
    case 0xC2..<0xE0: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0..<0xF0: (length, value) = (3, UInt32(lead & 0x0F))
    case 0xF0..<0xF5: (length, value) = (4, UInt32(lead & 0x07))
    default: return nil
    }
    guard position + length <= bytes.count else { return nil }
    for byte in bytes[position + 1..<position + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isShortest = length == 2 || value >= (length == 3 ? 0x800 : 0x10000)
    return isShortest && Unicode.Scalar(value) != nil ? (value, length) : nil
  }

  static func isUnicodeSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000: true
    default: false
    }
  }

  static func isSmartQuote(_ scalar: UInt32) -> Bool {
    scalar >= 0x2018 && scalar <= 0x201F
  }

  /// Control characters, and those that only change how the characters around them look.
  static func isHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// How Unicode writes a scalar's number: `U+00A0`.
  static func codePoint(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func foreignEncoding(_ bytes: [UInt8]) -> String? {
    let head = Array(bytes.prefix(4))
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard head.count > 1, head.contains(0), head.contains(where: { $0 != 0 }) else { return nil }
    switch head.map({ $0 == 0 }) {
    case [false, true], [true, false], [false, true, false, true], [true, false, true, false]:
      return "UTF-16"
    case [false, true, true, true], [true, true, true, false]: return "UTF-32"
    default: return nil
    }
  }
}

// MARK: - Messages

extension TextScan {
  private static func encoding(_ name: String, _ file: SourceFile) -> TextFault {
    TextFault(
      diagnostic: Diagnostic(
        .error, SyntaxDiagnostics.notUTF8, "the file is \(name), not UTF-8",
        at: file.wholeRange.startPoint, help: "save it as UTF-8"))
  }

  private static func badByte(_ byte: UInt8, at position: Int, _ file: SourceFile) -> TextFault {
    let name = String(byte, radix: 16, uppercase: true)
    return TextFault(
      diagnostic: Diagnostic(
        .error, SyntaxDiagnostics.notUTF8, "byte 0x\(name) is not UTF-8",
        at: SourceRange(file: file.id, start: position, end: position + 1),
        help: "save the file as UTF-8"))
  }

  private static func character(
    _ scalar: UInt32, _ offsets: Range<Int>, _ file: SourceFile
  ) -> TextFault {
    let range = SourceRange(file: file.id, start: offsets.lowerBound, end: offsets.upperBound)
    var diagnostic = SyntaxDiagnostics.character(scalar, at: range)
    if !isHidden(scalar) {
      diagnostic.help = "in a double-quoted text, write it as an escape; elsewhere, remove it"
    }
    return TextFault(diagnostic: diagnostic)
  }
}

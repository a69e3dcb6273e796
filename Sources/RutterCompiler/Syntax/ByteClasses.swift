extension UInt8 {
  /// A space or a tab.
  var isYAMLBlank: Bool { self == 0x20 || self == 0x09 }

  /// LF or CR.
  var isYAMLBreak: Bool { self == 0x0A || self == 0x0D }

  var isYAMLSpace: Bool { isYAMLBlank || isYAMLBreak }

  var isJSONDigit: Bool { self >= 0x30 && self <= 0x39 }

  var hexDigitValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x41 + 10
    case 0x61...0x66: UInt32(self) - 0x61 + 10
    default: nil
    }
  }

  /// What names are made of; all bytes beyond ASCII count.
  var isNameByte: Bool {
    self >= 0x80 || self == 0x5F || isJSONDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let period = UInt8(ascii: ".")
  static let leftParen = UInt8(ascii: "(")
  static let rightParen = UInt8(ascii: ")")
  static let leftBracket = UInt8(ascii: "[")
  static let rightBracket = UInt8(ascii: "]")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
}

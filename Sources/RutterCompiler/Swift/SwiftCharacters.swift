// This folder reads the Swift that a manifest holds. The text of a scalar goes in; a `SwiftType`, a
// `SwiftExpression` or a checked `SwiftName` comes out, or a `SwiftSyntaxError` with its place in that
// text. Nothing is looked up: what a name stands for is known to later stages.

/// Which characters Swift lets identifiers and operators be made of.
enum SwiftCharacters {
  static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return PlainName.startsName(UInt8(truncatingIfNeeded: scalar.value)) }
    return continuesIdentifier(scalar) && !combining.contains { $0.contains(scalar.value) }
  }

  static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return PlainName.continuesName(UInt8(truncatingIfNeeded: scalar.value)) }
    if scalar.value >= 0x10000 { return isInUpperPlane(scalar.value) }
    return identifier.contains { $0.contains(scalar.value) }
  }

  static func startsOperator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return "/=-+!*%<>&|^~?.".unicodeScalars.contains(scalar) }
    return operators.contains { $0.contains(scalar.value) }
  }

  static func continuesOperator(_ scalar: Unicode.Scalar) -> Bool {
    startsOperator(scalar) || combining.contains { $0.contains(scalar.value) }
      || (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Characters that Swift allows in names although nobody sees them there.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Planes 1 to 14, without the two last code points of each.
  private static func isInUpperPlane(_ value: UInt32) -> Bool {
    value < 0xF0000 && value & 0xFFFF <= 0xFFFD
  }

  private static let combining: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let identifier: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]

  private static let operators: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]
}

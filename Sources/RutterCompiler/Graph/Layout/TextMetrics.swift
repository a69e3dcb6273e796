/// How wide text is in a sans-serif typeface, near enough to leave room for it.
///
/// Whoever looks at the drawing has a typeface of their own, so the widths are those of a common one
/// with a tenth added.
enum TextMetrics {
  static func width(_ text: String, size: Int, isBold: Bool = false) -> Int {
    let units = text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    return (units * size * (isBold ? 122 : 110) + 99_999) / 100_000
  }

  /// The text, or as much of its start as fits with an ellipsis.
  static func fitted(_ text: String, into room: Int, size: Int, isBold: Bool = false) -> String {
    guard width(text, size: size, isBold: isBold) > room else { return text }
    var kept = text.prefix(room)
    while !kept.isEmpty, width(kept + "…", size: size, isBold: isBold) > room { kept.removeLast() }
    return kept + "…"
  }

  /// In thousandths of the type's size.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: ascii[Int(scalar.value) - 0x20]
    case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x1F000...0x3FFFF:
      1000
    default: 640
    }
  }

  private static let ascii = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

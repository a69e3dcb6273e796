/// The columns a terminal gives to a text without control characters.
func columnCount(_ text: String) -> Int {
  text.reduce(0) { $0 + columnCount($1) }
}

/// A character is as wide as the widest of its parts, so a family of emoji takes two columns.
private func columnCount(_ character: Character) -> Int {
  if character.isASCII { return 1 }
  var widest = 0
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F || isWide(scalar) { return 2 }
    if !isZeroWidth(scalar) { widest = 1 }
  }
  return widest
}

private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: true
  default: false
  }
}

private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.value >= 0x1100 else { return false }
  return scalar.properties.isEmojiPresentation || wideBlocks.contains { $0.contains(scalar.value) }
}

/// The blocks of Unicode whose characters are wide in a fixed-width font (East Asian Width W and F).
private let wideBlocks: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
  0x20000...0x3FFFD,
]

/// 128 bits that tell one content from another, as the ledger and the baseline keep them.
///
/// Two lanes of 64 bits take 16 bytes a step; each multiplies what it has with what comes to 128 bits
/// and folds the halves together with exclusive or. It notices edits and damage; it is no defence
/// against someone who builds a second content on purpose. The bytes of a value are part of the
/// ledger's format: another calculation needs another format version.
package struct ContentHash: Hashable, Sendable {
  private let first: UInt64
  private let second: UInt64

  package init(_ bytes: [UInt8]) {
    var (a, b) = (Self.keys.0, Self.keys.1 ^ UInt64(bytes.count))
    let (third, fourth) = (Self.keys.2, Self.keys.3)
    bytes.withUnsafeBytes { bytes in
      func step(_ x: UInt64, _ y: UInt64) {
        (a, b) = (Self.fold(a ^ x, third ^ y) ^ b, Self.fold(b ^ y, fourth ^ x) &+ a)
      }
      let whole = bytes.count & ~15
      var offset = 0
      while offset < whole {
        step(
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)))
        offset &+= 16
      }
      if offset < bytes.count {
        step(Self.word(bytes, at: offset), Self.word(bytes, at: offset + 8))
      }
    }
    first = Self.fold(a ^ Self.keys.3, b ^ Self.keys.2)
    second = Self.fold(b ^ Self.keys.0, first ^ Self.keys.1) ^ a
  }

  /// The 128 bits as they are, for records that are not text.
  package init(words: (UInt64, UInt64)) { (first, second) = words }

  package var words: (UInt64, UInt64) { (first, second) }

  /// Reads what `description` wrote: 32 digits.
  package init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8)
    guard digits.count == 32, digits.allSatisfy(Self.isDigit),
      let first = UInt64(String(decoding: digits[..<16], as: UTF8.self), radix: 16),
      let second = UInt64(String(decoding: digits[16...], as: UTF8.self), radix: 16)
    else { return nil }
    self.first = first
    self.second = second
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// Eight bytes, the lowest first, with zeros after the end.
  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    if offset + 8 <= bytes.count {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in offset..<max(offset, min(offset + 8, bytes.count)) {
      word |= UInt64(bytes[index]) << UInt64(8 * (index - offset))
    }
    return word
  }

  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high ^ low
  }

  /// Odd numbers without pattern: the fractions of the square roots of 2, 3, 5 and 7.
  private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
    0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1
  )
}

extension ContentHash: CustomStringConvertible {
  package var description: String { Self.digits(first) + Self.digits(second) }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

/// Writes numbers and texts so that `RecordReader` reads them back; eight bytes a number.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ count: Int) { put(UInt64(truncatingIfNeeded: count)) }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Nil is told from an empty text.
  mutating func put(_ text: String?) {
    put(text == nil ? 0 : 1)
    if let text { put(text) }
  }

  mutating func put<Element>(_ elements: [Element], _ write: (inout RecordWriter, Element) -> Void)
  {
    put(elements.count)
    for element in elements { write(&self, element) }
  }
}

/// Reads what `RecordWriter` wrote, and believes none of it: whatever does not add up is refused.
struct RecordReader {
  /// The bytes are no record, or not all of one.
  struct Refusal: Error {}

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func number() throws(Refusal) -> UInt64 {
    guard bytes.endIndex - position >= 8 else { throw Refusal() }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      UInt64(
        littleEndian: $0.loadUnaligned(
          fromByteOffset: position - bytes.startIndex, as: UInt64.self))
    }
  }

  /// No more than there are bytes left.
  mutating func count() throws(Refusal) -> Int {
    guard let count = Int(exactly: try number()), count <= bytes.endIndex - position else {
      throw Refusal()
    }
    return count
  }

  mutating func text() throws(Refusal) -> String {
    let count = try count()
    let end = position + count
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  mutating func optionalText() throws(Refusal) -> String? {
    try number() == 0 ? nil : try text()
  }

  mutating func array<Element>(
    _ read: (inout RecordReader) throws(Refusal) -> Element
  ) throws(Refusal) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<(try count()) { elements.append(try read(&self)) }
    return elements
  }
}

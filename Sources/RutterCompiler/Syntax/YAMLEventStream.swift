import CLibYAML

/// libyaml's parser, one event at a time; owns what C allocates.
struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private var holdsEvent = false

  /// `input` has to stay where it is as long as the stream lives, and may not be empty.
  init?(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    if holdsEvent { yaml_event_delete(event) }
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// The next event, which lives until the one after it is asked for; nil after an error.
  mutating func next() -> UnsafePointer<yaml_event_t>? {
    if holdsEvent { yaml_event_delete(event) }
    holdsEvent = yaml_parser_parse(parser, event) == 1
    return holdsEvent ? UnsafePointer(event) : nil
  }

  /// What libyaml says of its error; its marks count characters.
  var fault: YAMLFault {
    YAMLFault(
      problem: parser.pointee.problem.map { String(cString: $0) } ?? "",
      context: parser.pointee.context.map { String(cString: $0) } ?? "",
      problemMark: Int(parser.pointee.problem_mark.index),
      contextMark: Int(parser.pointee.context_mark.index),
      isInScanner: parser.pointee.error == YAML_SCANNER_ERROR,
      scannerIsInFlow: parser.pointee.flow_level > 0)
  }
}

/// An error in libyaml's words, at its places.
struct YAMLFault {
  let problem: String
  let context: String
  let problemMark: Int
  let contextMark: Int
  /// Found while cutting the text into tokens, ahead of the events.
  let isInScanner: Bool
  /// The place is between brackets or braces, as far as the scanner has come.
  let scannerIsInFlow: Bool
}

/// Turns libyaml's marks, which count characters, into byte offsets.
///
/// Marks come nearly in order, so each is found by walking on from the one before.
struct YAMLMarks {
  private let bytes: [UInt8]
  private let traits: TextTraits
  private var character = 0
  private var byte: Int

  init(_ bytes: [UInt8], _ traits: TextTraits) {
    self.bytes = bytes
    self.traits = traits
    byte = traits.start
  }

  mutating func offset(of mark: Int) -> Int {
    if traits.isASCII { return min(traits.start + mark, bytes.count) }
    while character < mark, byte < bytes.count {
      byte += 1
      while byte < bytes.count, isContinuation(byte) { byte += 1 }
      character += 1
    }
    while character > mark, byte > traits.start {
      byte -= 1
      while byte > traits.start, isContinuation(byte) { byte -= 1 }
      character -= 1
    }
    return byte
  }

  private func isContinuation(_ offset: Int) -> Bool { bytes[offset] & 0xC0 == 0x80 }
}

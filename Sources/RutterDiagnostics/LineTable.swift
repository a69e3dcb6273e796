/// Where a byte stands for a reader: line and column, both counted from 1.
///
/// The column counts Unicode scalars, as YAML tools and most editors do; a byte-order mark counts
/// for nothing.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  package var column: Int
}

/// The starts of a file's lines, made once for a file that has something to report.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// A line ends at LF, CR LF or a lone CR, as YAML has it.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    starts = bytes.withUnsafeBufferPointer { bytes in
      var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
      starts.reserveCapacity(bytes.count / 24)
      var index = starts[0]
      while index < bytes.count {
        let byte = bytes[index]
        index &+= 1
        if byte > 0x0D { continue }
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        if byte == 0x0A || byte == 0x0D { starts.append(index) }
      }
      return starts
    }
  }

  package var lineCount: Int { starts.count }

  package func location(of offset: Int) -> SourceLocation {
    let offset = max(starts[0], min(offset, bytes.count))
    let line = lineIndex(of: offset)
    let column = bytes[starts[line]..<offset].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(line: line + 1, column: column + 1)
  }

  package func line(of offset: Int) -> Int { lineIndex(of: offset) + 1 }

  /// The bytes of a line, counted from 1, without its line ending.
  package func bytes(ofLine line: Int) -> Range<Int> {
    let first = starts[line - 1]
    var last = line < starts.count ? starts[line] : bytes.count
    while last > first, bytes[last - 1] == 0x0A || bytes[last - 1] == 0x0D { last -= 1 }
    return first..<last
  }

  /// The text of a line, counted from 1, without its line ending.
  package func text(ofLine line: Int) -> String {
    String(decoding: bytes[bytes(ofLine: line)], as: UTF8.self)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

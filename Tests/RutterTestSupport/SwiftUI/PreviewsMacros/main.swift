import Foundation

// A macro plugin: it expands every macro to nothing, once the compiler has checked the call against
// the macro's declaration. Requests and replies are JSON behind their length in eight bytes.

let input = FileHandle.standardInput
let output = FileHandle.standardOutput

func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let part = input.readData(ofLength: count - data.count)
    if part.isEmpty { return nil }
    data.append(part)
  }
  return data
}

func reply(_ text: String) {
  let size = text.utf8.count
  output.write(Data((0..<8).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }))
  output.write(Data(text.utf8))
}

while let header = read(8) {
  let size = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let request = read(size) else { break }
  if String(decoding: request, as: UTF8.self).hasPrefix("{\"getCapability\"") {
    reply("{\"getCapabilityResult\":{\"capability\":{\"protocolVersion\":7}}}")
  } else {
    reply("{\"expandMacroResult\":{\"expandedSource\":\"\",\"diagnostics\":[]}}")
  }
}

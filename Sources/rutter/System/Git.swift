#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Runs git, which alone knows how to read its repositories; it changes nothing and needs no network.
struct Git {
  /// Where it is run.
  let folder: String

  struct Outcome {
    let status: Int32
    let output: [UInt8]
  }

  /// The command's standard output; its own messages are left out, what they mean is said by the caller.
  func run(_ arguments: [String], input: String = "/dev/null") throws(FileError) -> Outcome {
    let words = ["git", "-C", folder] + arguments
    let line = words.map(\.inSingleQuotes).joined(separator: " ")
    guard let stream = popen("\(line) <\(input.inSingleQuotes) 2>/dev/null", "r") else {
      throw FileError("git", "run", errno)
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      output += buffer[..<count]
    }
    let status = pclose(stream)
    return Outcome(status: status & 0x7f == 0 ? status >> 8 & 0xff : 128, output: output)
  }
}

extension FileSystem {
  /// A new empty folder for what is needed during a run.
  static func makeTemporaryFolder() throws(FileError) -> String {
    let parent = environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array(FilePath.join(parent, "rutter-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(parent, "make a folder in", errno) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder with all that is in it; what cannot be removed stays.
  static func removeTree(_ folder: String) {
    for name in (try? list(folder)) ?? [] {
      let path = FilePath.join(folder, name)
      if (try? status(path, followingLinks: false))??.kind == .folder {
        removeTree(path)
      } else {
        try? removeFile(path)
      }
    }
    try? removeEmptyFolder(folder)
  }
}

import Foundation
import RutterCompiler
import Testing

@Suite struct Scratch {
  @Test func users() throws {
    guard let name = ProcessInfo.processInfo.environment["SCRATCH"] else { return }
    let c = MappingCompilation(try String(contentsOfFile: name, encoding: .utf8))
    print(c.findings.joined(separator: "\n"))
    try c.swift(.relative).write(toFile: name + ".swift", atomically: true, encoding: .utf8)
    try c.swift().write(toFile: name + ".plain.swift", atomically: true, encoding: .utf8)
  }
}

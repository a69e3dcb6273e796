import Testing

/// A manifest and all that is found in it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let name: String
  let manifest: String
  let findings: [String]

  init(_ name: String, _ manifest: String, finds findings: String...) {
    self.name = name
    self.manifest = manifest
    self.findings = findings
  }

  var testDescription: String { name }
}

/// A manifest and the Swift it becomes.
struct SwiftCase: Sendable, CustomTestStringConvertible {
  let name: String
  let manifest: String
  let swift: String

  init(_ name: String, _ manifest: String, becomes swift: String) {
    self.name = name
    self.manifest = manifest
    self.swift = swift
  }

  var testDescription: String { name }
}

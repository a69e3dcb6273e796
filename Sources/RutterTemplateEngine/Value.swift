package import RutterDiagnostics

/// What a template can see: text, numbers, truth, lists and records.
package enum Value: Sendable, Equatable {
  /// Known to the template, but absent: false in a condition, an error in an output.
  case none
  case bool(Bool)
  case int(Int)
  case string(String)
  case list([Value])
  case record(Record)

  /// Whether a condition holds: absence, false, zero and below, and everything empty are false.
  var isTrue: Bool {
    switch self {
    case .none: false
    case .bool(let value): value
    case .int(let value): value > 0
    case .string(let value): !value.isEmpty
    case .list(let value): !value.isEmpty
    case .record(let value): !value.fields.isEmpty
    }
  }
}

/// Named values in a fixed order, so that what is printed of them never depends on hashing.
package struct Record: Sendable, Equatable {
  package private(set) var fields: [(name: String, value: Value)]
  /// The manifest entry the values come from, named in errors met while rendering it; equal
  /// records may come from different places.
  package var origin: SourceRange?

  package init(_ fields: KeyValuePairs<String, Value> = [:], origin: SourceRange? = nil) {
    self.fields = fields.map { (name: $0.key, value: $0.value) }
    self.origin = origin
  }

  package subscript(name: String) -> Value? {
    get { fields.first { $0.name == name }?.value }
    set {
      if let index = fields.firstIndex(where: { $0.name == name }) {
        if let newValue { fields[index].value = newValue } else { fields.remove(at: index) }
      } else if let newValue {
        fields.append((name: name, value: newValue))
      }
    }
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.fields.elementsEqual(b.fields) { $0.name == $1.name && $0.value == $1.value }
  }
}

/// What a template can see: text, numbers, truth, lists and records.
package enum Value: Sendable, Equatable {
  /// Known to the template, but absent: false in a condition, an error in an output.
  case none
  case bool(Bool)
  case int(Int)
  case string(String)
  case list([Value])
  case record(Record)
}

/// Named values in a fixed order, so that what is printed of them never depends on hashing.
package struct Record: Sendable, Equatable {
  package private(set) var fields: [(name: String, value: Value)]

  package init(_ fields: KeyValuePairs<String, Value> = [:]) {
    self.fields = fields.map { (name: $0.key, value: $0.value) }
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

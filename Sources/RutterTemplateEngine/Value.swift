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
    case .record(let value): value.count > 0
    }
  }
}

/// Named values in a fixed order, so that what is printed of them never depends on hashing.
package struct Record: Sendable, Equatable {
  private var contents: [(String, Value)]
  /// The manifest entry the values come from, named in errors met while rendering it; equal
  /// records may come from different places.
  package var origin: SourceRange?

  package init(_ fields: Fields = [:], origin: SourceRange? = nil) {
    contents = fields.contents
    self.origin = origin
  }

  package var fields: [(name: String, value: Value)] {
    contents.map { (name: $0.0, value: $0.1) }
  }

  package var count: Int { contents.count }

  package var names: [String] { contents.map(\.0) }

  package subscript(name: String) -> Value? {
    get { place(of: name).map { contents[$0].1 } }
    set {
      if let place = place(of: name) {
        if let newValue { contents[place].1 = newValue } else { contents.remove(at: place) }
      } else if let newValue {
        contents.append((name, newValue))
      }
    }
  }

  /// The value of a name that was at `hint` in the record asked before, and most likely is again.
  func value(of name: String, hint: inout Int32) -> Value? {
    let likely = Int(hint)
    if likely < contents.count, contents[likely].0 == name { return contents[likely].1 }
    guard let place = place(of: name) else { return nil }
    hint = Int32(truncatingIfNeeded: place)
    return contents[place].1
  }

  private func place(of name: String) -> Int? {
    for place in contents.indices where contents[place].0 == name { return place }
    return nil
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.contents.elementsEqual(b.contents) { $0.0 == $1.0 && $0.1 == $1.1 }
  }

  /// What a literal lists, kept as it comes.
  package struct Fields: Sendable, ExpressibleByDictionaryLiteral {
    fileprivate let contents: [(String, Value)]

    package init(dictionaryLiteral elements: (String, Value)...) { contents = elements }
  }
}

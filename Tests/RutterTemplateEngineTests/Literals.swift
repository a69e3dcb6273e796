package import RutterTemplateEngine

// Values as literals, so that a test shows its record at a glance.

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Record: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Value)...) {
    self.init([:], origin: nil)
    for (name, value) in elements { self[name] = value }
  }
}

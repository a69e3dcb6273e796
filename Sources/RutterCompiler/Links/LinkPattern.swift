/// The URLs that lead to one route: `/movies/{id}/photos/{path...}?sort={order}&view=grid`.
///
/// A pattern is about path and query; schemes and hosts are the project's. A literal matches itself,
/// a parameter one segment of the path or one item of the query, the rest what is left of the path.
/// Items of the query that a pattern does not name may be there and mean nothing.
package struct LinkPattern: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  package struct Item: Hashable, Sendable {
    package let name: String
    package let value: Part

    package init(name: String, value: Part) {
      self.name = name
      self.value = value
    }
  }

  package var path: [Part] = []
  /// The parameter that takes what is left of the path, which may be nothing.
  package var rest: String?
  package var query: [Item] = []

  package init() {}

  /// The names of all parameters, in order.
  package var parameters: [String] {
    (path + query.map(\.value)).compactMap(\.parameter) + [rest].compactMap { $0 }
  }
}

extension LinkPattern.Part {
  package var parameter: String? {
    if case .parameter(let name) = self { name } else { nil }
  }

  package var literal: String? {
    if case .literal(let text) = self { text } else { nil }
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The normal form, which reads back as the same pattern.
  package var description: String {
    var segments = path.map(\.text)
    if let rest { segments.append("{\(rest)...}") }
    let items = query.map { "\($0.name)=\($0.value.text)" }
    return "/" + segments.joined(separator: "/")
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension LinkPattern.Part {
  fileprivate var text: String {
    switch self {
    case .literal(let text): text
    case .parameter(let name): "{\(name)}"
    }
  }
}

package import RutterDiagnostics

/// An explanation for people, or as JSON.
extension LinkExplanation {
  package func text(place: (SourceRange) -> String) -> String {
    var lines = [url, ""]
    if let condition { lines += ["Only a build with \(condition) takes this scheme or host.", ""] }
    if let refusal {
      lines.append("No link: " + refusal.reason + ".")
      return lines.joined(separator: "\n") + "\n"
    }
    if matches.isEmpty { lines.append("No link matches.") }
    for candidate in matches { lines += success(candidate, place) }
    if !near.isEmpty {
      lines += ["", matches.isEmpty ? "What comes near:" : "Why it is not another:"]
      for candidate in near { lines.append("  " + failure(candidate, place)) }
    }
    if farCount > 0 {
      lines += ["", "\(farCount) other link\(farCount == 1 ? " has" : "s have") another path."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func success(_ candidate: Candidate, _ place: (SourceRange) -> String) -> [String] {
    let entry = candidate.entry
    var lines = ["It is \(entry.pattern.pattern) (\(place(entry.range)))."]
    if !candidate.values.isEmpty { lines.append("") }
    for (name, texts) in candidate.values {
      lines.append("  \(name) = " + texts.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    lines.append("")
    if entry.destinations.count > 1 {
      lines.append("It lands in the selected tab if that is one of these, or else in the first:")
    }
    return lines + entry.destinations.flatMap(Self.lines)
  }

  private static func lines(_ destination: LinkCatalogue.Destination) -> [String] {
    let tabs = destination.tabs.map { "tab '\($0)', " }.joined()
    var lines = ["  \(tabs)router \(destination.router): \(destination.effect)"]
    lines.append("    stack: " + destination.stack.joined(separator: " › "))
    if !destination.conditions.isEmpty {
      lines.append("    only if " + destination.conditions.joined(separator: " && "))
    }
    if let message = destination.deprecated { lines.append("    deprecated: \(message)") }
    return lines
  }

  private func failure(_ candidate: Candidate, _ place: (SourceRange) -> String) -> String {
    "\(candidate.entry.pattern.pattern) (\(place(candidate.entry.range))): \(candidate.reason)"
  }

  package func json(place: (SourceRange) -> String) -> JSONValue {
    [
      "version": 1, "url": .string(url),
      "refusal": refusal.map { .string($0.reason) },
      "condition": condition.map(JSONValue.string),
      "matches": .array(
        matches.map { candidate in
          [
            "link": candidate.entry.json(place),
            "values": .object(
              candidate.values.map { ($0.name, .array($0.texts.map(JSONValue.string))) }),
          ]
        }),
      "failures": .array(
        near.map { candidate in
          ["link": candidate.entry.json(place), "reason": .string(candidate.reason)]
        }),
      "others": .number(farCount),
    ]
  }
}

extension LinkExplanation.Candidate {
  /// The decoded values, in the order of the pattern.
  fileprivate var values: [(name: String, texts: [String])] {
    guard case .values(let texts) = match else { return [] }
    return entry.pattern.pattern.parameters.compactMap { name in
      texts[name].map { (name, $0) }
    }
  }

  /// Why the link is not this one.
  fileprivate var reason: String {
    switch match {
    case .values: "it matches"
    case .otherPath: otherPath
    case .otherQuery(let name): "the query's '\(name)' is another one"
    case .missing(let parameter): "the query has no '\(parameter)'"
    case .malformed(let parameter, let value):
      "'\(parameter)' cannot be '\(value)'"
    }
  }
}

extension LinkExplanation.Candidate {
  private var otherPath: String {
    let count = entry.pattern.path.count
    if let wrong = wrongSegments(link).first {
      return "the path has '\(wrong.found)' where '\(wrong.expected)' is due"
    }
    return link.path.count > count
      ? "the path goes on with '\(link.path[count])'" : "the path ends too early"
  }
}

extension DeepLink.Refusal {
  /// As the end of a sentence.
  fileprivate var reason: String {
    switch self {
    case .foreignScheme(let scheme):
      scheme.isEmpty ? "it has no scheme" : "the scheme '\(scheme)' is not the app's"
    case .foreignHost(let host): "the host '\(host)' is not the app's"
    case .badEncoding(let text): "'\(text)' is not percent-encoded UTF-8"
    }
  }
}

import RutterDiagnostics

/// What operating systems are told of the links, as JSON.
enum AssociationText {
  // MARK: Apple

  /// Format: Apple, "Supporting associated domains": `applinks`, its `details`, their `components`.
  static func siteAssociation(_ detail: JSONValue) -> JSONValue {
    ["applinks": ["details": [detail]]]
  }

  /// The links of this app.
  static func detail(_ catalogue: LinkCatalogue, _ entry: AssociationEntry) -> JSONValue {
    [
      "appIDs": .array(entry.appIDs.map(JSONValue.string)),
      "components": .array(published(catalogue).map { component($0, comment: comment($0)) }),
    ]
  }

  private static func comment(_ entry: LinkCatalogue.Entry) -> String {
    entry.effects.map { "\($0.effect) in \($0.routers.joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  /// Links that every build has: what only some builds have, systems need not know.
  private static func published(_ catalogue: LinkCatalogue) -> [LinkCatalogue.Entry] {
    catalogue.entries.filter { $0.destinations.contains(where: \.conditions.isEmpty) }
  }

  /// `?*` is at least one character, `*` any; neither stops at a slash, so that the app may still
  /// refuse what the system hands it.
  private static func component(_ entry: LinkCatalogue.Entry, comment: String?) -> JSONValue {
    let pattern = entry.pattern.pattern
    var segments = pattern.path.map { $0.literal.map(DeepLink.encoded) ?? "?*" }
    if pattern.rest != nil { segments.append("*") }
    let items = zip(pattern.query, entry.pattern.query).compactMap {
      item, typed -> (name: String, value: JSONValue)? in
      if let literal = item.value.literal { return (item.name, .string(DeepLink.encoded(literal))) }
      return typed.count == .one ? (item.name, "*") : nil
    }
    return [
      "/": .string("/" + segments.joined(separator: "/")),
      "?": items.isEmpty ? nil : .object(items), "comment": comment.map(JSONValue.string),
    ]
  }

  // MARK: Android

  /// Format: Android, "Digital Asset Links"; the paths are those of "dynamic App Links".
  static func statement(_ catalogue: LinkCatalogue, _ entry: AssociationEntry) -> JSONValue {
    let components: JSONValue = [
      "dynamic_app_link_components": .array(
        published(catalogue).map { component($0, comment: nil) })
    ]
    return [
      "relation": [.string(relation)],
      "target": [
        "namespace": "android_app", "package_name": .string(entry.androidPackage ?? ""),
        "sha256_cert_fingerprints": .array(entry.androidFingerprints.map(JSONValue.string)),
      ],
      "relation_extensions": .object([(name: relation, value: components)]),
    ]
  }

  private static let relation = "delegate_permission/common.handle_all_urls"
}

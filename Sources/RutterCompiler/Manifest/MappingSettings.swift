extension ProjectShapes {
  static let mappingsKey = KeyShape(
    "mappings", .object(mappings), "What holds for the mappings of all manifests.")

  package static let mappings = ObjectShape(
    "project mapping", "What holds for all mappings.",
    [
      KeyShape(
        "checks", .boolean,
        "`true` adds to types with an inverse mapping, in debug builds, what a test calls to see that values come back as they were."
      )
    ])
}

extension ManifestShapes {
  package static let split = ObjectShape(
    "split", "What the columns beside the sidebar show, and how they share the room.",
    [
      KeyShape(
        "content", placeholder,
        "The screen in the content column while none is selected; it makes three columns."),
      KeyShape("detail", placeholder, "The screen in the detail column while none is selected."),
      KeyShape(
        "visibility", .choice("automatic", "all", "doubleColumn", "detailOnly"),
        "The columns that are side by side at first; default: automatic."),
      KeyShape(
        "compact", .choice("sidebar", "content", "detail"),
        "The column shown at first where there is room for one; default: sidebar."),
      KeyShape(
        "style", .choice("automatic", "balanced", "prominentDetail"),
        "How the columns share the room; default: automatic."),
    ])

  private static let placeholder = Shape.object(root).or(.name, "a screen's name, or a mapping")
}

/// What all drawings share: colours and the icons of rows and badges.
enum SVGStyle {
  /// The colours that tell containers apart; after the last comes the first again.
  static let hues: [(light: String, dark: String)] = [
    ("#3367cf", "#7ea6ff"), ("#b84e12", "#f0945c"), ("#157a70", "#4cc4b6"), ("#a92b74", "#ee83bd"),
    ("#6d49c7", "#b197ff"), ("#3f7a25", "#8fcf6d"), ("#8f6510", "#e0b350"), ("#1f7795", "#66c0e0"),
  ]

  static var text: String {
    String(decoding: PackageResources.graph_drawing_css, as: UTF8.self)
      + rules(hues.map(\.light)) + "@media (prefers-color-scheme: dark) {\n"
      + rules(hues.map(\.dark)) + "}\n"
  }

  private static func rules(_ colours: [String]) -> String {
    colours.enumerated().map { index, colour in
      ".h\(index) .hue { fill: \(colour); }\n"
        + ".h\(index) .hue-line, .row.h\(index) .hue-line { stroke: \(colour); }\n"
    }
    .joined()
  }

  /// Twelve points square.
  private static let shapes: [(id: String, path: String)] = [
    (
      "link",
      "M5 7 7 5M5.6 3.6l1-1a2 2 0 0 1 2.8 2.8l-1 1M6.4 8.4l-1 1a2 2 0 0 1-2.8-2.8l1-1"
    ),
    ("open", "M2 6h8M7 3l3 3-3 3"),
    ("again", "M10 6a4 4 0 1 1-1.3-2.9M9 1v2.4H6.6"),
    ("jump", "M2.5 2v5.5H9.5M7 5l2.5 2.5L7 10"),
    ("url", "M3 9l6-6M4.5 3H9v4.5"),
    ("hand", "M2 10l.7-2.5 5.4-5.4 1.8 1.8-5.4 5.4z"),
    ("dismiss", "M3 3l6 6M9 3l-6 6"),
    ("back", "M7.5 2.5 4 6l3.5 3.5"),
    ("root", "M2 6l4-3.6L10 6M3.2 5.2V10h5.6V5.2"),
    ("sheet", "M2 1.5h8v9H2zM2 5h8M5 3.2h2"),
    ("fullScreenCover", "M2 1.5h8v9H2zM4 3.5h4v5H4z"),
    ("popover", "M1.5 2h9v6H7L6 10 5 8H1.5z"),
  ]

  static var symbols: String {
    let list = shapes.map { shape in
      "<symbol id=\"i-\(shape.id)\" viewBox=\"0 0 12 12\"><path d=\"\(shape.path)\"/></symbol>\n"
    }
    return "<defs>\n\(list.joined())</defs>\n"
  }

  static func icon(_ name: String, x: Int, y: Int, size: Int = 12, hue: Bool = false) -> String {
    "<use href=\"#i-\(name)\" class=\"icon\(hue ? " hue-line" : "")\" x=\"\(x)\" y=\"\(y)\" "
      + "width=\"\(size)\" height=\"\(size)\"/>"
  }
}

import Foundation

/// A row of numbers that look random and are always the same.
struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % sides
  }

  var isEven: Bool { state & 2 == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}

/// One manifest.
struct FeatureWriter {
  static let nouns = """
    account address alert article badge banner basket booking bundle campaign card catalog channel \
    claim comment contact contract coupon course credit customer delivery deposit device discount \
    draft event favorite feed folder friend gallery gift group history invoice journal lesson \
    license listing loan location member message mission notice offer order parcel partner payment \
    permit photo plan playlist policy profile purchase quote rating receipt region report review reward sale \
    schedule season shipment shop statement store story summary survey task ticket topic tour \
    trade transfer trip user vehicle video voucher wallet warranty wish
    """.split(separator: " ").map(String.init)
  static let kinds = [
    "List", "Detail", "Editor", "Picker", "Summary", "Search", "History", "Onboarding", "Help",
  ]
  static let inputs = [
    ("Id", "String"), ("Count", "Int"), ("Name", "String"), ("Token", "UUID"), ("Page", "URL"),
    ("Price", "Double"), ("Enabled", "Bool"),
  ]
  static let members = [
    ("title", "display_title", "String"), ("subtitle", "display_subtitle", "String"),
    ("createdAt", "created_at_date", "Date"), ("updatedAt", "updated_at_date", "Date"),
    ("price", "unit_price", "Decimal"), ("currency", "currency_code", "String"),
    ("imageURL", "image_url", "URL?"), ("isActive", "is_active", "Bool"),
    ("sortOrder", "sort_order", "Int"), ("ownerID", "owner_id", "String"),
    ("tags", "tag_names", "[String]"), ("note", "internal_note", "String?"),
    ("status", "status_text", "String"), ("quantity", "stock_quantity", "Int"),
    ("latitude", "geo_latitude", "Double"), ("longitude", "geo_longitude", "Double"),
    ("score", "average_score", "Double"), ("countryCode", "country_code", "String"),
  ]

  let number: Int
  let screenCount: Int
  private var dice: Dice

  init(_ number: Int, screens: Int) {
    self.number = number
    screenCount = screens
    dice = Dice(seed: number + 1)
  }

  static func noun(_ number: Int) -> String { nouns[number * 7 % nouns.count] }

  /// Upper camel case, and the same in every run: `Order42`.
  static func name(_ number: Int) -> String { "\(noun(number).capitalized)\(number)" }

  /// The screens of a feature that others open: every fifth, and none of these leads anywhere.
  static func leaf(_ number: Int, _ screen: Int) -> String { screenName(number, screen * 5 + 4) }

  static func screenName(_ number: Int, _ screen: Int) -> String {
    noun(number) + "\(number)" + nouns[screen * 3 % nouns.count].capitalized
      + kinds[screen % kinds.count]
      + (screen < nouns.count ? "" : "\(screen / nouns.count)")
  }

  /// The inputs of a screen, the same whoever asks.
  static func parameters(_ number: Int, _ screen: Int) -> [(name: String, type: String)] {
    var dice = Dice(seed: number * 1009 + screen + 7)
    let word =
      nouns[screen * 3 % nouns.count]
      + (screen < nouns.count ? "" : "\(screen / nouns.count)")
    let first = dice.roll(inputs.count)
    return (0..<(screen == 0 ? 0 : dice.pick([0, 1, 1, 2, 2, 3]))).map { place in
      let (ending, type) = inputs[(first + place * 2) % inputs.count]
      return (word + ending, type + (place == 2 ? "?" : ""))
    }
  }

  mutating func document() -> Document {
    let name = Self.name(number)
    var entries: [(String, Document)] = [
      ("feature", .text(name)), ("module", .text(name + "Feature")),
      ("summary", .text("What a user does with a \(Self.noun(number)).")),
      ("access", .text("public")), ("imports", .row(["Foundation", "Domain"])),
    ]
    entries.append(("screens", .entries((0..<screenCount).map { screen($0) })))
    entries.append(("routers", .entries([(name, router())])))
    let shapes = (0..<10).map { shape($0) }
    entries.append(("models", .entries(shapes.flatMap(\.models))))
    entries.append(("mappings", .items(shapes.map(\.mapping))))
    return .entries(entries)
  }

  // MARK: Navigation

  private mutating func screen(_ screen: Int) -> (String, Document) {
    let name = Self.screenName(number, screen)
    let parameters = Self.parameters(number, screen)
    var entries: [(String, Document)] = [
      (
        "summary",
        .text("Shows the \(Self.nouns[screen * 3 % Self.nouns.count]) to whoever may see it.")
      ),
      ("view", .text(name.prefix(1).uppercased() + name.dropFirst() + "View")),
    ]
    if !parameters.isEmpty { entries.append(("parameters", Document.inline(parameters))) }
    if let first = parameters.first {
      let key = Dice(seed: screen).isEven ? "id" : "value"
      entries.append(("arguments", Document.inline([(key, first.name)])))
    }
    entries.append(("title", .text(name.uppercased())))
    entries.append(
      (
        "metadata",
        Document.inline([("owner", "team-\(number % 40)"), ("ticket", "SHOP-\(screen * 37)")])
      ))
    if screen % 3 == 1 { entries.append(("viewModel", .text("true"))) }
    if screen % 4 == 3 { entries.append(("present", .text("sheet"))) }
    if screen % 3 != 2 { entries.append(("link", .text(link(screen, parameters)))) }
    entries.append(("opens", .entries(waysOut(screen, parameters))))
    return (name, .entries(entries))
  }

  private func link(_ screen: Int, _ parameters: [(name: String, type: String)]) -> String {
    let path =
      "/\(Self.noun(number))-\(number)/\(Self.nouns[screen * 3 % Self.nouns.count])-\(screen)"
    let optional = parameters.filter { $0.type.hasSuffix("?") }.map { "\($0.name)={\($0.name)}" }
    return path
      + parameters.filter { !$0.type.hasSuffix("?") }.map { "/{\($0.name)}" }.joined()
      + (optional.isEmpty ? "" : "?" + optional.joined(separator: "&"))
  }

  private mutating func waysOut(
    _ screen: Int, _ own: [(name: String, type: String)]
  ) -> [(String, Document)] {
    guard screen % 5 != 4 else { return [("close", .text("dismiss"))] }
    var targets = [(number, screen + 1)]
    for _ in 0..<dice.pick([0, 1, 1, 2]) {
      targets.append((number, 1 + dice.roll(screenCount - 1)))
    }
    if number > 0, dice.roll(3) == 0 {
      targets.append((number - 1 - dice.roll(min(number, 20)), dice.roll(screenCount / 5) * 5 + 4))
    }
    var seen: Set<String> = []
    return targets.filter { $0.1 < screenCount && $0.1 != screen }.compactMap { feature, target in
      let name = Self.screenName(feature, target)
      guard seen.insert(name).inserted else { return nil }
      return (name, wayOut(to: Self.parameters(feature, target), from: own))
    }
  }

  /// What the screen has of the right type it passes on; the rest is asked of the method's caller.
  private func wayOut(
    to wanted: [(name: String, type: String)], from own: [(name: String, type: String)]
  ) -> Document {
    let fills = wanted.compactMap { wanted in
      own.first { $0.type == wanted.type }.map { (wanted: wanted.name, own: $0) }
    }
    guard !fills.isEmpty else { return .nothing }
    let used = own.filter { parameter in fills.contains { $0.own.name == parameter.name } }
    let asked = wanted.filter { parameter in !fills.contains { $0.wanted == parameter.name } }
    return .entries([
      ("arguments", Document.inline(fills.map { ($0.wanted, $0.own.name) })),
      ("parameters", Document.inline(used + asked)),
    ])
  }

  private func router() -> Document {
    .entries([
      ("summary", .text("Leads through the \(Self.noun(number)).")),
      ("root", .text(Self.screenName(number, 0))),
      ("routes", .entries((1..<screenCount).map { (Self.screenName(number, $0), .nothing) })),
    ])
  }

  // MARK: Mappings

  private mutating func shape(
    _ index: Int
  ) -> (models: [(String, Document)], mapping: Document) {
    let name =
      "\(Self.name(number))\(Self.nouns[(index * 11 + number) % Self.nouns.count].capitalized)"
    let start = dice.roll(Self.members.count)
    let members = (0..<10).map { Self.members[(start + $0) % Self.members.count] }
    let source = members.map { ($0.1, $0.2) }
    let target = members.map { ($0.0, $0.2) }
    let mapping: [(String, Document)] = [
      ("from", .text(name + "Response")), ("to", .text(name)),
      ("members", .entries(members.map { ($0.0, .text($0.1)) })),
    ]
    return (
      [
        (name + "Response", .entries(source.map { ($0, .text($1)) })),
        (name, .entries(target.map { ($0, .text($1)) })),
      ],
      .entries(mapping)
    )
  }
}

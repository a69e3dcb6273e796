import Foundation

/// What the app itself speaks of.
struct Listing: Equatable {
  typealias ID = Int
  let id: ID
  let title: String
  let state: State
  let price: Price
  let discount: Price?
  let gallery: [Picture]
  let seller: Seller
  let tags: Set<String>
  let weight: Double?
  let createdAt: Date
  let attributes: [Attribute: String]
  let shipping: [Country: [Price]]
  let related: [ID]
  let place: Place
  let condition: Condition
  let badge: Badge

  enum State: String { case draft, active = "live", sold, other }
}

struct Price: Hashable {
  let amount: Int
  let currency: Currency
}

enum Currency: String { case euro = "EUR", franc = "CHF", dollar = "USD" }

enum Country: String { case germany = "DE", switzerland = "CH", france = "FR" }

enum Language: String { case german = "de", french = "fr", english = "en" }

enum Attribute: String { case color, size, material }

enum Condition: Int { case unknown, new, asNew, used = 10, broken }

struct Picture: Hashable {
  let url: URL
  let position: Int
  let kind: Kind

  enum Kind: String { case photo, drawing }
}

struct Place: Hashable {
  let street: String
  let city: String
}

struct Seller: Equatable {
  let id: String
  let displayName: String
  let rating: Double
  let languages: [Language]
}

enum Badge: Equatable {
  case none
  case reduced(percent: Int, until: Date)
  case picked(by: Seller)
  case top(rank: Int)
}

struct Page<Item> {
  let items: [Item]
  let number: Int
  let isLast: Bool
}

struct Review: Equatable {
  let text: String
  let stars: Int
  let author: String
  let language: Language?
}

struct Stats: Equatable {
  let soldByMonth: [Int: Int]
  let viewsByLanguage: [Language: Int]
  let bestPrices: [Price: [Picture]]
}

enum MarketError: Error, Equatable {
  case noConnection
  case refused(code: Int, message: String)
  case unreadable(Reason)
  case stopped
}

enum Reason: Error, Equatable { case missing(String), malformed }

/// What the mappings need of the app.
struct Images {
  let base: URL

  func url(for path: String) -> URL { base.appendingPathComponent(path) }
}

enum ServerTime {
  struct Unreadable: Error {}

  static func date(from text: String) throws -> Date {
    guard let seconds = TimeInterval(text) else { throw Unreadable() }
    return Date(timeIntervalSince1970: seconds)
  }
}

import Foundation

/// What the views show.
struct ListingRow: Identifiable, Equatable {
  let id: Int
  let title: String
  let price: String
  let thumbnail: URL?
  let isSold: Bool
}

struct Gallery: Equatable {
  let title: String
  let photos: [Frame]
  let first: [URL]

  struct Frame: Equatable {
    let url: URL
    let order: Int
  }
}

struct DraftState: Equatable {
  let listingID: Int
  let title: String
  let note: String
  let changes: Int
}

struct PriceLabel: Equatable {
  var text: String
  var isReduced: Bool
}

enum Failure: Equatable {
  case message(String)
  case retry
  case silent
}

/// Hooks of the mappings.
enum Log {
  nonisolated(unsafe) static var lines: [String] = []

  static func note(_ line: String) { lines.append(line) }
}

extension Price {
  var text: String { "\(amount) \(currency.rawValue)" }
}

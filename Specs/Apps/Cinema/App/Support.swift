import Foundation

/// Where the server keeps its pictures, and in which sizes.
struct ImagesConfiguration: Hashable, Sendable {
  var baseURL: URL
  var posterSizes: [String]
  var backdropSizes: [String]

  func posterURL(for path: String) -> URL? { url(for: path, size: posterSizes.last) }

  func backdropURL(for path: String) -> URL? { url(for: path, size: backdropSizes.last) }

  private func url(for path: String, size: String?) -> URL? {
    URL(string: "\(size ?? "original")\(path)", relativeTo: baseURL)?.absoluteURL
  }
}

/// A day as the server writes it: `2027-01-31`.
enum ServerDay {
  static func date(from text: String) -> Date? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    return calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
  }

  static func text(from date: Date) -> String {
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    return "\(day.year ?? 0)-\(day.month ?? 0)-\(day.day ?? 0)"
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }
}

/// A moment as the server writes it: seconds since 1970.
enum ServerTime {
  static func date(from text: String) throws -> Date {
    guard let seconds = TimeInterval(text) else { throw UnreadableTime(text: text) }
    return Date(timeIntervalSince1970: seconds)
  }
}

struct UnreadableTime: Error, Equatable {
  var text: String
}

/// What the app tells of its mappings to whoever looks for faults.
final class MappingLog {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

extension Int {
  /// `1h 58m`
  func runtimeText() -> String { self < 60 ? "\(self)m" : "\(self / 60)h \(self % 60)m" }
}

enum CinemaText {
  static func year(of date: Date) -> String {
    String(ServerDay.text(from: date).prefix { $0 != "-" })
  }

  static func thumbnail(for key: String) -> URL? {
    URL(string: "https://video.example/\(key)/thumbnail.jpg")
  }
}

extension CinemaText {
  static func initials(of name: String) -> String {
    String(name.split(separator: " ").compactMap(\.first))
  }
}

extension CinemaText {
  static func stars(of rating: Double) -> Int { Int(exactly: rating.rounded()) ?? 0 }

  static func shorten(_ row: inout ListRow) { row.title = String(row.title.prefix(20)) }
}

actor Session {
  let accountID: Int
  private(set) var token: String
  private(set) var startedAt: Date

  init(accountID: Int, token: String, startedAt: Date) {
    self.accountID = accountID
    self.token = token
    self.startedAt = startedAt
  }

  func renew(_ token: String, at date: Date) {
    self.token = token
    startedAt = date
  }
}

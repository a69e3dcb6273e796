/// A day, as `2027-01-31`; the compiler is told which one it is.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let year: Int
  private let month: Int
  private let day: Int

  /// nil for what is no date, or none that exists.
  package init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { Self.number($0) }
    guard numbers.count == 3, (1...12).contains(numbers[1]),
      (1...Self.days(inMonth: numbers[1], of: numbers[0])).contains(numbers[2])
    else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }

  /// The day in which so many seconds have passed since the start of 1970, in UTC.
  package init(secondsSince1970 seconds: Int) {
    // Days since 1 March of year 0, in which leap days come last (Howard Hinnant's algorithm).
    let days = min(max(Self.floor(seconds, by: 86_400), -719_468), 2_932_896) + 719_468
    let era = Self.floor(days, by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  package var description: String {
    Self.digits(year, 4) + "-" + Self.digits(month, 2) + "-" + Self.digits(day, 2)
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floor(_ value: Int, by divisor: Int) -> Int {
    value / divisor - (value % divisor < 0 ? 1 : 0)
  }

  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

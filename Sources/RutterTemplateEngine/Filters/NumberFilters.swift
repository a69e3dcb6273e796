extension Filter {
  static let numbers: [Filter] = [
    Filter("toInt", on: [.text, .number], "The number that a text spells.") {
      input throws(FilterFault) in
      if case .int = input.value { return input.value }
      guard let number = Int(input.text) else {
        throw FilterFault("'\(excerpt(input.text))' is not a whole number")
      }
      return .int(number)
    },
    Filter("hexToInt", on: .text, "The number that hexadecimal digits spell.") {
      input throws(FilterFault) in
      guard input.text.first?.isHexDigit == true, let number = Int(input.text, radix: 16) else {
        throw FilterFault("'\(excerpt(input.text))' is not a hexadecimal number")
      }
      return .int(number)
    },
    Filter(
      "int255toFloat", on: [.number, .text],
      "A number divided by 255, as the text of a fraction: colours as UIKit takes them."
    ) { input throws(FilterFault) in
      .string("\(try number(input) / 255)")
    },
    Filter("percent", on: [.text, .number], "A fraction as whole percent: \"0.23\" is \"23%\".") {
      input throws(FilterFault) in
      let percent = (try number(input) * 100).rounded(.towardZero)
      guard let whole = Int(exactly: percent) else {
        throw FilterFault("the number is too large")
      }
      return .string("\(whole)%")
    },
  ]

  private static func number(_ input: FilterInput) throws(FilterFault) -> Float {
    let text = input.value.written ?? ""
    guard let number = Float(text), number.isFinite else {
      throw FilterFault("'\(excerpt(text))' is not a number")
    }
    return number
  }

  /// A text for a message: on one line, and not the whole of a long one.
  private static func excerpt(_ text: String) -> String {
    let start = text.prefix(40).map { $0.isNewline ? " " : $0 }
    return String(start) + (text.count > 40 ? "…" : "")
  }
}

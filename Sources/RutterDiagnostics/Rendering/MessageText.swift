/// The most scalars of a message that are shown; a name in it can have any length.
private let longestMessage = 300

/// A message on one line: printable, and shortened in the middle if nobody could read all of it.
func messageText(_ text: some StringProtocol) -> String {
  let scalars = text.unicodeScalars
  guard text.utf8.count > longestMessage,
    scalars.index(scalars.startIndex, offsetBy: longestMessage + 1, limitedBy: scalars.endIndex)
      != nil
  else { return printable(text) }
  let head = String.UnicodeScalarView(scalars.prefix(longestMessage * 2 / 3))
  let tail = String.UnicodeScalarView(scalars.suffix(longestMessage / 3 - 1))
  return printable(String(head)) + "…" + printable(String(tail))
}

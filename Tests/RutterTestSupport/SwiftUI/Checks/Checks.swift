// What the apps of the specs check themselves with: each check counts, a failed one says where it
// stands, and `finish()` ends the program with the result.

import Foundation

@MainActor private var passed = 0
@MainActor private var failed = 0

@MainActor public func check(
  _ condition: Bool, _ claim: String, file: StaticString = #filePath, line: UInt = #line
) {
  report(condition, claim, file, line)
}

@MainActor public func check<T: Equatable>(
  _ value: T, equals expected: T, file: StaticString = #filePath, line: UInt = #line
) {
  report(value == expected, "expected \(expected), found \(value)", file, line)
}

@MainActor private func report(
  _ condition: Bool, _ message: String, _ file: StaticString, _ line: UInt
) {
  if condition {
    passed += 1
  } else {
    failed += 1
    print("\(file):\(line): error: \(message)")
  }
}

/// Prints how many checks passed, and ends the program: with 0 only if none failed.
@MainActor public func finish() -> Never {
  print("\(passed) passed, \(failed) failed")
  exit(failed == 0 ? 0 : 1)
}

import RutterCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What day it is for a run, in UTC, so that it is the same day on every machine.
enum Clock {
  /// The moment, as the times of files are told.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.nanoseconds
  }

  /// `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/) goes before the
  /// machine's clock.
  static func today() -> CalendarDate {
    let set = FileSystem.environment("SOURCE_DATE_EPOCH").flatMap(Int.init)
    return CalendarDate(secondsSince1970: set ?? Int(time(nil)))
  }
}

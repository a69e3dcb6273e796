#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Puts off what asks a process to end, such as Ctrl-C, until what must not stay half-done is done.
///
/// Ends with its scope; then a signal that has come meanwhile does its work.
struct SignalHold: ~Copyable {
  private let previous: sigset_t

  init() {
    var signals = Self.signals
    var previous = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &previous)
    self.previous = previous
  }

  deinit {
    var previous = previous
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  /// Lets the signals through, whoever holds them.
  static func end() {
    var signals = Self.signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    return signals
  }
}

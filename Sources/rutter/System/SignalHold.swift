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
    var signals = sigset_t()
    var previous = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &previous)
    self.previous = previous
  }

  deinit {
    var previous = previous
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}

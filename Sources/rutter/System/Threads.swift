import RutterCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The threads a run works on: the one it started with, and others as long as there is work for them.
struct Threads: Sendable {
  static let largestCount = 64
  /// What a thread is given that the system would give less: recursion is bounded, but not to that.
  private static let stackSize = 8 << 20

  let count: Int

  var workers: Workers {
    let count = count
    return count < 2 ? .one : Workers { Self.run($0, on: count, $1) }
  }

  private static func run(_ pieces: Int, on count: Int, _ piece: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(piece) { piece in
      let queue = WorkQueue(pieces, threads: count, piece)
      let helpers = (1..<max(1, min(count, pieces))).compactMap { _ in start(queue) }
      queue.work()
      for helper in helpers { pthread_join(helper, nil) }
    }
  }

  /// Nil where the system has no thread to give; then the others do its share.
  private static func start(_ queue: WorkQueue) -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    let context = Unmanaged.passRetained(queue).toOpaque()
    #if canImport(Glibc)
      var thread: pthread_t = 0
    #else
      var thread: pthread_t?
    #endif
    let result = pthread_create(&thread, attributes, { WorkQueue.enter($0) }, context)
    guard result == 0 else {
      Unmanaged<WorkQueue>.fromOpaque(context).release()
      return nil
    }
    return thread
  }
}

/// Pieces of work that several threads take from, some at a time.
///
/// A class, because all threads share it; its lock guards what changes.
private final class WorkQueue: Sendable {
  private let pieces: Int
  private let chunk: Int
  private let piece: @Sendable (Int) -> Void
  private nonisolated(unsafe) var next = 0
  private nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ pieces: Int, threads: Int, _ piece: @escaping @Sendable (Int) -> Void) {
    self.pieces = pieces
    self.piece = piece
    chunk = max(1, min(16, pieces / (threads * 8)))
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func work() {
    while let chunk = take() {
      for index in chunk { piece(index) }
    }
  }

  private func take() -> Range<Int>? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < pieces else { return nil }
    let start = next
    next = min(next + chunk, pieces)
    return start..<next
  }

  /// What a new thread begins with: a queue it was handed.
  static func enter(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<WorkQueue>.fromOpaque(context).takeRetainedValue().work()
    return nil
  }
}

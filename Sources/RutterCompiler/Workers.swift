/// Does pieces of work that know nothing of each other, on as many threads as whoever made it has.
///
/// The compiler starts no thread of its own: the command gives it some. What comes of the pieces is
/// put together in their order, so that the number of threads changes nothing but the time.
package struct Workers: Sendable {
  /// Calls a function once for each number from 0 to below the count, and returns when all is done.
  package typealias Run = @Sendable (_ count: Int, _ piece: @Sendable (Int) -> Void) -> Void

  private let run: Run

  package init(_ run: @escaping Run) { self.run = run }

  /// The thread that asks does it all.
  package static let one = Workers { count, piece in
    for index in 0..<count { piece(index) }
  }

  package func map<Source: Sendable, Result: Sendable>(
    _ sources: [Source], _ transform: @Sendable (Source) -> Result
  ) -> [Result] {
    [Result?](unsafeUninitializedCapacity: sources.count) { buffer, count in
      buffer.initialize(repeating: nil)
      // Each piece writes to a place of its own, and all are done before anyone reads.
      nonisolated(unsafe) let places = buffer
      run(sources.count) { places[$0] = transform(sources[$0]) }
      count = sources.count
    }.compactMap { $0 }
  }
}

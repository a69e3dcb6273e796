/// Finds a path as a disk that ignores case does.
struct FoldedPaths {
  private let exact: Set<String>
  private let folded: [String: String]

  /// Of paths that differ in case only, the first bytewise stands for the others.
  init(_ paths: some Sequence<String>) {
    exact = Set(paths)
    folded = Dictionary(
      exact.map { ($0.lowercased(), $0) }, uniquingKeysWith: { FilePath.precedes($0, $1) ? $0 : $1 }
    )
  }

  /// The path itself or, if it is not there, one that differs in case only.
  func path(_ path: String) -> String? {
    exact.contains(path) ? path : folded[path.lowercased()]
  }
}

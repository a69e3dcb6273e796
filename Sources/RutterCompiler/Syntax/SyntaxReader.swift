package import RutterDiagnostics

// Stage 1, parse. A `SourceFile` enters, YAML or JSON; a `SyntaxTree` leaves: scalars, sequences and
// mappings, each with the exact bytes it stands for and the style it was written in. Aliases and
// merge keys are bound, duplicate keys reported, and depth, size and alias expansion are bounded, so
// that later stages may walk a tree without a guard. Scalars stay text: what `no` or `1.10` means is
// decided by whoever asks. What is not YAML or JSON is reported where it stands, in the author's
// words, and no tree leaves; what can be read in spite of an error still does.

/// The notation of a file. Both give the same trees.
package enum SyntaxFormat: Sendable {
  case yaml, json

  /// JSON for a path that ends in `.json`, in any case; YAML for everything else.
  ///
  /// Standard input has no ending and is YAML, whose flow style reads JSON too.
  package init(path: String) {
    self = path.lowercased().hasSuffix(".json") ? .json : .yaml
  }
}

/// Turns the text of a file into a tree.
package enum SyntaxReader {
  /// Answers nil where the file has no structure that can be trusted; the report says why.
  package static func parse(
    _ file: SourceFile, as format: SyntaxFormat? = nil, limits: SyntaxLimits = .standard,
    into report: inout Report
  ) -> SyntaxTree? {
    let format = format ?? SyntaxFormat(path: file.path)
    guard file.bytes.count <= limits.largestFile else {
      report.add(SyntaxDiagnostics.tooLarge(file, limit: limits.largestFile))
      return nil
    }
    let traits: TextTraits
    switch TextScan.traits(of: file, format: format) {
    case .success(let found): traits = found
    case .failure(let fault):
      report.add(fault.diagnostic)
      return nil
    }
    switch format {
    case .yaml: return YAMLReader.parse(file, traits: traits, limits: limits, into: &report)
    case .json: return JSONReader.parse(file, traits: traits, limits: limits, into: &report)
    }
  }
}

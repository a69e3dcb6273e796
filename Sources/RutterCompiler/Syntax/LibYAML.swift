import CLibYAML

/// The library that reads YAML.
package enum LibYAML {
  /// `0.2.5`
  package static var version: String {
    yaml_get_version_string().map { String(cString: $0) } ?? "unknown"
  }
}

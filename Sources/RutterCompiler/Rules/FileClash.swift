import RutterDiagnostics

/// What: two manifests whose generated files would have one path or, in a module, one name.
///
/// Why: one would overwrite the other; and Swift refuses two files of one name in a module. Names that
/// differ by case or by Unicode form only are one on most disks.
///
/// Example: `Specs/a/Feed.yaml` and `Specs/b/feed.yaml`.
///
/// Fix: rename one manifest, or put `{feature}` into the project's `output:` and give the features
/// modules of their own.
enum FileClash {
  static func check(_ model: Model, _ report: inout Report) {
    var byName: [String: Feature] = [:]
    for feature in model.features {
      let name = SwiftName.upperCamelCase(feature.file.baseName).lowercased()
      let key = (feature.module ?? "") + "/" + name
      guard let other = byName[key] else {
        byName[key] = feature
        continue
      }
      report.error(
        .fileClash,
        "'\(feature.file.path)' and '\(other.file.path)' would generate files of one name",
        at: feature.file.wholeRange.startPoint,
        notes: [Note("the other manifest", at: other.file.wholeRange.startPoint)],
        help: "rename one of the manifests")
    }
    reportDuplicateFeatures(model, &report)
  }

  private static func reportDuplicateFeatures(_ model: Model, _ report: inout Report) {
    var byName: [String: Feature] = [:]
    for feature in model.features {
      if let other = byName[feature.name], other.file.baseName != feature.file.baseName {
        report.error(
          .duplicateName, "two manifests declare the feature '\(feature.name)'",
          at: feature.file.wholeRange.startPoint,
          notes: [Note("the other manifest", at: other.file.wholeRange.startPoint)],
          help: "rename one under 'feature:'")
      }
      byName[feature.name] = byName[feature.name] ?? feature
    }
  }
}

extension DiagnosticCode {
  static let fileClash: Self = "file-clash"
}

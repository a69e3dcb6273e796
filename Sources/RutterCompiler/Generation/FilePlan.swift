import RutterDiagnostics
import RutterTemplateEngine

/// Which files a model becomes, where they go and what they import.
///
/// Names follow from the manifests' file names alone, so that a build tool can tell them without
/// running the compiler.
struct FilePlan {
  let model: Model
  let modules: ModuleImports

  init(_ model: Model) {
    self.model = model
    modules = ModuleImports(model)
  }

  // MARK: Paths

  func path(_ kind: FileKind?, of feature: Feature) -> String {
    let name = SwiftName.upperCamelCase(feature.file.baseName) + (kind?.suffix ?? "")
    let module = modules.module(of: kind, feature)
    return folder(feature: feature.name, module: module) + name + ".generated.swift"
  }

  func factoryPath() -> String {
    let factory = model.configuration.factory
    return folder(feature: nil, module: factory.module) + factory.type + ".generated.swift"
  }

  func deepLinkPath() -> String {
    folder(feature: nil, module: model.linkModule) + "DeepLink.generated.swift"
  }

  /// The output folder, ending in a slash; a component whose placeholder has no value is left out.
  private func folder(feature: String?, module: String?) -> String {
    let components = model.configuration.output.split(
      separator: "/", omittingEmptySubsequences: true)
    let filled = components.compactMap { component -> String? in
      guard component.utf8.contains(UInt8(ascii: "{")) else {
        return component == "." ? nil : String(component)
      }
      var text = String(component)
      for (placeholder, value) in [("{feature}", feature), ("{module}", module)]
      where text.contains(placeholder) {
        guard let value else { return nil }
        text = text.replacingAll(placeholder, with: value)
      }
      return text
    }
    let root = model.configuration.output.hasPrefix("/") ? "/" : ""
    return root + filled.map { $0 + "/" }.joined()
  }

  /// Whether the whole feature goes into one file: asked for, or needed because only one file may
  /// see what is generated.
  func isSingle(_ feature: Feature) -> Bool {
    model.configuration.layout == .single || feature.access.isFileBound
  }
}

extension String {
  func replacingAll(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Substring {
  /// The standard library's own is newer than the oldest system this builds for.
  fileprivate func firstRange(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return start..<(index(start, offsetBy: part.count))
      }
      start = index(after: start)
    }
    return nil
  }
}

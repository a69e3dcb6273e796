/// Gives a generated file's imports the access level that its declarations need.
///
/// Where imports are internal unless they say otherwise, as `InternalImportsByDefault` has it, a module
/// must be imported publicly whose types occur in public declarations, and must not where none does.
/// The modules of Apple's that generated code uses are known by their types; any other is imported
/// publicly where the manifests say so and a type is mentioned that nothing else accounts for.
struct ImportVisibility {
  /// The modules that manifests mark as public.
  let marked: Set<String>
  /// Types that the project's own generated files declare.
  let generated: Set<String>

  init(_ model: Model) {
    marked = model.features.reduce(into: model.configuration.publicImports) {
      $0.formUnion($1.publicImports)
    }
    generated = marked.isEmpty ? [] : NameClash.declaredNames(in: model)
  }

  init(marked: Set<String>, generated: Set<String>) {
    (self.marked, self.generated) = (marked, generated)
  }

  /// Only files with public or package declarations change.
  func apply(to bytes: [UInt8]) -> [UInt8] {
    guard Self.mayExport(bytes) else { return bytes }
    let (exports, end) = bytes.withUnsafeBufferPointer(Self.read)
    if exports.exports.isEmpty { return bytes }
    var lines = String(decoding: bytes[..<end], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let imported = lines.compactMap(Self.importedModule)
    let levels = levels(of: Set(imported), exports)
    for (index, line) in lines.enumerated() {
      guard let module = Self.importedModule(line), levels[module] == .public else { continue }
      lines[index] = "public \(line)"
    }
    let package = imported.filter { levels[$0] == .package }
    if !package.isEmpty { Self.gather(package, in: &lines) }
    return Array(lines.joined(separator: "\n").utf8) + bytes[end...]
  }

  /// What the file exports, and where its last import ends.
  private static func read(_ bytes: LineText) -> (ExportReader, end: Int) {
    var reader = ExportReader()
    var (start, end) = (0, 0)
    while start < bytes.count {
      let line = LineText(rebasing: bytes[start...].prefix { $0 != .newline })
      reader.read(line)
      if line.starts(with: "import ") { end = start + line.count }
      start += line.count + 1
    }
    return (reader, end)
  }

  /// An import for the package does not go with imports in other files that say nothing, unless those
  /// are internal by default: so it depends.
  private static func gather(_ modules: [String], in lines: inout [String]) {
    let plain = modules.map { "import \($0)" }
    let place = lines.lastIndex { importedModule($0) != nil || $0.hasPrefix("public import ") } ?? 0
    let block =
      ["#if hasFeature(InternalImportsByDefault)"] + plain.map { "  package \($0)" } + ["#else"]
      + plain.map { "  \($0)" } + ["#endif"]
    lines.insert(contentsOf: block, at: place + 1)
    lines.removeAll(where: plain.contains)
  }

  private func levels(of imported: Set<String>, _ reader: ExportReader) -> [String: Access] {
    var levels: [String: Access] = [:]
    func need(_ module: String, _ level: Access) {
      guard imported.contains(module) else { return }
      levels[module] = max(levels[module] ?? level, level)
    }
    for (name, level) in reader.exports where !reader.declared.contains(name) {
      if let module = Self.module(of: name) {
        // SwiftUI passes these on.
        need(imported.contains(module) ? module : "SwiftUI", level)
      } else if imported.contains(name) {
        need(name, level)
      } else if !generated.contains(name), !SwiftType.isStandard(name) {
        for module in marked { need(module, level) }
      }
    }
    return levels
  }

  private static func module(of name: String) -> String? {
    if swiftUI.contains(name) { return "SwiftUI" }
    if foundation.contains(name) { return "Foundation" }
    return otherModules[name]
  }

  private static func importedModule(_ line: String) -> String? {
    line.hasPrefix("import ") ? String(line.dropFirst("import ".count)) : nil
  }

  /// Whether some line begins as an exported declaration may; quick, for most files have none.
  private static func mayExport(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices.dropLast(8)
      where bytes[index] == UInt8(ascii: "p") && bytes[index + 1] != UInt8(ascii: "r") {
        let word = bytes[index..<index + 7]
        if word.elementsEqual("public ".utf8) || word.elementsEqual("package".utf8) { return true }
      }
      return false
    }
  }
}

extension ImportVisibility {
  private static let otherModules = [
    "Observable": "Observation", "ObservableObject": "Combine", "Published": "Combine",
    "ObservableObjectPublisher": "Combine", "PassthroughSubject": "Combine",
    "CurrentValueSubject": "Combine", "AnyPublisher": "Combine", "Publisher": "Combine",
    "AnyCancellable": "Combine",
  ]

  private static let foundation: Set<String> = [
    "AffineTransform", "AttributedString", "Bundle", "ByteCountFormatStyle", "Calendar",
    "CharacterSet", "CodableWithConfiguration", "Data", "Date", "DateComponents", "DateFormatter",
    "DateInterval", "Decimal", "Dimension", "FileManager", "FormatStyle", "ISO8601DateFormatter",
    "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError",
    "LocalizedStringResource", "Measurement", "NSError", "NSObject", "NSNumber", "NSString",
    "NSUserActivity", "Notification", "NotificationCenter", "NumberFormatter",
    "PersonNameComponents", "Predicate", "Progress", "SortDescriptor", "TimeInterval", "TimeZone",
    "URL", "URLComponents", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID",
    "Unit", "UnitAngle", "UnitDuration", "UnitLength", "UnitMass", "UnitSpeed", "UnitTemperature",
    "UnitVolume", "UserDefaults",
  ]

  private static let swiftUI: Set<String> = [
    "Alignment", "Angle", "Animation", "AnyShape", "AnyShapeStyle", "AnyTransition", "AnyView",
    "App", "Axis", "Bindable", "Binding", "ButtonRole", "ButtonStyle", "Color", "ColorScheme",
    "ContentMode", "CustomLocalizedStringResourceConvertible", "DismissAction", "DynamicTypeSize",
    "Edge", "EdgeInsets", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues", "FetchRequest", "FocusState", "Font", "ForEach", "GeometryProxy",
    "Gradient", "Group", "HorizontalAlignment", "Image", "Label", "LabelStyle", "LinearGradient",
    "List", "LocalizedStringKey", "Material", "Namespace", "NavigationPath",
    "NavigationSplitViewColumn", "NavigationSplitViewVisibility", "NavigationStack",
    "ObservedObject", "OpenURLAction", "Path", "PresentationDetent", "PreviewProvider", "Scene",
    "ScenePhase", "SceneStorage", "AppStorage", "Shape", "ShapeStyle", "State", "StateObject",
    "Tab", "TabView", "Text", "TextAlignment", "ToolbarContent", "Transaction", "UnitPoint",
    "VerticalAlignment", "View", "ViewBuilder", "ViewModifier",
  ]
}

extension SwiftType {
  /// Whether Swift's own library has a type of this name.
  fileprivate static func isStandard(_ name: String) -> Bool { standardNames.contains(name) }

  private static let standardNames: Set<String> = [
    "Any", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyObject", "AnySequence", "Array",
    "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "BinaryFloatingPoint", "BinaryInteger",
    "BitwiseCopyable", "Bool", "CaseIterable", "Character", "CheckedContinuation", "ClosedRange",
    "Codable", "CodingKey", "Collection", "Comparable", "ContiguousArray",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Decoder", "Dictionary",
    "Double", "Duration", "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable",
    "Hasher", "Identifiable", "InlineArray", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath",
    "KeyValuePairs", "LosslessStringConvertible", "MainActor", "Mirror", "Never", "Numeric",
    "ObjectIdentifier", "Optional", "OptionSet", "PartialKeyPath", "PartialRangeFrom", "Range",
    "RawRepresentable", "ReferenceWritableKeyPath", "Result", "Self", "Sendable", "Sequence", "Set",
    "String", "StringProtocol", "Substring", "Task", "TaskPriority", "Type", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "Unicode", "UnicodeScalar", "Void", "WritableKeyPath",
  ]
}

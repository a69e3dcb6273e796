import RutterTemplateEngine

/// How an access level is spelled at each kind of declaration.
extension Access {
  /// Before a type at file level, where `private` and `fileprivate` mean the same.
  var beforeType: String {
    switch self {
    case .private, .fileprivate: "private "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  /// Before a member of a type of this access.
  var beforeMember: String {
    switch self {
    case .private, .fileprivate, .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  /// Before a member of an extension of a type that everybody sees.
  var beforeExtensionMember: String {
    self.isFileBound ? "fileprivate " : beforeMember
  }

  /// Whether a memberwise initializer has to be written out to be seen as far as its type.
  var needsInitializer: Bool { self == .package || self == .public }

  var fields: Record {
    Record([
      "type": .string(beforeType), "member": .string(beforeMember),
      "extension": .string(beforeExtensionMember), "needsInit": .bool(needsInitializer),
    ])
  }
}

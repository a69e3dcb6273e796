/// What the scene keeps between launches: one for the whole program, which plays one scene.
@MainActor public enum SceneValues {
  public internal(set) static var byKey: [String: Any] = [:]

  /// Forgets all, as a scene that was closed does.
  public static func removeAll() { byKey = [:] }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value

  init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  @MainActor public var wrappedValue: Value {
    get { SceneValues.byKey[key] as? Value ?? initial }
    nonmutating set { SceneValues.byKey[key] = newValue }
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == Int? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == Double? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == URL? { self.init(key: key, initial: nil) }

  public init(_ key: String) where Value == Data? { self.init(key: key, initial: nil) }
}

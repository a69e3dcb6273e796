public nonisolated struct EnvironmentValues {
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  public var openURL = OpenURLAction { _ in .systemAction }
  public var dismiss = DismissAction {}

  public init() {}

  /// The environment of the view whose body or action is running.
  @MainActor private static var current = EnvironmentValues()

  @MainActor static func withCurrent<T>(_ values: EnvironmentValues, _ body: () -> T) -> T {
    let outer = current
    current = values
    defer { current = outer }
    return body()
  }

  @MainActor static func read<T>(_ read: (EnvironmentValues) -> T) -> T { read(current) }

  func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  mutating func set<T: AnyObject>(_ object: T) {
    objects[ObjectIdentifier(T.self)] = object
  }
}

public nonisolated struct OpenURLAction {
  public enum Result: Sendable {
    case handled, discarded, systemAction
  }

  private let handler: @MainActor (URL) -> Result

  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  @MainActor public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }
}

public nonisolated struct DismissAction {
  let action: @MainActor () -> Void

  @MainActor public func callAsFunction() {
    action()
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        fatalError("No Observable object of type \(objectType) found")
      }
      return object
    }
  }

  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    read = { $0.object(objectType) }
  }

  @MainActor public var wrappedValue: Value { EnvironmentValues.read(read) }
}

@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  @MainActor public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.read({ $0.object(ObjectType.self) }) else {
      fatalError("No ObservableObject of type \(ObjectType.self) found")
    }
    return object
  }

  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// A view in an environment that differs from its parent's.
nonisolated struct EnvironmentView<Content: View>: View, PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    context.setting(change).describe(content)
  }
}

extension View {
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { values in
      if let object { values.set(object) }
    }
  }

  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.set(object) }
  }
}

public protocol DynamicProperty {}

nonisolated final class StateBox<Value> {
  private var own: Value
  private var kept: StateBox?

  init(_ value: Value) {
    own = value
  }

  var value: Value {
    get { kept?.value ?? own }
    set {
      if let kept {
        kept.value = newValue
      } else {
        own = newValue
      }
    }
  }

  func connect(to storage: AnyObject?) -> AnyObject {
    guard let box = storage as? StateBox, box !== self else { return self }
    kept = box
    return box
  }
}

/// Its value lives as long as the view value that holds it: one `inspect` after another sees changes
/// of the view that was passed in; with `keeping:`, of the views that a body makes anew, too.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  public init(wrappedValue value: Value) {
    box = StateBox(value)
  }

  public init(initialValue value: Value) {
    box = StateBox(value)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(box: box)
  }
}

extension State: KeptProperty {
  func connect(to storage: AnyObject?) -> AnyObject { box.connect(to: storage) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

@dynamicMemberLookup
@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  init(box: StateBox<Value>) {
    self.init(read: { box.value }, write: { box.value = $0 })
  }

  #if IOS17_SDK
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      self.init(read: get, write: set)
    }
  #else
    @preconcurrency
    public init(
      get: @escaping @isolated(any) @Sendable () -> Value,
      set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
      self.init(
        read: unsafeBitCast(get, to: (() -> Value).self),
        write: unsafeBitCast(set, to: ((Value) -> Void).self))
    }
  #endif

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: { newValue in
        var value = read()
        value[keyPath: keyPath] = newValue
        write(value)
      })
  }
}

@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  private var object: Value

  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) {
    self.object = object
  }

  @available(*, unavailable, message: "The wrapped value must be an Observable object")
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }
}

@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
    }
  }

  private var object: ObjectType

  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  public init(initialValue: ObjectType) {
    object = initialValue
  }

  @MainActor public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Lazy {
    let make: () -> ObjectType
    private lazy var own = make()
    private var kept: Lazy?

    init(make: @escaping () -> ObjectType) {
      self.make = make
    }

    var object: ObjectType { kept?.object ?? own }

    func connect(to storage: AnyObject?) -> AnyObject {
      guard let lazy = storage as? Lazy, lazy !== self else { return self }
      kept = lazy
      return lazy
    }
  }

  private let storage: Lazy

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Lazy(make: thunk)
  }

  @MainActor public var wrappedValue: ObjectType { storage.object }

  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: storage.object)
  }
}

extension StateObject: KeptProperty {
  func connect(to storage: AnyObject?) -> AnyObject { self.storage.connect(to: storage) }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: ObjectIdentifier
  }

  private final class Token: Sendable {}

  private let token = Token()

  public init() {}

  public var wrappedValue: ID { ID(number: ObjectIdentifier(token)) }
}

// The part of Combine that SwiftUI's own wrappers need: observable objects and their published
// properties. Nothing here schedules, buffers or cancels.

/// Tells whoever listens that an object is about to change.
public final class ObservableObjectPublisher {
  private var listeners: [Int: () -> Void] = [:]
  private var count = 0

  public init() {}

  public func send() {
    for listener in listeners.values { listener() }
  }

  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    count += 1
    let number = count
    listeners[number] = { receiveValue(()) }
    return AnyCancellable { self.listeners[number] = nil }
  }
}

/// Ends what it stands for when it is cancelled or no longer kept.
public final class AnyCancellable {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  public func cancel() {
    end?()
    end = nil
  }

  deinit {
    cancel()
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for as long as the object lives, found by the object's identity.
  public var objectWillChange: ObservableObjectPublisher { Publishers.publisher(of: self) }
}

/// The publishers of all objects that were asked for theirs. Combine keeps them inside the
/// object's published properties; a table is enough where programs are short.
private enum Publishers {
  nonisolated(unsafe) private static var known:
    [ObjectIdentifier: (object: AnyObject, publisher: ObservableObjectPublisher)] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let entry = known[ObjectIdentifier(object)] { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    known[ObjectIdentifier(object)] = (object, publisher)
    return publisher
  }
}

@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  public init(initialValue: Value) {
    value = initialValue
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      if let observable = object as? any ObservableObject {
        (observable.objectWillChange as? ObservableObjectPublisher)?.send()
      }
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}

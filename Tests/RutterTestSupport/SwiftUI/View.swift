#if IOS17_SDK
  public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor var body: Body { get }
  }
#else
  @MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  }
#endif

extension Never: View {
  public var body: Never { fatalError("a Never has no body") }
}

/// A view of this module: it has no body and describes itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  func describe(in context: InspectionContext) -> ViewNode
}

extension PrimitiveView {
  @MainActor public var body: Never { fatalError("a primitive view has no body") }
}

public nonisolated struct EmptyView: View, PrimitiveView {
  public init() {}

  @MainActor func describe(in context: InspectionContext) -> ViewNode { ViewNode("EmptyView") }
}

public nonisolated struct AnyView: View, PrimitiveView {
  private let content: any View

  public init<Content: View>(_ view: Content) {
    content = view
  }

  public init<Content: View>(erasing view: Content) {
    content = view
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode { context.describe(content) }
}

public nonisolated struct TupleView<T>: View, PrimitiveView {
  public var value: T
  private let children: [any View]

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    ViewNode("TupleView", children: children.enumerated().map { context.entering($0).describe($1) })
  }
}

public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    switch storage {
    case .trueContent(let content): context.entering(true).describe(content)
    case .falseContent(let content): context.entering(false).describe(content)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    map { context.describe($0) } ?? ViewNode("EmptyView")
  }
}

@resultBuilder
public nonisolated struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView((repeat each content), children: children)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

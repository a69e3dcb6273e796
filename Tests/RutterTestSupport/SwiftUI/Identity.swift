/// Content that is another view as soon as its identity changes.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
  let content: Content
  let id: ID

  @MainActor func describe(in context: InspectionContext) -> ViewNode {
    context.entering(id).describe(content)
  }
}

extension View {
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

/// What views keep from one look at them to the next, by where they are: a view that is gone, or whose
/// identity has changed, starts anew.
@MainActor public final class ViewStates {
  private struct Place: Hashable {
    let path: [AnyHashable]
    let property: Int
  }

  private var kept: [Place: AnyObject] = [:]
  private var met: Set<Place> = []

  public init() {}

  /// Gives the view's properties the storage of the view that was at this place before.
  func connect(_ view: some View, at path: [AnyHashable]) {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any KeptProperty else { continue }
      let place = Place(path: path, property: index)
      met.insert(place)
      kept[place] = property.connect(to: kept[place])
    }
  }

  func forgetWhatWasNotMet() {
    kept = kept.filter { met.contains($0.key) }
    met = []
  }
}

/// A property wrapper whose storage outlives the view's value.
protocol KeptProperty {
  /// Takes over the storage of the same property before, if there was one, and answers what to keep.
  func connect(to storage: AnyObject?) -> AnyObject
}

/// The app's navigation as a picture shows it, made from a `Model`; drawing it is the renderers' part.
///
/// Containers hold screens: a stack, a set of tabs with the stacks they show, or the screens that
/// nothing shows. A screen that several routers show is a node in each of them. All are referred to by
/// their place in these lists, whose order is that of the manifests.
package struct NavigationGraph: Sendable {
  package internal(set) var containers: [Container] = []
  package internal(set) var nodes: [Node] = []
  package internal(set) var edges: [Edge] = []

  /// Where something is declared.
  package struct Place: Sendable, Equatable {
    package let path: String
    package let line: Int
  }
}

extension NavigationGraph {
  package struct Container: Sendable {
    package enum Kind: String, Sendable {
      case stack, tabs, enums, unreachable
    }

    package let kind: Kind
    package let name: String
    package let summary: String?
    package let place: Place?
    /// The container whose tab shows this one.
    package internal(set) var parent: Int?
    package internal(set) var tabs: [TabItem] = []
    /// The node at the bottom of the stack.
    package internal(set) var root: Int?
  }

  package struct TabItem: Sendable {
    package let name: String
    package let title: String?
    package let systemImage: String?
    package let shown: String?
    package internal(set) var content: Target
  }

  /// A screen in one container.
  package struct Node: Sendable {
    package internal(set) var container: Int
    package let name: String
    package let view: String
    package let feature: String
    package let title: String?
    package let summary: String?
    package let parameters: [Field]
    package let conditions: [String]
    package let deprecated: String?
    package let place: Place?
    /// The routes that lead here; the root of a stack needs none.
    package let routes: [RouteItem]
    /// The patterns of the URLs that lead here without a route: to a root, or to a tab.
    package var rootLinks: [String] = []
    /// What it gives back to whoever opened it.
    package var returned: String?

    /// The patterns of all URLs that lead here.
    package var links: [String] { rootLinks + routes.flatMap(\.links) }

    /// How it appears, each kind once.
    package var presentations: [Presentation] {
      let words = Presentation.allCases
      let used = routes.map(\.presentation)
      return words.filter(used.contains) + used.filter { !words.contains($0) }
    }
  }

  package struct Field: Sendable {
    package let name: String
    package let type: String
    package let defaultValue: String?
  }

  package struct RouteItem: Sendable {
    package let name: String
    package let presentation: Presentation
    /// The patterns of the URLs that lead here.
    package let links: [String]
    /// What is asked on the way.
    package var guards: [String] = []
  }

  /// What an edge leads to.
  package enum Target: Sendable, Equatable, Hashable {
    case node(Int)
    case container(Int)
    case address(String)
    /// Nothing that the manifests know: what is left is a screen closed, or a method written by hand.
    case nothing
  }

  /// A way out of a screen.
  package struct Edge: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      case push, sheet, fullScreenCover, popover
      /// No way out: where a guard refuses, or a flag is off, this is shown.
      case instead
      case tab, url, hand, dismiss, back, root
    }

    package internal(set) var source: Int
    package internal(set) var target: Target
    package let kind: Kind
    package let name: String
    /// `openBook(isbn: String)`
    package let method: String
    package let conditions: [String]
    package let deprecated: String?
    package let place: Place?
  }
}

extension NavigationGraph {
  /// Whether an edge leaves its container for another one.
  package func leaves(_ edge: Edge) -> Bool {
    switch edge.target {
    case .node(let node): nodes[node].container != nodes[edge.source].container
    case .container, .address, .nothing: false
    }
  }

  /// The nodes of each container, in order.
  package var nodesByContainer: [[Int]] {
    var lists = containers.map { _ in [Int]() }
    for (index, node) in nodes.enumerated() { lists[node.container].append(index) }
    return lists
  }
}

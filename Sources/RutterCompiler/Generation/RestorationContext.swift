import RutterDiagnostics
import RutterTemplateEngine

/// What the template prints of a router's saved state.
extension RouterContext {
  /// None for a router that is not saved.
  func restoration() -> Value {
    guard let restoration = router.restoration else { return .none }
    let isSafe = isSafe(router, depth: 0)
    return .record(
      Record([
        "unknown": .string(restoration.unknown.rawValue),
        "unknownSentence": .string(restoration.unknown.sentence),
        "isStrict": .bool(restoration.unknown == .reset && router.tabs.isEmpty),
        "isOutermost": .bool(restoration.isOutermost),
        "nonisolated": .string(isSafe ? "nonisolated " : ""),
        "conformances": .string(isSafe ? "Hashable, Sendable" : "Hashable"),
        "columns": .list(savedColumns.map { .record(savedEnum($0)) }), "stack": stack,
        "modals": .list(savedModals.map { .record(savedEnum($0)) }),
        "cutsModals": .bool(cutsModals(restoration)),
        "tabs": .list(savedTabs.map { .record(savedTab($0)) }),
        "hasConditions": .bool(savedTabs.contains { !$0.conditions.isEmpty }),
        "asked": .optional(asked),
        "isSwitched": .bool(router.savedPresentations.contains(where: routes.isSwitched)),
        "cutArguments": .string(
          (savedColumns.map { argument($0) } + ["path: path"]).joined(separator: ", ")),
        "arguments": .string(arguments), "savedPath": .string(savedPath),
      ]))
  }

  private var stack: Value {
    savesStack ? .record(savedEnum(.push)) : .none
  }

  private var savesStack: Bool { router.savedPresentations.contains(.push) }

  private var savedColumns: [Presentation] { router.savedPresentations.filter(\.isColumn) }

  private var savedModals: [Presentation] { router.savedPresentations.filter(\.isModal) }

  /// The guards of all that is restored, in the order in which it lies; nil if nothing is asked on the
  /// way.
  private var asked: String? {
    let saved = savedColumns + (savesStack ? [.push] : []) + savedModals
    let guarded = saved.filter { presentation in
      router.contains(presentation) { !$0.guards.isEmpty }
    }
    let lists = guarded.map { presentation in
      presentation == .push
        ? "state.path.flatMap(\\.guards)" : "(state.\(presentation.rawValue)?.guards ?? [])"
    }
    return lists.isEmpty ? nil : lists.joined(separator: " + ")
  }

  private func savedEnum(_ presentation: Presentation) -> Record {
    Record([
      "property": .string(presentation == .push ? "path" : presentation.rawValue),
      "enum": .string(router.enumNames[presentation]),
      "leavesOut": .bool(leavesOut(presentation)),
      "isSwitched": .bool(routes.isSwitched(presentation)),
    ])
  }

  private func leavesOut(_ presentation: Presentation) -> Bool {
    router.contains(presentation) { !$0.isSaved }
  }

  /// Whether what is presented may lie on a screen that is not saved.
  private func cutsModals(_ restoration: Restoration) -> Bool {
    savesStack && leavesOut(.push) && !savedModals.isEmpty && restoration.unknown != .drop
  }

  /// The tabs whose routers are part of the state.
  private var savedTabs: [Tab] {
    router.tabs.filter { tab in
      guard case .router(let id) = tab.content else { return false }
      return model.routers[id.index].restoration?.isOutermost == false
    }
  }

  /// Whether a tab's changes have to be told on: an observable object does not look into others.
  var forwards: Bool {
    router.restoration != nil && router.observation == .observableObject
      && savedTabs.contains { tab in
        guard case .router(let id) = tab.content else { return false }
        return model.routers[id.index].observation == .observableObject
      }
  }

  private func savedTab(_ tab: Tab) -> Record {
    var record = Record([
      "property": .string(SwiftName.escaped(tab.name, in: .property)),
      "member": .string(SwiftName.escaped(tab.name, in: .memberAccess)),
      "router": .string(""), "isObservableObject": .bool(false),
      "names": TypeSpelling.record(model.typeNames),
      "condition": .string(CallText.condition(tab.conditions)),
    ])
    if case .router(let id) = tab.content {
      let child = model.routers[id.index]
      record["router"] = .string(child.name + "Router")
      record["isObservableObject"] = .bool(child.observation == .observableObject)
    }
    return record
  }

  /// What the state is made from.
  private var arguments: String {
    let tabs = savedTabs.map { tab in
      CallText.label(tab.name) + SwiftName.escaped(tab.name, in: .property) + ".state"
    }
    let parts = router.tabs.isEmpty ? stackArguments : ["selection: selection"] + tabs
    return parts.joined(separator: ", ")
  }

  private var stackArguments: [String] {
    let isCut = router.restoration.map { cutsModals($0) } ?? false
    let path = leavesOut(.push) && !isCut ? savedPath : "path"
    return savedColumns.map { argument($0) } + (savesStack ? ["path: \(path)"] : [])
      + savedModals.map { argument($0) }
  }

  private func argument(_ presentation: Presentation) -> String {
    let name = presentation.rawValue
    return leavesOut(presentation)
      ? "\(name): \(name).flatMap { $0.isSaved ? $0 : nil }" : "\(name): \(name)"
  }

  /// The part of the path that is saved.
  var savedPath: String {
    router.restoration?.unknown == .drop
      ? "path.filter(\\.isSaved)" : "Array(path.prefix(while: \\.isSaved))"
  }

  /// Whether all that is saved may cross between threads.
  private func isSafe(_ router: Router, depth: Int) -> Bool {
    let parameters = router.routes.flatMap(\.parameters)
    guard depth < model.routers.count, parameters.allSatisfy({ $0.type.isKnownSendable }) else {
      return false
    }
    return router.tabs.allSatisfy { tab in
      guard case .router(let id) = tab.content else { return true }
      return isSafe(model.routers[id.index], depth: depth + 1)
    }
  }
}

extension UnknownRoute {
  /// What becomes of a route that is unknown by now, for generated documentation.
  fileprivate var sentence: String {
    switch self {
    case .truncate:
      "A screen that is unknown by now is left out, and with it all that lay on top."
    case .drop: "A screen that is unknown by now is left out."
    case .reset: "If a screen is unknown by now, nothing is restored."
    }
  }
}

import SwiftUI

/// What happened, for the checks.
@MainActor
final class ActivityLog {
  private(set) var entries: [String] = []

  func append(_ entry: String) { entries.append(entry) }
}

extension View {
  /// A card at the bottom edge: half a sheet.
  func bottomCard<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { item in
      content(item).padding()
    }
  }
}

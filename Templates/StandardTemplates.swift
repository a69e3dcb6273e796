/// The templates that come with the tool, by the names under which a project may override them.
package enum StandardTemplates {
  /// Name and UTF-8 bytes of each, in order of name.
  package static let all: [(name: String, bytes: [UInt8])] = [
    ("answers.swift.stencil", PackageResources.answers_swift_stencil),
    ("common.swift.stencil", PackageResources.common_swift_stencil),
    ("deep-link.swift.stencil", PackageResources.deep_link_swift_stencil),
    ("factory-type.swift.stencil", PackageResources.factory_type_swift_stencil),
    ("factory.swift.stencil", PackageResources.factory_swift_stencil),
    ("file.swift.stencil", PackageResources.file_swift_stencil),
    ("flags.swift.stencil", PackageResources.flags_swift_stencil),
    ("guard-protocols.swift.stencil", PackageResources.guard_protocols_swift_stencil),
    ("guards.swift.stencil", PackageResources.guards_swift_stencil),
    ("landings.swift.stencil", PackageResources.landings_swift_stencil),
    ("links.swift.stencil", PackageResources.links_swift_stencil),
    ("mappings.swift.stencil", PackageResources.mappings_swift_stencil),
    ("modals.swift.stencil", PackageResources.modals_swift_stencil),
    ("models.swift.stencil", PackageResources.models_swift_stencil),
    ("navigator.swift.stencil", PackageResources.navigator_swift_stencil),
    ("previews.swift.stencil", PackageResources.previews_swift_stencil),
    ("restoration.swift.stencil", PackageResources.restoration_swift_stencil),
    ("root-view.swift.stencil", PackageResources.root_view_swift_stencil),
    ("routers.swift.stencil", PackageResources.routers_swift_stencil),
    ("screens.swift.stencil", PackageResources.screens_swift_stencil),
    ("split.swift.stencil", PackageResources.split_swift_stencil),
    ("stack.swift.stencil", PackageResources.stack_swift_stencil),
    ("starts.swift.stencil", PackageResources.starts_swift_stencil),
    ("tab-items.swift.stencil", PackageResources.tab_items_swift_stencil),
    ("tabs.swift.stencil", PackageResources.tabs_swift_stencil),
  ]
}

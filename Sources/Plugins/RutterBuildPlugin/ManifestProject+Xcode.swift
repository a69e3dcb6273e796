#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension ManifestProject.Target {
    /// Nil if no file of the target is in a folder `Specs`.
    init?(_ target: XcodeTarget) {
      for file in target.inputFiles {
        var folder = file.url.deletingLastPathComponent()
        while folder.pathComponents.count > 1 {
          if folder.lastPathComponent == "Specs" {
            self.init(
              name: target.product?.name ?? target.displayName,
              folder: folder.deletingLastPathComponent())
            return
          }
          folder.deleteLastPathComponent()
        }
      }
      return nil
    }
  }
#endif

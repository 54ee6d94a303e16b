import Files
import XcodeProjects

/// The name of the color set for a project's accent color: a build setting of its targets.
package enum AccentColorName {
  private static let setting = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

  /// The names set by the projects in a folder, without duplicates, in the order of the files.
  static func names(inProjectsOf folder: String, within enclosure: Enclosure) -> [String] {
    let listing = FolderListing(folder, limit: ProjectFolders.mostEntries)
    var names: [String] = []
    for project in listing.folders where project.hasSuffix(".xcodeproj") {
      let path = "\(folder)/\(project)/project.pbxproj"
      guard enclosure.admits(path, in: .untraced) else { continue }
      let bytes = SmallFile.read(path, limit: PropertyList.mostBytes).bytes
      for name in values(in: bytes) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The values of the setting in a project file; none for one that cannot be read.
  package static func values(in bytes: [UInt8]) -> [String] {
    (try? ProjectFile(bytes, path: ""))?.values(ofSetting: setting).filter { !$0.isEmpty } ?? []
  }
}

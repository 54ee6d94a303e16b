import XcodeProjects

/// The name of the color set for a project's accent color: a build setting of its targets.
enum AccentColorName {
  private static let setting = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

  /// The names set by some projects, without duplicates, in the order of the files.
  static func names(in projects: [Result<ProjectFile, PropertyListError>]) -> [String] {
    var names: [String] = []
    for project in projects {
      for name in (try? project.get()).map(values) ?? [] where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The values of the setting in a project.
  static func values(in project: ProjectFile) -> [String] {
    project.values(ofSetting: setting).filter { !$0.isEmpty }
  }
}

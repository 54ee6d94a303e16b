import Testing

@testable import Files

/// Which folders contain a project.
@Suite struct ProjectFoldersTests {
  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", ""), ("Apps/One/App.xcodeproj/project.pbxproj", "Apps/One"),
    ("Apps/App.xcworkspace/contents.xcworkspacedata", "Apps"),
    ("Apps/App.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "Apps"),
    ("Package.swift", ""), ("Kit/Package.swift", "Kit"),
  ])
  func marks(_ path: String, _ folder: String) { #expect(ProjectFolders.project(markedBy: path) == folder) }

  @Test(arguments: [
    "Main.storyboard", "Package.swift/A.swift", "App.xcodeproj", ".xcodeproj/a", "Kit/Package.swift.orig",
  ])
  func otherFilesMarkNone(_ path: String) { #expect(ProjectFolders.project(markedBy: path) == nil) }
}

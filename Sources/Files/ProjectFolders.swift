import Glibc

/// The folders around a document: those of its project and its repository.
package struct ProjectFolders: Sendable {
  /// The document's folder without links.
  package let folder: String
  /// The nearest ancestor folder that contains a project; nil if there is none in the repository.
  package let project: String?
  /// The root of the repository; nil outside of one.
  package let repository: String?

  /// The maximum number of levels to search upwards.
  static let mostLevels = 32
  /// A folder with more entries than this does not contain a project.
  package static let mostEntries = 4096

  /// Nil for a missing folder; an empty string is the working directory.
  ///
  /// - Parameter holdsProject: Returns whether a folder contains a project: whoever asks for many folders need not look into those around
  ///   them again.
  package init?(
    around folder: String, in files: FileSystem,
    holdsProject: (String) -> Bool = ProjectFolders.holdsProject
  ) {
    guard let resolved = InputFile.resolved(folder.isEmpty ? "." : folder) else { return nil }
    self.folder = resolved
    Self.noteReading(around: self.folder, in: files)
    var place = self.folder
    var (project, repository): (String?, String?) = (nil, nil)
    for _ in 0..<Self.mostLevels where repository == nil {
      if project == nil, holdsProject(place) { project = place }
      if access(place + "/.git", F_OK) == 0 { repository = place }
      guard place != "/" else { break }
      place = Self.parent(place)
    }
    (self.project, self.repository) = (project, repository)
  }

  /// Records that the current work depends on the folders around one, given without links.
  package static func noteReading(around folder: String, in files: FileSystem) {
    files.note(.project, [DependencyTrace.portable(folder)])
  }

  /// The outermost of the folders that belong together: the repository, or else the project, or else the document's
  /// folder or the parent of its language folder (`en.lproj`).
  package var outermost: String {
    repository ?? project ?? (folder.hasSuffix(".lproj") ? Self.parent(folder) : folder)
  }

  /// Whether a folder contains a project or a package.
  package static func holdsProject(_ folder: String) -> Bool {
    let listing = FolderListing(folder, limit: mostEntries) { name in
      // Most names end otherwise.
      guard let last = name.last, lastBytes.contains(last) else { return false }
      return projects.contains {
        name.count > $0.utf8.count && name.suffix($0.utf8.count).elementsEqual($0.utf8)
      }
        || name.elementsEqual(manifest.utf8)
    }
    return listing.folders.contains { $0 != manifest } || listing.files.contains(manifest)
  }

  /// Whether a folder is one of a package, of which no application is made.
  package static func isPackage(_ folder: String) -> Bool {
    let listing = FolderListing(folder, limit: mostEntries) { name in
      name.elementsEqual(manifest.utf8)
        || projects.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
    return listing.files == [manifest] && listing.folders.isEmpty
  }

  /// The folder that contains a project because of a file, as `holdsProject` finds it on disk; nil for any other file.
  ///
  /// - Parameter path: The file's path in a tree, such as `Apps/App.xcodeproj/project.pbxproj`; the tree's root is the empty path.
  package static func project(markedBy path: String) -> String? {
    let parts = path.split(separator: "/")
    let mark = parts.dropLast().firstIndex { part in
      projects.contains { part.hasSuffix($0) && part.count > $0.count }
    }
    guard let end = mark ?? (parts.last.map { $0 == manifest } == true ? parts.count - 1 : nil) else {
      return nil
    }
    return parts[..<end].joined(separator: "/")
  }

  private static let projects = [".xcodeproj", ".xcworkspace"]
  private static let manifest = "Package.swift"
  /// The bytes that those names end with.
  private static let lastBytes = (projects + [manifest]).compactMap(\.utf8.last)

  /// The parent of a folder; the root is its own parent.
  package static func parent(_ path: String) -> String {
    guard let slash = PathText.lastSlash(path), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}

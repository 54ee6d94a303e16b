import Files

/// The folders searched for a document's resources.
///
/// The nearest ancestor folder with a project comes first, then the repository's root. Without either, as for a part of
/// a project copied elsewhere, the search covers the document's own folder, the parent of its language folder
/// (`en.lproj`), and the nearest ancestor that has catalogues in it or in one of its folders; below them only
/// catalogues.
struct SearchRoots {
  /// A folder to search.
  struct Root: Hashable {
    /// The path without links.
    var path: String
    /// Whether its subfolders are searched.
    var isDeep: Bool
  }

  /// The document's folder without links.
  let folder: String
  /// The folders to search, in this order.
  let roots: [Root]

  /// The only folders from which a project's files may be read.
  let outermost: [String]

  /// Nil for a missing folder. `holdsProject`: returns whether a folder contains a project.
  init?(folder: String, holdsProject: (String) -> Bool) {
    guard let around = ProjectFolders(around: folder, in: .untraced, holdsProject: holdsProject) else {
      return nil
    }
    self.folder = around.folder
    var roots: [Root] = []
    for path in [around.project, around.repository] {
      if let path, !roots.contains(where: { $0.path == path }) {
        roots.append(Root(path: path, isDeep: true))
      }
    }
    self.roots = roots.isEmpty ? Self.rootsOfPart(around.folder) : roots
    outermost = roots.isEmpty ? [around.outermost] + self.roots.map(\.path) : [around.outermost]
  }

  /// Records, for the work on a document, what finding the folders depended on.
  func noteReading(in files: FileSystem) { ProjectFolders.noteReading(around: folder, in: files) }

  /// The folders around a document that has no project.
  private static func rootsOfPart(_ folder: String) -> [Root] {
    var paths = [folder]
    if folder.hasSuffix(".lproj") { paths.append(ProjectFolders.parent(folder)) }
    var place = folder
    for _ in 0..<mostLevelsOfPart where place != "/" {
      let found = foldersWithCatalogue(in: place)
      if !found.isEmpty {
        paths += found.filter { !paths.contains($0) }
        break
      }
      place = ProjectFolders.parent(place)
    }
    return paths.map { Root(path: $0, isDeep: false) }
  }

  /// How many levels up catalogues are searched for if there is no project.
  private static let mostLevelsOfPart = 4

  /// A folder and its subfolders that directly contain a catalogue.
  private static func foldersWithCatalogue(in folder: String) -> [String] {
    let listing = FolderListing(folder, limit: ProjectFolders.mostEntries)
    let inner = listing.folders.filter { !$0.hasSuffix(AssetIndex.catalogue) }.map { folder + "/" + $0 }
    return ([folder] + inner).filter {
      FolderListing($0, limit: ProjectFolders.mostEntries).folders.contains {
        $0.hasSuffix(AssetIndex.catalogue)
      }
    }
  }
}

/// The form of displayed paths: relative to the working directory, or absolute.
struct PathDisplay {
  private let parts: [Substring]
  /// Whether displayed paths are absolute, like the user's own.
  private let isAbsolute: Bool

  init(isAbsolute: Bool) {
    self.isAbsolute = isAbsolute
    parts = (SmallFile.resolved(".") ?? "/").split(separator: "/")
  }

  func text(_ path: String) -> String {
    if isAbsolute { return path }
    let wanted = path.split(separator: "/")
    var common = 0
    while common < min(parts.count, wanted.count), parts[common] == wanted[common] { common += 1 }
    let up = Array(repeating: "..", count: parts.count - common)
    let steps = up + wanted[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}

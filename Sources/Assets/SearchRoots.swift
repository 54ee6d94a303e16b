import Files

/// The folders in which a document's resources are looked for.
///
/// Going up from the document, the nearest folder with a project beside it comes first, then the repository's root;
/// without either, as with a part of a project that was copied elsewhere, the document's own folder is looked at, the one
/// that its language's folder (`en.lproj`) stands in, and the nearest one above with catalogues in it or in a folder of
/// it; nothing below them but catalogues.
struct SearchRoots {
  /// A folder to look in.
  struct Root: Hashable {
    /// The path without links.
    var path: String
    /// Whether folders in it are gone through.
    var isDeep: Bool
  }

  /// The document's folder without links.
  let folder: String
  /// Where to look, in this order.
  let roots: [Root]

  /// The folders that nothing of a project is read out of.
  let outermost: [String]

  /// Nil for a folder that is not there.
  init?(folder: String) {
    guard let around = ProjectFolders(around: folder) else { return nil }
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

  /// Notes, for the document that asks now, what finding the folders read.
  func noteReading() { ProjectFolders.noteReading(around: folder) }

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

  /// How far up catalogues are looked for where there is no project.
  private static let mostLevelsOfPart = 4

  /// A folder and those in it, as far as a catalogue is directly in them.
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

/// How paths are shown: relative to the folder that the command runs in, or absolute.
struct PathDisplay {
  private let parts: [Substring]
  /// Whether paths are shown absolute, as the user's own are.
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

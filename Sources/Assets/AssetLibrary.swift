import Diagnostics
import Digests
import Files
import ImageFile
import Raster
import SourceCode
import Synchronization
import XcodeProjects

/// The resources of projects found and read in a run; shared by all documents and threads.
///
/// Nothing is searched before the first request. Each folder is walked through once, each set read once, each picture
/// decoded once, each vector drawn once for each size, up to a limit for cached pixels. A picture that alone takes a
/// sixteenth of the limit is not cached but decoded for each size that it is drawn at.
package final class AssetLibrary: Sendable {
  /// The folders to search first, without links, in the order given.
  let folders: [SearchRoots.Root]
  /// The folders as given by the user.
  let names: [String]
  /// The name of the only target whose application shows documents; nil for any.
  package let target: String?
  private let vectors: VectorLibraries
  private let clock: VectorFile.Clock
  private let state = Mutex(State())
  /// What other stages made of a project's files, or are making.
  private let made = Mutex<[String: Made]>([:])
  /// The versions of repositories that are compared.
  private let versions = Mutex<[CodeVersions]>([])
  /// The project files in folders, each read once.
  private let projects = Mutex<[String: [Result<ProjectFile, PropertyListError>]]>([:])

  private struct State {
    /// The folders to search for the documents of a folder, by the folder as given by the user.
    var roots: [String: SearchRoots?] = [:]
    /// Whether folders contain projects.
    var projectHolders: [String: Bool] = [:]
    var indices: [String: AssetIndex] = [:]
    var imageSets: [String: ImageSet] = [:]
    var colorSets: [String: ColorSet] = [:]
    var accentColorNames: [String: [String]] = [:]
    /// The applications that show the documents of a folder.
    var applications: [String: ProjectApplications] = [:]
    /// The types that the sources in a folder declare.
    var classes: [String: (classes: SourceClasses, findings: [Finding])] = [:]
    var files: [FileForm: DecodedFile] = [:]
    /// The images whose pixels are cached, and the number of these.
    var held: Set<FileForm> = []
    var heldPixels = 0
    /// The digests of files by path.
    var digests: [String: String] = [:]
  }

  /// What another stage makes: threads that want something else do not wait for it.
  private final class Made: Sendable {
    let value = Mutex<(any Sendable)?>(nil)
  }

  private struct FileForm: Hashable {
    var name: String
    var form: DecodedFile.Form
  }

  /// The limit for cached pixels of all libraries of the process; the library that exceeds it evicts all other
  /// pictures: 256 MB.
  private static let mostPixels = 64 << 20
  /// The number of pixels cached by the libraries of the process.
  private static let heldPixels = Atomic(0)

  /// Creates a library that searches `folders` before the surroundings of documents; missing folders are ignored.
  ///
  /// - Parameters:
  ///   - folders: Paths of folders, searched recursively.
  ///   - target: The name of the only target whose application shows documents; nil for any.
  package convenience init(folders: [String] = [], target: String? = nil) {
    self.init(folders: folders, target: target, vectors: .installed)
  }

  /// As `init(folders:)`, for the same run as another library: both share the time for vector images.
  package convenience init(folders: [String], sharing other: AssetLibrary) {
    self.init(folders: folders, target: other.target, vectors: other.vectors, clock: other.clock)
  }

  /// As `init(folders:)`, with other libraries for PDF and SVG.
  package init(
    folders: [String], target: String? = nil, vectors: VectorLibraries,
    clock: VectorFile.Clock = VectorFile.Clock()
  ) {
    (self.target, self.vectors, self.clock) = (target, vectors, clock)
    names = folders
    self.folders = folders.compactMap { folder in
      SmallFile.resolved(folder).map { SearchRoots.Root(path: $0, isDeep: true) }
    }
  }

  deinit {
    Self.heldPixels.wrappingSubtract(state.withLock { $0.heldPixels }, ordering: .relaxed)
  }

  /// Returns whether a folder is at a path.
  ///
  /// - Parameter path: A path, relative to the current directory unless it is absolute; links are followed.
  package static func isFolder(_ path: String) -> Bool { InputFile.isFolder(path) }

  /// The folders to search for resources of a folder's documents; nil for a missing folder.
  func roots(around folder: String, in files: FileSystem) -> SearchRoots? {
    let roots = state.withLock { state in
      if let known = state.roots[folder] { return known }
      let roots = SearchRoots(folder: folder) { place in
        if let known = state.projectHolders[place] { return known }
        let holds = ProjectFolders.holdsProject(place)
        state.projectHolders[place] = holds
        return holds
      }
      state.roots[folder] = .some(roots)
      return roots
    }
    roots?.noteReading(in: files)
    return roots
  }

  func index(_ root: SearchRoots.Root, display: PathDisplay) -> AssetIndex {
    let key = display.text(root.path) + (root.isDeep ? "/" : "")
    return state.withLock { state in
      if let index = state.indices[key] { return index }
      let index = AssetIndex(root, display: display)
      state.indices[key] = index
      return index
    }
  }

  func imageSet(at folder: String, within enclosure: Enclosure, display: PathDisplay) -> ImageSet {
    let name = display.text(folder)
    return state.withLock { state in
      if let set = state.imageSets[name] { return set }
      let set = ImageSet(folder: folder, within: enclosure, display: name)
      state.imageSets[name] = set
      return set
    }
  }

  func colorSet(at folder: String, within enclosure: Enclosure, display: PathDisplay) -> ColorSet {
    let name = display.text(folder)
    return state.withLock { state in
      if let set = state.colorSets[name] { return set }
      let set = ColorSet(folder: folder, within: enclosure, display: name)
      state.colorSets[name] = set
      return set
    }
  }

  /// The accent color names set by the projects in a folder.
  func accentColorNames(
    at folder: String, within enclosure: Enclosure, display: PathDisplay
  ) -> [String] {
    let name = display.text(folder)
    return state.withLock { state in
      if let names = state.accentColorNames[name] { return names }
      let names = AccentColorName.names(in: projectFiles(in: folder, within: enclosure))
      state.accentColorNames[name] = names
      return names
    }
  }

  /// The projects of Xcode in a folder, in the order of their names, each or what keeps it from being read.
  func projectFiles(
    in folder: String, within enclosure: Enclosure
  ) -> [Result<ProjectFile, PropertyListError>] {
    projects.withLock { projects in
      if let known = projects[folder] { return known }
      let listing = FolderListing(folder, limit: ProjectFolders.mostEntries) { name in
        name.suffix(Self.projectSuffix.count).elementsEqual(Self.projectSuffix)
      }
      let found = listing.folders.compactMap { name -> Result<ProjectFile, PropertyListError>? in
        let path = "\(folder)/\(name)/project.pbxproj"
        guard let bytes = Self.propertyList(at: path, within: enclosure) else { return nil }
        do throws(PropertyListError) { return .success(try ProjectFile(bytes, path: path)) } catch {
          return .failure(error)
        }
      }
      projects[folder] = found
      return found
    }
  }

  private static let projectSuffix = Array(".xcodeproj".utf8)

  /// The bytes of a property list; nil for none that may be read.
  static func propertyList(at path: String, within enclosure: Enclosure) -> [UInt8]? {
    func read(_ path: String) -> [UInt8]? {
      guard enclosure.admits(path, in: .untraced) else { return nil }
      let (bytes, failure) = SmallFile.read(path, limit: PropertyList.mostBytes)
      return failure == nil ? bytes : nil
    }
    return read(path) ?? FolderListing.path(like: path).flatMap(read)
  }

  /// The applications that show the documents of a folder. Folders of one project share them.
  func applications(
    around roots: SearchRoots, within enclosure: Enclosure, display: PathDisplay
  ) -> ProjectApplications {
    let nearest = roots.roots.first?.path ?? roots.folder
    let start = roots.folder.hasPrefix(nearest + "/") ? nearest : roots.folder
    let key = display.text(start)
    return state.withLock { state in
      if let known = state.applications[key] { return known }
      let found = ProjectApplications(
        around: start, upTo: roots.outermost, isInProject: roots.roots.first?.isDeep ?? false,
        within: enclosure, display: display, self)
      state.applications[key] = found
      return found
    }
  }

  /// Lets documents of the older of two versions of a repository have answers from the newer one's sources.
  package func compare(_ pair: CodeVersions) { versions.withLock { $0.append(pair) } }

  /// Whether versions of any repository are compared.
  var comparesVersions: Bool { versions.withLock { !$0.isEmpty } }

  /// The versions of which the older one is around a folder.
  func versions(of folder: String) -> CodeVersions? {
    versions.withLock { $0.first { $0.inner(folder) != nil } }
  }

  /// Returns what another stage makes of a project's files, made once in a run. `make` must not ask for what is made of it.
  func made<Value: Sendable>(_ key: String, _ make: () -> Value) -> Value {
    let place = made.withLock { made in
      if let place = made[key] { return place }
      let place = Made()
      made[key] = place
      return place
    }
    return place.value.withLock { made in
      // In two steps: nothing at all is nil of any optional type.
      if let found = made, let known = found as? Value { return known }
      let value = make()
      made = value
      return value
    }
  }

  /// The types that the sources of a folder declare.
  func sourceClasses(
    in index: AssetIndex, of root: SearchRoots.Root, within enclosure: Enclosure, display: PathDisplay
  ) -> (classes: SourceClasses, findings: [Finding]) {
    let name = display.text(root.path)
    return state.withLock { state in
      if let known = state.classes[name] { return known }
      let found = ProjectAssets.classes(in: index.sources, within: enclosure, display: display)
      state.classes[name] = found
      return found
    }
  }

  /// The properties of a form of a file, or its error.
  func header(
    of path: String, as form: DecodedFile.Form, display: PathDisplay, in files: FileSystem
  ) -> Result<DecodedFile.Content, DecodedFile.FindingError> {
    let (file, key) = file(path, form, display)
    let header = file.header(in: files)
    if case .success(let content) = header { keep(file, key, content.pixmap) }
    return header
  }

  /// A form of a file, or its error.
  func content(
    of path: String, as form: DecodedFile.Form, display: PathDisplay, in files: FileSystem
  ) -> Result<DecodedFile.Content, DecodedFile.FindingError> {
    let (file, key) = file(path, form, display)
    let content = file.content(in: files)
    if case .success(let content) = content { keep(file, key, content.pixmap) }
    return content
  }

  /// A form of a file at a size; nil if it cannot be read.
  func pixels(
    of path: String, as form: DecodedFile.Form, width: Int, height: Int, display: PathDisplay,
    in files: FileSystem
  ) -> Pixmap? {
    guard case .success = content(of: path, as: form, display: display, in: files) else { return nil }
    return file(path, form, display).file.pixels(width: width, height: height, in: files)
  }

  private func file(
    _ path: String, _ form: DecodedFile.Form, _ display: PathDisplay
  ) -> (file: DecodedFile, key: FileForm) {
    let key = FileForm(name: display.text(path), form: form)
    return state.withLock { state in
      if let file = state.files[key] { return (file, key) }
      let file = DecodedFile(path: path, display: key.name, form: form, libraries: vectors, clock: clock)
      state.files[key] = file
      return (file, key)
    }
  }

  /// The digest of a file's content, or why it cannot be read; each file is read once.
  func digest(ofFile path: String) -> String {
    state.withLock { state in
      if let known = state.digests[path] { return known }
      let (bytes, failure) = SmallFile.read(path, limit: Self.largestFile)
      let digest = failure ?? ContentDigest(bytes).text
      state.digests[path] = digest
      return digest
    }
  }

  /// A larger file is identified by its size only: it is not a picture that is drawn.
  private static let largestFile = 256 << 20

  /// The library for a vector format: another one may draw slightly different colors.
  func vectorLibrary(for format: ImageFormat) -> String { vectors.file(for: format) ?? "none" }

  /// All are evicted at once: simpler than aging, and few runs have as many.
  private func keep(_ file: DecodedFile, _ key: FileForm, _ pixmap: Pixmap?) {
    guard let pixmap else { return }
    let count = pixmap.width * pixmap.height
    state.withLock { state in
      guard state.held.insert(key).inserted else { return }
      state.heldPixels += count
      let all = Self.heldPixels.wrappingAdd(count, ordering: .relaxed).newValue
      guard all > Self.mostPixels else { return }
      Self.heldPixels.wrappingSubtract(state.heldPixels - count, ordering: .relaxed)
      (state.files, state.held) = ([key: file], [key])
      state.heldPixels = count
    }
  }
}

import Diagnostics
import Digests
import Files
import ImageFile
import Raster
import Synchronization

/// What was found and read of projects' resources in a run; shared by all documents and threads.
///
/// Nothing is searched before the first request. Each folder is walked through once, each set read once, each picture
/// decoded once, each vector drawn once for each size, until more than a limit is held. A picture that alone has a sixteenth
/// of that is not held, but decoded for each size that it is drawn in.
public final class AssetLibrary: Sendable {
  /// The folders to look in first, without links, in the order given.
  let folders: [SearchRoots.Root]
  /// The folders as they were named.
  let names: [String]
  private let vectors: VectorLibraries
  private let clock: VectorFile.Clock
  private let state = Mutex(State())

  private struct State {
    /// Where documents of a folder look, by the folder as it was named.
    var roots: [String: SearchRoots?] = [:]
    var indices: [String: AssetIndex] = [:]
    var imageSets: [String: ImageSet] = [:]
    var colorSets: [String: ColorSet] = [:]
    var accentColorNames: [String: [String]] = [:]
    var files: [FileForm: DecodedFile] = [:]
    /// Those whose pixels are held, and how many these are.
    var held: Set<FileForm> = []
    var heldPixels = 0
    /// The digests of files by path.
    var digests: [String: String] = [:]
  }

  private struct FileForm: Hashable {
    var name: String
    var form: DecodedFile.Form
  }

  /// When the libraries of the process hold this many pixels, the one that adds some lets go of all other pictures: 256 MB.
  private static let mostPixels = 64 << 20
  /// How many pixels the libraries of the process hold.
  private static let heldPixels = Atomic(0)

  /// Creates a library that looks in `folders` before it looks around documents; those that are not there are left out.
  ///
  /// - Parameter folders: Paths of folders; everything below them is looked at.
  public convenience init(folders: [String] = []) { self.init(folders: folders, vectors: .installed) }

  /// As `init(folders:)`, for the same run as another library: the time for its vector images is that of both.
  package convenience init(folders: [String], sharing other: AssetLibrary) {
    self.init(folders: folders, vectors: other.vectors, clock: other.clock)
  }

  /// As `init(folders:)`, with libraries of its own for PDF and SVG.
  package init(folders: [String], vectors: VectorLibraries, clock: VectorFile.Clock = VectorFile.Clock()) {
    (self.vectors, self.clock) = (vectors, clock)
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
  public static func isFolder(_ path: String) -> Bool { InputFile.isFolder(path) }

  /// The folders in which resources of a folder's documents are looked for; nil for a folder that is not there.
  func roots(around folder: String) -> SearchRoots? {
    state.withLock { state in
      if let known = state.roots[folder] {
        known?.noteReading()
        return known
      }
      let roots = SearchRoots(folder: folder)
      state.roots[folder] = .some(roots)
      return roots
    }
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

  /// The names that the projects in a folder give their accent color.
  func accentColorNames(
    at folder: String, within enclosure: Enclosure, display: PathDisplay
  ) -> [String] {
    let name = display.text(folder)
    return state.withLock { state in
      if let names = state.accentColorNames[name] { return names }
      let names = AccentColorName.names(inProjectsOf: folder, within: enclosure)
      state.accentColorNames[name] = names
      return names
    }
  }

  /// What a form of a file says of itself, or what is wrong with it.
  func header(
    of path: String, as form: DecodedFile.Form, display: PathDisplay
  ) -> Result<DecodedFile.Content, DecodedFile.FindingError> {
    let (file, key) = file(path, form, display)
    let header = file.header
    if case .success(let content) = header { keep(file, key, content.pixmap) }
    return header
  }

  /// A form of a file, or what is wrong with it.
  func content(
    of path: String, as form: DecodedFile.Form, display: PathDisplay
  ) -> Result<DecodedFile.Content, DecodedFile.FindingError> {
    let (file, key) = file(path, form, display)
    let content = file.content
    if case .success(let content) = content { keep(file, key, content.pixmap) }
    return content
  }

  /// A form of a file in a size; nil where it cannot be read.
  func pixels(
    of path: String, as form: DecodedFile.Form, width: Int, height: Int, display: PathDisplay
  ) -> Pixmap? {
    guard case .success = content(of: path, as: form, display: display) else { return nil }
    return file(path, form, display).file.pixels(width: width, height: height)
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

  /// The digest of what a file holds, or why it cannot be read; each file is read once.
  func digest(ofFile path: String) -> String {
    state.withLock { state in
      if let known = state.digests[path] { return known }
      let (bytes, failure) = SmallFile.read(path, limit: Self.largestFile)
      let digest = failure ?? ContentDigest(bytes).text
      state.digests[path] = digest
      return digest
    }
  }

  /// A larger file is recognized by its size alone: it is not a picture that is drawn.
  private static let largestFile = 256 << 20

  /// What draws a vector format here: another library may draw it in other shades.
  func vectorLibrary(for format: ImageFormat) -> String { vectors.file(for: format) ?? "none" }

  /// All are dropped at once: simpler than ageing, and few runs have as many.
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

import Diagnostics
import Files
import Geometry
import ImageFile
import Raster
import Synchronization
import Views

/// The images, colors and fonts that a document can refer to by name.
package final class ProjectAssets: Sendable {
  /// The result of a lookup.
  package enum Search: Sendable {
    /// An image that can be drawn.
    case found(AssetImage)
    /// It is a set of symbols, which `symbol(named:_:for:)` draws.
    case symbol
    /// It exists but cannot be drawn; a finding has the reason.
    case undrawable
    /// Nothing has this name.
    case missing
  }

  let library: AssetLibrary
  /// The files of the work that uses the resources.
  let files: FileSystem
  /// The document's folder as given by the user; nil for a document without a file.
  let givenFolder: String?
  let display: PathDisplay
  private let state = Mutex(State())

  private struct State {
    var roots: SearchRoots??
    var enclosure: Enclosure?
    var newer: Newer??
    var findings = FindingSet()
    /// The files used by the document, each with the cost of reading it, and that of all, in pixels.
    var shown: [String: Int] = [:]
    var work = 0
    /// Whether a file was one too many.
    var hasRefused = false

    /// Whether the document may use a file in addition to those it uses already.
    mutating func takes(_ work: Int, for path: String) -> Bool {
      if shown[path] != nil { return true }
      guard self.work + work <= ProjectAssets.mostWork else {
        hasRefused = true
        return false
      }
      shown[path] = work
      self.work += work
      return true
    }
  }

  /// The limit for the cost of a document's images, in pixels: eight of the largest, 150 that fill a screen. An image
  /// shown by several scenes counts once; images beyond the limit are not drawn.
  static let mostWork = 1 << 29

  /// The resources for a document.
  ///
  /// - Parameters:
  ///   - document: Its path as given by the user; nil only searches the folders of the library.
  ///   - library: The resources of the run.
  ///   - files: The files of the work that uses the resources.
  package init(document: String?, library: AssetLibrary, in files: FileSystem) {
    (self.library, self.files) = (library, files)
    display = PathDisplay(isAbsolute: document?.hasPrefix("/") ?? false)
    givenFolder = document.map { path in
      path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
  }

  private init(branchOf assets: ProjectAssets) {
    (library, givenFolder, display, files) = (
      assets.library, assets.givenFolder, assets.display, assets.files
    )
    let own = assets.state.withLock { $0 }
    state.withLock { $0 = own }
    state.withLock { ($0.findings, $0.hasRefused) = (FindingSet(), false) }
  }

  // MARK: Branches

  /// Returns the same resources with no findings yet, for a picture that is drawn beside others of the document.
  package func branch() -> ProjectAssets { ProjectAssets(branchOf: self) }

  /// Takes over what branches found and used, as if each had begun where the one before ended.
  ///
  /// - Returns: Whether that is so: otherwise they show too much together, and nothing is taken over.
  package func take(_ branches: [ProjectAssets]) -> Bool {
    let parts = branches.map { $0.state.withLock { $0 } }
    return state.withLock { state in
      var all = state
      for part in parts {
        all.findings.append(contentsOf: part.findings.elements)
        guard !part.hasRefused, part.shown.allSatisfy({ all.takes($0.value, for: $0.key) }) else {
          return false
        }
      }
      state = all
      return true
    }
  }

  /// The findings so far, without duplicates, in the order of occurrence.
  package var findings: [Finding] { state.withLock { $0.findings.elements } }

  /// The font files, in the order of the folders.
  package var fontFiles: [String] {
    note(.fonts, "")
    var seen: Set<String> = []
    let files: [String] = indices.flatMap(\.fonts).filter { seen.insert($0).inserted && admits($0) }
    // Fonts are mapped into memory.
    files.forEach(DeferredFolder.prepare)
    return files
  }

  /// The storyboards of the project that the document belongs to, or of its folder if it has none, in the order of the
  /// folders.
  package var storyboards: [String] {
    roots?.roots.first.map { root in
      let index = library.index(root, display: display)
      add(index.findings)
      return index.storyboards.filter(admits)
    } ?? []
  }

  /// The path, without links, of a file in the document's folder.
  package func path(inFolder name: String) -> String { folder + "/" + name }

  /// A path as shown in findings.
  package func display(_ path: String) -> String { display.text(own(path)) }

  /// The file that defines a color or an image with a name, as shown in findings; nil if nothing has this name.
  package func place(ofColor isColor: Bool, named name: String) -> String? {
    note(isColor ? .color : .image, name)
    let loose = LooseImage(named: name)
    for index in indices {
      let sets = isColor ? [index.colorSets[name]] : loose.setNames.map { index.imageSets[$0] }
      if let set = sets.compactMap({ index.nearest($0, to: folder, isStrict: isColor) }).first {
        return display.text(set) + "/Contents.json"
      }
      if !isColor, let files = looseFiles(like: loose, in: index) { return display.text(files[0].path) }
    }
    return nil
  }

  /// Whether the project has an image with a name; nil without a project.
  package func knows(image name: String) -> Bool? { knows(name, isColor: false) }

  /// Whether the project has a color with a name; nil without a project.
  package func knows(color name: String) -> Bool? { knows(name, isColor: true) }

  private func knows(_ name: String, isColor: Bool) -> Bool? {
    guard let roots, roots.roots.contains(where: \.isDeep) else { return nil }
    if place(ofColor: isColor, named: name) != nil { return true }
    return !isColor && indices.contains { $0.symbolSets[name] != nil }
  }

  // MARK: Images

  /// The file that is shown of an image with a name, as shown in findings; nil if nothing can be shown.
  package func file(ofImage name: String, for traits: AssetTraits) -> String? {
    guard case .found(let found) = search(named: name, for: traits, readsAll: false) else { return nil }
    return display.text(found.entry.path)
  }

  /// The image with a name: a set of a catalogue, or loose files, from the nearest folder that has it.
  ///
  /// A name may include the extension of a picture, preceded by a scale and a device.
  package func image(named name: String, for traits: AssetTraits) -> Search {
    switch search(named: name, for: traits, readsAll: true) {
    case .found(let found): .found(image(found.content, found.entry, of: found.set, for: traits))
    case .undrawable: .undrawable
    case .missing: .missing
    case .symbol: .symbol
    }
  }

  /// The size in points of the image with a name, determined without reading its pixels; nil if there is none.
  package func size(ofImage name: String, for traits: AssetTraits) -> Size? {
    switch search(named: name, for: traits, readsAll: false) {
    case .found(let found): return Self.size(of: found.content, found.entry)
    case .symbol: return symbol(named: name, .regular, for: traits)?.size
    case .undrawable, .missing: return nil
    }
  }

  /// What is in the file that is shown of an image with a name; nil if nothing can be shown.
  package func bytes(ofImage name: String, for traits: AssetTraits) -> [UInt8]? {
    guard case .found(let found) = search(named: name, for: traits, readsAll: false) else { return nil }
    return try? files.read(found.entry.path).bytes
  }

  /// The variant of an image to show.
  struct Variant {
    var content: DecodedFile.Content
    var entry: ImageSet.Entry
    var set: ImageSet
  }

  enum Found {
    case found(Variant)
    case undrawable, missing
    /// It is a set of symbols.
    case symbol
  }

  private func search(named name: String, for traits: AssetTraits, readsAll: Bool) -> Found {
    note(.image, name)
    // A name is not a path, which could refer to files outside of all searched folders.
    if name.hasPrefix("/") || PathText.names(name).contains("..") { return .missing }
    let loose = LooseImage(named: name)
    for index in indices {
      for wanted in loose.setNames {
        if let folder = index.nearest(index.imageSets[wanted], to: folder) {
          let set = library.imageSet(at: folder, within: enclosure, display: display)
          return variant(named: name, of: set, at: folder, for: traits, readsAll: readsAll)
        }
      }
      if let files = looseFiles(like: loose, in: index) {
        return variant(
          named: name, of: ImageSet(files), at: files[0].path, for: traits, readsAll: readsAll)
      }
      if index.symbolSets[name] != nil { return .symbol }
    }
    return .missing
  }

  /// The files with a name in the folder nearest to the document.
  func looseFiles(like wanted: LooseImage, in index: AssetIndex) -> [LooseImage]? {
    let files = (index.looseImages[wanted.stem] ?? []).filter { wanted.kind == "" || $0.kind == wanted.kind }
    guard let nearest = files.map(\.path).nearest(to: folder) else { return nil }
    func parent(_ path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    return files.filter { parent($0.path) == parent(nearest) }
  }

  /// The best variant whose file can be read.
  func variant(
    named name: String, of set: ImageSet, at place: String, for traits: AssetTraits, readsAll: Bool,
    symbol: VectorFile.SymbolForm? = nil
  ) -> Found {
    add(set.findings)
    var tried = set.candidates(for: traits)
    // An image without a variant for this screen is shown using one for another, rather than not at all.
    if !tried.contains(where: \.isPicture) { tried += set.entries.filter { !tried.contains($0) } }
    for entry in tried where entry.isPicture && admits(entry.path) {
      let form = entry.form(for: traits, symbol: symbol)
      var read = library.header(of: entry.path, as: form, display: display, in: files)
      if readsAll, case .success(let header) = read {
        guard state.withLock({ $0.takes(header.work, for: entry.path) }) else {
          add([.tooMuchWork(display.text(entry.path))])
          return .undrawable
        }
        read = library.content(of: entry.path, as: form, display: display, in: files)
      }
      switch read {
      case .success(let content):
        if let finding = content.finding { add([finding]) }
        return .found(Variant(content: content, entry: entry, set: set))
      case .failure(let error): add([error.finding])
      }
    }
    if set.entries.isEmpty, set.findings.isEmpty {
      add([.emptySet(name, in: display.text(place))])
    }
    return .undrawable
  }

  private static func size(of content: DecodedFile.Content, _ entry: ImageSet.Entry) -> Size {
    let scale = entry.scale ?? 1
    return content.size
      ?? Size(width: Double(content.width) / scale, height: Double(content.height) / scale)
  }

  /// A decoded variant of a set for a screen.
  private func image(
    _ content: DecodedFile.Content, _ entry: ImageSet.Entry, of set: ImageSet, for traits: AssetTraits
  ) -> AssetImage {
    let isMirrored = entry.isForRightToLeft.map { $0 != traits.isRightToLeft } ?? false
    let key = entry.path + (isMirrored ? " mirrored" : "")
    let form = entry.form(for: traits)
    let size = Self.size(of: content, entry)
    let pixels: @Sendable (Int, Int) -> Pixmap? = { [library, files, display] width, height in
      library.pixels(
        of: entry.path, as: form, width: width, height: height, display: display, in: files)
    }
    guard content.size != nil, let format = entry.vectorFormat else {
      return AssetImage(
        width: content.width, height: content.height, work: content.work, pixels: pixels, size: size,
        scale: entry.scale ?? 1, vector: nil, rendering: set.rendering, slices: entry.slices,
        isMirrored: isMirrored,
        key: key)
    }
    let vector = AssetImage.Vector(isPreserved: set.preservesVector) {
      [library, files, display] width, height in
      let form = DecodedFile.Form.vector(format, .pixels(width: width, height: height))
      return library.pixels(
        of: entry.path, as: form, width: width, height: height, display: display, in: files)
    }
    return AssetImage(
      width: content.width, height: content.height, work: content.work, pixels: pixels, size: size,
      scale: traits.scale, vector: vector, rendering: set.rendering,
      slices: entry.slices?.scaled(by: traits.scale), isMirrored: isMirrored,
      key: "\(key) at \(traits.scale)")
  }

  // MARK: Colors

  /// The color with a name, from the nearest catalogue that has it; nil if none does.
  package func color(named name: String, for traits: AssetTraits) -> RGBA? {
    note(.color, name)
    for index in indices {
      guard let place = index.nearest(index.colorSets[name], to: folder, isStrict: true) else { continue }
      let set = library.colorSet(at: place, within: enclosure, display: display)
      add(set.findings)
      return set.color(for: traits)
    }
    return nil
  }

  /// The project's accent color; nil if it has none, or one without a value, as new projects do.
  package func accentColor(for traits: AssetTraits) -> RGBA? {
    note(.accentColor, "")
    for name in accentColorNames {
      for index in indices {
        guard let place = index.nearest(index.colorSets[name], to: folder, isStrict: true) else { continue }
        let set = library.colorSet(at: place, within: enclosure, display: display)
        if let color = set.color(for: traits) { return color }
      }
    }
    return nil
  }

  var accentColorNames: [String] {
    let folders = (roots?.roots ?? []).map(\.path)
    return folders.lazy.map { [library, enclosure, display] in
      library.accentColorNames(at: $0, within: enclosure, display: display)
    }
    .first { !$0.isEmpty } ?? []
  }

  // MARK: Search folders

  var folder: String { roots?.folder ?? "/" }

  var roots: SearchRoots? {
    state.withLock { state in
      if let roots = state.roots { return roots }
      let roots = givenFolder.flatMap { library.roots(around: $0, in: files) }
      state.roots = .some(roots)
      return roots
    }
  }

  /// The newer version of the document's repository, if this is the older of two that are compared.
  var newer: Newer? {
    if let newer = state.withLock({ $0.newer }) { return newer }
    let newer = findNewer()
    state.withLock { $0.newer = .some(newer) }
    return newer
  }

  /// Files that may be read: those in the project, or in a folder given by the user.
  var enclosure: Enclosure {
    if let known = state.withLock({ $0.enclosure }) { return known }
    let made = Enclosure(library.folders.map(\.path) + (roots?.outermost ?? []))
    state.withLock { $0.enclosure = made }
    return made
  }

  /// Whether a file may be read; reports one that may not.
  func admits(_ path: String) -> Bool {
    if enclosure.admits(path, in: files) { return true }
    add([.leadsOut(display.text(path), .asset)])
    return false
  }

  /// The folders to search, each visited if the one before had nothing.
  var indices: LazyMapSequence<[SearchRoots.Root], AssetIndex> {
    let all = library.folders + (roots?.roots ?? [])
    return all.lazy.map { [self] root in
      let index = library.index(root, display: display)
      add(index.findings)
      return index
    }
  }

  func add(_ findings: [Finding]) {
    guard !findings.isEmpty else { return }
    state.withLock { $0.findings.append(contentsOf: findings) }
  }
}

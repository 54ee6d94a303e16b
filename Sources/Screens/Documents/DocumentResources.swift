import Assets
import Diagnostics
import Files
import Painting
import Raster
import Synchronization
import Typography
import Views

/// The images, colors and fonts of a document's project, in the form that layout and painting need.
///
/// The project is searched lazily: only when an image, color or font is requested that the document itself does not
/// provide.
public final class DocumentResources: Sendable {
  let project: ProjectAssets
  private let document: String
  private let files: FileSystem
  private let state = Mutex(State())

  private struct State {
    var pictures: [String: Picture] = [:]
    var fonts: FontLibrary?
    var missing: Set<String> = []
    var limits: Set<Finding> = []
    var findings: [Finding] = []
  }

  /// Creates the resources for a document.
  ///
  /// - Parameters:
  ///   - document: The document's path as given by the user; `-` (standard input) has no project folder to search.
  ///   - library: The folders that are searched before those of the document's project.
  ///   - files: The files of the work that uses the resources.
  public init(document: String, library: AssetLibrary, in files: FileSystem) {
    (self.document, self.files) = (document, files)
    project = ProjectAssets(document: document == "-" ? nil : document, library: library, in: files)
  }

  /// The diagnostics collected so far: about the project's files, its fonts, and missing images.
  public var findings: [Finding] {
    let (missing, fonts) = state.withLock { ($0.findings, $0.fonts) }
    let broken = (fonts?.unreadableFiles ?? []).map { path in
      Finding(
        .warning, .font, "no readable OpenType or TrueType font",
        at: SourceLocation(file: project.display(path)))
    }
    return project.findings + broken + missing
  }

  /// Returns a font library that falls back to the project's fonts after the bundled ones.
  package func fonts(over base: FontLibrary) -> FontLibrary {
    state.withLock { state in
      if let fonts = state.fonts { return fonts }
      let fonts = FontLibrary(
        extending: base, files: { [project] in project.fontFiles },
        asksForInstalled: { [files] in files.note(.installedFont, [$0]) })
      state.fonts = fonts
      return fonts
    }
  }

  // MARK: Images and colors

  /// Returns the images and colors for a trait collection.
  ///
  /// Images are looked up for the direction of the view that shows them, not for that of the interface: an image that a
  /// catalog mirrors is not mirrored in a view that is always read from left to right. That this goes for images with a
  /// file for each direction, too, is not verified.
  package func assets(for traits: AssetTraits) -> PaintAssets {
    // Called for every fill, always with the same result.
    let colors = ColorTable()
    var assets = PaintAssets(
      picture: { [self] name, isRightToLeft in
        var traits = traits
        traits.isRightToLeft = isRightToLeft
        return picture(named: name, for: traits)
      },
      color: { [project] name in colors.value(of: name) { project.color(named: name, for: traits) } },
      accentColor: { [project] in colors.accent { project.accentColor(for: traits) } })
    assets.isRightToLeft = traits.isRightToLeft
    assets.place = { [project] name, isColor in project.place(ofColor: isColor, named: name) }
    return assets
  }

  private func picture(named name: String, for traits: AssetTraits) -> Picture? {
    guard case .found(let image) = project.image(named: name, for: traits) else { return nil }
    return state.withLock { state in
      if let picture = state.pictures[image.key] { return picture }
      let picture = Picture(
        name: name, width: image.width, height: image.height, work: image.work, pixels: image.pixels,
        scale: image.scale, size: image.size, isTemplate: image.rendering.map { $0 == .template },
        slices: image.slices, isMirrored: image.isMirrored,
        vector: image.vector.map { Picture.Vector(isPreserved: $0.isPreserved, draw: $0.draw) })
      state.pictures[image.key] = picture
      return picture
    }
  }

  /// Reports each missing image of a drawing once, at the location of the first view that shows it.
  ///
  /// Images that exist but cannot be drawn were already reported when they were found.
  ///
  /// - Parameters:
  ///   - images: The images that the drawing could not resolve.
  ///   - tree: The view tree that was drawn.
  ///   - traits: The traits that the images were looked up for.
  package func note(_ images: [Drawing.MissingImage], in tree: ViewTree, _ traits: AssetTraits) {
    for image in images where state.withLock({ $0.missing.insert(image.name).inserted }) {
      if image.isTooMuch {
        let finding = Finding(
          .warning, .asset,
          "the image \"\(image.name)\" is not drawn: the images of a picture may have"
            + " \(Drawing.mostPictureWork / 1_000_000) million pixels in all, and a quarter as many in the picture",
          at: tree[image.view].location)
        state.withLock { $0.findings.append(finding) }
        continue
      }
      guard case .missing = project.image(named: image.name, for: traits) else { continue }
      let finding = Finding(
        .warning, .asset, "no image \"\(image.name)\" is found in the project; a placeholder is drawn",
        at: tree[image.view].location)
      state.withLock { $0.findings.append(finding) }
    }
  }

  /// Reports where a drawing begins to show visual effects as plain colors, and where it ends before its time.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - tree: The view tree that was drawn.
  package func noteLimits(of drawing: Drawing, in tree: ViewTree) {
    if let first = drawing.plainEffects.first {
      note(
        "this visual effect, and those drawn after it, are plain colors: the images and blurs of a picture may have"
          + " \(Drawing.mostPictureWork / 1_000_000) million pixels in all, and a quarter as many in the picture",
        at: tree[first].location)
    }
    if let first = drawing.firstUndrawn {
      note(
        "not all of this view is drawn, and nothing after it: the views of a picture may have"
          + " \(Drawing.mostPainted / 1_000_000) million pixels in all",
        at: tree[first].location)
    }
  }

  private func note(_ limit: String, at place: SourceLocation) {
    let finding = Finding(.warning, .asset, limit, at: place)
    state.withLock { state in
      if state.limits.insert(finding).inserted { state.findings.append(finding) }
    }
  }

  /// Sets the size of images for which the document records none to the size of the project's image.
  ///
  /// - Parameter scenes: The scenes as read; their templates and the layouts for other size classes and names get the
  ///   sizes too.
  public func giveSizes(to scenes: [Scene]) {
    for scene in scenes {
      let trees = [scene.tree] + [scene.portraitTemplate, scene.landscapeTemplate].compactMap(\.self)
      let variants = scene.sizeClassTrees + scene.portraitVariants + scene.landscapeVariants
      let named = scene.namedLayouts.flatMap { layout in
        Orientation.allCases.compactMap { layout.trees[$0] }
      }
      for tree in trees + variants.map(\.tree) + named {
        for view in tree.views { view.content.changeImages(giveSize) }
      }
    }
  }

  /// Makes the navigation bars certain of scenes that other storyboards of the project show in a navigation controller.
  ///
  /// Nothing is looked for where no scene's bar would be assumed.
  package func followReferences(to scenes: inout [Scene], among storyboards: ProjectStoryboards) {
    guard document != "-", document.hasSuffix(".storyboard"),
      scenes.contains(where: { $0.canvas.bars.assumesNavigationBar })
    else { return }
    project.note(.navigation, document.split(separator: "/").last.map(String.init) ?? document)
    let contained = controllersInNavigation(among: storyboards)
    for index in scenes.indices where contained.contains(scenes[index].id) {
      scenes[index].canvas.bars.isInOtherNavigation = true
    }
  }

  /// The object ids of the document's scenes that other storyboards of the project show in a navigation controller.
  func controllersInNavigation(among storyboards: ProjectStoryboards) -> Set<String> {
    let name = document.split(separator: "/").last.map(String.init) ?? document
    return storyboards.controllersInNavigation(
      of: project.path(inFolder: name), among: project.storyboards)
  }

  /// The storyboard of the project that a reference by name means: of several the one whose folders are nearest to the
  /// document; nil where there is none.
  package func storyboard(named name: String) -> String? {
    guard document != "-" else { return nil }
    project.note(.storyboard, name)
    let file = document.split(separator: "/").last.map(String.init) ?? document
    let own = Self.folders(of: project.path(inFolder: file))
    let candidates = project.storyboards.filter { InputFile.documentName(of: $0) == name }
    func shared(_ path: String) -> Int { zip(Self.folders(of: path), own).prefix { $0 == $1 }.count }
    let most = candidates.map(shared).max()
    return candidates.first { shared($0) == most }.map { project.display($0) }
  }

  private static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
  }

  private func giveSize(to image: inout ImageReference) {
    guard image.size == nil, !image.isSystem,
      let size = project.size(ofImage: image.name, for: AssetTraits())
    else { return }
    image.size = size
  }
}

/// A cache of color lookups, including those that found nothing.
private final class ColorTable: Sendable {
  private let known = Mutex<[String: RGBA?]>([:])
  private let knownAccent = Mutex<RGBA??>(nil)

  func accent(_ find: () -> RGBA?) -> RGBA? {
    knownAccent.withLock { known in
      if let value = known { return value }
      let value = find()
      known = .some(value)
      return value
    }
  }

  func value(of name: String, _ find: () -> RGBA?) -> RGBA? {
    known.withLock { known in
      if let value = known[name] { return value }
      let value = find()
      known[name] = .some(value)
      return value
    }
  }
}

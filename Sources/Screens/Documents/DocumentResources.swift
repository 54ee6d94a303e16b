import Assets
import Diagnostics
import Painting
import Raster
import Synchronization
import Typography
import Views

/// The images, colours and fonts of a document's project, as layout and painting want them.
///
/// Nothing is looked for before somebody asks for an image, colour or font that the document alone does not give.
public final class DocumentResources: Sendable {
  private let project: ProjectAssets
  private let state = Mutex(State())

  private struct State {
    var pictures: [String: Picture] = [:]
    var fonts: FontLibrary?
    var missing: Set<String> = []
    var findings: [Finding] = []
  }

  /// The resources for a document.
  ///
  /// - Parameter document: its path as the user named it; `-` has no folder to look around in.
  public init(document: String, library: AssetLibrary) {
    project = ProjectAssets(document: document == "-" ? nil : document, library: library)
  }

  /// What was found so far: of the project's files, of its fonts, and images that are missing.
  public var findings: [Finding] {
    let (missing, fonts) = state.withLock { ($0.findings, $0.fonts) }
    let broken = (fonts?.unreadableFiles ?? []).map { path in
      Finding(
        .warning, .font, "no readable OpenType or TrueType font",
        at: SourceLocation(file: project.display(path)))
    }
    return project.findings + broken + missing
  }

  /// The bundled fonts, and behind them the project's.
  package func fonts(over base: FontLibrary) -> FontLibrary {
    state.withLock { state in
      if let fonts = state.fonts { return fonts }
      let fonts = FontLibrary(extending: base) { [project] in project.fontFiles }
      state.fonts = fonts
      return fonts
    }
  }

  // MARK: Images and colours

  /// The images and colours of a surrounding.
  package func assets(for traits: AssetTraits) -> PaintAssets {
    // Asked for at every fill, and each time the same.
    let colors = ColorTable()
    return PaintAssets(
      picture: { [self] name in picture(named: name, for: traits) },
      color: { [project] name in colors.value(of: name) { project.color(named: name, for: traits) } })
  }

  private func picture(named name: String, for traits: AssetTraits) -> Picture? {
    guard case .found(let image) = project.image(named: name, for: traits) else { return nil }
    return state.withLock { state in
      if let picture = state.pictures[image.key] { return picture }
      let picture = Picture(
        name: name, pixmap: image.pixmap, scale: image.scale,
        isTemplate: image.rendering.map { $0 == .template },
        slices: image.slices, isMirrored: image.isMirrored)
      state.pictures[image.key] = picture
      return picture
    }
  }

  /// Tells once of each image that a drawing did without, where the first view stands that shows it.
  ///
  /// Images that are there and cannot be drawn were told of when they were found.
  package func note(_ images: [Drawing.MissingImage], in tree: ViewTree, _ traits: AssetTraits) {
    for image in images where state.withLock({ $0.missing.insert(image.name).inserted }) {
      guard case .missing = project.image(named: image.name, for: traits) else { continue }
      let finding = Finding(
        .warning, .asset, "no image \"\(image.name)\" is found in the project; a stand-in is drawn",
        at: tree[image.view].location)
      state.withLock { $0.findings.append(finding) }
    }
  }

  /// Gives images that the document recorded no size of the size that the project's have.
  public func giveSizes(to scenes: [Scene]) {
    for scene in scenes {
      let trees = [scene.tree] + [scene.portraitTemplate, scene.landscapeTemplate].compactMap(\.self)
      let variants = scene.sizeClassTrees + scene.portraitVariants + scene.landscapeVariants
      for tree in trees + variants.map(\.tree) {
        for view in tree.views { view.content.changeImages(giveSize) }
      }
    }
  }

  private func giveSize(to image: inout ImageReference) {
    guard image.size == nil, !image.isSystem,
      case .found(let asset) = project.image(named: image.name, for: AssetTraits())
    else { return }
    image.size = asset.size
  }
}

/// The colours that were asked for; those that the project does not have, too.
private final class ColorTable: Sendable {
  private let known = Mutex<[String: RGBA?]>([:])

  func value(of name: String, _ find: () -> RGBA?) -> RGBA? {
    known.withLock { known in
      if let value = known[name] { return value }
      let value = find()
      known[name] = .some(value)
      return value
    }
  }
}

extension ViewContent {
  /// Changes every image that the content names.
  fileprivate mutating func changeImages(_ change: (inout ImageReference) -> Void) {
    func apply(_ image: inout ImageReference?) {
      guard var value = image else { return }
      change(&value)
      if value != image { image = value }
    }
    switch self {
    case .imageView(var view):
      apply(&view.image)
      apply(&view.highlightedImage)
      self = .imageView(view)
    case .button(var button):
      for state in [\Button.normal, \.highlighted, \.disabled, \.selected] {
        apply(&button[keyPath: state].image)
        apply(&button[keyPath: state].backgroundImage)
      }
      if var configuration = button.configuration {
        apply(&configuration.image)
        button.configuration = configuration
      }
      self = .button(button)
    case .segmentedControl(var control):
      for index in control.segments.indices { apply(&control.segments[index].image) }
      self = .segmentedControl(control)
    default: break
    }
  }
}

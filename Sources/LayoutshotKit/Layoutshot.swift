import Assets
import Diagnostics
import Painting
import Screens
import Typography

/// Lays out and draws the screens of Interface Builder documents; the main entry point of the library.
///
/// ```swift
/// import LayoutshotKit
///
/// let layoutshot = try Layoutshot()
/// let document = try layoutshot.open("Login.xib")
/// for screen in document.screens {
///   for traits in ScreenRequest().traits(for: screen) {
///     let picture = document.picture(of: screen, traits)
///     let bytes = try picture.png()
///   }
/// }
/// ```
///
/// A value of this type can be used from several threads at once; a document's screens cannot.
public struct Layoutshot: Sendable {
  private let fonts: FontLibrary
  private let assets: AssetLibrary
  private let storyboards: ProjectStoryboards
  private let highlights: Set<Highlight.Kind>

  /// Opens the font library.
  ///
  /// - Parameters:
  ///   - fonts: The folder of the bundled fonts. If nil, `LAYOUTSHOT_FONTS` from the environment is used, or the folder
  ///     is searched for next to the executable and in the checkout that it was built from.
  ///   - assets: Folders that are searched for images, colors and fonts before those of a document's project.
  ///   - highlights: The kinds of highlights drawn over pictures; none by default.
  /// - Throws: `FontLibraryError` listing every location searched if there are no fonts.
  public init(fonts: String? = nil, assets: [String] = [], highlights: Set<Highlight.Kind> = []) throws {
    self.fonts = try Fonts.library(explicit: fonts)
    self.assets = AssetLibrary(folders: assets)
    storyboards = ProjectStoryboards()
    self.highlights = highlights
  }

  /// Reads a document and matches its layouts.
  ///
  /// - Parameters:
  ///   - path: A .xib or .storyboard file of either generation of the format. A file `X-landscape.xib` next to `X.xib`
  ///     provides the landscape layout.
  ///   - reading: The language and text size to read the document for.
  /// - Throws: An error with a source location if the document cannot be read, parsed or interpreted.
  public func open(_ path: String, for reading: ReadingTraits = ReadingTraits()) throws -> ScreenDocument {
    var loaded = try LoadedDocument.load(path, for: reading)
    let resources = DocumentResources(document: path, library: assets)
    resources.giveSizes(to: loaded.scenes)
    resources.followReferences(to: &loaded.scenes, among: storyboards)
    let scenes = loaded.scenes.filter { !reading.embedsScenes || !$0.isConstraintTemplate }
    loaded.scenes = []
    let screens = scenes.map { Screen($0) }
    return ScreenDocument(
      path: path, screens: screens, readingFindings: loaded.findings + screens.flatMap(\.findings),
      resources: resources, renderer: Renderer(fonts: fonts, highlights: highlights).using(resources))
  }
}

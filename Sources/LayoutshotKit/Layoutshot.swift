import Assets
import Diagnostics
import Painting
import Screens
import Typography

/// Lays out and draws the screens of Interface Builder documents: what a program starts with.
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
  private let highlights: Set<Highlight.Kind>

  /// Opens the fonts.
  ///
  /// - Parameters:
  ///   - fonts: the folder of the bundled fonts; nil takes `LAYOUTSHOT_FONTS` from the environment, else looks beside the
  ///     executable and in the checkout that it was built from.
  ///   - assets: folders that images, colours and fonts are looked for in before those of a document's project.
  ///   - highlights: what pictures mark; none by default.
  /// - Throws: `FontLibraryError` where there are no fonts, with every place that was searched.
  public init(fonts: String? = nil, assets: [String] = [], highlights: Set<Highlight.Kind> = []) throws {
    self.fonts = try Fonts.library(explicit: fonts)
    self.assets = AssetLibrary(folders: assets)
    self.highlights = highlights
  }

  /// Reads a document and matches its layouts.
  ///
  /// - Parameters:
  ///   - path: a .xib or .storyboard of either generation of the format; a file `X-landscape.xib` beside `X.xib` gives the
  ///     landscape layout.
  ///   - reading: the language and text size that the document is read for.
  /// - Throws: an error with a place in a file: what cannot be read, parsed or understood.
  public func open(_ path: String, for reading: ReadingTraits = ReadingTraits()) throws -> ScreenDocument {
    var loaded = try LoadedDocument.load(path, for: reading)
    let resources = DocumentResources(document: path, library: assets)
    resources.giveSizes(to: loaded.scenes)
    let scenes = loaded.scenes.filter { !reading.embedsScenes || !$0.isConstraintTemplate }
    loaded.scenes = []
    let screens = scenes.map { Screen($0) }
    return ScreenDocument(
      path: path, screens: screens, readingFindings: loaded.findings + screens.flatMap(\.findings),
      resources: resources, renderer: Renderer(fonts: fonts, highlights: highlights).using(resources))
  }
}

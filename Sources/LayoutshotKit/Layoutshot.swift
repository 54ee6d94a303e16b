import Assets
import Layout
import Painting
import ScreenBuilder
import Screens
import Templates
import Typography

/// Lays out and draws screens, those of Interface Builder documents and those described in code; the main entry point of the
/// library.
///
/// ```swift
/// import LayoutshotKit
///
/// let layoutshot = try Layoutshot()
/// let document = try layoutshot.open("Login.xib")
/// for screen in document.screens {
///   for traits in ScreenRequest().traits(for: screen) {
///     let bytes = try screen.picture(traits).png()
///   }
/// }
/// ```
///
/// A value of this type, and the screens of a document, can be used from several threads at once.
public struct Layoutshot: Sendable {
  /// How views of layout templates are matched with live ones, and what layouts carry.
  ///
  /// A rule or attribute of one's own is registered by adding it to `matching.rules` or `matching.layoutAttributes`.
  public var matching = MatchingOptions()
  /// Attributes of one's own that constraint templates can carry, besides `TemplateAttribute.all`.
  public var stateAttributes: [TemplateAttribute] = []
  /// Arrangements of one's own, by the names that layouts use for them; `circle` is among them to begin with.
  public var customArrangements = CustomArrangements.standard

  let fonts: FontLibrary
  let assets: AssetLibrary
  let assetFolders: [String]
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
    assetFolders = assets
    storyboards = ProjectStoryboards()
    self.highlights = highlights
  }

  /// Reads a document and matches its layouts.
  ///
  /// - Parameters:
  ///   - path: A .xib or .storyboard file of either generation of the format. A file `X-landscape.xib` next to `X.xib`
  ///     provides the landscape layout.
  ///   - reading: The language and text size to read the document for.
  /// - Returns: The document, with its screens in file order.
  /// - Throws: An error with a source location if the document cannot be read, parsed or interpreted.
  public func open(_ path: String, for reading: ReadingTraits = ReadingTraits()) throws -> ScreenDocument {
    try open(LoadedDocument.load(path, for: reading), path, reading)
  }

  /// Builds a screen that is described in code, and matches its layouts.
  ///
  /// - Parameters:
  ///   - screen: The views, layouts and states, validated here.
  ///   - reading: The text size to build it for; texts are always those of the description.
  /// - Returns: The screen, with no layout yet.
  /// - Throws: `DescriptionError`, located by the path of a view.
  public func open(
    _ screen: ScreenDescription, for reading: ReadingTraits = ReadingTraits()
  ) throws(DescriptionError) -> Screen {
    let loaded = try LoadedDocument(described: [screen], named: screen.name, for: reading, fonts: fonts)
    return open(loaded, screen.name, reading).screens[0]
  }

  private func open(_ document: LoadedDocument, _ path: String, _ reading: ReadingTraits) -> ScreenDocument {
    var loaded = document
    let resources = DocumentResources(document: path, library: assets, in: .untraced)
    resources.complete(&loaded.scenes, for: reading)
    resources.followReferences(to: &loaded.scenes, for: reading, among: storyboards)
    let scenes = loaded.scenes.filter { !reading.embedsScenes || !$0.isConstraintTemplate }
    loaded.scenes = []
    let screens = scenes.map {
      Screens.Screen(
        $0, options: matching, templateAttributes: stateAttributes, customArrangements: customArrangements)
    }
    let renderer = Renderer(fonts: fonts, highlights: highlights).using(resources)
    return ScreenDocument(
      path: path, readingFindings: loaded.findings,
      screens: screens.map { Screen($0, renderer, resources, self, reading) })
  }
}

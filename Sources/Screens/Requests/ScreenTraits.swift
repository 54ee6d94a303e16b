import Geometry
import Localization
import Typography
import Views

/// Everything besides the document that determines a picture of a screen: where the screen is shown, and the trait
/// collection that UIKit would give it there.
///
/// This is the input of layout (`Screen.layOut(_:fonts:)`); its output is a `LaidOutScreen`. Names of the corresponding
/// `UITraitCollection` properties are given in parentheses.
public struct ScreenTraits: Hashable, Sendable {
  /// Whether the screen is shown in portrait or in landscape.
  public var orientation: Orientation
  /// The device, if one was requested.
  @Boxed public var device: Device?
  /// The screen's size in this orientation, in points; nil for that of the document's own canvas.
  public var screen: Size?
  /// The safe area that replaces the device's; nil for the device's own.
  public var safeArea: SafeAreaOverride?
  /// Whether a navigation bar is shown that the document has an item for but no navigation controller.
  public var assumesBars = true
  /// What stands around the screen at a moment of a running app; nil for what the document says.
  @Boxed package var containment: ScreenContainment? = nil
  /// Pixels per point (`displayScale`).
  public var scale: Double
  /// Whether the screen is shown on Interface Builder's canvas, as saved in the document, instead of in a running app.
  public var isAsDesigned: Bool
  /// The name of the state given by a constraint template; nil, or a name that no template has, is the initial state.
  public var state: String?
  /// Light or dark, and the accessibility contrast (`userInterfaceStyle`, `accessibilityContrast`).
  public var appearance = Appearance.light
  /// The era of the system that the screen is shown on, for layout and drawing; nil for that of the tools that saved the
  /// document.
  public var systemEra: Era?
  /// How code presents the screen over another one; nil if it does not.
  public var presentation: PresentationStyle?
  /// Whether the layout direction is right to left (`layoutDirection`).
  public var isRightToLeft = false
  /// Whether the screen is as high as the content of its scroll views, tables and text views takes, so that nothing is below
  /// the fold.
  public var showsAllContent = false
  /// By how many points the screen is higher than its device, or its canvas.
  var addedHeight = 0.0
  /// The traits that the document was read for. The screen's texts and fonts depend on them; layout cannot change them.
  public var reading = ReadingTraits()

  /// Creates traits; the remaining properties have UIKit's defaults.
  ///
  /// - Parameters:
  ///   - orientation: The way up in which the screen is held.
  ///   - device: The device, if one was requested.
  ///   - screen: The screen's size in this orientation, in points; nil for that of the document's own canvas.
  ///   - scale: Pixels per point.
  ///   - isAsDesigned: Whether the screen is shown on Interface Builder's canvas instead of in a running app.
  public init(
    orientation: Orientation, device: Device? = nil, screen: Size? = nil, scale: Double,
    isAsDesigned: Bool = false
  ) {
    self.orientation = orientation
    self.device = device
    self.screen = screen
    self.scale = scale
    self.isAsDesigned = isAsDesigned
  }

  /// The language and direction that texts are read in, and the system font of an era.
  package func textReading(in era: Era) -> TextReading {
    TextReading(
      language: reading.language?.script, isRightToLeft: isRightToLeft,
      hasEarlierSystemFont: era.hasEarlierSystemFont)
  }
}

/// A safe area that replaces the device's.
public enum SafeAreaOverride: Hashable, Sendable {
  /// That of a view that is in no window, as snapshot tests draw it: none, and no bars either.
  case noWindow
  /// Insets of the window, in points, to which bars add theirs.
  case window(EdgeInsets)

  /// Reads the words of `--safe-area`: `none`, or top, left, bottom and right in points, from 0 to 1000; nil for others.
  package init?(_ text: String) {
    if text == "none" {
      self = .noWindow
      return
    }
    let insets = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
      Double($0).flatMap { (0...1000).contains($0) ? $0 : nil }
    }
    guard insets.count == 4, text.count(where: { $0 == "," }) == 3 else { return nil }
    self = .window(EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
  }
}

/// The traits that are resolved when a document is read, before it has screens.
public struct ReadingTraits: Hashable, Sendable {
  /// The text size (`preferredContentSizeCategory`); nil for that of the document's own canvas.
  public var textSize: TextSizeCategory?
  /// The language of texts; nil to leave them as they are in the document.
  public var language: ScreenLanguage?
  /// Whether container views show the scenes that a running app embeds in them; Interface Builder's canvas shows none.
  public var embedsScenes = true
  /// Whether views show the literal values that the project's code gives them before they appear.
  public var readsCode = true
  /// The object ids of the controllers whose scenes are read, without findings about the document; nil for all.
  package var scenes: Set<String>?

  /// Creates traits; the defaults are the document's own texts and text sizes, in a running app.
  ///
  /// - Parameters:
  ///   - textSize: The content size category; nil for that of the document's own canvas.
  ///   - language: The language of texts; nil to leave them as they are in the document.
  ///   - embedsScenes: Whether container views show the scenes that a running app embeds in them.
  public init(textSize: TextSizeCategory? = nil, language: ScreenLanguage? = nil, embedsScenes: Bool = true) {
    self.textSize = textSize
    self.language = language
    self.embedsScenes = embedsScenes
  }
}

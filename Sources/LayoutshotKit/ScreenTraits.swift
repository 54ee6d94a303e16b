import Geometry
import Views

/// Everything that a picture of a screen depends on besides the document: where the screen is shown, and the trait
/// collection that UIKit would hand to it there.
///
/// The one value that goes into laying out (`ScreenLayouts.layOut(_:fonts:)`); what comes out is a `LaidOutScreen`.
/// UIKit's names for the parts: `UITraitCollection`.
public struct ScreenTraits: Hashable, Sendable {
  /// Whether the screen is shown in portrait or in landscape.
  public var orientation: Orientation
  /// The device, where one was asked for.
  public var device: Device?
  /// The screen's size in this orientation, points; nil is that of the document's own canvas.
  public var screen: Size?
  /// Pixels to a point (`displayScale`).
  public var scale: Double
  /// Whether the screen is shown on Interface Builder's canvas, as the document was saved, instead of in a running app.
  public var isAsDesigned: Bool
  /// The name of the state that a constraint template gives; nil is the initial one, and so is a name that no template has.
  public var state: String?
  /// Light or dark, and the accessibility contrast (`userInterfaceStyle`, `accessibilityContrast`).
  public var appearance = Appearance.light
  /// Whether leading is at the right (`layoutDirection`).
  public var isRightToLeft = false
  /// What the document was read for: the screen's texts and fonts depend on it, and laying out cannot change it any more.
  public var reading = ReadingTraits()

  /// Traits from their parts; the rest is as UIKit has it by default.
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
}

/// The traits that are resolved when a document is read, before there is a screen.
public struct ReadingTraits: Hashable, Sendable {
  /// The size of text styles (`preferredContentSizeCategory`); nil is that of the document's own canvas.
  public var textSize: TextSizeCategory?
  /// The language of texts; nil leaves them as the document has them.
  public var language: ScreenLanguage?
  /// Whether containers hold the scenes that a running app embeds in them; Interface Builder's canvas shows none.
  public var embedsScenes = true

  /// The document's own texts and text sizes, in a running app.
  public init(textSize: TextSizeCategory? = nil, language: ScreenLanguage? = nil, embedsScenes: Bool = true) {
    self.textSize = textSize
    self.language = language
    self.embedsScenes = embedsScenes
  }
}

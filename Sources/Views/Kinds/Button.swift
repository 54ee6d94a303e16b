import Geometry

/// An image referenced by a document.
public struct ImageReference: Hashable, Sendable {
  /// The name in the asset catalogue, the file's name, or the symbol's name.
  public var name: String
  /// Whether it is a system symbol (an SF Symbol).
  public var isSystem: Bool
  /// The size recorded by Interface Builder, in points; nil if there is none.
  public var size: Size?
  /// How its colors are used; nil leaves it to the image.
  public var renderingMode: RenderingMode?
  /// The requested scale of a symbol; nil uses the default.
  public var symbolScale: SymbolConfiguration.Scale?
  /// The view's preferred symbol configuration; nil for none.
  public var symbolConfiguration: SymbolConfiguration?
  /// The factor by which the view enlarges it for the accessibility text sizes
  /// (`adjustsImageSizeForAccessibilityContentSizeCategory`).
  public var enlargement = 1.0

  /// How the colors of an image are used: `UIImage.RenderingMode`.
  public enum RenderingMode: String, InterfaceBuilderWord {
    /// As specified by the image itself.
    case automatic
    /// As a template in the tint color (`alwaysTemplate`).
    case template
    /// In its original colors (`alwaysOriginal`).
    case original
  }

  /// Creates a reference.
  ///
  /// - Parameters:
  ///   - name: The name in the project, or that of a symbol.
  ///   - isSystem: Whether it is one of SF Symbols, as in UIKit's `UIImage(systemName:)`.
  ///   - size: The size in points; nil if it is unknown.
  public init(name: String, isSystem: Bool = false, size: Size? = nil) {
    self.name = name
    self.isSystem = isSystem
    self.size = size
  }
}

/// The properties that `UIButton` adds to a view.
public struct Button: Hashable, Sendable {
  /// The button's type; the raw values are `UIButton.ButtonType`.
  public enum Kind: Int, Hashable, Sendable {
    /// Custom.
    case custom = 0
    /// System: tinted text; with a white background up to iOS 6.
    case system
    /// Info and add buttons, small and tinted.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// Close button: a gray disc with a cross.
    case close = 7
  }

  /// The contents of a button's state.
  public struct Appearance: Hashable, Sendable {
    /// The title. Setting it removes the styles of its runs.
    public var title: String? {
      didSet { if title != oldValue { attributedTitle = nil } }
    }
    /// The runs of a title with several styles; nil if the button's font and `titleColor` apply to all of it.
    public var attributedTitle: AttributedText?
    /// Color of the title; nil uses the tint, or white for a custom button.
    public var titleColor: Color?
    /// Color of the title's shadow.
    public var titleShadowColor: Color?
    /// The image beside the title.
    public var image: ImageReference?
    /// The background image.
    public var backgroundImage: ImageReference?

    /// Creates a state without contents.
    public init() {}
  }

  /// A button configuration of iOS 15.
  public struct Configuration: Hashable, Sendable {
    /// The style.
    public var style: Style
    /// The title. Setting it removes the styles of its runs.
    public var title: String? {
      didSet { if title != oldValue { attributedTitle = nil } }
    }
    /// The runs of a title with several styles; nil if `titleFont` and `foregroundColor` apply to all of it.
    public var attributedTitle: AttributedText?
    /// The subtitle.
    public var subtitle: String?
    /// The image.
    public var image: ImageReference?
    /// The title's font; nil uses the text style Body.
    public var titleFont: FontDescription?
    /// Color of title and image.
    public var foregroundColor: Color?
    /// Color of the background.
    public var backgroundColor: Color?
    /// The roundness of the background's corners; nil uses the style's.
    public var cornerStyle: CornerStyle?
    /// Content insets, in points; nil uses the style's.
    public var contentInsets: EdgeInsets?
    /// Space between image and title, in points.
    public var imagePadding = 0.0
    /// Space between title and subtitle, in points: 1 in `UIButton.Configuration`.
    public var titlePadding = 1.0
    /// The image's position relative to the title; nil is leading.
    public var imagePlacement: ImagePlacement?
    /// The alignment of title and subtitle; nil is automatic.
    public var titleAlignment: TitleAlignment?
    /// The size of the content's insets; nil is medium.
    public var size: Size?
    /// Radius of the background's corners, in points; nil follows the corner style.
    public var cornerRadius: Double?
    /// Color of the background's border.
    public var strokeColor: Color?
    /// Width of the background's border, in points.
    public var strokeWidth = 0.0
    /// The background image.
    public var backgroundImage: ImageReference?
    /// Whether chevrons after the title say that the button shows a menu of which one item is selected.
    public var showsPopUpIndicator = false

    /// Creates a configuration with a style.
    ///
    /// - Parameter style: The style; everything else has `UIButton.Configuration`'s defaults.
    public init(style: Style) { self.style = style }

    /// Content insets in points: the file's own, else those of the size.
    ///
    /// The medium size is `UIButton.Configuration`'s default; the others give buttons of 28 and 50 points and are not
    /// verified.
    public var insets: EdgeInsets {
      if let contentInsets { return contentInsets }
      switch size {
      case .mini, .small: return EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      case .large: return EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
      case .medium, nil: return EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
      }
    }

    /// The gap between the title and the chevrons of a pop-up button, in points; not verified.
    public static let indicatorGap = 5.0

    /// Returns the size of a pop-up button's chevrons, in points: of a small symbol; not verified.
    ///
    /// - Parameter font: The title's font.
    public static func indicatorSize(beside font: FontDescription) -> Geometry.Size {
      Geometry.Size(width: (font.size * 0.65).rounded(), height: (font.size * 0.9).rounded())
    }

    /// The text style of a title without a font: Subheadline in small buttons, which are 28 points high with it; else Body.
    public var titleStyle: String { size == .mini || size == .small ? "Subhead" : "Body" }

    /// Whether the image is above or below the title.
    public var isImageStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

    /// The font of the subtitle.
    public var subtitleFont: FontDescription {
      TextStyle(named: "Caption1").map(FontDescription.init(style:)) ?? FontDescription(systemSize: 12)
    }
  }

  /// The button's type.
  public var kind = Kind.custom
  /// The title's font.
  public var font = FontDescription(systemSize: 18)
  /// The contents of the normal state.
  public var normal = Appearance()
  /// The contents while highlighted.
  public var highlighted = Appearance()
  /// The contents while disabled.
  public var disabled = Appearance()
  /// The contents while selected.
  public var selected = Appearance()
  /// Content insets, in points.
  public var contentInsets = EdgeInsets.zero
  /// Title insets, in points.
  public var titleInsets = EdgeInsets.zero
  /// Image insets, in points.
  public var imageInsets = EdgeInsets.zero
  /// Offset of the title's shadow, in points.
  public var titleShadowOffset = Size.zero
  /// The line break mode of the title.
  public var lineBreakMode = LineBreakMode.middleTruncation
  /// The configuration; nil for a classic button.
  public var configuration: Configuration? {
    get { configurations.first }
    set { configurations = newValue.map { [$0] } ?? [] }
  }

  /// Zero or one, stored separately: few buttons have one, and it is as large as everything else.
  private var configurations: [Configuration] = []

  /// Creates a button with UIKit's defaults.
  public init() {}
}

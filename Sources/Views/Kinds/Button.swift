import Geometry

/// An image that a document names.
public struct ImageReference: Hashable, Sendable {
  /// The name in the asset catalogue, the file's name, or the symbol's name.
  public var name: String
  /// Whether the system's catalogue holds it (an SF Symbol).
  public var isSystem: Bool
  /// The size that Interface Builder recorded, points; nil where it did not.
  public var size: Size?
  /// How its colors are used; nil leaves it to the image.
  public var renderingMode: RenderingMode?
  /// The scale that a symbol is asked for at; nil leaves it to the surroundings.
  public var symbolScale: SymbolConfiguration.Scale?
  /// What the view prefers for a symbol; nil leaves all to the surroundings.
  public var symbolConfiguration: SymbolConfiguration?
  /// By how much the view shows it larger than it is, for the accessibility sizes of text
  /// (`adjustsImageSizeForAccessibilityContentSizeCategory`).
  public var enlargement = 1.0

  /// How the colors of an image are used: `UIImage.RenderingMode`.
  public enum RenderingMode: String, InterfaceBuilderWord {
    /// As the image itself says.
    case automatic
    /// Its shape, in the tint (`alwaysTemplate`).
    case template
    /// As they are (`alwaysOriginal`).
    case original
  }

  /// A reference from a name.
  ///
  /// - Parameters:
  ///   - name: The name in the project, or that of a symbol.
  ///   - isSystem: Whether it is one of SF Symbols, as in UIKit's `UIImage(systemName:)`.
  ///   - size: The size in points; nil if it is not known.
  public init(name: String, isSystem: Bool = false, size: Size? = nil) {
    self.name = name
    self.isSystem = isSystem
    self.size = size
  }
}

/// What `UIButton` adds to a view.
public struct Button: Hashable, Sendable {
  /// The button's type; the raw values are `UIButton.ButtonType`.
  public enum Kind: Int, Hashable, Sendable {
    /// Nothing of the system's look.
    case custom = 0
    /// Tinted text; with a white body up to iOS 6.
    case system
    /// Small tinted signs.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// A gray disc with a cross.
    case close = 7
  }

  /// What one state of the button shows.
  public struct Appearance: Hashable, Sendable {
    /// The title. Another title is set in one look.
    public var title: String? {
      didSet { if title != oldValue { attributedTitle = nil } }
    }
    /// The runs of a title whose parts differ in look; nil where the button's font and `titleColor` say all.
    public var attributedTitle: AttributedText?
    /// Color of the title; nil is the tint, white on a custom button.
    public var titleColor: Color?
    /// Color of the title's shadow.
    public var titleShadowColor: Color?
    /// The image beside the title.
    public var image: ImageReference?
    /// The image behind both.
    public var backgroundImage: ImageReference?

    /// A state that shows nothing of its own.
    public init() {}
  }

  /// The look that iOS 15's configurations give.
  public struct Configuration: Hashable, Sendable {
    /// The style.
    public var style: Style
    /// The title. Another title is set in one look.
    public var title: String? {
      didSet { if title != oldValue { attributedTitle = nil } }
    }
    /// The runs of a title whose parts differ in look; nil where `titleFont` and `foregroundColor` say all.
    public var attributedTitle: AttributedText?
    /// The line below the title.
    public var subtitle: String?
    /// The image.
    public var image: ImageReference?
    /// The title's font; nil is the body style.
    public var titleFont: FontDescription?
    /// Color of title and image.
    public var foregroundColor: Color?
    /// Color of the body.
    public var backgroundColor: Color?
    /// How round the body's corners are; nil is the style's own.
    public var cornerStyle: CornerStyle?
    /// Space around title and image, points; nil is the style's own.
    public var contentInsets: EdgeInsets?
    /// Space between image and title, points.
    public var imagePadding = 0.0
    /// Space between title and subtitle, points.
    public var titlePadding = 0.0
    /// The side of the title that the image stands at; nil is leading.
    public var imagePlacement: ImagePlacement?
    /// How title and subtitle are aligned; nil is automatic.
    public var titleAlignment: TitleAlignment?
    /// How much space the content has; nil is medium.
    public var size: Size?
    /// Radius of the body's corners, points; nil follows the corner style.
    public var cornerRadius: Double?
    /// Color of the body's outline.
    public var strokeColor: Color?
    /// Width of the body's outline, points.
    public var strokeWidth = 0.0
    /// The image in the body.
    public var backgroundImage: ImageReference?

    /// A configuration of a style.
    ///
    /// - Parameter style: The look of the body; everything else is at `UIButton.Configuration`'s defaults.
    public init(style: Style) { self.style = style }

    /// Space around the content, points: the file's own, else that of the size.
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

    /// Whether the image stands above or below the title.
    public var isImageStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

    /// The font of the line below the title.
    public var subtitleFont: FontDescription {
      TextStyle(named: "Caption1").map(FontDescription.init(style:)) ?? FontDescription(systemSize: 12)
    }
  }

  /// The button's type.
  public var kind = Kind.custom
  /// The title's font.
  public var font = FontDescription(systemSize: 18)
  /// What is shown ordinarily.
  public var normal = Appearance()
  /// What is shown under a finger.
  public var highlighted = Appearance()
  /// What is shown while disabled.
  public var disabled = Appearance()
  /// What is shown while selected.
  public var selected = Appearance()
  /// Space around title and image, points.
  public var contentInsets = EdgeInsets.zero
  /// Shift of the title, points.
  public var titleInsets = EdgeInsets.zero
  /// Shift of the image, points.
  public var imageInsets = EdgeInsets.zero
  /// Offset of the title's shadow, points.
  public var titleShadowOffset = Size.zero
  /// What happens to a title that does not fit.
  public var lineBreakMode = LineBreakMode.middleTruncation
  /// The configuration; nil is the classic look.
  public var configuration: Configuration? {
    get { configurations.first }
    set { configurations = newValue.map { [$0] } ?? [] }
  }

  /// None or one, kept apart: few buttons have one, and it is as large as all the rest.
  private var configurations: [Configuration] = []

  /// A button as UIKit makes one.
  public init() {}
}

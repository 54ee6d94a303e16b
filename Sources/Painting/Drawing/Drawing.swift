import Geometry
import Raster
import Typography
import Views

/// The fourth stage's intermediate result: what is to be drawn, in painter's order; a value that any thread can
/// turn into pixels.
///
/// All coordinates are points in the window, y downwards.
public struct Drawing: Sendable {
  /// A step of the drawing.
  public enum Command: Equatable, Sendable {
    /// What follows belongs to a view, until the next such mark.
    case view(ViewID, String)
    /// An upright rectangle.
    case fillRect(Rect, PixelColor)
    /// A shape.
    case fill(Path, PixelColor, FillRule)
    /// A line along a shape; `width` and `dash` in points.
    case stroke(Path, width: Double, PixelColor, cap: LineCap, dash: [Double])
    /// The blurred shadow of a shape; `offset` and `blur` in points.
    case shadow(Path, PixelColor, offset: Point, blur: Double)
    /// Glyphs on one baseline.
    case glyphs(GlyphRun)
    /// A picture of the project.
    case image(PlacedPicture)
    /// The sign of a symbol.
    case symbol(Symbol, PixelColor)
    /// What is drawn so far, within a shape, as seen through frosted glass.
    case backdrop(Path, BackdropFilter)
    /// What follows is cut at a shape, until the matching `popClip`.
    case pushClip(Path)
    /// Ends the innermost clip.
    case popClip
    /// What follows is drawn under a map of points of the window to points of the window, until the matching
    /// `popTransform`.
    case pushTransform(AffineTransform)
    /// Ends the last `pushTransform`.
    case popTransform
    /// What follows is drawn as one with an alpha of 0 … 255, until the matching `endGroup`.
    case beginGroup(alpha: UInt8)
    /// Ends the innermost group.
    case endGroup
  }

  /// A line of text in one font and color.
  public struct GlyphRun: Equatable, Sendable {
    /// The font.
    public var font: Font
    /// The glyphs, at offsets from `origin`.
    public var glyphs: [PositionedGlyph]
    /// The left end of the baseline.
    public var origin: Point
    /// The color.
    public var color: PixelColor
    /// The text, for the printed form.
    public var text: String
    /// Characters of the text that no face has, drawn as boxes.
    public var missing: [Unicode.Scalar]

    /// A line of text from its parts.
    ///
    /// - Parameters:
    ///   - font: The font of all glyphs, one of the painting library's.
    ///   - glyphs: The glyphs, at offsets from `origin`, in points.
    ///   - origin: The left end of the baseline, in points.
    ///   - color: The color of the glyphs.
    ///   - text: The text, for the printed form.
    ///   - missing: The characters of the text that no face has, drawn as boxes.
    public init(
      font: Font, glyphs: [PositionedGlyph], origin: Point, color: PixelColor, text: String,
      missing: [Unicode.Scalar] = []
    ) {
      self.font = font
      self.glyphs = glyphs
      self.origin = origin
      self.color = color
      self.text = text
      self.missing = missing
    }
  }

  /// A picture and where it goes.
  public struct PlacedPicture: Equatable, Sendable {
    /// The picture.
    public var picture: Picture
    /// The rectangle that it fills, points on the pixel grid.
    public var rect: Rect
    /// The color of a template; nil for the picture's own colors.
    public var tint: PixelColor?

    /// A picture in a rectangle, in its own colors or as a template.
    ///
    /// - Parameters:
    ///   - picture: The image, with its slices if it has some.
    ///   - rect: The rectangle that it fills, in points on the pixel grid.
    ///   - tint: The color of a template; nil for the picture's own colors.
    public init(picture: Picture, rect: Rect, tint: PixelColor? = nil) {
      self.picture = picture
      self.rect = rect
      self.tint = tint
    }

    /// Whether the same picture goes to the same place in the same color.
    public static func == (left: PlacedPicture, right: PlacedPicture) -> Bool {
      left.picture === right.picture && left.rect == right.rect && left.tint == right.tint
    }
  }

  /// An image that the project does not have, or that is not drawn beside all others, drawn as a stand-in.
  public struct MissingImage: Hashable, Sendable {
    /// The name in the document.
    public var name: String
    /// The view that shows it.
    public var view: ViewID
    /// Whether the pictures that are drawn already are as much work as a drawing may make.
    public var isTooMuch = false
  }

  /// The work that the pictures of a drawing may make, in pixels of their files, or four times those that they are drawn
  /// on where these are more; each counts once for each size and color. That is 1 GB of pixels that are gone through, of
  /// which 256 MB are held at a time.
  public static let mostPictureWork = 1 << 28

  /// A symbol of the system's catalogue as it is drawn.
  public struct Symbol: Equatable, Sendable {
    /// Its name in the catalogue.
    public var name: String
    /// What is drawn and cut away, in its order.
    public var layers: [CoverageLayer]
    /// Whether the layers are a sign for the symbol; otherwise they are a plate for its name.
    public var hasSign: Bool
  }

  /// Size of the canvas, points.
  public var canvas: Size
  /// Pixels per point.
  public var scale: Double
  /// The steps, back to front.
  public var commands: [Command]
  /// Images without a picture, in the order of drawing; one may come several times.
  public var missingImages: [MissingImage] = []

  /// A drawing on a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The size of the canvas, in points.
  ///   - scale: Pixels per point.
  ///   - commands: The steps, back to front.
  public init(canvas: Size, scale: Double, commands: [Command] = []) {
    self.canvas = canvas
    self.scale = scale
    self.commands = commands
  }

  /// The canvas in whole pixels.
  public var pixelSize: PixelRect {
    PixelGrid(scale: scale).pixels(Rect(origin: .zero, size: canvas))
  }
}

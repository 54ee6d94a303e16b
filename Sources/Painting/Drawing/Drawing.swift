import Geometry
import Raster
import Typography
import Views

/// The intermediate result of the fourth stage: drawing commands in painter's order; a value that any thread can turn
/// into pixels.
///
/// All coordinates are points in the window, y downwards.
package struct Drawing: Sendable {
  /// A step of the drawing.
  package enum Command: Equatable, Sendable {
    /// The following steps belong to a view, until the next such mark.
    case view(ViewID, String)
    /// An axis-aligned rectangle.
    case fillRect(Rect, PixelColor)
    /// A rectangle in a color whose alpha changes from the top down: the shares of it, 0 … 1, at equal distances, and linear
    /// between them.
    case fade(Rect, PixelColor, shares: [Double])
    /// A shape.
    case fill(Path, PixelColor, FillRule)
    /// A line along a shape; `width` and `dash` in points.
    case stroke(Path, width: Double, PixelColor, cap: LineCap, dash: [Double])
    /// The blurred shadow of a shape; `offset` and `blur` in points.
    case shadow(Path, PixelColor, offset: Point, blur: Double)
    /// Glyphs on one baseline.
    case glyphs(GlyphRun)
    /// A picture from the project.
    case image(PlacedPicture)
    /// The sign for a symbol.
    case symbol(Symbol, PixelColor)
    /// Everything drawn so far, within a shape, as seen through frosted glass.
    case backdrop(Path, BackdropFilter)
    /// Clips the following steps to a shape, until the matching `popClip`.
    case pushClip(Path)
    /// Ends the innermost clip.
    case popClip
    /// Maps the following steps from window points to window points, until the matching `popTransform`.
    case pushTransform(AffineTransform)
    /// Ends the last `pushTransform`.
    case popTransform
    /// Draws the following steps as a group with an alpha of 0 … 255, until the matching `endGroup`.
    case beginGroup(alpha: UInt8)
    /// Ends the innermost group.
    case endGroup
  }

  /// A line of text in one font and color.
  package struct GlyphRun: Equatable, Sendable {
    package var font: Font
    /// The glyphs, at offsets from `origin`.
    package var glyphs: [PositionedGlyph]
    /// The left end of the baseline.
    package var origin: Point
    package var color: PixelColor
    /// The text, for the printed form.
    package var text: String
    /// Characters of the text that are missing from all faces, drawn as boxes.
    package var missing: [Unicode.Scalar]

    package init(
      font: Font, glyphs: [PositionedGlyph], origin: Point, color: PixelColor, text: String,
      missing: [Unicode.Scalar] = []
    ) {
      (self.font, self.glyphs, self.origin, self.color) = (font, glyphs, origin, color)
      (self.text, self.missing) = (text, missing)
    }
  }

  /// A picture and its rectangle.
  package struct PlacedPicture: Equatable, Sendable {
    package var picture: Picture
    /// The rectangle that it fills, in points on the pixel grid.
    package var rect: Rect
    /// The color of a template; nil for the picture's own colors.
    package var tint: PixelColor?

    package init(picture: Picture, rect: Rect, tint: PixelColor? = nil) {
      (self.picture, self.rect, self.tint) = (picture, rect, tint)
    }

    /// Whether it is the same picture in the same place and color.
    package static func == (left: PlacedPicture, right: PlacedPicture) -> Bool {
      left.picture === right.picture && left.rect == right.rect && left.tint == right.tint
    }
  }

  /// An image that is missing from the project, or that exceeds the drawing's limit, drawn as a stand-in.
  package struct MissingImage: Hashable, Sendable {
    /// The name in the document.
    package var name: String
    /// The view that shows it.
    package var view: ViewID
    /// Whether the pictures already drawn have used up the drawing's limit.
    package var isTooMuch = false
  }

  /// The limit for a drawing's pictures, in pixels of their files, or four times the pixels they cover if that is more;
  /// each counts once for each size and color. A blur counts as a picture, and more for what is drawn again behind it. It equals 1 GB of pixels processed, of which 256 MB are held at a time.
  package static let mostPictureWork = 1 << 28

  /// The limit for the pixels that a drawing's steps paint, one over another: two thousand of the largest screens, four
  /// seconds of work.
  package static let mostPainted = 1 << 33

  /// A symbol from the system's catalogue as it is drawn.
  package struct Symbol: Equatable, Sendable {
    /// Its name in the catalogue.
    package var name: String
    /// What is drawn and erased, in order.
    package var layers: [CoverageLayer]
    /// Whether the layers are a sign for the symbol; otherwise they are a plate for its name.
    package var hasSign: Bool
  }

  /// A part of a bar that is no view of its own.
  package struct BarPart: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
      case item(BarButtonItem)
      case back(BarButtonItem)
      case title(String)
      case tab(TabBarItem, index: Int, isSelected: Bool)
    }

    package var kind: Kind
    /// The bar; nil for one around the screen.
    package var view: ViewID?
    /// Where it is drawn, in window points.
    package var rect: Rect

    package init(kind: Kind, view: ViewID?, rect: Rect) {
      (self.kind, self.view, self.rect) = (kind, view, rect)
    }
  }

  /// Size of the canvas, points.
  package var canvas: Size
  /// Pixels per point.
  package var scale: Double
  /// The steps, back to front.
  package var commands: [Command]
  /// Images without a picture, in drawing order; an image may occur several times.
  package var missingImages: [MissingImage] = []
  /// Visual effects drawn as plain colors because pictures and blurs had used up the drawing's limit, in drawing order.
  package var plainEffects: [ViewID] = []
  /// The parts of bars, in drawing order.
  package var barParts: [BarPart] = []
  /// The view from which on nothing is drawn, because the steps before it reach the limit; nil if all is drawn.
  package var firstUndrawn: ViewID?

  package init(canvas: Size, scale: Double, commands: [Command] = []) {
    (self.canvas, self.scale, self.commands) = (canvas, scale, commands)
  }

  /// The size of the canvas in whole pixels.
  package var pixelSize: PixelRect {
    PixelGrid(scale: scale).pixels(Rect(origin: .zero, size: canvas))
  }
}

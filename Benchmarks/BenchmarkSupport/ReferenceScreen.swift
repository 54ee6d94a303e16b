import Geometry
import Painting
import Raster
import Typography

/// A screen as a list of things to draw, in points.
package struct ReferenceScreen: Sendable {
  /// One thing to draw.
  package enum Operation: Sendable {
    /// A filled rectangle with rounded corners, and a border inside of it if `borderWidth` is above 0.
    case rect(Rect, radius: Double, fill: PixelColor, borderWidth: Double, border: PixelColor)
    /// The picture, clipped to rounded corners.
    case image(Rect, radius: Double)
    /// A line of text, starting at the left end of its baseline.
    case text(String, at: Point, size: Double, isBold: Bool, PixelColor)
  }

  /// Width and height in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// In drawing order.
  package var operations: [Operation]

  /// The number of text lines among the operations.
  package var textCount: Int {
    operations.reduce(0) { count, operation in
      if case .text = operation { count + 1 } else { count }
    }
  }

  /// The screen as the drawing for a document with this content.
  ///
  /// - Parameter family: the family of regular and bold letters; nil is the system font.
  package func drawing(fonts: FontLibrary, family: String? = nil, picture: Pixmap) -> Drawing {
    let picture = Picture(name: "avatar", pixmap: picture, scale: scale)
    var drawing = Drawing(canvas: size, scale: scale)
    for operation in operations {
      switch operation {
      case .rect(let rect, let radius, let fill, let borderWidth, let border):
        drawing.commands.append(.fill(.roundedRect(rect, radius: radius), fill, .nonZero))
        guard borderWidth > 0 else { continue }
        let inner = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
        let outline = Path.roundedRect(inner, radius: radius - borderWidth / 2)
        drawing.commands.append(.stroke(outline, width: borderWidth, border, cap: .butt, dash: []))
      case .image(let rect, let radius):
        drawing.commands += [
          .pushClip(.roundedRect(rect, radius: radius)),
          .image(Drawing.PlacedPicture(picture: picture, rect: rect)), .popClip,
        ]
      case .text(let text, let origin, let size, let isBold, let color):
        let name = family.map { FontRequest.Family.named($0 + (isBold ? " Bold" : "")) } ?? .system
        let font = fonts.font(FontRequest(family: name, weight: isBold ? .bold : .regular, size: size))
        let layout = fonts.layOut(
          text, font: font, width: nil, maximumLines: 1, lineBreak: .clip, scale: scale)
        drawing.commands.append(
          .glyphs(
            Drawing.GlyphRun(
              font: font, glyphs: layout.lines[0].glyphs, origin: origin, color: color, text: text)))
      }
    }
    return drawing
  }
}

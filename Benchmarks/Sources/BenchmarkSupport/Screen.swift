import Geometry
import Raster

/// A screen as a list of things to draw, in points.
public struct Screen: Sendable {
  /// One thing to draw.
  public enum Operation: Sendable {
    /// A rectangle with rounded corners, filled, and with a border inside of it where `borderWidth` is
    /// above 0.
    case rect(Rect, radius: Double, fill: PixelColor, borderWidth: Double, border: PixelColor)
    /// The picture, clipped to rounded corners.
    case image(Rect, radius: Double)
    /// A line of text, which these programs leave out.
    case text
  }

  /// Width and height in points.
  public var size: Size
  /// Pixels to a point.
  public var scale: Double
  /// In the order in which they are drawn.
  public var operations: [Operation]

  /// A new picture of the right size.
  public func makePixmap() -> Pixmap {
    Pixmap(width: Int(size.width * scale), height: Int(size.height * scale))
  }

  /// Draws everything but text.
  public func draw(on pixmap: Pixmap, picture: Pixmap) {
    let canvas = Canvas(pixmap, scale: scale)
    for operation in operations {
      switch operation {
      case .rect(let rect, let radius, let fill, let borderWidth, let border):
        canvas.fill(.roundedRect(rect, radius: radius), color: fill)
        guard borderWidth > 0 else { continue }
        let inner = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
        canvas.stroke(
          .roundedRect(inner, radius: radius - borderWidth / 2), width: borderWidth, color: border)
      case .image(let rect, let radius):
        canvas.save()
        canvas.clip(to: .roundedRect(rect, radius: radius))
        canvas.draw(picture, in: rect)
        canvas.restore()
      case .text: break
      }
    }
  }

  /// How many lines of text are left out.
  public var textCount: Int {
    operations.reduce(0) { count, operation in
      if case .text = operation { count + 1 } else { count }
    }
  }
}

extension Screen {
  /// A list of conversations on a phone of 390 × 844 points at 3 ×: bars, rows with a picture each,
  /// separators, buttons.
  public static let builtIn: Screen = {
    var operations: [Operation] = []
    func add(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: PixelColor, radius: Double = 0,
      border: Double = 0
    ) {
      operations.append(
        .rect(
          Rect(x: x, y: y, width: width, height: height), radius: radius, fill: fill,
          borderWidth: border, border: PixelColor(red: 0, green: 0, blue: 0, alpha: 51)))
    }
    let bar = PixelColor(red: 249, green: 249, blue: 249)
    let line = PixelColor(red: 198, green: 198, blue: 200)
    add(0, 0, 390, 844, PixelColor(red: 242, green: 242, blue: 247))
    add(0, 0, 390, 91, bar)
    add(0, 91 - 1.0 / 3, 390, 1.0 / 3, line)
    add(0, 91, 390, 612, .white)
    for row in 0..<12 {
      let y = 91 + Double(row) * 51
      let icon = Rect(x: 16, y: y + 5.5, width: 40, height: 40)
      if row.isMultiple(of: 2) {
        operations.append(.image(icon, radius: 8))
      } else {
        add(
          16, icon.minY, 40, 40, PixelColor(red: 255, green: UInt8(20 * row), blue: 0), radius: 8, border: 1)
      }
      add(340, y + 12, 34, 20, PixelColor(red: 0, green: 122, blue: 255, alpha: 40), radius: 10)
      add(68, y + 51 - 1.0 / 3, 322, 1.0 / 3, line)
    }
    for button in 0..<5 {
      add(16 + Double(button) * 73, 709, 66, 44, bar, radius: 10, border: 1)
    }
    add(0, 761, 390, 83, bar)
    for tab in 0..<5 {
      let radius = tab.isMultiple(of: 2) ? 6.0 : 13
      add(26 + Double(tab) * 78, 767, 26, 26, PixelColor(red: 0, green: 122, blue: 255), radius: radius)
    }
    return Screen(size: Size(width: 390, height: 844), scale: 3, operations: operations)
  }()

  /// A photograph of sorts, `side` × `side` opaque pixels with much noise.
  public static func picture(side: Int) -> Pixmap {
    let pixmap = Pixmap(width: side, height: side)
    var state: UInt32 = 1
    for y in 0..<side {
      pixmap.withMutableRow(y) { row in
        for x in row.indices {
          state = state &* 1_664_525 &+ 1_013_904_223
          let noise = Int(state >> 27)
          let color = PixelColor(
            red: UInt8(x * 220 / side + noise), green: UInt8(y * 220 / side + noise), blue: UInt8(90 + noise))
          row[x] = color.premultiplied
        }
      }
    }
    return pixmap
  }
}

import Geometry
import Painting
import Raster
import Views

/// Test pictures, and projects that contain them.
enum TestPictures {
  /// A frame around four quarters of different colors with a transparent hole, so that cropping, rotation, stretching
  /// and mirroring are visible.
  static func card(_ width: Int, _ height: Int) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    let canvas = Canvas(pixmap, scale: 1)
    let (w, h) = (Double(width), Double(height))
    let colors: [UInt32] = [0xE4572E, 0xF3A712, 0x669BBC, 0x29335C]
    for (place, hex) in colors.enumerated() {
      let corner = Point(x: place % 2 == 0 ? 0 : w / 2, y: place < 2 ? 0 : h / 2)
      canvas.fill(
        Rect(origin: corner, size: Size(width: w / 2, height: h / 2)), color: ink(hex))
    }
    let frame = Rect(x: 1, y: 1, width: w - 2, height: h - 2)
    canvas.fill(Path.rect(frame).stroked(width: 2, cap: .butt, dash: []), color: .black)
    canvas.fill(.ellipse(in: Rect(x: w / 2 - 4, y: h / 4, width: 8, height: 8)), color: .white)
    return pixmap
  }

  private static func ink(_ hex: UInt32) -> PixelColor {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hex >> shift) }
    return PixelColor(red: byte(16), green: byte(8), blue: byte(0))
  }

  /// A black disc with a hole: a template.
  static func ring(_ side: Int) -> Pixmap {
    let pixmap = Pixmap(width: side, height: side)
    let box = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    var path = Path.ellipse(in: box)
    path.append(.ellipse(in: box.insetBy(dx: Double(side) / 3, dy: Double(side) / 3)))
    Canvas(pixmap, scale: 1).fill(path, color: .black, rule: .evenOdd)
    return pixmap
  }

  /// A bubble with rounded corners and a dotted middle, 40 pixels a side.
  static func bubble() -> Pixmap {
    let pixmap = Pixmap(width: 40, height: 40)
    let canvas = Canvas(pixmap, scale: 1)
    let box = Rect(x: 0, y: 0, width: 40, height: 40)
    canvas.fill(.roundedRect(box, radius: 14), color: ink(0x2A9D8F))
    canvas.fill(.roundedRect(box.insetBy(dx: 4, dy: 4), radius: 10), color: ink(0xBFE3DD))
    canvas.fill(
      .ellipse(in: Rect(x: 17, y: 17, width: 6, height: 6)), color: ink(0xE76F51))
    return pixmap
  }

  /// A project with a picture of each kind, all at 2 ×.
  static let assets: PaintAssets = {
    func slices(_ middle: StretchSlices.Middle) -> StretchSlices {
      let axis = StretchSlices.Axis(first: 15, last: 15, middle: 10)
      return StretchSlices(across: axis, down: axis, middle: middle)
    }
    let pictures = [
      Picture(name: "Card", pixmap: card(80, 48), scale: 2),
      Picture(name: "Large", pixmap: card(180, 140), scale: 2),
      Picture(name: "Mirrored", pixmap: card(80, 48), scale: 2, isMirrored: true),
      Picture(name: "Ring", pixmap: ring(40), scale: 2, isTemplate: true),
      Picture(name: "Plain ring", pixmap: ring(40), scale: 2),
      Picture(name: "Original ring", pixmap: ring(40), scale: 2, isTemplate: false),
      Picture(name: "Stretched", pixmap: bubble(), scale: 2, slices: slices(.stretch)),
      Picture(name: "Tiled", pixmap: bubble(), scale: 2, slices: slices(.tile)),
    ]
    return PaintAssets(
      picture: { name, isRightToLeft in
        // One that is mirrored with the layout direction, like a directional image of a catalogue.
        pictures.first { $0.name == (name == "Turning" ? isRightToLeft ? "Mirrored" : "Card" : name) }
      },
      color: { name in name == "Brand" ? RGBA(hex: 0x8338EC) : nil })
  }()
}

import Geometry
import Raster
import Synchronization
import Views

/// An image of the project with all that is needed to draw it. Its pixels are scaled once for each size.
public final class Picture: Sendable {
  /// What findings and listings call it.
  public let name: String
  /// The pixels, as the file has them.
  public let pixmap: Pixmap
  /// Pixels of the file to a point.
  public let scale: Double
  /// Whether only how opaque it is counts; nil leaves it to where it is shown.
  public let isTemplate: Bool?
  /// How it is cut to be stretched; nil is stretched as a whole.
  public let slices: StretchSlices?
  private let made = Mutex<[(key: Key, pixmap: Pixmap)]>([])

  private struct Key: Equatable {
    var width, height: Int
    var capScale: Double
    var tint: PixelColor?
  }

  /// How many pixels are kept of all sizes and tints, and how many one may have: some screens.
  static let mostPixels = 1 << 24

  /// A picture from its parts; one that is mirrored is turned round here, once.
  public init(
    name: String, pixmap: Pixmap, scale: Double, isTemplate: Bool? = nil, slices: StretchSlices? = nil,
    isMirrored: Bool = false
  ) {
    self.name = name
    self.pixmap = isMirrored ? pixmap.mirrored() : pixmap
    self.scale = scale > 0 ? scale : 1
    self.isTemplate = isTemplate
    self.slices = isMirrored ? slices?.mirrored : slices
  }

  /// The size in points.
  public var size: Size {
    Size(width: Double(pixmap.width) / scale, height: Double(pixmap.height) / scale)
  }

  /// The picture in as many pixels as it is shown on.
  ///
  /// - Parameters:
  ///   - gridScale: pixels to a point of the screen, for the caps of a cut picture.
  ///   - tint: the colour of a template; nil for the picture's own.
  func pixels(width: Int, height: Int, gridScale: Double, tint: PixelColor?) -> Pixmap {
    let isWhole = width == pixmap.width && height == pixmap.height
    if isWhole, tint == nil { return pixmap }
    let key = Key(width: width, height: height, capScale: gridScale / scale, tint: tint)
    return made.withLock { made in
      if let known = made.first(where: { $0.key == key }) { return known.pixmap }
      let shaped =
        slices.map { pixmap.stretched(width: width, height: height, slices: $0, capScale: key.capScale) }
        ?? pixmap.scaled(width: width, height: height)
      let result = tint.map { shaped.tinted($0) } ?? shaped
      made.append((key, result))
      var kept = made.reduce(0) { $0 + $1.pixmap.width * $1.pixmap.height }
      while kept > Self.mostPixels { kept -= made[0].pixmap.width * made.removeFirst().pixmap.height }
      return result
    }
  }
}

/// What a project gives a drawing, by name: painting itself reads no files.
public struct PaintAssets: Sendable {
  /// The image of a name; nil where there is none that can be drawn.
  public var picture: @Sendable (String) -> Picture?
  /// The colour of a name in the drawing's surrounding; nil where the document's own value stands.
  public var color: @Sendable (String) -> RGBA?

  /// Assets from the ways to find them.
  public init(
    picture: @escaping @Sendable (String) -> Picture?, color: @escaping @Sendable (String) -> RGBA?
  ) {
    self.picture = picture
    self.color = color
  }

  /// No project at all.
  public static let none = PaintAssets(picture: { _ in nil }, color: { _ in nil })

  /// The value of a colour: the project's own, else what the document recorded.
  func value(of color: Color, in appearance: Appearance) -> RGBA {
    if case .named(let name, _) = color, let value = self.color(name) { return value }
    return color.resolved(in: appearance)
  }
}

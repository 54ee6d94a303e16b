import Geometry
import Raster
import Synchronization
import Views

/// An image of the project with all that is needed to draw it. Its pixels are made once for each size.
public final class Picture: Sendable {
  /// Where a picture can be drawn anew in any size.
  public struct Vector: Sendable {
    /// Whether that is done for every size; else only where sides differ by a pixel at most from the picture's own,
    /// which comes of rounding to the grid and must not blur.
    public let isPreserved: Bool
    /// The whole picture scaled to this many pixels; nil if that fails.
    public let draw: @Sendable (_ width: Int, _ height: Int) -> Pixmap?

    /// A way to draw a picture.
    ///
    /// - Parameters:
    ///   - isPreserved: Whether the picture is drawn anew for every size, as asset catalogs' “Preserve Vector Data”
    ///     asks.
    ///   - draw: Draws the whole picture on a pixmap of that size; nil where that fails.
    public init(isPreserved: Bool, draw: @escaping @Sendable (_ width: Int, _ height: Int) -> Pixmap?) {
      self.isPreserved = isPreserved
      self.draw = draw
    }
  }

  /// What findings and listings call it.
  public let name: String
  /// The pixels, as the file has them, or as a vector is drawn in its own size.
  public let pixmap: Pixmap
  /// Pixels of `pixmap` to a point.
  public let scale: Double
  /// The size in points.
  public let size: Size
  /// Whether only how opaque it is counts; nil leaves it to where it is shown.
  public let isTemplate: Bool?
  /// How it is cut to be stretched; nil is stretched as a whole.
  public let slices: StretchSlices?
  private let isMirrored: Bool
  private let vector: Vector?
  private let made = Mutex<[(key: Key, pixmap: Pixmap)]>([])

  private struct Key: Equatable {
    var width, height: Int
    var capScale: Double
    var tint: PixelColor?
  }

  /// How many pixels are kept of all sizes and tints, and how many one may have: some screens.
  static let mostPixels = 1 << 24

  /// A picture from its parts; one that is mirrored is turned round here, once.
  ///
  /// - Parameters:
  ///   - name: What findings and listings call it.
  ///   - pixmap: The pixels as the file has them, not mirrored yet.
  ///   - scale: Pixels of `pixmap` per point; 1 if it is not positive.
  ///   - size: The size in points; nil follows from the pixels and the scale.
  ///   - isTemplate: Whether only how opaque it is counts; nil leaves it to where it is shown.
  ///   - slices: How it is cut to be stretched, before it is mirrored; nil stretches the whole.
  ///   - isMirrored: Whether left and right change places.
  ///   - vector: How it is drawn anew in other sizes; nil scales the pixels.
  public init(
    name: String, pixmap: Pixmap, scale: Double, size: Size? = nil, isTemplate: Bool? = nil,
    slices: StretchSlices? = nil, isMirrored: Bool = false, vector: Vector? = nil
  ) {
    let scale = scale > 0 ? scale : 1
    self.name = name
    self.pixmap = isMirrored ? pixmap.mirrored() : pixmap
    self.scale = scale
    self.size = size ?? Size(width: Double(pixmap.width) / scale, height: Double(pixmap.height) / scale)
    self.isMirrored = isMirrored
    self.vector = vector
    self.isTemplate = isTemplate
    self.slices = isMirrored ? slices?.mirrored : slices
  }

  /// The picture in as many pixels as it is shown on.
  ///
  /// - Parameters:
  ///   - gridScale: Pixels to a point of the screen, for the caps of a cut picture.
  ///   - tint: The color of a template; nil for the picture's own.
  func pixels(width: Int, height: Int, gridScale: Double, tint: PixelColor?) -> Pixmap {
    let isWhole = width == pixmap.width && height == pixmap.height
    if isWhole, tint == nil { return pixmap }
    let key = Key(width: width, height: height, capScale: gridScale / scale, tint: tint)
    return made.withLock { made in
      if let known = made.first(where: { $0.key == key }) { return known.pixmap }
      let shaped =
        slices.map { pixmap.stretched(width: width, height: height, slices: $0, capScale: key.capScale) }
        ?? redrawn(width: width, height: height) ?? pixmap.scaled(width: width, height: height)
      let result = tint.map { shaped.tinted($0) } ?? shaped
      made.append((key, result))
      var kept = made.reduce(0) { $0 + $1.pixmap.width * $1.pixmap.height }
      while kept > Self.mostPixels { kept -= made[0].pixmap.width * made.removeFirst().pixmap.height }
      return result
    }
  }

  private func redrawn(width: Int, height: Int) -> Pixmap? {
    guard let vector else { return nil }
    let isNear = abs(width - pixmap.width) <= 1 && abs(height - pixmap.height) <= 1
    guard vector.isPreserved || isNear, let drawn = vector.draw(width, height) else { return nil }
    return isMirrored ? drawn.mirrored() : drawn
  }
}

/// What a project gives a drawing, by name: painting itself reads no files.
public struct PaintAssets: Sendable {
  /// The image of a name for a view that is read from left to right or from right to left, whatever the interface is;
  /// nil where there is none that can be drawn.
  public var picture: @Sendable (_ name: String, _ isRightToLeft: Bool) -> Picture?
  /// The color of a name in the drawing's surrounding; nil where the document's own value stands.
  public var color: @Sendable (String) -> RGBA?
  /// The file that says what an image, or if so asked a color, of a name is; nil where there is none.
  public var place: @Sendable (_ name: String, _ isColor: Bool) -> String? = { _, _ in nil }
  /// Whether the interface is read from right to left.
  public var isRightToLeft = false
  /// The project's accent color: the tint of a window that sets none of its own; nil where the system's stands.
  public var accentColor: @Sendable () -> RGBA?

  /// Assets from the ways to find them.
  ///
  /// - Parameters:
  ///   - picture: Returns the image of a name for a view that is read in a direction; nil if there is none that can be
  ///     drawn.
  ///   - color: Returns the color of a name; nil if the document's own value stands.
  ///   - accentColor: Returns the project's accent color; nil if the system's tint stands.
  public init(
    picture: @escaping @Sendable (_ name: String, _ isRightToLeft: Bool) -> Picture?,
    color: @escaping @Sendable (String) -> RGBA?,
    accentColor: @escaping @Sendable () -> RGBA? = { nil }
  ) {
    self.picture = picture
    self.color = color
    self.accentColor = accentColor
  }

  /// No project at all.
  public static let none = PaintAssets(picture: { _, _ in nil }, color: { _ in nil })

  /// The value of a color: the project's own, else what the document recorded.
  func value(of color: Color, in appearance: Appearance) -> RGBA {
    if case .named(let name, _) = color, let value = self.color(name) { return value }
    return color.resolved(in: appearance)
  }
}

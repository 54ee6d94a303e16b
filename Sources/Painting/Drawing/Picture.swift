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
  /// The width in pixels, as the file has them, or as a vector is drawn in its own size.
  public let width: Int
  /// As `width`, from top to bottom.
  public let height: Int
  /// The work of decoding it, in pixels.
  let work: Int
  /// Pixels to a point.
  public let scale: Double
  /// The size in points.
  public let size: Size
  /// Whether only how opaque it is counts; nil leaves it to where it is shown.
  public let isTemplate: Bool?
  /// How it is cut to be stretched; nil is stretched as a whole.
  public let slices: StretchSlices?
  private let isMirrored: Bool
  private let vector: Vector?
  private let stored: @Sendable (_ width: Int, _ height: Int) -> Pixmap?
  private let made = Mutex<[MadePictures.Key: Pixmap]>([:])

  /// How many pixels it is scaled to at most: some screens. What is larger is scaled where it can be seen.
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
  public convenience init(
    name: String, pixmap: Pixmap, scale: Double, size: Size? = nil, isTemplate: Bool? = nil,
    slices: StretchSlices? = nil, isMirrored: Bool = false, vector: Vector? = nil
  ) {
    self.init(
      name: name, width: pixmap.width, height: pixmap.height,
      pixels: { pixmap.scaled(width: $0, height: $1) }, scale: scale, size: size, isTemplate: isTemplate,
      slices: slices, isMirrored: isMirrored, vector: vector)
  }

  /// A picture whose pixels are decoded when it is drawn, in the size that it is drawn in.
  ///
  /// - Parameters:
  ///   - name: What findings and listings call it.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - work: The work of decoding it, in pixels; nil for as many as it has.
  ///   - pixels: Returns all of it, not mirrored, scaled to a width and height in pixels; nil where that fails.
  ///   - scale: Pixels per point; 1 if it is not positive.
  ///   - size: The size in points; nil follows from the pixels and the scale.
  ///   - isTemplate: Whether only how opaque it is counts; nil leaves it to where it is shown.
  ///   - slices: How it is cut to be stretched, before it is mirrored; nil stretches the whole.
  ///   - isMirrored: Whether left and right change places.
  ///   - vector: How it is drawn anew in other sizes; nil scales the pixels.
  public init(
    name: String, width: Int, height: Int, work: Int? = nil,
    pixels: @escaping @Sendable (_ width: Int, _ height: Int) -> Pixmap?, scale: Double, size: Size? = nil,
    isTemplate: Bool? = nil, slices: StretchSlices? = nil, isMirrored: Bool = false, vector: Vector? = nil
  ) {
    let scale = scale > 0 ? scale : 1
    self.name = name
    (self.width, self.height, stored) = (width, height, pixels)
    self.work = work ?? width * height
    self.scale = scale
    self.size = size ?? Size(width: Double(width) / scale, height: Double(height) / scale)
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
    let key = MadePictures.Key(width: width, height: height, capScale: gridScale / scale, tint: tint)
    let (result, isNew) = made.withLock { made in
      if let known = made[key] { return (known, false) }
      let shaped = shaped(key)
      let result = tint.map { shaped.tinted($0) } ?? shaped
      made[key] = result
      return (result, true)
    }
    if isNew { MadePictures.note(result, key, of: self) }
    return result
  }

  /// Forgets the pixels of a size and tint.
  fileprivate func forget(_ key: MadePictures.Key) { made.withLock { $0[key] = nil } }

  /// All pixels, in their own size; of a large file they are read anew.
  public var pixmap: Pixmap {
    let whole = stored(width, height) ?? Pixmap(width: 0, height: 0)
    return isMirrored ? whole.mirrored() : whole
  }

  /// On how many pixels it is drawn in a place of so many: on its own where these are more than are reasonable.
  func drawnSize(in place: PixelRect) -> (width: Int, height: Int) {
    let isReasonable = place.height <= 0 || place.width <= Self.mostPixels / place.height
    return isReasonable ? (place.width, place.height) : (width, height)
  }

  private func shaped(_ key: MadePictures.Key) -> Pixmap {
    if key.width == width, key.height == height, key.tint == nil { return pixmap }
    if let slices {
      return pixmap.stretched(
        width: key.width, height: key.height, slices: slices, capScale: key.capScale)
    }
    if let drawn = redrawn(width: key.width, height: key.height) { return drawn }
    if isMirrored { return pixmap.scaled(width: key.width, height: key.height) }
    return stored(key.width, key.height) ?? Pixmap(width: 0, height: 0)
  }

  private func redrawn(width: Int, height: Int) -> Pixmap? {
    guard let vector else { return nil }
    let isNear = abs(width - self.width) <= 1 && abs(height - self.height) <= 1
    guard vector.isPreserved || isNear, let drawn = vector.draw(width, height) else { return nil }
    return isMirrored ? drawn.mirrored() : drawn
  }
}

/// The pixels that pictures were drawn with and keep for the next drawing, the oldest first.
enum MadePictures {
  /// What the pixels of a picture are made for.
  struct Key: Hashable {
    var width, height: Int
    var capScale: Double
    var tint: PixelColor?
  }

  private struct Entry {
    weak var picture: Picture?
    var key: Key
    var count: Int
  }

  private struct State {
    var entries: [Entry] = []
    var first = 0
    var count = 0
  }

  /// The pixels that all pictures of the process keep together: 128 MB, some screens for each core.
  private static let mostPixels = 1 << 25
  private static let state = Mutex(State())

  /// Notes what a picture keeps, and lets go of the oldest where that is too much.
  static func note(_ pixmap: Pixmap, _ key: Key, of picture: Picture) {
    let count = pixmap.width * pixmap.height
    let old = state.withLock { state -> [Entry] in
      state.entries.append(Entry(picture: picture, key: key, count: count))
      state.count += count
      var old: [Entry] = []
      while state.count > mostPixels || (state.entries.count - state.first) > mostEntries {
        let entry = state.entries[state.first]
        state.first += 1
        state.count -= entry.count
        old.append(entry)
      }
      if state.first > state.entries.count / 2 {
        state.entries.removeFirst(state.first)
        state.first = 0
      }
      return old
    }
    for entry in old { entry.picture?.forget(entry.key) }
  }

  /// Small ones, and those of pictures that are gone, must not add up either.
  private static let mostEntries = 1 << 16
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

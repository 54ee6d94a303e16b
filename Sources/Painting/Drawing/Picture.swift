import Geometry
import Raster
import Synchronization
import Views

/// An image of the project with everything needed to draw it. Its pixels are made once for each size.
package final class Picture: Sendable {
  /// How a picture can be redrawn at any size.
  package struct Vector: Sendable {
    /// Whether it is redrawn for every size; otherwise only if sides differ from the picture's own by at most a pixel,
    /// which results from rounding to the grid and must not blur.
    package let isPreserved: Bool
    /// The whole picture scaled to this many pixels; nil on failure.
    package let draw: @Sendable (_ width: Int, _ height: Int) -> Pixmap?

    package init(isPreserved: Bool, draw: @escaping @Sendable (_ width: Int, _ height: Int) -> Pixmap?) {
      self.isPreserved = isPreserved
      self.draw = draw
    }
  }

  /// The name in findings and listings.
  package let name: String
  /// The width in pixels, as in the file, or of a vector drawing at its natural size.
  package let width: Int
  /// As `width`, vertically.
  package let height: Int
  /// The cost of decoding it, in pixels.
  let work: Int
  /// Pixels per point.
  package let scale: Double
  /// The size in points.
  package let size: Size
  /// Whether only its opacity is used; nil leaves it to the place that shows it.
  package let isTemplate: Bool?
  /// How it is sliced for stretching; nil stretches the whole.
  package let slices: StretchSlices?
  /// Whether it is a symbol, whose size follows its configuration.
  package let isSymbol: Bool
  private let isMirrored: Bool
  private let vector: Vector?
  private let stored: @Sendable (_ width: Int, _ height: Int) -> Pixmap?
  private let made = Mutex<[MadePictures.Key: MadePixels]>([:])
  private let pixelMark = Mutex<String?>(nil)

  /// Pixels that the cache keeps, and that are known for as long as a drawing uses them.
  private struct MadePixels {
    var kept: Pixmap?
    weak var used: Pixmap?
  }

  /// The maximum number of pixels it is scaled to: several screens. A larger picture is scaled where it is visible.
  static let mostPixels = 1 << 24

  /// A picture from its parts; a mirrored one is flipped here, once. `pixmap`: the pixels as in the file, not mirrored
  /// yet. `scale`: pixels of `pixmap` per point; 1 if it is not positive. `size`: the size in points; nil derives it
  /// from the pixels and the scale. `isTemplate`: whether only its opacity is used; nil leaves it to the place that
  /// shows it. `slices`: how it is sliced for stretching, before mirroring; nil stretches the whole. `vector`: how it
  /// is redrawn at other sizes; nil scales the pixels.
  package convenience init(
    name: String, pixmap: Pixmap, scale: Double, size: Size? = nil, isTemplate: Bool? = nil,
    slices: StretchSlices? = nil, isMirrored: Bool = false, vector: Vector? = nil
  ) {
    self.init(
      name: name, width: pixmap.width, height: pixmap.height,
      pixels: { pixmap.scaled(width: $0, height: $1) }, scale: scale, size: size, isTemplate: isTemplate,
      slices: slices, isMirrored: isMirrored, vector: vector)
  }

  /// A picture whose pixels are decoded when it is drawn, at the size it is drawn at. `work`: the cost of decoding it,
  /// in pixels; nil uses the number of pixels. `pixels`: returns the whole picture, not mirrored, scaled to a width and
  /// height in pixels; nil on failure. `scale`: pixels per point; 1 if it is not positive. `size`: the size in points;
  /// nil derives it from the pixels and the scale. `isTemplate`: whether only its opacity is used; nil leaves it to the
  /// place that shows it. `slices`: how it is sliced for stretching, before mirroring; nil stretches the whole.
  /// `vector`: how it is redrawn at other sizes; nil scales the pixels.
  package init(
    name: String, width: Int, height: Int, work: Int? = nil,
    pixels: @escaping @Sendable (_ width: Int, _ height: Int) -> Pixmap?, scale: Double, size: Size? = nil,
    isTemplate: Bool? = nil, slices: StretchSlices? = nil, isMirrored: Bool = false, vector: Vector? = nil,
    isSymbol: Bool = false
  ) {
    let scale = scale > 0 ? scale : 1
    self.name = name
    (self.width, self.height, stored) = (width, height, pixels)
    self.work = work ?? width * height
    self.scale = scale
    self.size = size ?? Size(width: Double(width) / scale, height: Double(height) / scale)
    (self.isMirrored, self.isSymbol) = (isMirrored, isSymbol)
    self.vector = vector
    self.isTemplate = isTemplate
    self.slices = isMirrored ? slices?.mirrored : slices
  }

  /// The picture in the number of pixels it is displayed at; made once while it is used, even if it is too large to be
  /// kept. `gridScale`: pixels per point of the screen, for the caps of a sliced picture. `tint`: the color of a
  /// template; nil for the picture's own.
  func pixels(width: Int, height: Int, gridScale: Double, tint: PixelColor?) -> Pixmap {
    let key = MadePictures.Key(width: width, height: height, capScale: gridScale / scale, tint: tint)
    let (result, isNew) = made.withLock { made in
      if let known = made[key]?.used { return (known, false) }
      let shaped = shaped(key)
      let result = tint.map { shaped.tinted($0) } ?? shaped
      made[key] = MadePixels(kept: result, used: result)
      return (result, true)
    }
    if isNew { MadePictures.note(result, key, of: self) }
    return result
  }

  /// Discards the pixels of a size and tint when no drawing uses them.
  fileprivate func forget(_ key: MadePictures.Key) {
    made.withLock { made in
      made[key]?.kept = nil
      if made[key]?.used == nil { made[key] = nil }
    }
  }

  /// All pixels at their own size; a large file is read again.
  package var pixmap: Pixmap {
    let whole = stored(width, height) ?? Pixmap(width: 0, height: 0)
    return isMirrored ? whole.mirrored() : whole
  }

  /// What tells the picture from others, made of all its pixels once: a large file is read for it.
  package func mark(_ make: (Pixmap) -> String) -> String {
    pixelMark.withLock { known in
      if let known { return known }
      let mark = make(pixmap)
      known = mark
      return mark
    }
  }

  /// The number of pixels it is drawn with in a rectangle of this many: its own if the rectangle has unreasonably many.
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

/// The cached pixels of drawn pictures, the oldest first.
enum MadePictures {
  /// The key of a picture's cached pixels.
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

  /// The limit for the cached pixels of all pictures of the process: 128 MB, several screens for each core.
  private static let mostPixels = 1 << 25
  private static let state = Mutex(State())

  /// Records what a picture caches, and evicts the oldest entries over the limit.
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

  /// Small ones, and those of released pictures, must not accumulate either.
  private static let mostEntries = 1 << 16
}

/// The assets that a project provides to a drawing, by name: painting itself reads no files.
package struct PaintAssets: Sendable {
  /// The image with a name for a view with this reading direction, regardless of the interface's; nil if there is none
  /// that can be drawn.
  package var picture: @Sendable (_ name: String, _ isRightToLeft: Bool) -> Picture?
  /// The color with a name in the drawing's environment; nil if the document's own value applies.
  package var color: @Sendable (String) -> RGBA?
  /// The symbol of a set of the project with a name, as a template at the default point size; nil if there is none.
  package var symbol: @Sendable (_ name: String, SymbolConfiguration?) -> Picture? = { _, _ in nil }
  /// The file that defines the image, or on request the color, with a name; nil if there is none.
  package var place: @Sendable (_ name: String, _ isColor: Bool) -> String? = { _, _ in nil }
  /// Whether the interface is right-to-left.
  package var isRightToLeft = false
  /// Whether the screen is on an elevated surface, such as a sheet, where dark backgrounds are lighter.
  package var isElevated = false
  /// The project's accent color: the tint of a window that sets none; nil if the system's applies.
  package var accentColor: @Sendable () -> RGBA?

  /// Creates assets from lookup functions. `picture`: returns the image with a name for a view with a reading
  /// direction; nil if there is none that can be drawn. `color`: returns the color with a name; nil if the document's
  /// own value applies. `accentColor`: returns the project's accent color; nil if the system's tint applies.
  package init(
    picture: @escaping @Sendable (_ name: String, _ isRightToLeft: Bool) -> Picture?,
    color: @escaping @Sendable (String) -> RGBA?,
    accentColor: @escaping @Sendable () -> RGBA? = { nil }
  ) {
    self.picture = picture
    self.color = color
    self.accentColor = accentColor
  }

  /// No project.
  package static let none = PaintAssets(picture: { _, _ in nil }, color: { _ in nil })

  /// The value of a color: from the project, else as recorded in the document.
  func value(of color: Color, in appearance: Appearance) -> RGBA {
    if case .named(let name, _) = color, let value = self.color(name) { return value }
    if isElevated, case .system(let color) = color { return color.elevatedValue(in: appearance) }
    return color.resolved(in: appearance)
  }
}

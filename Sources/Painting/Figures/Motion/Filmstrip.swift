import Geometry
import Raster
import Typography
import Views

/// Frames of a motion in one picture: a grid in reading order, each with its time and progress.
package struct Filmstrip {
  /// A frame in its displayed size.
  package struct Frame: Sendable {
    let picture: Picture
    let caption: Caption
    let size: Size
    /// The size of the largest frame.
    let room: Size

    /// The rectangles of the views that the faults concern, in points from the frame's corner.
    let outlines: [Rect]

    /// A frame, scaled down. `pixmap`: the pixels of the frame. `whole`: the size of the largest frame in pixels, which
    /// is displayed in `room`. `caption`: the caption below the frame, with outlines in pixels of `pixmap`. `room`: the
    /// maximum size of the largest frame, in points; nothing is enlarged.
    package init(
      _ pixmap: Pixmap, of whole: (width: Int, height: Int), _ caption: Caption, room: Size = Filmstrip.room
    ) {
      let factor = Filmstrip.factor(width: whole.width, height: whole.height, in: room)
      picture = Picture(name: "frame", pixmap: pixmap.scaled(by: factor), scale: Filmstrip.scale)
      self.caption = caption
      size = picture.size
      self.room = Size(
        width: Double(Pixmap.scaledLength(whole.width, by: factor)) / Filmstrip.scale,
        height: Double(Pixmap.scaledLength(whole.height, by: factor)) / Filmstrip.scale)
      let share = factor / Filmstrip.scale
      outlines = caption.outlines.map { $0.scaled(by: share) }
    }
  }

  private let title: String
  private let frames: [Frame]

  /// The default maximum extent of a frame, points.
  package static let room = Size(width: 180, height: 240)
  /// The maximum size of a sheet, in points, without the height of the captions.
  private static let sheet = Size(width: 1_160, height: 1_200)
  /// The maximum size of a frame in a short strip, in points.
  private static let mostRoom = Size(width: 400, height: 480)
  private static let mostColumns = 12
  /// The width of a caption, in points.
  private static let leastWidth = 104.0
  /// Pixels per point.
  private static let scale = 2.0
  static let titleFont = FontDescription(systemSize: 12, weight: .semibold)
  private static let gap = 12.0
  private static let head = 30.0

  /// The scale at which a picture is displayed.
  private static func factor(width: Int, height: Int, in room: Size) -> Double {
    min(
      1, room.width * scale / Double(max(1, width)), room.height * scale / Double(max(1, height)))
  }

  /// Returns the columns of a sheet, and the size of each frame in points.
  ///
  /// Uses the fewest rows that show frames as large as `room` does, or else as large as the sheet allows. `width`: the
  /// width of the largest frame, in pixels. `height`: the height of the largest frame, in pixels.
  package static func grid(count: Int, width: Int, height: Int) -> (columns: Int, room: Size) {
    let wanted = 0.95 * factor(width: width, height: height, in: room)
    var best = (columns: 1, room: room, factor: 0.0)
    for most in stride(from: min(mostColumns, max(1, count)), through: 1, by: -1) {
      // As even as possible: ten frames are two rows of five.
      let rows = max(1, (count + most - 1) / most)
      let columns = max(1, (count + rows - 1) / rows)
      let own = Size(
        width: min(mostRoom.width, ((sheet.width - gap) / Double(columns) - gap).rounded(.down)),
        height: min(mostRoom.height, (sheet.height - head) / Double(rows) - gap))
      let factor = factor(width: width, height: height, in: own)
      guard own.width >= leastWidth, factor > best.factor else { continue }
      best = (columns, own, factor)
      if factor >= wanted { break }
    }
    return (best.columns, best.room)
  }

  /// A strip of frames under a title. `frames`: the frames in order; the first one's size applies to all.
  package init(title: String, frames: [Frame]) {
    self.title = title
    self.frames = frames
  }

  /// Returns the drawing of the strip, at 2 pixels per point.
  package func drawing(_ fonts: FontLibrary) -> Drawing {
    let cell = frames.first?.room ?? Self.room
    let width = max(cell.width, Self.leastWidth)
    // Any canvas will do for measuring.
    let ruler = Brush(canvas: cell, scale: Self.scale, fonts)
    let captionHeight = frames.map { $0.caption.height(width: width, ruler) }.max() ?? 0
    let height = cell.height + 6 + captionHeight
    let most = min(Self.mostColumns, max(1, Int((Self.sheet.width - Self.gap) / (width + Self.gap))))
    // As even as possible: ten frames are two rows of five.
    let rows = max(1, (frames.count + most - 1) / most)
    let columns = max(1, (frames.count + rows - 1) / rows)
    var canvas = Size(
      width: Self.gap + Double(columns) * (width + Self.gap),
      height: Self.head + Double(rows) * (height + Self.gap))
    // The title must fit even above a few narrow frames.
    let titleWidth = ruler.width(of: title, Self.titleFont)
    canvas.width = max(canvas.width, min(480, titleWidth.rounded(.up) + 2 * Self.gap + 2))
    let brush = Brush(canvas: canvas, scale: Self.scale, fonts)
    brush.fill(brush.visible, RGBA(hex: 0xF2F2F7))
    var head = TextBlock(
      text: title, font: Self.titleFont, color: RGBA(hex: 0x1C1C1E))
    head.lineBreak = .middleTruncation
    brush.draw(
      head, in: Rect(x: Self.gap, y: 6, width: canvas.width - 2 * Self.gap, height: Self.head - 10))
    for (index, frame) in frames.enumerated() {
      let x = Self.gap + Double(index % columns) * (width + Self.gap)
      let y = Self.head + Double(index / columns) * (height + Self.gap)
      let place = Rect(x: x, y: y, width: width, height: cell.height)
      Self.paint(frame, in: place, isMarked: !frame.caption.faults.isEmpty, brush)
      frame.caption.paint(at: Point(x: x, y: place.maxY + 4), width: width, brush)
    }
    return Drawing(canvas: canvas, scale: Self.scale, commands: brush.recorder.commands)
  }

  /// Draws a frame centered in a rectangle, with a border.
  static func paint(_ frame: Frame, in place: Rect, isMarked: Bool, _ brush: Brush) {
    let box = brush.onGrid(
      Rect(
        x: place.midX - frame.size.width / 2, y: place.midY - frame.size.height / 2, width: frame.size.width,
        height: frame.size.height))
    let ink = isMarked ? RGBA(hex: 0xD70015) : RGBA(hex: 0xC6C6C8)
    let edge = isMarked ? 2.0 : 0.5
    brush.fill(box.insetBy(dx: -edge, dy: -edge), ink)
    brush.draw(frame.picture, in: box)
    brush.clipped(to: .rect(box)) {
      for outline in frame.outlines {
        let place = brush.onGrid(outline.offset(by: box.origin))
        brush.border(place.insetBy(dx: -1.5, dy: -1.5), width: 2.5, radius: 0, RGBA(white: 1, alpha: 0.8))
        brush.border(place.insetBy(dx: -1, dy: -1), width: 1.5, radius: 0, RGBA(hex: 0xD70015))
      }
    }
  }
}

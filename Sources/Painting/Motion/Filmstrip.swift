import Geometry
import Raster
import Typography
import Views

/// Frames of a motion in one picture: a grid in reading order, each with its time and how far it has come.
public struct Filmstrip {
  /// What stands below a frame.
  public struct Caption: Sendable {
    /// The first line: the time.
    public var time: String
    /// At its end: the eased progress.
    public var progress: String
    /// What is wrong with the frame, one a line; the frame is marked where there is something.
    public var faults: [String]

    /// A caption from its parts.
    public init(time: String, progress: String, faults: [String] = []) {
      self.time = time
      self.progress = progress
      self.faults = faults
    }
  }

  /// A frame in the size that it is shown in.
  public struct Frame: Sendable {
    let picture: Picture
    let caption: Caption
    let size: Size
    /// The room that the largest frame would take.
    let room: Size

    /// A frame, made small; `whole` is a picture of the size of the largest one.
    public init(_ pixmap: Pixmap, of whole: Pixmap, _ caption: Caption) {
      let factor = min(
        1, Filmstrip.room.width * Filmstrip.scale / Double(max(1, whole.width)),
        Filmstrip.room.height * Filmstrip.scale / Double(max(1, whole.height)))
      func side(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
      let small = pixmap.scaled(width: side(pixmap.width), height: side(pixmap.height))
      picture = Picture(name: "frame", pixmap: small, scale: Filmstrip.scale)
      self.caption = caption
      size = picture.size
      room = Size(
        width: Double(side(whole.width)) / Filmstrip.scale,
        height: Double(side(whole.height)) / Filmstrip.scale)
    }
  }

  private let title: String
  private let frames: [Frame]

  /// The most that a frame takes, points.
  private static let room = Size(width: 180, height: 240)
  /// Pixels to a point.
  private static let scale = 2.0
  static let titleFont = FontDescription(systemSize: 12, weight: .semibold)
  private static let gap = 12.0
  private static let head = 30.0
  private static let line = 14.0
  /// The most lines of faults.
  private static let mostFaults = 4
  private static let mostColumns = 6

  /// A strip of frames under a title.
  public init(title: String, frames: [Frame]) {
    self.title = title
    self.frames = frames
  }

  /// The picture.
  public func drawing(_ fonts: FontLibrary) -> Drawing {
    let cell = frames.first?.room ?? Self.room
    let width = max(cell.width, 84)
    let faultLines = min(Self.mostFaults, frames.map(\.caption.faults.count).max() ?? 0)
    let height = cell.height + 6 + Self.line * Double(1 + faultLines)
    let most = min(Self.mostColumns, max(1, Int((1_160 - Self.gap) / (width + Self.gap))))
    // As even as can be: ten frames are two rows of five.
    let rows = max(1, (frames.count + most - 1) / most)
    let columns = max(1, (frames.count + rows - 1) / rows)
    var canvas = Size(
      width: Self.gap + Double(columns) * (width + Self.gap),
      height: Self.head + Double(rows) * (height + Self.gap))
    // A few narrow frames leave the title its room.
    let titleWidth = Brush(canvas: canvas, scale: Self.scale, fonts).width(of: title, Self.titleFont)
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
      paint(frame, in: place, brush)
    }
    return Drawing(canvas: canvas, scale: Self.scale, commands: brush.recorder.commands)
  }

  private func paint(_ frame: Frame, in place: Rect, _ brush: Brush) {
    Self.paint(frame, in: place, isMarked: !frame.caption.faults.isEmpty, brush)
    let row = Rect(x: place.minX, y: place.maxY + 4, width: place.width, height: Self.line)
    Self.paint(frame.caption, in: row, brush)
  }

  /// Draws a frame in the middle of a place, with an edge around it.
  static func paint(_ frame: Frame, in place: Rect, isMarked: Bool, _ brush: Brush) {
    let box = brush.onGrid(
      Rect(
        x: place.midX - frame.size.width / 2, y: place.midY - frame.size.height / 2, width: frame.size.width,
        height: frame.size.height))
    let ink = isMarked ? RGBA(hex: 0xD70015) : RGBA(hex: 0xC6C6C8)
    let edge = isMarked ? 2.0 : 0.5
    brush.fill(box.insetBy(dx: -edge, dy: -edge), ink)
    brush.draw(frame.picture, in: box)
  }

  /// Draws a caption, whose first line is `place`.
  static func paint(_ caption: Caption, in place: Rect, _ brush: Brush) {
    var row = place
    let font = FontDescription(systemSize: 10, weight: .semibold)
    let plain = FontDescription(systemSize: 10)
    brush.draw(TextBlock(text: caption.time, font: font, color: RGBA(hex: 0x1C1C1E)), in: row)
    brush.draw(
      TextBlock(text: caption.progress, font: plain, color: RGBA(hex: 0x6C6C70), alignment: .right),
      in: row)
    let faults = caption.faults
    for (index, fault) in faults.prefix(mostFaults).enumerated() {
      row.origin.y += line
      let isLast = index == mostFaults - 1 && faults.count > mostFaults
      let text = isLast ? "and \(faults.count - index) more" : fault
      brush.draw(TextBlock(text: text, font: plain, color: RGBA(hex: 0xD70015)), in: row)
    }
  }
}

import Geometry
import Raster
import Views

/// The drawing while it grows.
final class DrawingRecorder {
  /// The screen's pixels.
  let grid: PixelGrid
  private(set) var commands: [Drawing.Command] = []
  /// The work of the pictures of a drawing, in pixels.
  final class PictureWork {
    private struct Key: Hashable {
      var picture: ObjectIdentifier
      var width, height: Int
      var tint: PixelColor?
    }

    private var known: Set<Key> = []
    private var sum = 0

    /// Whether a picture can be drawn besides all others.
    ///
    /// - Parameters:
    ///   - place: The rectangle that it fills, pixels.
    ///   - tint: The color of a template.
    func admits(_ picture: Picture, in place: PixelRect, tint: PixelColor?) -> Bool {
      let size = picture.drawnSize(in: place)
      let key = Key(
        picture: ObjectIdentifier(picture), width: size.width, height: size.height, tint: tint)
      if known.contains(key) { return true }
      let work = max(picture.work, 4 * size.width * size.height)
      guard sum + work <= Drawing.mostPictureWork else { return false }
      known.insert(key)
      sum += work
      return true
    }
  }

  /// Which corners of a cell's ground are round, as its table found before its cells are drawn.
  var cellCorners: [ViewID: CellCorners] = [:]

  /// Whether a text was drawn that did not fit.
  var cutsText = false
  /// Whether it is found out by how much such texts do not fit.
  var measuresShortage = false
  /// The most by which they do not.
  var shortage = TextShortage()
  /// Where texts were drawn, window points, in the order of drawing.
  var texts: [Rect] = []

  /// Images that the project does not have, in the order of drawing.
  var missingImages: [Drawing.MissingImage] = []

  /// How many groups are open, and how many may be: each of them holds a pixmap while it is drawn.
  private var openGroups = 0
  private static let mostGroups = 24

  /// The work of the pictures so far, which drawings of parts of a screen share.
  let pictureWork: PictureWork

  init(grid: PixelGrid, sharing pictureWork: PictureWork = PictureWork()) {
    (self.grid, self.pictureWork) = (grid, pictureWork)
  }

  func add(_ command: Drawing.Command) { commands.append(command) }

  /// Records what `body` adds as a group with an alpha of 0 … 255.
  ///
  /// A group costs a pixmap of the clip's bounds, so it is clipped to the whole pixels that its steps can reach:
  /// a translucent button takes a few KB instead of the screen's 12 MB, and no pixel changes. Forty
  /// faint views of 60 × 50 points at 3 × took 51 to 65 ms and take 4.6. What is 24 groups deep is faded by those only.
  func group(alpha: UInt8, within visible: Rect, _ body: () -> Void) {
    guard openGroups < Self.mostGroups else { return body() }
    let start = commands.count
    openGroups += 1
    body()
    openGroups -= 1
    let reach = Drawing.reach(of: commands[start...]).intersection(visible)
    guard !reach.isEmpty else { return commands.removeSubrange(start...) }
    commands.insert(contentsOf: [.pushClip(.rect(wholePixels(reach))), .beginGroup(alpha: alpha)], at: start)
    commands += [.endGroup, .popClip]
  }

  /// The smallest rectangle on the pixel grid around another, in points.
  private func wholePixels(_ rect: Rect) -> Rect {
    func down(_ value: Double) -> Double { (value * grid.scale).rounded(.down) / grid.scale }
    func up(_ value: Double) -> Double { (value * grid.scale).rounded(.up) / grid.scale }
    return Rect(minX: down(rect.minX), minY: down(rect.minY), maxX: up(rect.maxX), maxY: up(rect.maxY))
  }
}

/// Which corners of a cell's ground are round.
struct CellCorners {
  /// Radius of the two upper corners, points.
  var top = 0.0
  /// Radius of the two lower corners, points.
  var bottom = 0.0
}

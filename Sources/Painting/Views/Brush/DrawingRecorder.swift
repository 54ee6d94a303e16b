import Geometry
import Raster
import Views

/// The drawing in progress.
final class DrawingRecorder {
  let grid: PixelGrid
  private(set) var commands: [Drawing.Command] = []
  /// The cost of a drawing's pictures, in pixels.
  final class PictureWork {
    private struct Key: Hashable {
      var picture: ObjectIdentifier
      var width, height: Int
      var tint: PixelColor?
    }

    private var known: Set<Key> = []
    private var sum = 0

    /// Whether a picture still fits into the limit.
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

  /// The rounded corners of a cell's background; its table finds them before the cells are drawn.
  var cellCorners: [ViewID: CellCorners] = [:]

  /// Whether a text was drawn that did not fit.
  var cutsText = false
  /// Whether to measure how much such texts are too large.
  var measuresShortage = false
  /// The largest such excess.
  var shortage = TextShortage()
  /// The places of drawn texts in window points, in drawing order.
  var texts: [Rect] = []

  /// Images missing from the project, in drawing order.
  var missingImages: [Drawing.MissingImage] = []

  /// The number of open groups, and its limit: each holds a pixmap while it is drawn.
  private var openGroups = 0
  private static let mostGroups = 24

  /// The cost of the pictures so far, shared by drawings of parts of a screen.
  let pictureWork: PictureWork

  init(grid: PixelGrid, sharing pictureWork: PictureWork = PictureWork()) {
    (self.grid, self.pictureWork) = (grid, pictureWork)
  }

  func add(_ command: Drawing.Command) { commands.append(command) }

  /// Records the commands that `body` adds as a group with an alpha of 0 … 255.
  ///
  /// A group costs a pixmap of the clip's bounds, so it is clipped to the whole pixels that its steps can reach: a
  /// translucent button takes a few KB instead of the screen's 12 MB, and no pixel changes. Forty faint views of 60 ×
  /// 50 points at 3 × took 51 to 65 ms and take 4.6. Deeper than 24 groups, no further group is opened.
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

/// The rounded corners of a cell's background.
struct CellCorners {
  /// Radius of the two upper corners, points.
  var top = 0.0
  /// Radius of the two lower corners, points.
  var bottom = 0.0
}

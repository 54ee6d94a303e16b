import Geometry
import Raster
import Views

/// The drawing in progress.
final class DrawingRecorder {
  let grid: PixelGrid
  private(set) var commands: [Drawing.Command] = []

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
  /// Visual effects drawn as plain colors, in drawing order.
  var plainEffects: [ViewID] = []
  /// The view from which on nothing is drawn; nil if all are.
  var firstUndrawn: ViewID?
  /// The parts of bars, in drawing order.
  private(set) var barParts: [Drawing.BarPart] = []
  /// Whether the bars around the screen are drawn.
  var isAroundScreen = false
  /// The view that the steps belong to.
  private var view: ViewID?
  /// The open maps, the innermost last.
  private var maps: [AffineTransform] = []

  /// The number of open groups, and its limit: each holds a pixmap while it is drawn.
  private var openGroups = 0
  private static let mostGroups = 24

  /// The cost of what is drawn so far, shared by drawings of parts of a screen.
  let pictureWork: PictureWork
  /// The whole picture, in points; nil for a figure, which is not limited.
  private let canvas: Rect?
  /// What a drawing of a part of a screen is drawn over.
  private let whole: DrawingRecorder?
  /// All steps so far, of the whole screen.
  private var steps: [[Drawing.Command]] { (whole?.steps ?? []) + [commands] }

  init(grid: PixelGrid, canvas: Rect? = nil) {
    (self.grid, self.canvas) = (grid, canvas)
    (pictureWork, whole) = (PictureWork(), nil)
  }

  /// A drawing of a part of the screen that `whole` draws.
  init(over whole: DrawingRecorder) {
    (grid, canvas, pictureWork, self.whole) = (whole.grid, whole.canvas, whole.pictureWork, whole)
  }

  /// Adds a step, unless the steps so far paint as many pixels as a picture may.
  func add(_ command: Drawing.Command) {
    if case .view(let id, _) = command { view = id }
    command.change(&maps)
    if let reach = command.reach, !pictureWork.admits(painting: visible(reach), scale: grid.scale) {
      firstUndrawn = firstUndrawn ?? view
    } else {
      commands.append(command)
    }
  }

  /// Notes where a part of a bar is drawn, in window points.
  func note(_ kind: Drawing.BarPart.Kind, in rect: Rect) {
    barParts.append(Drawing.BarPart(kind: kind, view: isAroundScreen ? nil : view, rect: rect))
  }

  /// The part of a rectangle of the next step that is on the canvas.
  private func visible(_ rect: Rect) -> Rect {
    canvas.map((maps.last?.bounds(of: rect) ?? rect).intersection) ?? .zero
  }

  /// Adds a blur of everything so far, within a shape; returns false, adding nothing, if that is beyond the limit.
  func addBackdrop(_ path: Path, _ filter: BackdropFilter) -> Bool {
    guard pictureWork.admits(backdropIn: visible(path.bounds), of: steps, scale: grid.scale) else {
      return false
    }
    add(.backdrop(path, filter))
    return true
  }

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

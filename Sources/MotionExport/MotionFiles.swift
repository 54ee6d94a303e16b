import Files
import Geometry
import Motion
import Painting
import Raster
import Screens
import Views

/// The files that show a screen's motion, in a folder of their own.
package struct MotionFiles {
  private let motion: ScreenMotion
  private let schedule: FrameSchedule
  private let review: MotionReview
  private let folder: String

  /// The files of a motion.
  package init(_ motion: ScreenMotion, _ schedule: FrameSchedule, _ review: MotionReview, folder: String) {
    self.motion = motion
    self.schedule = schedule
    self.review = review
    self.folder = folder
  }

  /// The path of a file of the folder.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Some frames in one picture, those with faults marked; in the folder unless another path is given.
  package func filmstrip(to path: String? = nil) -> FilmstripSink {
    let captions = chosenFrames.map { index -> (Int, Filmstrip.Caption) in
      let share = schedule.times[index]
      return (
        index,
        Filmstrip.Caption(
          time: motion.time(share), progress: motion.progressWords(share), faults: review.faults(at: share))
      )
    }
    return FilmstripSink(
      path ?? self.path("filmstrip.png"), title: motion.title(schedule), captions: captions,
      renderer: motion.renderer)
  }

  /// Frames evenly chosen, and one for each fault that none of them shows.
  private var chosenFrames: [Int] {
    let even = FrameChoice.even(FilmstripSink.mostFrames, of: schedule.times.count)
    var chosen = Set(even)
    for fault in review.faults where !fault.frames.contains(where: chosen.contains) {
      if let first = fault.frames.first { chosen.insert(first) }
    }
    return chosen.sorted()
  }

  /// Outlines of a few frames over the last one.
  package func onionSkin(_ export: FrameExport) throws(RenderError) -> OnionSink {
    let last = export.lastPixmap()
    guard last.width > 0, last.height > 0 else { throw .emptyCanvas }
    let chosen = FrameChoice.alongTheWay(
      OnionSink.strengths.count, schedule.times.map { motion.transition.progress(at: $0) })
    return OnionSink(
      path("onion.png"), last: last, size: export.pixelSize, chosen: chosen, scale: motion.scale)
  }

  /// The ways of the views' middles over the last frame.
  package func writePaths() throws {
    let shares = Array(Set(schedule.times + [0, 1])).sorted()
    let drawing = MotionPaths(motion.ways(at: shares)).drawing(
      over: motion.drawing(at: 1), canvas: motion.canvasOfBothEnds, motion.renderer.fonts)
    try OutputFile.write(motion.renderer.png(drawing), to: path("paths.png"))
  }
}

extension ScreenMotion {
  /// The most ways that are drawn: more cannot be told apart.
  private static let mostWays = 30

  /// A canvas that holds both ends.
  var canvasOfBothEnds: Size {
    Size(
      width: max(stills.from.canvas.width, stills.to.canvas.width),
      height: max(stills.from.canvas.height, stills.to.canvas.height))
  }

  /// The ways of the views that move and show something, the longest ones where there are many.
  func ways(at shares: [Double]) -> [MotionPaths.Way] {
    let tree = screen.tree
    let (first, last) = (seenPlaces(at: 0), seenPlaces(at: 1))
    func distance(_ view: View) -> Double {
      Self.distance(first.rects[view.id.index], last.rects[view.id.index])
    }
    let moving = tree.views.filter { view in
      guard transition.presence(of: view.id) == .both, view.superview != nil else { return false }
      // What only follows the view around it goes the same way.
      let (start, end) = (transition.from.animated[view.id.index], transition.to.animated[view.id.index])
      guard start.frame != end.frame || start.transform != end.transform else { return false }
      guard view.content != .plain || view.backgroundColor != nil || view.subviews.isEmpty else {
        return false
      }
      return !transition.from.frames.isHidden[view.id.index] && !transition.to.frames.isHidden[view.id.index]
        && distance(view) > 0.5
    }.sorted { left, right in
      let (a, b) = (distance(left), distance(right))
      return a == b ? left.id < right.id : a > b
    }.prefix(Self.mostWays)
    var points = [[Point]](repeating: [], count: moving.count)
    for share in shares {
      let places = seenPlaces(at: share)
      for (place, view) in moving.enumerated() {
        let rect = places.rects[view.id.index]
        points[place].append(Point(x: rect.midX, y: rect.midY))
      }
    }
    return zip(moving, points).map { view, points in
      MotionPaths.Way(points: points, label: view.title.map { String($0.prefix(24)) } ?? view.runtimeClass)
    }
  }

  /// Where the views are seen at a share of the duration.
  func seenPlaces(at share: Double) -> SeenPlaces {
    transition.seenPlaces(of: screen.tree, transition.frames(of: screen.tree, at: share), at: share)
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    let (dx, dy) = (b.midX - a.midX, b.midY - a.midY)
    return (dx * dx + dy * dy).squareRoot()
  }
}

import Files
import Geometry
import Motion
import Painting
import Raster
import Screens
import Views

/// The files that show a screen's transition, in a folder of their own.
package struct MotionFiles {
  private let motion: ScreenMotion
  private let schedule: FrameSchedule
  private let review: MotionReview
  private let folder: String

  /// Creates the files of a transition.
  package init(_ motion: ScreenMotion, _ schedule: FrameSchedule, _ review: MotionReview, folder: String) {
    self.motion = motion
    self.schedule = schedule
    self.review = review
    self.folder = folder
  }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Returns a sink for a picture of some frames, with faults marked; written to the folder unless another path is
  /// given.
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

  /// Evenly spaced frames, plus one for each fault that none of them shows.
  private var chosenFrames: [Int] {
    let even = FrameChoice.even(FilmstripSink.mostFrames, of: schedule.times.count)
    var chosen = Set(even)
    for fault in review.faults where !fault.frames.contains(where: chosen.contains) {
      if let first = fault.frames.first { chosen.insert(first) }
    }
    return chosen.sorted()
  }

  /// Returns a sink that draws the outlines of a few frames over the last one.
  package func onionSkin(_ export: FrameExport) throws(RenderError) -> OnionSink {
    let last = export.lastPixmap()
    guard last.width > 0, last.height > 0 else { throw .emptyCanvas }
    let chosen = FrameChoice.alongTheWay(
      OnionSink.strengths.count, schedule.times.map { motion.transition.progress(at: $0) })
    return OnionSink(
      path("onion.png"), last: last, size: export.pixelSize, chosen: chosen, scale: motion.scale)
  }

  /// Writes a picture of the paths of the views' centers over the last frame.
  package func writePaths() throws {
    let shares = Array(Set(schedule.times + [0, 1])).sorted()
    let drawing = MotionPaths(motion.ways(at: shares)).drawing(
      over: motion.drawing(at: 1), canvas: motion.canvasOfBothEnds, motion.renderer.fonts)
    try OutputFile.write(motion.renderer.png(drawing), to: path("paths.png"))
  }
}

extension ScreenMotion {
  /// The maximum number of paths drawn; more would be indistinguishable.
  private static let mostWays = 30

  /// The size of a canvas that fits both ends, in points.
  var canvasOfBothEnds: Size {
    Size(
      width: max(stills.from.canvas.width, stills.to.canvas.width),
      height: max(stills.from.canvas.height, stills.to.canvas.height))
  }

  /// Returns the paths of visible views that move; only the longest ones if there are many.
  func ways(at shares: [Double]) -> [MotionPaths.Way] {
    let tree = screen.tree
    let (first, last) = (seenPlaces(at: 0), seenPlaces(at: 1))
    func distance(_ view: View) -> Double {
      Self.distance(first.rects[view.id.index], last.rects[view.id.index])
    }
    let moving = tree.views.filter { view in
      guard transition.presence(of: view.id) == .both, view.superview != nil else { return false }
      // A view that only follows its superview has the same path.
      let (start, end) = (transition.from.animated[view.id.index], transition.to.animated[view.id.index])
      guard start.frame != end.frame || start.transform != end.transform else { return false }
      guard !view.content.isBackgroundOnly || view.backgroundColor != nil || view.subviews.isEmpty else {
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

  /// Returns the visible positions of the views at a fraction of the duration.
  func seenPlaces(at share: Double) -> SeenPlaces {
    transition.seenPlaces(of: screen.tree, transition.frames(of: screen.tree, at: share), at: share)
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    let (dx, dy) = (b.midX - a.midX, b.midY - a.midY)
    return (dx * dx + dy * dy).squareRoot()
  }
}

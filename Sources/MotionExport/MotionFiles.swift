import Files
import Motion
import Painting
import Screens

/// The files that show a screen's transition, in a separate folder.
package struct MotionFiles {
  private let motion: ScreenMotion
  private let schedule: FrameSchedule
  private let review: MotionReview
  private let folder: String

  package init(_ motion: ScreenMotion, _ schedule: FrameSchedule, _ review: MotionReview, folder: String) {
    self.motion = motion
    self.schedule = schedule
    self.review = review
    self.folder = folder
  }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Returns a sink for a picture of some frames, with faults marked; written to the folder unless another path is
  /// given. `outlines`: whether views with faults are outlined, which requires that frames show the screen upright.
  package func filmstrip(to path: String? = nil, outlines: Bool = true) -> FilmstripSink {
    let steps = 32
    let curve = (0...steps).map { motion.transition.progress(at: Double($0) / Double(steps)) }
    let captions = chosenFrames.map { index -> (Int, Filmstrip.Caption) in
      let share = schedule.times[index]
      var caption = Filmstrip.Caption(
        time: motion.time(share), progress: motion.progressWords(share), faults: review.faults(at: share))
      caption.curve = curve
      caption.moment = share
      if outlines { caption.outlines = review.outlines(at: share) }
      return (index, caption)
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

  /// Returns a sink that draws the ghosts of moving views over the last frame. `isUpright`: whether frames show the
  /// screen upright, so that views can be found in them.
  package func onionSkin(_ export: FrameExport, isUpright: Bool = true) throws(RenderError) -> OnionSink {
    let last = try export.lastPixmap()
    guard last.width > 0, last.height > 0 else { throw .emptyCanvas }
    let progress = schedule.times.map { motion.transition.progress(at: $0) }
    let chosen = FrameChoice.alongTheWay(OnionSink.ghosts, progress)
    let ghosts = chosen.map { index in
      OnionSink.Ghost(
        frame: index, name: motion.progressWords(schedule.times[index]),
        places: isUpright ? motion.movingPlaces(at: schedule.times[index]) : nil)
    }
    let end = schedule.times.last ?? 1
    return OnionSink(
      path("onion.png"), last: last, size: export.pixelSize, ghosts: ghosts,
      end: (motion.progressWords(end), isUpright ? motion.movingPlaces(at: end) : nil),
      renderer: motion.renderer, scale: motion.scale)
  }

  /// Writes a picture of the paths of the views' centers over the last frame.
  package func writePaths() throws {
    let shares = Array(Set(schedule.times + [0, 1])).sorted()
    let drawing = MotionPaths(motion.ways(at: shares)).drawing(
      over: motion.drawing(at: 1), canvas: motion.canvasOfBothEnds, motion.renderer.fonts)
    try OutputFile.write(motion.renderer.png(drawing), to: path("paths.png"))
  }
}

import Diagnostics
import Files
import Motion
import MotionExport
import Screens

/// The transition of a screen from one layout to another.
///
/// Moments are fractions of the duration, 0 to 1: at 0 and 1 the screen is as in the two layouts.
public final class ScreenTransition {
  private let motion: ScreenMotion

  init(_ motion: ScreenMotion) { self.motion = motion }

  /// The time until the last view has stopped moving, in seconds.
  public var duration: Double { motion.transition.duration }

  /// Returns the picture at a moment.
  ///
  /// - Parameter share: The fraction of the duration, 0 to 1.
  public func picture(at share: Double) -> ScreenPicture {
    ScreenPicture(drawing: motion.drawing(at: share), renderer: motion.renderer)
  }

  /// Returns where the views stand at a moment.
  ///
  /// - Parameter share: The fraction of the duration, 0 to 1.
  public func views(at share: Double) -> [PlacedView] {
    let (tree, frames, _) = motion.moment(at: share)
    return PlacedView.views(of: tree, frames)
  }

  /// Checks every frame for faults that neither end has: overlaps, jumps, truncated texts, distorted images.
  ///
  /// - Parameter framesPerSecond: The number of frames per second that are looked at.
  /// - Returns: The faults, with the views and the frames that show them; empty if there are none.
  public func faults(framesPerSecond: Double = 60) -> [Finding] {
    MotionReview(motion, schedule(framesPerSecond), limits: MotionLimits()).findings
  }

  /// Returns what every view does as JSON, as `layoutshot frames --format json` writes it.
  ///
  /// - Parameter framesPerSecond: The number of frames per second.
  public func json(framesPerSecond: Double = 60) -> String {
    TransitionReport(motion, schedule(framesPerSecond), findings: faults(framesPerSecond: framesPerSecond))
      .json
  }

  /// Writes the frames as `0000.png` and so on.
  ///
  /// - Parameters:
  ///   - folder: The folder, which holds no other frames afterwards; it is made if it does not exist.
  ///   - framesPerSecond: The number of frames per second.
  ///   - threads: The maximum number of threads to use.
  /// - Throws: `RenderError`, or `FileError` if a file cannot be written.
  public func writeFrames(to folder: String, framesPerSecond: Double = 60, threads: Int = 1) throws {
    try OutputFile.makeFolder(folder)
    let schedule = schedule(framesPerSecond)
    let sink = SequenceSink(folder: folder, schedule, scale: motion.scale)
    try FrameExport(motion, schedule, canvas: .content, threads: threads).run([sink])
  }

  /// Writes an animated PNG.
  ///
  /// - Parameters:
  ///   - path: The file; folders that do not exist are made.
  ///   - framesPerSecond: The number of frames per second.
  ///   - threads: The maximum number of threads to use.
  /// - Throws: `RenderError`, or `FileError` if the file cannot be written.
  public func writeAnimation(to path: String, framesPerSecond: Double = 60, threads: Int = 1) throws {
    try OutputFile.makeFolder(of: path)
    let schedule = schedule(framesPerSecond)
    let export = FrameExport(motion, schedule, canvas: .fixed, threads: threads)
    let delays = schedule.times.map { _ in schedule.frameDuration }
    try export.run([APNGSink(path, size: export.pixelSize, delays: delays, plays: 0, scale: motion.scale)])
  }

  /// Writes a picture with some frames in a row, each with its time, its progress and its faults.
  ///
  /// - Parameters:
  ///   - path: The file; folders that do not exist are made.
  ///   - framesPerSecond: The number of frames per second that are looked at.
  /// - Throws: `RenderError`, or `FileError` if the file cannot be written.
  public func writeFilmstrip(to path: String, framesPerSecond: Double = 60) throws {
    try OutputFile.makeFolder(of: path)
    let schedule = schedule(framesPerSecond)
    let review = MotionReview(motion, schedule, limits: MotionLimits())
    let strip = MotionFiles(motion, schedule, review, folder: "").filmstrip(to: path)
    try FrameExport(motion, schedule, canvas: .content, threads: 1).run([strip])
  }

  private func schedule(_ framesPerSecond: Double) -> FrameSchedule {
    FrameSchedule(duration: duration, framesPerSecond: framesPerSecond)
  }
}

import Diagnostics
import Motion
import MotionExport
import Screens
import Views

/// A transition that has goldens: its intermediate frames, because its ends are stills.
package struct GoldenTransition: Sendable {
  /// The document patterns; empty for all.
  var documents: [GlobPattern] = []
  /// The names of scenes; empty for all.
  var scenes: [String] = []
  /// The name used for the frames' folder instead of the names of the ends; nil for the latter.
  var name: String?
  /// The layouts, timing and presentation of the transition.
  var motion = MotionRequest()
  /// The number of frames per second that are checked, and drawn unless `keyframes` is set.
  var framesPerSecond = 30.0
  /// The fractions of the duration at which frames are drawn; nil to use `framesPerSecond`.
  var keyframes: [Double]?
  /// Replaces the values of the axes that it names.
  var adjust: @Sendable (inout GoldenMatrix) -> Void = { _ in }

  /// Returns the axes for the transition of a screen, from those of the screen.
  func matrix(_ matrix: GoldenMatrix) -> GoldenMatrix {
    var result = matrix
    adjust(&result)
    return result
  }

  /// The checks whose faults are failures.
  var checks = MotionCheck.allCases
  /// The object IDs of views with known faults.
  package var allowed: [String] = []
  /// The thresholds of the checks.
  var limits = MotionLimits()
  var location = SourceLocation(file: GoldenConfiguration.fileName)

  /// A transition between two layouts of every screen. `keyframes` are the fractions of the duration at which frames
  /// are drawn; nil draws the frames per second that are checked. `orientation` is for a screen of which only the state
  /// changes.
  package init(
    _ motion: MotionRequest, keyframes: [Double]?, framesPerSecond: Double, orientation: Orientation
  ) {
    (self.motion, self.keyframes, self.framesPerSecond) = (motion, keyframes, framesPerSecond)
    adjust = { $0.orientations = [orientation] }
  }

  init() {}

  /// Whether the transition applies to a screen of a document, provided that the screen has both ends.
  func applies(to screen: Screen, of document: String) -> Bool {
    (documents.isEmpty || documents.contains { $0.matches(document) })
      && (scenes.isEmpty || scenes.contains { screen.answers(to: $0) })
  }

  /// Returns the frames to draw for a transition of the given duration in seconds.
  func drawn(duration: Double) -> FrameSchedule {
    keyframes.map { FrameSchedule(keyframes: $0, duration: duration) } ?? checked(duration: duration)
  }

  /// Returns the frames to check for a transition of the given duration in seconds.
  func checked(duration: Double) -> FrameSchedule {
    FrameSchedule(duration: duration, framesPerSecond: framesPerSecond)
  }
}

import Diagnostics
import Motion

/// A transition that has goldens: the frames between its ends, which are stills.
public struct GoldenTransition: Sendable {
  /// Patterns of documents; empty for all.
  var documents: [GlobPattern] = []
  /// Names of scenes; empty for all.
  var scenes: [String] = []
  /// What its frames' folder is called after, in the place of its ends; nil for these.
  var name: String?
  /// Between which layouts, how long, how.
  var motion = MotionRequest()
  /// Frames a second that are checked, and drawn unless `keyframes` says which.
  var framesPerSecond = 30.0
  /// The shares of the time at which frames are drawn; nil is by `framesPerSecond`.
  var keyframes: [Double]?
  /// Changes the axes that it names.
  var adjust: @Sendable (inout GoldenMatrix) -> Void = { _ in }
  /// The checks whose faults fail.
  var checks = MotionCheck.allCases
  /// Object ids of views whose faults are known.
  var allowed: [String] = []
  /// From where on something is wrong.
  var limits = MotionLimits()
  /// Where the configuration lists it.
  var location = SourceLocation(file: GoldenConfiguration.fileName)

  /// Whether it is for a screen of a document, as far as that has both ends.
  func applies(to screen: ScreenLayouts, of document: String) -> Bool {
    (documents.isEmpty || documents.contains { $0.matches(document) })
      && (scenes.isEmpty || scenes.contains { screen.answers(to: $0) })
  }

  /// The frames that are drawn of a motion of so many seconds.
  func drawn(duration: Double) -> FrameSchedule {
    keyframes.map { FrameSchedule(keyframes: $0, duration: duration) } ?? checked(duration: duration)
  }

  /// The frames that are checked.
  func checked(duration: Double) -> FrameSchedule {
    FrameSchedule(duration: duration, framesPerSecond: framesPerSecond)
  }
}

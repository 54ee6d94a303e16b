/// The frames of a transition, as fractions of its duration, in display order.
package struct FrameSchedule: Hashable, Sendable {
  /// The time of each frame as a fraction of the duration, 0 … 1.
  package private(set) var times: [Double]
  /// The number of each frame in the sequence.
  package private(set) var numbers: [Int]
  /// The time that each frame is shown, in seconds.
  package private(set) var frameDuration: Double
  /// Whether all frames are evenly spaced.
  package private(set) var isEven = true
  /// Whether it contains all frames rather than a selection.
  package private(set) var isWhole = true

  /// The maximum number of frames.
  package static let mostFrames = 100_000

  /// Creates frames at i/(n − 1): the first at exactly 0, the last at exactly 1. A single frame is the last one.
  /// `duration`: the time from the first to the last frame, in seconds. `framesPerSecond`: the desired frame rate; the
  /// number of evenly spaced frames that comes closest is used.
  package init(duration: Double, framesPerSecond: Double) {
    let wanted = (duration * framesPerSecond).rounded()
    let steps = wanted >= 1 ? Int(min(wanted, Double(Self.mostFrames - 1))) : 0
    times = steps == 0 ? [1] : (0...steps).map { Double($0) / Double(steps) }
    numbers = Array(times.indices)
    frameDuration = steps == 0 ? 1 / max(framesPerSecond, 1e-3) : duration / Double(steps)
  }

  /// Creates frames at the given fractions of the duration, each shown for the same time. `keyframes`: the fractions of
  /// the duration, clamped to 0 … 1. `duration`: the duration of the transition, in seconds.
  package init(keyframes: [Double], duration: Double) {
    times = keyframes.map { min(max($0, 0), 1) }
    numbers = Array(times.indices)
    isEven = false
    frameDuration = max(duration / Double(max(1, keyframes.count - 1)), 0.01)
  }

  /// Returns only the frames at some indices, with their numbers. `places`: indices into `times`, in the order of the
  /// result; each must exist.
  package func frames(_ places: [Int]) -> FrameSchedule {
    var result = self
    result.times = places.map { times[$0] }
    result.numbers = places.map { numbers[$0] }
    result.isEven = false
    return result
  }

  /// Returns only the frame at an index; nil if there is none. `index`: the index into `times`, from 0.
  package func frame(_ index: Int) -> FrameSchedule? {
    guard times.indices.contains(index) else { return nil }
    var result = self
    result.times = [times[index]]
    result.numbers = [numbers[index]]
    result.isEven = false
    result.isWhole = false
    return result
  }

  /// The schedule in reverse order.
  package var reversed: FrameSchedule {
    var result = self
    result.times.reverse()
    return result
  }

  /// The schedule followed by its reverse, with the turning point shown once.
  package var thereAndBack: FrameSchedule {
    var result = self
    result.times += times.reversed().dropFirst()
    result.numbers = Array(result.times.indices)
    return result
  }
}

/// At which shares of a transition frames are taken, in the order in which they are shown.
public struct FrameSchedule: Hashable, Sendable {
  /// The share of the whole time of each frame, 0 … 1.
  public private(set) var times: [Double]
  /// The place of each frame in the sequence, by which it is numbered.
  public private(set) var numbers: [Int]
  /// How long each frame is shown, seconds.
  public private(set) var frameDuration: Double
  /// Whether all frames are equally far from one another.
  public private(set) var isEven = true
  /// Whether it holds every frame, not one picked out.
  public private(set) var isWhole = true

  /// The most frames that are made.
  public static let mostFrames = 100_000

  /// Frames at i/(n − 1): exactly 0 first, exactly 1 last. One frame alone is the last.
  ///
  /// - Parameters:
  ///   - duration: seconds from the first to the last.
  ///   - framesPerSecond: how many are wanted a second; as many as come nearest while they are evenly spaced.
  public init(duration: Double, framesPerSecond: Double) {
    let wanted = (duration * framesPerSecond).rounded()
    let steps = wanted >= 1 ? Int(min(wanted, Double(Self.mostFrames - 1))) : 0
    times = steps == 0 ? [1] : (0...steps).map { Double($0) / Double(steps) }
    numbers = Array(times.indices)
    frameDuration = steps == 0 ? 1 / max(framesPerSecond, 1e-3) : duration / Double(steps)
  }

  /// Frames at given shares of the time, shown for equally long.
  public init(keyframes: [Double], duration: Double) {
    times = keyframes.map { min(max($0, 0), 1) }
    numbers = Array(times.indices)
    isEven = false
    frameDuration = max(duration / Double(max(1, keyframes.count - 1)), 0.01)
  }

  /// The frames at some places alone, with their numbers.
  public func frames(_ places: [Int]) -> FrameSchedule {
    var result = self
    result.times = places.map { times[$0] }
    result.numbers = places.map { numbers[$0] }
    result.isEven = false
    return result
  }

  /// The frame at a place alone; nil where there is none.
  public func frame(_ index: Int) -> FrameSchedule? {
    guard times.indices.contains(index) else { return nil }
    var result = self
    result.times = [times[index]]
    result.numbers = [numbers[index]]
    result.isEven = false
    result.isWhole = false
    return result
  }

  /// The mirror: the last frame first.
  public var reversed: FrameSchedule {
    var result = self
    result.times.reverse()
    return result
  }

  /// The way and the way back; the turning point is shown once.
  public var thereAndBack: FrameSchedule {
    var result = self
    result.times += times.reversed().dropFirst()
    result.numbers = Array(result.times.indices)
    return result
  }
}

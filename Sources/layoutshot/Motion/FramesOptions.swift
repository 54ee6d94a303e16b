import Motion
import MotionExport
import Reports

struct FramesOptions {
  enum Format: String, CaseIterable {
    case png, apng, gif, filmstrip, onion, paths, json, text
  }

  let motion: MotionRequest
  let formats: [Format]
  let framesPerSecond: Double
  let keyframes: [Double]?
  let frame: Int?
  let isReversed: Bool
  let isThereAndBack: Bool
  /// The number of times that animations play; 0 repeats forever.
  let plays: Int
  /// The minimum time that the first and last frame of animations are shown, in seconds.
  let bookend: Double
  let checks: Bool
  let limits: MotionLimits

  init(_ parsed: ParsedArguments) throws(UsageError) {
    motion = try Self.motion(parsed)
    framesPerSecond = try parsed.number("fps", 0.01...1000, "a number up to 1000") ?? 30
    keyframes = try Self.keyframes(parsed)
    frame = try parsed.number("frame", 0...1e6, "the number of a frame, from 0").map { Int($0) }
    isReversed = parsed.has("reverse")
    isThereAndBack = parsed.has("there-and-back")
    plays = Int(try parsed.number("loop", 0...65_535, "a number, with 0 for endless") ?? 0)
    bookend = try parsed.number("bookends", 0...60, "seconds, up to 60") ?? 1
    checks = parsed.has("check")
    formats =
      try parsed.formats() ?? (frame != nil ? [.png] : [.png, .apng, .gif, .filmstrip, .json, .text])
    var limits = MotionLimits()
    if let step = try parsed.number("max-step", 0.001...10, "a share of the screen, such as 0.35") {
      limits.step = step
    }
    if let bend = try parsed.number("max-bend", 1...1000, "a factor of 1 or more") {
      limits.bend = bend
    }
    self.limits = limits
    if keyframes != nil, parsed.has("fps") { throw UsageError("--keyframes and --fps exclude each other") }
    if isReversed, isThereAndBack { throw UsageError("--reverse and --there-and-back exclude each other") }
  }

  private static func motion(_ parsed: ParsedArguments) throws(UsageError) -> MotionRequest {
    var motion = MotionRequest()
    (motion.from, motion.to) = (parsed.value("from"), parsed.value("to"))
    motion.duration = try seconds(parsed, "duration")
    motion.delay = try seconds(parsed, "delay")
    motion.canvas = try parsed.word(
      "canvas", MotionRequest.Canvas.allCases.map { ($0.rawValue, $0) }, default: .content)
    if let text = parsed.value("curve") {
      guard let curve = TimingCurve(named: text) else {
        throw UsageError(
          "--curve is \"\(text)\"; it can be linear, ease-in, ease-out, ease-in-out, bezier(X1,Y1,X2,Y2),"
            + " spring(DAMPING) or spring(DAMPING,VELOCITY)")
      }
      motion.curve = curve
    }
    return motion
  }

  /// Returns the frames of a transition with the given duration in seconds.
  func schedule(duration: Double) throws(UsageError) -> FrameSchedule {
    var schedule =
      keyframes.map { FrameSchedule(keyframes: $0, duration: duration) }
      ?? FrameSchedule(duration: duration, framesPerSecond: framesPerSecond)
    if isReversed { schedule = schedule.reversed }
    if isThereAndBack { schedule = schedule.thereAndBack }
    guard let frame else { return schedule }
    guard let one = schedule.frame(frame) else {
      throw UsageError("--frame is \(frame); there are \(schedule.times.count), from 0")
    }
    return one
  }

  /// Returns the display time of each frame of an animation, in seconds.
  func delays(_ schedule: FrameSchedule) -> [Double] {
    var delays = [Double](repeating: schedule.frameDuration, count: schedule.times.count)
    guard bookend > 0, let last = delays.indices.last else { return delays }
    delays[0] = max(delays[0], bookend)
    delays[last] = max(delays[last], bookend)
    return delays
  }

  // MARK: Values

  /// Parses a time in seconds, or in milliseconds with the suffix `ms`.
  private static func seconds(_ parsed: ParsedArguments, _ name: String) throws(UsageError) -> Double? {
    guard let text = parsed.value(name) else { return nil }
    let (digits, factor) =
      text.hasSuffix("ms")
      ? (text.dropLast(2), 0.001) : text.hasSuffix("s") ? (text.dropLast(1), 1) : (text[...], 1)
    guard let number = Double(digits), (0...3600).contains(number * factor) else {
      throw UsageError("--\(name) is \"\(text)\"; expected seconds, such as 0.3 or 300ms, up to an hour")
    }
    return number * factor
  }

  private static func keyframes(_ parsed: ParsedArguments) throws(UsageError) -> [Double]? {
    guard let text = parsed.value("keyframes") else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { (0...1).contains($0) }
    guard numbers.count == parts.count else {
      throw UsageError("--keyframes is \"\(text)\"; expected fractions of the duration, such as 0,.25,.5,1")
    }
    return numbers
  }
}

import JSON
import Motion

extension ConfigurationReader {
  /// Converts an element of `transitions` whose shape has been validated.
  func transition(_ value: JSONValue) -> GoldenTransition {
    var result = GoldenTransition()
    result.documents = (value["documents"].map(texts) ?? []).map { GlobPattern($0) }
    result.scenes = value["scenes"].map(texts) ?? []
    result.name = value["name"]?.string
    (result.motion.from, result.motion.to) = (value["from"]?.string, value["to"]?.string)
    result.motion.duration = value["duration"]?.number
    result.motion.delay = value["delay"]?.number
    if let curve = value["curve"]?.string.flatMap({ TimingCurve(named: $0) }) { result.motion.curve = curve }
    if let rate = value["fps"]?.number { result.framesPerSecond = rate }
    result.keyframes = value["keyframes"]?.items.compactMap(\.number)
    if let matrix = value["matrix"] { result.adjust = Self.adjustment(matrix) }
    if let checks = value["checks"] { result.checks = texts(checks).compactMap { MotionCheck(rawValue: $0) } }
    result.allowed = value["allow"].map(texts) ?? []
    if let step = value["maxStep"]?.number { result.limits.step = step }
    if let bend = value["maxBend"]?.number { result.limits.bend = bend }
    return result
  }
}

/// How a stroke ends.
public enum LineCap: Hashable, Sendable {
  /// Straight, at the end of the line.
  case butt
  /// With a half circle round the end.
  case round
  /// Straight, half of the width beyond the end.
  case square
}

/// How a stroke turns.
public enum LineJoin: Hashable, Sendable {
  /// Pointed; cut off like `bevel` where the point would be longer than ten times half of the width.
  case miter
  /// With a part of a circle.
  case round
  /// Cut off.
  case bevel
}

/// All that there is to say about a pen, in the units of the path.
struct StrokeStyle {
  var width: Double
  var cap: LineCap = .butt
  var join: LineJoin = .miter
  var dash: [Double] = []
  var phase = 0.0
}

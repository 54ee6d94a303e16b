/// The shape of the ends of a stroke.
public enum LineCap: Hashable, Sendable {
  /// Flat, at the end of the line.
  case butt
  /// A half circle around the end.
  case round
  /// Flat, half of the width beyond the end.
  case square
}

/// The shape of the corners of a stroke.
public enum LineJoin: Hashable, Sendable {
  /// Pointed; beveled if the point would be longer than ten times half of the width.
  case miter
  /// Rounded by a circular arc.
  case round
  case bevel
}

/// The properties of a pen, in the units of the path.
struct StrokeStyle {
  var width: Double
  var cap: LineCap = .butt
  var join: LineJoin = .miter
  var dash: [Double] = []
  var phase = 0.0
}

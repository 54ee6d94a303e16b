/// The rule that determines from the winding number which points a path encloses.
public enum FillRule: Hashable, Sendable {
  /// Points with a nonzero winding number.
  case nonZero
  /// Points with an odd winding number.
  case evenOdd
}

/// Which places a path encloses, from how often it winds round them.
public enum FillRule: Hashable, Sendable {
  /// Those that it winds round at all, one way more often than the other.
  case nonZero
  /// Those that it winds round an odd number of times.
  case evenOdd
}

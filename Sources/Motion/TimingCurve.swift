/// The relation between time and progress.
public enum TimingCurve: Hashable, Sendable {
  /// Linear progress.
  case linear
  /// `UIView.AnimationOptions.curveEaseIn`.
  case easeIn
  /// `UIView.AnimationOptions.curveEaseOut`.
  case easeOut
  /// `UIView.AnimationOptions.curveEaseInOut`, UIKit's default.
  case easeInOut
  /// A custom curve.
  case bezier(CubicBezier)
  /// A spring that settles at the end; `velocity` is in total distances per second.
  case spring(dampingRatio: Double, velocity: Double)

  /// The corresponding Bézier curve; nil if there is none.
  ///
  /// The control points are from Apple's documentation of `CAMediaTimingFunction`.
  public var bezier: CubicBezier? {
    switch self {
    case .linear, .spring: nil
    case .easeIn: CubicBezier(0.42, 0, 1, 1)
    case .easeOut: CubicBezier(0, 0, 0.58, 1)
    case .easeInOut: CubicBezier(0.42, 0, 0.58, 1)
    case .bezier(let curve): curve
    }
  }

  /// The name used on the command line.
  public var name: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .bezier(let curve): "bezier(\(curve.x1),\(curve.y1),\(curve.x2),\(curve.y2))"
    case .spring(let ratio, let velocity): "spring(\(ratio),\(velocity))"
    }
  }

  /// The words of a camel-case name, separated as on the command line.
  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// The limit for the overshoot of a named curve and the initial velocity of a spring, in total distances.
  private static let wildest = 100.0
  /// The minimum damping ratio; a spring with less would oscillate practically forever.
  private static let leastDamping = 0.001

  /// The names of UIKit's curves.
  public static let names = ["linear", "easeIn", "easeOut", "easeInOut"]

  /// Parses a curve: one of the four names, also as `easeInOut`; `bezier(x1,y1,x2,y2)`, `spring(ratio)` or
  /// `spring(ratio,velocity)`.
  ///
  /// The result is nil for any other text and for numbers out of range: x of control points is within 0 … 1, y and the
  /// velocity within ±100, the damping ratio within 0.001 … 1.
  ///
  /// - Parameter text: The text, such as `ease-in-out` or `spring(0.8,2)`.
  public init?(named text: String) {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut]
    where curve.name == text || curve.name == Self.hyphenated(text) {
      self = curve
      return
    }
    guard text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split(
      separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }.filter(\.isFinite)
    guard numbers.count == parts.count else { return nil }
    switch (text[..<open], numbers.count) {
    case ("bezier", 4):
      guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]), abs(numbers[1]) <= Self.wildest,
        abs(numbers[3]) <= Self.wildest
      else { return nil }
      self = .bezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    case ("spring", 1), ("spring", 2):
      guard numbers[0] >= Self.leastDamping, numbers[0] <= 1,
        abs(numbers.count > 1 ? numbers[1] : 0) <= Self.wildest
      else { return nil }
      self = .spring(dampingRatio: numbers[0], velocity: numbers.count > 1 ? numbers[1] : 0)
    default: return nil
    }
  }
}

/// The values of the property `Grapheme_Cluster_Break` (UAX #29) and, as `ep`, `Extended_Pictographic`, which never
/// occurs with another value.
package enum GraphemeClass: UInt8, CaseIterable, Sendable {
  /// Any other character.
  case xx
  case cr, lf
  /// A control.
  case cn
  /// A mark or another character that extends the preceding one.
  case ex
  case zwj
  /// A regional indicator, half of a flag.
  case ri
  /// A character that the next one belongs to.
  case pp
  /// A mark that takes up space.
  case sm
  /// Hangul jamo and syllables: `lv` without a final consonant, `lvt` with one.
  case l, v, t, lv, lvt
  /// An emoji or a character reserved for one.
  case ep

  private static let ofAll = ScalarClasses<GraphemeClass>(GraphemeData.text)

  /// Creates the class of a character.
  package init(of scalar: UInt32) {
    if (0xAC00...0xD7A3).contains(scalar) {
      self = (scalar - 0xAC00).isMultiple(of: 28) ? .lv : .lvt
    } else {
      self = Self.ofAll[scalar]
    }
  }
}

/// Finds the ends of extended grapheme clusters, the user-perceived characters (UAX #29 of Unicode 15.0.0).
///
/// Swift's `Character` splits sequences of joined symbols that are not emoji yet.
package struct GraphemeRules {
  private var left: GraphemeClass?
  /// Whether the cluster so far is an emoji with marks on it.
  private var isPictograph = false
  /// Whether a joiner follows such an emoji.
  private var joinsPictograph = false
  /// Whether the preceding character is the first of a pair of regional indicators.
  private var isHalfFlag = false

  /// Starts at the beginning of a text.
  package init() {}

  /// Returns whether a cluster ends before the next character, and advances past it.
  package mutating func breaks(before right: GraphemeClass) -> Bool {
    defer { take(right) }
    guard let left else { return true }
    switch (left, right) {
    case (.cr, .lf): return false  // GB3
    case (.cr, _), (.lf, _), (.cn, _), (_, .cr), (_, .lf), (_, .cn): return true  // GB4, GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): return false  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): return false  // GB7
    case (.lvt, .t), (.t, .t): return false  // GB8
    case (_, .ex), (_, .zwj), (_, .sm), (.pp, _): return false  // GB9, GB9a, GB9b
    case (.zwj, .ep): return !joinsPictograph  // GB11
    case (.ri, .ri): return !isHalfFlag  // GB12, GB13
    default: return true  // GB999
    }
  }

  private mutating func take(_ right: GraphemeClass) {
    joinsPictograph = right == .zwj && isPictograph
    isPictograph = right == .ep || right == .ex && isPictograph
    isHalfFlag = right == .ri && !(isHalfFlag && left == .ri)
    left = right
  }
}

/// The rules of the Unicode Line Breaking Algorithm (UAX #14, revision 50, of Unicode 15.0.0), with the tailoring of
/// numbers of its section 8.2, example 7, which the standard's own test file also uses.
///
/// Processes a text from its start, one character at a time.
package struct LineBreakRules {
  private typealias Class = LineBreakClass

  /// The state within a number (rule LB25): inside it, or after its closing bracket.
  private enum Number {
    case none, inside, closed
  }

  /// The class of the last character that is neither a space nor a mark on another; nil at the start of a line.
  private var left: Class?
  /// Whether spaces follow it.
  private var hasSpaces = false
  /// Whether a joiner immediately follows it.
  private var isJoined = false
  private var number = Number.none
  /// Whether it is a hyphen after a Hebrew letter.
  private var isHebrewHyphen = false
  /// Whether it is the first of a pair of regional indicators.
  private var isHalfFlag = false

  /// Starts at the beginning of a text.
  package init() {}

  /// Returns whether a line may or must break before the next character, and advances past it. `next`: the class of the
  /// character after it, without marks on it; nil at the end.
  package mutating func breaks(before right: LineBreakClass, next: () -> LineBreakClass?) -> Bool {
    if right == .al, left == .al, !hasSpaces, !isJoined { return false }
    let right: Class = right == .sa ? .al : right
    guard let left else {
      take(right)
      return false
    }
    if LineBreakRules.endsLine(left, right) {
      self = LineBreakRules()
      take(right)
      return true
    }
    switch right {
    case .bk, .cr, .lf, .nl, .sp, .zw:  // LB6, LB7
      take(right)
      return false
    case .cm where left != .zw && !hasSpaces, .zwj where left != .zw && !hasSpaces:  // LB9
      isJoined = right == .zwj
      return false
    default: break
    }
    let kept: Class = right == .cm || right == .zwj ? .al : right  // LB10
    let mayBreak = mayBreak(left, kept, next)
    take(right)
    return mayBreak
  }

  /// LB4 and LB5.
  private static func endsLine(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch left {
    case .bk, .lf, .nl: true
    case .cr: right != .lf
    default: false
    }
  }

  private mutating func take(_ right: LineBreakClass) {
    isJoined = right == .zwj
    if right == .sp {
      left = left ?? .sp
      hasSpaces = true
      number = .none
      isHalfFlag = false
      return
    }
    switch right {
    case .nu: number = .inside
    case .sy, .is: if number != .inside || hasSpaces { number = .none }
    case .cl, .cp: number = number == .inside && !hasSpaces ? .closed : .none
    default: number = .none
    }
    isHebrewHyphen = (right == .hy || right == .ba) && left == .hl && !hasSpaces
    isHalfFlag = right == .ri && !(isHalfFlag && left == .ri && !hasSpaces)
    switch right {
    case .cm, .zwj: left = .al
    default: left = right
    }
    hasSpaces = false
  }

  /// LB8 to LB31, for characters that are not marks.
  private func mayBreak(_ left: LineBreakClass, _ right: LineBreakClass, _ next: () -> LineBreakClass?)
    -> Bool
  {
    if left == .zw { return true }  // LB8
    if isJoined { return false }  // LB8a
    if right == .wj || !hasSpaces && (left == .wj || left == .gl) { return false }  // LB11, LB12
    if right == .gl, !hasSpaces, left != .ba, left != .hy { return false }  // LB12a
    switch right {
    case .cl, .cp, .ex, .is, .sy: return false  // LB13
    default: break
    }
    switch (left, right) {
    case (.op, _), (.ow, _): return false  // LB14
    case (.qu, .op), (.qu, .ow): return false  // LB15
    case (.cl, .ns), (.cp, .ns): return false  // LB16
    case (.b2, .b2): return false  // LB17
    default: break
    }
    return hasSpaces || mayBreakInWord(left, right, next)  // LB18
  }

  /// LB19 to LB31, for characters without spaces in between.
  private func mayBreakInWord(
    _ left: LineBreakClass, _ right: LineBreakClass, _ next: () -> LineBreakClass?
  ) -> Bool {
    if left == .qu || right == .qu { return false }  // LB19
    if left == .cb || right == .cb { return true }  // LB20
    switch (left, right) {
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _): return false  // LB21
    case (.hy, _) where isHebrewHyphen, (.ba, _) where isHebrewHyphen: return false  // LB21a
    case (.sy, .hl): return false  // LB21b
    case (_, .in): return false  // LB22
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return false  // LB23
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.pr, .ep): return false  // LB23a
    case (.id, .po), (.eb, .po), (.em, .po), (.ep, .po): return false
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): return false  // LB24
    case (.al, .pr), (.hl, .pr), (.al, .po), (.hl, .po): return false
    default: return !isInNumber(left, right, next) && mayBreakBetweenLetters(left, right)
    }
  }

  /// LB25.
  private func isInNumber(
    _ left: LineBreakClass, _ right: LineBreakClass, _ next: () -> LineBreakClass?
  ) -> Bool {
    switch (left, right) {
    case (.pr, .nu), (.po, .nu), (.hy, .nu): true
    case (.pr, .op), (.po, .op), (.pr, .ow), (.po, .ow): next() == .nu
    case (_, .nu): number == .inside
    case (_, .po), (_, .pr): number != .none
    default: false
    }
  }

  /// LB26 to LB31.
  private func mayBreakBetweenLetters(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    switch (left, right) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): false  // LB26
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): false
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): false  // LB27
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): false
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): false  // LB28
    case (.is, .al), (.is, .hl): false  // LB29
    case (.al, .op), (.hl, .op), (.nu, .op), (.cp, .al), (.cp, .hl), (.cp, .nu): false  // LB30
    case (.ri, .ri): !isHalfFlag  // LB30a
    case (.eb, .em), (.ep, .em): false  // LB30b
    default: true  // LB31
    }
  }
}

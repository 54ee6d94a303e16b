/// The classes of the Unicode Line Breaking Algorithm (UAX #14, table 1), by their short names.
///
/// Rule LB1 is already applied: ambiguous and unknown characters are alphabetic, small kana cannot start a line.
/// Further properties that other rules need are separate classes.
package enum LineBreakClass: UInt8, CaseIterable, Sendable {
  case al, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id
  case `in`, `is`
  case jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, wj, zw, zwj
  /// Scripts whose words are looked up in a dictionary, such as Thai; alphabetic for the rules.
  case sa
  /// Wide opening punctuation (rule LB30).
  case ow
  /// A character reserved for a future emoji (rule LB30b).
  case ep

  /// The classes of the characters below 128.
  private static let ofASCII = ScalarClasses<LineBreakClass>(LineBreakData.text, upTo: 128)
  private static let ofAll = ScalarClasses<LineBreakClass>(LineBreakData.text)

  /// Creates the class of a character.
  package init(of scalar: UInt32) {
    self = scalar < 128 ? Self.ofASCII[scalar] : Self.ofAll[scalar]
  }
}

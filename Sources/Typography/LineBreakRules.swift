/// Line break opportunities: the part of the Unicode Line Breaking Algorithm (UAX #14) that is relevant to user
/// interfaces.
///
/// Lines may break after white space, hyphens, dashes and slashes inside words, and zero-width spaces, and between
/// ideographs, kana, hangul and emoji except for their punctuation. Thai and similar scripts, which require a
/// dictionary, are not broken between words.
enum LineBreakRules {
  /// Marks the characters after which a line may break.
  static func mark(_ scan: inout TextScan) {
    guard scan.items.count > 1 else { return }
    var before: Unicode.Scalar?
    var left = scan.first(0)
    for item in 1..<scan.items.count {
      let right = scan.first(item)
      if allowsBreak(before, left, right) { scan.clusters[item - 1].traits.insert(.breakAfter) }
      before = left
      left = right
    }
  }

  /// Whether a line may break between `left` and `right`.
  static func allowsBreak(
    _ before: Unicode.Scalar?, _ left: Unicode.Scalar, _ right: Unicode.Scalar
  ) -> Bool {
    if isPlain(left), isPlain(right) { return false }
    if right.isBreakableSpace { return false }
    if left.isBreakableSpace || left == "\u{200B}" { return true }
    if isGlue(left) || isGlue(right) { return false }
    switch left {
    case "-", "\u{2010}", "/":
      return before.map(isWordPart) ?? false && right.properties.isAlphabetic
    case "\u{2013}": return before.map(isWordPart) ?? false && isWordPart(right)
    case "\u{2014}": return right != "\u{2014}" && !sticksToLeft(right)
    case "\u{00AD}": return true
    default: break
    }
    if right == "\u{2014}" { return true }
    guard isSquare(left) || isSquare(right) else { return false }
    return !sticksToRight(left) && !sticksToLeft(right)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    isPlain(scalar) || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isGlue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2007, 0x200D, 0x2011, 0x202F, 0x2060, 0xFEFF: true
    default: false
    }
  }

  private static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isIdeographLike || scalar.value >= 0x203C && scalar.properties.isEmojiPresentation
  }

  private static func sticksToRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .currencySymbol: true
    default: scalar == "\"" || scalar == "'" || scalar == "#" || scalar == "@"
    }
  }

  /// Whether it is closing or final punctuation, or one of the small kana and marks that cannot start a line in
  /// Japanese.
  private static func sticksToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: true
    default: endings.contains(scalar)
    }
  }

  private static let endings = Set(
    "!%,.:;?'\"…‥、。，．・：；？！％々〻ーゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ".unicodeScalars)
}

import CHarfBuzz

/// A script by its four letters in ISO 15924.
struct ScriptTag: Hashable, Sendable {
  private let tag: UInt32

  static let emoji = ScriptTag("Zsye")!
  /// Chinese characters.
  static let han = ScriptTag("Hani")!

  /// Creates a script from its four letters; nil for anything else.
  init?(_ letters: some StringProtocol) {
    guard letters.utf8.count == 4, letters.utf8.allSatisfy({ $0 & ~0x20 >= 0x41 && $0 & ~0x20 <= 0x5A })
    else {
      return nil
    }
    tag = letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Creates the script of a character. Punctuation and variants of ideographs shared by several scripts count as
  /// Chinese.
  init(of scalar: UInt32) {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    let isShared = script == HB_SCRIPT_COMMON && Unicode.Scalar(scalar)?.isIdeographLike == true
    tag = isShared ? ScriptTag.han.tag : script.rawValue
  }
}

/// Commands that a person copies into a shell.
package enum ShellText {
  /// A command with its arguments, quoted where a shell would read more into them than their characters.
  package static func command(_ words: String...) -> String { words.map(quoted).joined(separator: " ") }

  /// A word as POSIX shells read it back; a line break in it is written as one in bash's `$'…'`.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
          || "-_./:=+,@%".unicodeScalars.contains($0)
      }
    if isPlain { return word }
    if word.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) {
      return "'" + word.replacing("'", with: "'\\''") + "'"
    }
    return "$'"
      + word.unicodeScalars.map { scalar in
        switch scalar {
        case "'", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
          "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: String(scalar)
        }
      }.joined() + "'"
  }
}

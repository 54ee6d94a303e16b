/// A pseudolanguage, for checking whether a layout suits other languages before it is translated.
///
/// Format specifiers such as `%1$@` are preserved: they are filled in at run time (`NSString` format specifiers).
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Every text twice: about the longest possible translation.
  case double = "pseudo-double"
  /// Accented letters between brackets, which show truncation.
  case accented = "pseudo-accented"

  /// Returns a text of the document in the language, with its format specifiers; text that consists only of white space
  /// is unchanged.
  package func text(for text: String) -> String {
    if text.allSatisfy(\.isWhitespace) { return text }
    switch self {
    case .double: return text + (text.contains(where: \.isNewline) ? "\n" : " ") + text
    case .accented: return "[" + Self.accented(text) + "]"
    }
  }

  private static func accented(_ text: String) -> String {
    var result = ""
    var isSpecifier = false
    for character in text {
      if character == "%" {
        isSpecifier.toggle()
        result.append(character)
        continue
      }
      result.append(isSpecifier ? character : accents[character] ?? character)
      // A specifier ends with the letter of its type, preceded by digits, signs and lengths.
      if isSpecifier, !"0123456789$.+- #*hlqLztj".contains(character) { isSpecifier = false }
    }
    return result
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ", "åçéĝĥîĵķļñöŕšţûŵýžÅÇÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ"))
}

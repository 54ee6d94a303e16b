/// A pseudolanguage, to see whether a layout suits other languages before it is translated.
///
/// What begins with `%`, such as `%1$@`, stays: it is filled in when an app runs (`NSString` format specifiers).
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Every text twice: as long as any language gets.
  case double = "pseudo-double"
  /// Letters with accents, between brackets that show what is cut.
  case accented = "pseudo-accented"

  /// Returns what a text is in the language; text of nothing but white space stays as it is.
  ///
  /// - Parameter text: A text of the document, whose format specifiers keep their letters.
  public func text(for text: String) -> String {
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
      // A specifier ends with the letter that says of what kind it is; before it stand figures, signs and lengths.
      if isSpecifier, !"0123456789$.+- #*hlqLztj".contains(character) { isSpecifier = false }
    }
    return result
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ", "åçéĝĥîĵķļñöŕšţûŵýžÅÇÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ"))
}

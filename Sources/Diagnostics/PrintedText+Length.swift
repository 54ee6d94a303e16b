/// Names in a stranger's document may be as long as the document, and are quoted wherever the object is mentioned.
extension PrintedText {
  /// The limits for a quoted name or text: characters, and bytes, as a character may have any number of them.
  package static let mostQuoted = (characters: 80, bytes: 400)
  /// The limit for a sentence.
  private static let mostInSentence = (characters: 1000, bytes: 4000)

  /// A quoted name or text: at most 80 characters (grapheme clusters) and 400 bytes, with an ellipsis for omissions.
  package static func shortened(_ text: String) -> String {
    text.utf8.count <= mostQuoted.characters ? text : cut(text[...], mostQuoted)
  }

  /// A path: longer than a quotation, as it can be opened only as a whole, but not as long as a path may be.
  package static func path(_ text: String) -> String { cut(text[...], (characters: 255, bytes: 1000)) }

  /// A value before and after a change: for long ones the part around the first difference.
  package static func shortened(_ old: String, _ new: String) -> (old: String, new: String) {
    if fits(old), fits(new) { return (old, new) }
    var (same, length) = (old.startIndex, 0)
    var other = new.startIndex
    while same < old.endIndex, other < new.endIndex, old[same] == new[other] {
      (same, other, length) = (old.index(after: same), new.index(after: other), length + 1)
    }
    let context = 20
    func part(_ text: String, _ difference: String.Index) -> String {
      guard length > context else { return shortened(text) }
      let start = text.index(difference, offsetBy: -context)
      return "…" + cut(text[start...], mostQuoted)
    }
    return (part(old, same), part(new, other))
  }

  /// A sentence with shortened quotations, whose total length is limited, too.
  package static func sentence(_ text: String) -> String {
    if text.utf8.count <= mostQuoted.characters { return text }
    // Every second part is between quotes. A text that contains quotes is split differently, but the sentence remains
    // limited: what comes after its longest form is not looked at.
    var (whole, rest, isQuoted) = ("", text[...], false)
    while whole.utf8.count <= mostInSentence.bytes {
      let quote = rest.utf8.firstIndex(of: UInt8(ascii: "\""))
      let part = rest[..<(quote ?? rest.endIndex)]
      whole += isQuoted ? cut(part, mostQuoted) : String(part)
      guard let quote else { break }
      whole += "\""
      rest = rest[rest.utf8.index(after: quote)...]
      isQuoted.toggle()
    }
    return cut(whole[...], mostInSentence)
  }

  private static func fits(_ text: String) -> Bool { shortened(text).utf8.count == text.utf8.count }

  /// The beginning of a text up to a number of characters and bytes, with an ellipsis if it was shortened.
  private static func cut(_ text: Substring, _ most: (characters: Int, bytes: Int)) -> String {
    if text.utf8.count <= most.characters { return String(text) }
    var (end, count, bytes) = (text.startIndex, 0, 0)
    while end < text.endIndex {
      let next = text.index(after: end)
      bytes += text.utf8.distance(from: end, to: next)
      count += 1
      if count > most.characters || bytes > most.bytes { return text[..<end] + "…" }
      end = next
    }
    return String(text)
  }
}

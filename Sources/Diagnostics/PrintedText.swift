/// Makes text from a document, a file name or a report safe for printing.
///
/// Terminals obey control characters, bidirectional controls make text look like other text (Unicode, UTR #36, 2.5),
/// and build servers look for commands at the start of lines. Quoted text must not have any of these effects.
package enum PrintedText {
  /// Whether a scalar affects the position or order of text: control characters, line and paragraph separators, and
  /// bidirectional controls (Unicode, UAX #9, 2).
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a scalar means something only in one font, such as one of icons (Unicode, 23.5).
  private static func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .privateUse
  }

  /// Whether a text has something that people can read.
  package static func isReadable(_ text: String) -> Bool {
    text.unicodeScalars.contains { !isPrivate($0) && !$0.properties.isWhitespace }
  }

  /// Text for a single line: line breaks, separators of lines and paragraphs, and tabs become spaces,
  /// other controls �, signs of icon fonts their numbers.
  package static func oneLine(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result.append(" ")
      case _ where isControl(scalar): result.append("\u{FFFD}")
      case _ where isPrivate(scalar):
        result.append(contentsOf: "U+\(String(scalar.value, radix: 16, uppercase: true))".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return withoutCommands(result)
  }

  /// Text for a single line that preserves information: line breaks and tabs become `\n`, `\r` and `\t`. `quotes`:
  /// whether quotes become `\"`, for quoted text.
  package static func escaped(_ text: String, quotes: Bool) -> String {
    if isPlain(text), !quotes || !text.utf8.contains(UInt8(ascii: "\"")) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"" where quotes: result.append(contentsOf: "\\\"".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\u{2028}", "\u{2029}":
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      case _ where isControl(scalar): result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return withoutCommands(result)
  }

  /// A line that GitHub's runner does not interpret as a command: it obeys lines that begin with `::` after blanks, and
  /// `##[` anywhere in a line. Scalars are compared, since a combining mark after a sign makes another character of it.
  private static func withoutCommands(_ scalars: String.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    var isStart = true
    for scalar in scalars {
      switch scalar {
      case "[" where result.suffix(2).elementsEqual("##".unicodeScalars): result.append(" ")
      case ":" where isStart && result.last == ":": result.append(" ")
      default: break
      }
      isStart = isStart && (scalar == ":" || scalar.properties.isWhitespace)
      result.append(scalar)
    }
    return String(result)
  }

  /// Class, title and object ID in one phrase: `UILabel "Total" (id 551229343)`.
  package static func phrase(ofClass name: String, title: String?, id: String) -> String {
    "\(short(ofClass: name, title: title)) (id \(shortened(id)))"
  }

  /// Class and title: `UILabel "Total"`.
  package static func short(ofClass name: String, title: String?) -> String {
    step(ofClass: name, index: nil, title: title)
  }

  /// A component of a path in a tree: class, index among the siblings of the class, title.
  package static func step(ofClass name: String, index: Int?, title: String?) -> String {
    shortened(name) + (index.map { "[\($0)]" } ?? "") + (title.map { " \"\(shortened($0))\"" } ?? "")
  }

  /// Whether nothing in a text needs replacement, which is the common case.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      // Text other than ASCII is examined as scalars; `:` and `#` may start a command.
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "#")
    }
  }
}

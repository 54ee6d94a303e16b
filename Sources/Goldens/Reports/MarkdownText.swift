import Diagnostics

/// Text of documents in Markdown (GitHub Flavored Markdown 0.29) that is shown literally.
enum MarkdownText {
  /// The size limit of a comment in bytes: GitHub rejects comments of more than 65,536 characters.
  private static let mostBytes = 60_000

  /// Adds sections to a comment as far as they fit.
  static func add(_ sections: some Collection<String>, to text: inout String) -> Int {
    var left = sections.count
    for section in sections where text.utf8.count + section.utf8.count <= mostBytes {
      text += section
      left -= 1
    }
    return left
  }

  /// Text without any special meaning.
  ///
  /// A host looks for `@name`, which notifies someone, and for what creates a link, `#1`, `GH-1`, `https://`, `www.` and
  /// hashes of commits, after removing all escapes: only a character in between prevents this.
  static func plain(_ text: String) -> String {
    // Scalars: a combining mark after a sign makes another character of it.
    let signs = "\\`*_{}[]<>#|~@&!".unicodeScalars
    var result = String.UnicodeScalarView()
    let scalars = Array(PrintedText.oneLine(text).unicodeScalars)
    var digits = 0..<0
    for (index, scalar) in scalars.enumerated() {
      if signs.contains(scalar) { result.append("\\") }
      result.append(scalar)
      if index >= digits.upperBound {
        digits = index..<(scalars[index...].firstIndex { !$0.properties.isASCIIHexDigit } ?? scalars.count)
      }
      let isHash = digits.count >= 40 && (index - digits.lowerBound) % 6 == 5
      if isHash || scalar == "@" || scalar == "#"
        || makesLink(scalars[...index], scalars[(index + 1)...].first)
      {
        result.append(contentsOf: "&#8203;".unicodeScalars)
      }
    }
    return String(result)
  }

  /// Whether a host may make a link of the end of a text with what follows.
  private static func makesLink(_ text: ArraySlice<Unicode.Scalar>, _ next: Unicode.Scalar?) -> Bool {
    func ends(in word: String) -> Bool {
      String(String.UnicodeScalarView(text.suffix(word.utf8.count))).lowercased() == word
    }
    return switch next {
    case "/"?: ends(in: ":")
    case "."?: ends(in: "www")
    case "-"?: ends(in: "gh")
    default: false
    }
  }

  /// A name as code, in which nothing is interpreted (CommonMark 0.31, 6.1): between more backticks than the longest
  /// run inside.
  static func code(_ text: String) -> String {
    let text = PrintedText.oneLine(text)
    let longest = text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }
}

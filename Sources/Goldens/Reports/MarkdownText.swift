import Diagnostics

/// Text of documents in Markdown (GitHub Flavored Markdown 0.29) that is shown literally.
enum MarkdownText {
  /// Text without any special meaning.
  ///
  /// A host looks for `@name`, which notifies someone, and `#1`, which creates a link elsewhere, after removing all
  /// escapes: only a character between sign and name prevents this.
  static func plain(_ text: String) -> String {
    // Scalars: a combining mark after a sign makes another character of it.
    let signs = "\\`*_{}[]<>#|~@&!".unicodeScalars
    var result = String.UnicodeScalarView()
    for scalar in PrintedText.oneLine(text).unicodeScalars {
      if signs.contains(scalar) { result.append("\\") }
      result.append(scalar)
      if scalar == "@" || scalar == "#" { result.append(contentsOf: "&#8203;".unicodeScalars) }
    }
    return String(result)
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

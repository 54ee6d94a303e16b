/// Lines of a document around a change, of both sides where both are known.
package struct SourceExcerpt: Hashable, Sendable {
  /// A line of an excerpt.
  package struct Line: Hashable, Sendable {
    /// What a line is in the excerpt.
    package enum Sign: String, Hashable, Sendable {
      /// On both sides, or around the change.
      case context = " "
      case removed = "-"
      case added = "+"
      /// The line of the change, where the other side is not known.
      case changed = ">"
    }

    package var sign: Sign
    /// Its number in the file, from 1; of a removed line in the old one.
    package var number: Int
    package var text: String
  }

  /// The file as the report names it.
  package var file: String
  package var lines: [Line]

  /// The number of lines around a change, and of those on each side of it.
  private static let (context, mostLines) = (2, 12)
  /// The length that a line is cut to.
  private static let longest = 600

  /// The lines around a line of a file whose other side is not known; nil if the file has no such line.
  package init?(_ file: String, line: Int, of text: SourceText) {
    guard text.lines.indices.contains(line - 1) else { return nil }
    let shown = max(0, line - 1 - Self.context)..<min(text.lines.count, line + Self.context)
    self.file = file
    lines = shown.map { index in
      Line(
        sign: index == line - 1 ? .changed : .context, number: index + 1,
        text: text.shown(index, Self.longest))
    }
  }

  /// The lines that differ around a line of the new side; nil if none differ there.
  package init?(_ file: String, line: Int, of pair: SourcePair) {
    let (old, new) = (pair.old, pair.new)
    guard new.lines.indices.contains(line - 1), let gap = pair.difference(at: line - 1) else { return nil }
    self.file = file
    // Of a long difference the lines around that of the change.
    let start = max(
      gap.new.lowerBound, min(line - 1 - Self.mostLines / 2, gap.new.upperBound - Self.mostLines))
    let own = start..<min(gap.new.upperBound, start + Self.mostLines)
    let before = max(0, own.lowerBound - Self.context)..<own.lowerBound
    let after = own.upperBound..<min(new.lines.count, own.upperBound + Self.context)
    func side(_ text: SourceText, _ range: Range<Int>, _ sign: Line.Sign) -> [Line] {
      range.prefix(Self.mostLines).map { index in
        Line(sign: sign, number: index + 1, text: text.shown(index, Self.longest))
      }
    }
    lines =
      side(new, before, .context) + side(old, gap.old, .removed) + side(new, own, .added)
      + side(new, after, .context)
  }
}

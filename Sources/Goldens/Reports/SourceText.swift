import Diagnostics

/// The lines of a text file.
package struct SourceText: Sendable {
  let lines: [Substring]

  /// Splits a text into its lines.
  package init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// A line as it is shown, cut to a length.
  func shown(_ index: Int, _ longest: Int) -> String {
    let blanks = lines[index].prefix { $0 == " " || $0 == "\t" }
    let rest = lines[index].dropFirst(blanks.count)
    return String(blanks.prefix(40)) + PrintedText.oneLine(String(rest.prefix(longest)))
      + (rest.count > longest ? "…" : "")
  }
}

/// Two versions of a text file, and which of their lines are the same.
package struct SourcePair: Sendable {
  /// The old side.
  package let old: SourceText
  /// The new side.
  package let new: SourceText
  /// The old place of each new line that both sides have once.
  private let counterparts: [Int?]

  /// Finds the lines that both versions have once.
  package init(old: SourceText, new: SourceText) {
    (self.old, self.new) = (old, new)
    let (before, now) = (Self.places(old), Self.places(new))
    counterparts = new.lines.map { line in
      guard let place = before[line], let own = now[line], place >= 0, own >= 0 else { return nil }
      return place
    }
  }

  /// The places of lines; -1 of those that occur again.
  private static func places(_ text: SourceText) -> [Substring: Int] {
    var places: [Substring: Int] = [:]
    for (index, line) in text.lines.enumerated() { places[line] = places[line] == nil ? index : -1 }
    return places
  }

  /// The lines around one of the new side that differ: those between the nearest that both sides have once, without equal
  /// ones at their ends. Nil if nothing differs there, or those stand in another order.
  func difference(at line: Int) -> (old: Range<Int>, new: Range<Int>)? {
    let above = (0..<line).last { counterparts[$0] != nil }
    let below = (line..<new.lines.count).first { counterparts[$0] != nil }
    var (start, end) = (above.map { $0 + 1 } ?? 0, below ?? new.lines.count)
    var oldStart = above.flatMap { counterparts[$0] }.map { $0 + 1 } ?? 0
    var oldEnd = below.flatMap { counterparts[$0] } ?? old.lines.count
    guard oldStart <= oldEnd else { return nil }
    while start < end, oldStart < oldEnd, new.lines[start] == old.lines[oldStart] {
      (start, oldStart) = (start + 1, oldStart + 1)
    }
    while start < end, oldStart < oldEnd, new.lines[end - 1] == old.lines[oldEnd - 1] {
      (end, oldEnd) = (end - 1, oldEnd - 1)
    }
    return start == end && oldStart == oldEnd ? nil : (oldStart..<oldEnd, start..<end)
  }
}

import Files
import Goldens

extension GoldenReport {
  /// The number of items, and of changes of each, whose lines are quoted.
  private static let (quotedItems, quotedChanges) = (1_000, 3)

  /// Quotes the lines of documents that the causes are in. `before`: returns where the old side of a file is; nil if that
  /// is not known.
  /// `roots`: a folder of each side; nothing is read out of the repositories or projects that they are in, as a report may
  /// have come from a cache of others.
  package mutating func quoteLines(below roots: [String], before: (String) -> String? = { _ in nil }) {
    var texts = QuotedTexts(roots)
    for item in items.prefix(Self.quotedItems) {
      var known: Set<[String]> = []
      var quoted: [SourceExcerpt] = []
      for change in item.changes where change.line > 0 && quoted.count < Self.quotedChanges {
        // Views that have one edit in common may be of several documents: the item is shown at the first.
        let file = change.file ?? item.document
        if !known.insert([file, "\(change.line)"]).inserted { continue }
        guard let excerpt = texts.excerpt(of: file, line: change.line, before: before(file)),
          !quoted.contains(excerpt)
        else { continue }
        quoted.append(excerpt)
      }
      if !quoted.isEmpty { excerpts[item.id] = quoted }
    }
  }
}

/// Files that lines are quoted from; the last is kept, as items of one document follow each other.
private struct QuotedTexts {
  private enum Quoted {
    case one(SourceText)
    case both(SourcePair)
  }

  private static let largest = 8 << 20
  private let enclosures: [Enclosure]
  private var last: (path: String, quoted: Quoted?)?

  init(_ roots: [String]) {
    enclosures = roots.map { Enclosure(ofDocument: $0.isEmpty ? "x" : $0 + "/x", in: .untraced) }
  }

  mutating func excerpt(of file: String, line: Int, before old: String?) -> SourceExcerpt? {
    if last?.path != file {
      let now = text(file)
      let before = old.flatMap(text)
      last = (file, now.map { now in before.map { .both(SourcePair(old: $0, new: now)) } ?? .one(now) })
    }
    switch last?.quoted {
    case .one(let text): return SourceExcerpt(file, line: line, of: text)
    case .both(let pair):
      return SourceExcerpt(file, line: line, of: pair) ?? SourceExcerpt(file, line: line, of: pair.new)
    case nil: return nil
    }
  }

  private func text(_ path: String) -> SourceText? {
    let found = enclosures.lazy.compactMap { enclosure in
      try? FileSystem.untraced.read(path, limit: Self.largest, within: enclosure)
    }.first
    // Pictures and the like have no lines.
    guard let bytes = found?.bytes, !bytes.prefix(4_096).contains(0) else { return nil }
    return SourceText(bytes)
  }
}

import Synchronization

/// Shapes long texts piece by piece, for measuring: advances are kept, glyphs are not, so that a text of 10 MB
/// temporarily takes 320 MB instead of 1.5 GB.
struct LongTextShaper {
  /// Texts with more bytes are shaped in pieces.
  static let leastBytes = 1 << 15
  /// The number of characters of a piece, which ends after white space if possible.
  private static let piece = 1 << 13

  /// The most recently shaped text: layout measures it at several widths.
  struct Known {
    var source: TextSource
    var text: ShapedText
  }

  /// Returns a text's clusters, without glyphs.
  static func shape(_ source: TextSource, library: FontLibrary) -> ShapedText {
    var result = ShapedText()
    result.clusters.reserveCapacity(source.byteCount)
    for (index, run) in source.runs.enumerated() {
      var rest = run.text[...]
      while !rest.isEmpty {
        var part = run
        let taken = firstPiece(of: rest)
        part.text = String(taken)
        rest = rest[taken.endIndex...]
        let shaped = TextShaper.shape(TextSource([part]), library: library)
        result.clusters += shaped.clusters.map { cluster in
          var cluster = cluster
          (cluster.run, cluster.firstGlyph, cluster.glyphCount) = (Int16(clamping: index), 0, 0)
          return cluster
        }
        if let last = result.clusters.indices.last, result.clusters[last].traits.contains(.space) {
          result.clusters[last].traits.insert(.breakAfter)
        }
        result.isBidirectional = result.isBidirectional || shaped.isBidirectional
      }
    }
    return result
  }

  private static func firstPiece(of text: Substring) -> Substring {
    let most = text.prefix(piece)
    guard most.endIndex < text.endIndex, let space = most.lastIndex(where: \.isWhitespace) else {
      return most
    }
    return text[...space]
  }
}

extension FontLibrary {
  /// Returns a text's clusters; with glyphs only if it is short.
  func shapedForMeasuring(_ source: TextSource) -> ShapedText {
    guard source.byteCount > LongTextShaper.leastBytes else { return TextShaper.shape(source, library: self) }
    if let known = longText.withLock({ $0?.source == source ? $0?.text : nil }) { return known }
    longText.withLock { $0 = nil }
    let text = LongTextShaper.shape(source, library: self)
    longText.withLock { $0 = LongTextShaper.Known(source: source, text: text) }
    return text
  }
}

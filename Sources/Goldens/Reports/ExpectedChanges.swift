/// Patterns of expected changes, for documents, screens and views: `Login/*`, `Settings#bTn-01`.
package struct ExpectedChanges: Sendable {
  private struct Pattern {
    var names: String
    /// The object ID of the only view that may change; nil for all.
    var view: String?
  }

  private let patterns: [Pattern]

  /// Parses patterns, each for a document or a screen: a name, `document/screen`, or a path; `*` and `?` are wildcards.
  /// The object ID of a view after `#` restricts the pattern to this view.
  package init(_ patterns: [String]) {
    self.patterns = patterns.map { text in
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return Pattern(names: parts[0], view: parts.count > 1 ? parts[1] : nil)
    }
  }

  /// Whether the whole item is expected to differ.
  package func contains(_ item: GoldenItem) -> Bool {
    !item.failures.isEmpty
      && item.failures.allSatisfy { failure in patterns.contains { admits($0, item, failure) } }
  }

  /// The patterns that match none of the items.
  package func unused(by items: [GoldenItem]) -> [String] {
    patterns.filter { pattern in
      !items.contains { item in item.failures.contains { admits(pattern, item, $0) } }
    }.map { $0.names + ($0.view.map { "#\($0)" } ?? "") }
  }

  private func admits(_ pattern: Pattern, _ item: GoldenItem, _ failure: GoldenFailure) -> Bool {
    if let view = pattern.view {
      guard !item.changes.isEmpty, item.changes.allSatisfy({ $0.viewID == view || $0.root == view }) else {
        return false
      }
    }
    let parts = failure.document.split(separator: "/").map(String.init)
    let name = parts.last.map { $0.prefix { $0 != "." } }.map(String.init) ?? ""
    let folder = (parts.dropLast() + [name]).joined(separator: "/")
    let names = [
      name, failure.scene, "\(name)/\(failure.scene)", "\(folder)/\(failure.scene)", folder,
      parts.joined(separator: "/"),
      parts.last ?? "", failure.path,
    ]
    return names.contains { Self.matches(Array(pattern.names.utf8)[...], Array($0.utf8)[...]) }
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var (p, t) = (pattern.startIndex, text.startIndex)
    // The position of the last star, and the length of the text it matches.
    var star: (pattern: Int, text: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        star = (p, t)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == text[t] || pattern[p] == UInt8(ascii: "?") {
        (p, t) = (p + 1, t + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (p, t) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

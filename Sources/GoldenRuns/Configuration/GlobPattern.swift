import Files

/// A path pattern: `*` and `?` match within a path component, `**` matches any number of components.
struct GlobPattern: Hashable, Sendable {
  /// The pattern as written.
  let text: String
  private let parts: [[Character]]

  /// Parses a pattern; a leading `./` is ignored.
  init(_ text: String) {
    self.text = text
    parts = PathText.names(text).filter { !["", "."].contains($0) }.map(Array.init)
  }

  /// The components before the first with a wildcard; all of them without any.
  var literalPrefix: [String] {
    parts.prefix { !$0.contains("*") && !$0.contains("?") }.map { String($0) }
  }

  /// Whether the pattern names no folder or file, only a kind of file, as `**/*.xib` does.
  var namesOnlyAKind: Bool {
    literalPrefix.isEmpty && parts.dropLast().allSatisfy { $0.allSatisfy { $0 == "*" } }
      && parts.last?.first == "*"
  }

  /// Whether the pattern has a component for hidden names, which are never walked into.
  var isOfHiddenNames: Bool { parts.contains { $0.first == "." } }

  func matches(_ path: String) -> Bool {
    let names = PathText.names(path).filter { !["", "."].contains($0) }.map { name in
      // A dot is a dot, whatever is beside it.
      PathText.hidesSeparators(name) ? name.unicodeScalars.map(Character.init) : Array(name)
    }
    return Self.matches(parts[...], names[...], where: { $0 == ["*", "*"] }) {
      Self.matches($0[...], $1[...])
    }
  }

  private static func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    matches(pattern, name, where: { $0 == "*" }) { $0 == "?" || $0 == $1 }
  }

  /// Whether a pattern matches all items.
  ///
  /// On a mismatch, only the most recent star is extended; backtracking further than that cannot help.
  private static func matches<Item>(
    _ pattern: ArraySlice<Item>, _ items: ArraySlice<Item>, where isStar: (Item) -> Bool,
    fits: (Item, Item) -> Bool
  ) -> Bool {
    var (p, i) = (pattern.startIndex, items.startIndex)
    var star: (pattern: Int, item: Int)?
    while i < items.endIndex {
      if p < pattern.endIndex, isStar(pattern[p]) {
        star = (p, i)
        p += 1
      } else if p < pattern.endIndex, fits(pattern[p], items[i]) {
        (p, i) = (p + 1, i + 1)
      } else if let last = star {
        star = (last.pattern, last.item + 1)
        (p, i) = (last.pattern + 1, last.item + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isStar)
  }
}

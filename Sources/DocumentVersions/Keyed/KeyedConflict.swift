/// Something of a text with keys that two sides of a merge changed each in its own way. Our side stands.
package struct KeyedConflict: Hashable, Sendable {
  /// What the sides did.
  package enum Kind: String, Hashable, Sendable {
    /// Both gave it another value.
    case value
    /// We removed what they changed.
    case removedByOurs
    /// They removed what we changed.
    case removedByTheirs
  }

  package let kind: Kind
  /// The keys, the outermost first: of JSON with a dot before a member's name.
  let path: [String]
  /// The values as written; nil where a version has none.
  package let base: String?
  package let ours: String?
  package let theirs: String?
  /// The line of our side; 0 where it has none.
  package let line: Int

  /// The key in one text: `strings.Hello.localizations.de`.
  package var key: String {
    path.map { key in
      key.hasPrefix(".id ") || key.hasPrefix(".name ") ? "[\(key.dropFirst())]" : key
    }.joined().drop { $0 == "." || $0 == "/" }.description
  }
}

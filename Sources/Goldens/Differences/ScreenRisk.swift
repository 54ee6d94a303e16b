import JSON

/// Something that an edit breaks where its pictures do not show it: in another language, at another text size, on a smaller
/// device; or what it mends.
package struct ScreenRisk: Hashable, Sendable {
  /// What is, or was, broken.
  package enum Kind: String, Hashable, Sendable { case cut, overlap, conflict, ambiguous }

  package var kind: Kind
  /// The object ids of the views.
  package var ids: [String]
  /// Where, such as `in de`, `at AX3`, `on iphone-8 in landscape`; none for wherever the screen is shown.
  package var places: [String]
  /// Whether it was broken before, and is no longer.
  package let isMended: Bool
  /// The sentence: `titleLabel is now cut in de, at AX3`.
  package let words: String

  /// The most places that a sentence lists.
  private static let mostPlaces = 6

  /// A risk from its parts. `names`: what views are called, by object id.
  package init(
    _ kind: Kind, _ ids: [String], places: [String], isMended: Bool = false, names: [String: String]
  ) {
    (self.kind, self.ids, self.places, self.isMended) = (kind, ids, places, isMended)
    let all = ids.map { names[$0] ?? "the view with id \($0)" }
    let who = kind == .ambiguous ? DifferenceItem.list(all, most: 3) : all.joined(separator: " and ")
    let shown = places.prefix(Self.mostPlaces).joined(separator: ", ")
    let rest = places.count > Self.mostPlaces ? " and \(places.count - Self.mostPlaces) more" : ""
    let place = shown.isEmpty ? "" : " " + shown + rest
    let when = isMended ? "no longer" : "now"
    words =
      switch kind {
      case .cut: "\(who) is \(when) cut\(place)"
      case .overlap: "\(who) \(when) overlap\(place)"
      case .ambiguous: "\(who) \(ids.count == 1 ? "is" : "are") \(when) ambiguous\(place)"
      case .conflict: "constraints of \(who) \(when) conflict\(place)"
      }
  }

  /// Whether a text is cut at another text size.
  var isOfTextSize: Bool { kind == .cut && places.contains { $0.hasPrefix("at ") } }

  /// The risk for programs.
  package var json: JSONValue {
    .object([
      ("kind", .string(kind.rawValue)), ("ids", .array(ids.map { .string($0) })),
      ("places", .array(places.map { .string($0) })), ("mended", .flag(isMended)), ("words", .string(words)),
    ])
  }
}

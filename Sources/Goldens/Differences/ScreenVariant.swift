import PictureComparison

/// Which of a screen's pictures: what tells it from the others.
package struct ScreenVariant: Hashable, Sendable {
  /// `portrait` or `landscape`.
  package var orientation: String
  /// The rest, such as a state, a device, a language; empty for the plain picture.
  package var words: [String]

  package init(orientation: String, words: [String]) {
    (self.orientation, self.words) = (orientation, words)
  }

  /// The variant in words.
  package var text: String { ([orientation] + words).joined(separator: " ") }

  /// Some variants of a screen in words, after a space: ` in landscape`, ` in both orientations`; empty for all of a
  /// screen that has one orientation.
  static func words(for variants: [ScreenVariant], of all: [ScreenVariant]) -> String {
    let orientations = Set(all.map(\.orientation))
    let meant = Set(variants)
    if all.allSatisfy(meant.contains) { return orientations.count > 1 ? " in both orientations" : "" }
    for orientation in orientations.sorted()
    where meant == Set(all.filter({ $0.orientation == orientation })) {
      return " in \(orientation)"
    }
    for words in Set(all.map(\.words)).sorted(by: { $0.joined() < $1.joined() }) where !words.isEmpty {
      guard meant == Set(all.filter { $0.words == words }) else { continue }
      // A further device is laid out in one orientation alone.
      let isTurned = orientations.count > 1 && Set(meant.map(\.orientation)).count == 1
      if isTurned { return " in \(variants[0].text)" }
      let isDevice = words[0].hasPrefix("iphone") || words[0].hasPrefix("ipad")
      return " \(isDevice ? "on" : "in") \(words.joined(separator: " "))"
    }
    let names = variants.map(\.text)
    if names.count <= 3 { return " in \(DifferenceItem.list(names, most: 3))" }
    return " in \(names.prefix(3).joined(separator: ", ")), …"
  }
}

/// One picture of a screen on both sides.
package struct ScreenPair: Sendable {
  /// Which picture.
  package let variant: ScreenVariant
  /// The tree before, with the ids that its views have now.
  package let old: TreeRecord
  /// The tree now.
  package let new: TreeRecord
  /// The hashes of the pixels on both sides, if they were drawn.
  package var pixels: [PixelHash] = []

  /// The ids that views have now, by those that they had before, where Xcode rewrote them.
  package let rewrittenIDs: [String: String]

  /// A pair from its sides. `first`: the first picture of the same screen, which says of the views in it whether Xcode rewrote their ids:
  /// what they show in another language does not.
  package init(
    _ variant: ScreenVariant, old: TreeRecord, new: TreeRecord, like first: ScreenPair? = nil
  ) {
    let (old, new) = (old.withDistinctIDs, new.withDistinctIDs)
    var names = RewrittenIDs.names(old, new)
    if let first {
      let known = Set((first.old.nodes + first.new.nodes).map(\.id)).union(first.rewrittenIDs.keys)
      names = names.filter { !known.contains($0) && !known.contains($1) }
      names.merge(first.rewrittenIDs) { _, first in first }
    }
    rewrittenIDs = names
    (self.variant, self.old, self.new) = (variant, old.renaming(rewrittenIDs), new)
  }

  /// The names of what differs of a view.
  package func changedProperties(of view: String) -> Set<String> {
    Set(TreeDifference(TreePair(self)).changes.filter { $0.viewID == view }.map(\.property))
  }

  /// Whether some views stand where they stood, and none overlaps a view in the same one that was on its other side.
  func standsApart(_ ids: [String], mayMove: Bool) -> Bool {
    let places = [old, new].map { record in
      record.nodes.filter { ids.contains($0.id) }.map(\.frame)
    }
    guard places[0].count == ids.count, mayMove || Set(places[0]) == Set(places[1]) else { return false }
    let order = [old, new].map { record in
      Dictionary(record.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    /// Whether one of two siblings came before the other, and does not any longer.
    func areSwapped(_ one: String, _ other: String) -> Bool {
      guard let was = order[0][one], let now = order[1][one], let before = order[0][other],
        let after = order[1][other]
      else { return false }
      return (was < before) != (now < after)
    }
    return ![old, new].contains { record in
      var siblings: [String: [TreeRecord.Node]] = [:]
      var around: [String] = []
      for node in record.nodes {
        around.removeLast(max(0, around.count - max(0, node.depth)))
        siblings[around.last ?? "", default: []].append(node)
        around.append(node.id)
      }
      return siblings.values.contains { nodes in
        nodes.contains { node in
          ids.contains(node.id)
            && nodes.contains { other in
              areSwapped(node.id, other.id) && !other.frame.intersection(node.frame).isEmpty
            }
        }
      }
    }
  }

  /// Whether an app's data places all of some views.
  func placesByData(_ ids: [String]) -> Bool {
    let placed = Set(new.nodes.filter(\.isPlacedByData).map(\.id))
    return !ids.isEmpty && placed.isSuperset(of: ids)
  }
}

/// The changes of constraints by the pictures that have them: size classes and devices have values of their own.
struct ConstraintVariants {
  private var changes: [[String]: [(change: TreeChange, places: [Int])]] = [:]
  private let variants: [ScreenVariant]

  init(_ variants: [ScreenVariant]) { self.variants = variants }

  /// What identifies the change of a constraint in all pictures; empty for another change.
  static func key(_ change: TreeChange) -> [String] {
    change.constraintID.map { [change.viewID, change.property, $0] } ?? []
  }

  /// Notes the changes of a picture.
  mutating func note(_ found: [TreeChange], in place: Int) {
    for change in found where change.constraintID != nil {
      let key = Self.key(change)
      let known = changes[key]?.firstIndex { ($0.change.old, $0.change.new) == (change.old, change.new) }
      if let known {
        changes[key]![known].places.append(place)
      } else {
        changes[key, default: []].append((change, [place]))
      }
    }
  }

  /// Gives the causes of an item the values that they have where it moves something, and takes out those that are no change there.
  func adapt(_ item: inout DifferenceItem, _ names: ViewNames) {
    let effects = item.own.isEmpty ? item.others : item.own
    let shown = Set(effects.flatMap(\.variants))
    if shown.isEmpty || shown.count == variants.count && !hasVariants(item) { return }
    let adapted = item.causes.compactMap { cause -> DifferenceItem.Cause? in
      guard let all = changes[cause.key] else { return cause }
      let there = all.filter { found in found.places.contains { shown.contains(variants[$0]) } }
      guard let first = there.first else { return nil }
      if all.count == 1 { return cause }
      var cause = SceneDifference.constraint(first.change, names)
      cause.key = Self.key(first.change)
      if there.count > 1 {
        let prefix = first.change.property + " "
        cause.phrase = there.prefix(3).enumerated().map { number, found in
          let phrase = names.named(found.change.phrase)
          let isSame = number > 0 && phrase.hasPrefix(prefix)
          return (isSame ? String(phrase.dropFirst(prefix.count)) : phrase)
            + ScreenVariant.words(for: found.places.map { variants[$0] }, of: variants)
        }.joined(separator: ", ")
      }
      return cause
    }
    if !adapted.isEmpty { item.causes = adapted }
  }

  private func hasVariants(_ item: DifferenceItem) -> Bool {
    item.causes.contains { changes[$0.key]?.count ?? 0 > 1 }
  }
}

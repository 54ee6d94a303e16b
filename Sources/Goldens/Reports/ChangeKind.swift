/// The kind of a difference, used to configure which ones fail.
package enum ChangeKind: String, Hashable, Sendable, CaseIterable {
  case position
  case size
  case text
  /// Any other visible change: colors, fonts, images, states.
  case style
  /// A view that was added or removed, or moved to another parent or position among its siblings.
  case structure
}

extension TreeChange {
  package var about: ChangeKind {
    switch kind {
    case .added, .removed: .structure
    case .moved: property == Self.superview || property == Self.order ? .structure : .position
    case .resized: .size
    case .text: .text
    case .restyled, .renderer: .style
    }
  }
}

extension GoldenItem {
  /// The kinds of the item, in the order of the cases; empty if there is nothing to compare with.
  package var kinds: [ChangeKind] {
    let own = Set(changes.map(\.about))
    if !own.isEmpty { return ChangeKind.allCases.filter(own.contains) }
    switch failures.first?.reason {
    case .added, .removed, .surplus: return [.structure]
    case .missing, .unreadable, nil: return []
    case .different, .sizesDiffer, .tree: return [.style]
    }
  }
}

/// The kinds of differences that fail.
package struct KindPolicy: Hashable, Sendable {
  /// The kinds that fail; nil for all.
  package var failing: Set<ChangeKind>?
  /// The kinds that are not reported at all.
  package var ignored: Set<ChangeKind> = []

  /// Fails all kinds.
  package init() {}

  /// The treatment of a difference, ordered by severity.
  enum Verdict: Int, Comparable {
    case ignored, reported, fails

    static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  func verdict(on kinds: [ChangeKind]) -> Verdict {
    // Without a comparison, nothing is known.
    if kinds.isEmpty { return .fails }
    let shown = kinds.filter { !ignored.contains($0) }
    if shown.isEmpty { return .ignored }
    return failing.map { failing in shown.contains(where: failing.contains) } ?? true ? .fails : .reported
  }
}

extension GoldenItem {
  /// Separates items by their treatment. The result: the items that fail, and those that are only reported.
  package static func sorted(
    _ items: [GoldenItem], isExpected: (GoldenItem) -> Bool = { _ in false }
  ) -> (failing: [GoldenItem], reported: [GoldenItem]) {
    var result: (failing: [GoldenItem], reported: [GoldenItem]) = ([], [])
    for item in items {
      let kinds = item.kinds
      let verdict = item.failures.map { $0.policy.verdict(on: kinds) }.max() ?? .fails
      if verdict == .fails, !isExpected(item) {
        result.failing.append(item)
      } else if verdict != .ignored {
        result.reported.append(item)
      }
    }
    return result
  }
}

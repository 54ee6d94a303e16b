/// What a difference is about, for saying which ones fail.
public enum ChangeKind: String, Hashable, Sendable, CaseIterable {
  /// Something stands elsewhere.
  case position
  /// Something is larger or smaller.
  case size
  /// Something says something else.
  case text
  /// Anything else that shows: colors, fonts, images, states.
  case style
  /// Something came or went, or is in another view, or elsewhere in its order.
  case structure
}

extension TreeChange {
  /// What the change is about.
  public var about: ChangeKind {
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
  /// What the item is about, in the order of the cases; empty where there is nothing to compare with.
  public var kinds: [ChangeKind] {
    let own = Set(changes.map(\.about))
    if !own.isEmpty { return ChangeKind.allCases.filter(own.contains) }
    switch failures.first?.reason {
    case .added, .removed, .surplus: return [.structure]
    case .missing, .unreadable, nil: return []
    case .different, .sizesDiffer, .tree: return [.style]
    }
  }
}

/// Which kinds of differences fail.
public struct KindPolicy: Hashable, Sendable {
  /// The kinds that fail; nil for all.
  public var failing: Set<ChangeKind>?
  /// The kinds that are not even reported.
  public var ignored: Set<ChangeKind> = []

  /// All fail.
  public init() {}

  /// What becomes of a difference, the worse the greater.
  enum Verdict: Int, Comparable {
    case ignored, reported, fails

    static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
  }

  func verdict(on kinds: [ChangeKind]) -> Verdict {
    // Where there is nothing to compare with, nothing is known.
    if kinds.isEmpty { return .fails }
    let shown = kinds.filter { !ignored.contains($0) }
    if shown.isEmpty { return .ignored }
    return failing.map { failing in shown.contains(where: failing.contains) } ?? true ? .fails : .reported
  }
}

extension GoldenItem {
  /// Sorts items by what becomes of them.
  ///
  /// - Parameters:
  ///   - items: All that was found.
  ///   - isExpected: Whether an item is one that may differ.
  /// - Returns: The items that fail, and those that are only reported.
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

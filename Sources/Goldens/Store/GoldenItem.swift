import Numerals

/// Failures that have one cause: what a person looks at and accepts as one.
///
/// A picture in which several things changed is a failure of several items.
public struct GoldenItem: Hashable, Sendable {
  /// What `accept` takes: eight hexadecimal digits that follow from the cause, so that they are the same in every run.
  public let id: String
  /// The goldens: stills, then frames of motions, each in the order of their paths.
  public let failures: [GoldenFailure]
  /// The changes that are the cause, the most telling one first; without a cause the places that changed.
  public let changes: [TreeChange]

  /// Groups failures by what caused them; all that is the renderer's is one.
  ///
  /// - Parameter failures: Everything that failed in a run.
  /// - Returns: The items in the order of their first failures, stills before frames; each failure is in one at least.
  package static func items(of failures: [GoldenFailure]) -> [GoldenItem] {
    var grouping = CauseGrouping(failures)
    return grouping.items()
  }

  init(key: String, failures: [GoldenFailure], changes: [TreeChange]) {
    var hash: UInt32 = 0x811C_9DC5
    for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    id = Numeral.hexadecimal(UInt64(hash), digits: 8)
    (self.failures, self.changes) = (failures, changes)
  }

  init(id: String, failures: [GoldenFailure], changes: [TreeChange]) {
    (self.id, self.failures, self.changes) = (id, failures, changes)
  }

  /// What a region's kind says of the whole: the kind of the first change.
  public var kind: TreeChange.Kind? {
    guard let first = failures.first else { return nil }
    if first.isRendererChange { return .renderer }
    return changes.first?.kind
  }

  /// The frames that failed, a list a motion, in the order of their paths.
  public var motions: [[GoldenMoment]] {
    var order: [String] = []
    var groups: [String: [GoldenMoment]] = [:]
    for moment in failures.compactMap(\.moment) {
      if groups[moment.motion] == nil { order.append(moment.motion) }
      groups[moment.motion, default: []].append(moment)
    }
    return order.map { groups[$0]! }
  }
}

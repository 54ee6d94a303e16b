import Numerals

/// Failures with the same cause, reviewed and accepted together.
///
/// A picture with several changes is a failure of several items.
package struct GoldenItem: Hashable, Sendable {
  /// The ID for `accept`: eight hexadecimal digits derived from the cause, so that they are the same in every run.
  package let id: String
  /// The goldens: stills, then frames of motions, the nearest to the document's own variant first, then by path.
  package private(set) var failures: [GoldenFailure]
  /// The changes that are the cause, the most significant first; without a cause the changed places.
  package let changes: [TreeChange]
  /// What its edit breaks in other languages, at other text sizes or on a small phone.
  package private(set) var risks: [ScreenRisk] = []

  /// Groups failures by cause; all that are due to the renderer are one. The result: the items in the order of their
  /// first failures, stills before frames; each failure is in at least one.
  package static func items(of failures: [GoldenFailure]) -> [GoldenItem] {
    var grouping = CauseGrouping(failures)
    return grouping.items()
  }

  init(cause: Cause, failures: [GoldenFailure], changes: [TreeChange]) {
    var hash: UInt32 = 0x811C_9DC5
    for byte in cause.text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    id = Numeral.hexadecimal(UInt64(hash), digits: 8)
    (self.failures, self.changes) = (failures, changes)
  }

  init(id: String, failures: [GoldenFailure], changes: [TreeChange]) {
    (self.id, self.failures, self.changes) = (id, failures, changes)
  }

  /// Adds what its edit does alone to one of its pictures.
  package mutating func add(_ picture: AlonePicture, to path: String) {
    for index in failures.indices where failures[index].path == path { failures[index].alone = picture }
  }

  /// Adds what its edit breaks where no picture shows it.
  package mutating func add(_ risk: ScreenRisk) {
    if !risks.contains(risk) { risks.append(risk) }
  }

  /// The region kind for the whole item: the kind of the first change.
  package var kind: TreeChange.Kind? {
    guard let first = failures.first else { return nil }
    if first.isRendererChange { return .renderer }
    return changes.first?.kind
  }

  /// The failed frames, one list per motion, ordered by path.
  package var motions: [[GoldenMoment]] {
    var order: [String] = []
    var groups: [String: [GoldenMoment]] = [:]
    for moment in failures.compactMap(\.moment) {
      if groups[moment.motion] == nil { order.append(moment.motion) }
      groups[moment.motion, default: []].append(moment)
    }
    return order.map { groups[$0]! }
  }
}

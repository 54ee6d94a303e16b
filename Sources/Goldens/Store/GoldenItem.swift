import Numerals

/// Failures that have one cause: what a person looks at and accepts as one.
public struct GoldenItem: Hashable, Sendable {
  /// What `accept` takes: eight hexadecimal digits that follow from the cause, so that they are the same in every run.
  public let id: String
  /// The goldens: stills, then frames of motions, each in the order of their paths.
  public let failures: [GoldenFailure]

  /// Groups failures whose trees changed alike; all that is the renderer's is one.
  ///
  /// - Parameter failures: everything that failed in a run.
  /// - Returns: the items in the order of their first failures, stills before frames; each failure is in one.
  package static func items(of failures: [GoldenFailure]) -> [GoldenItem] {
    var motions: [String: [GoldenFailure]] = [:]
    for failure in failures where !failure.changes.isEmpty {
      if let motion = failure.moment?.motion { motions[motion, default: []].append(failure) }
    }
    let keys = motions.mapValues(key(of:))
    var order: [String] = []
    var groups: [String: [GoldenFailure]] = [:]
    for failure in failures.filter({ $0.moment == nil }) + failures.filter({ $0.moment != nil }) {
      let key =
        failure.moment.map { Self.key(of: failure, $0, keys[$0.motion] ?? nil) } ?? Self.key(of: failure)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(failure)
    }
    return order.map { GoldenItem(id: identifier(of: $0), failures: groups[$0]!) }
  }

  /// The changes that every failure has; of one all.
  public var changes: [TreeChange] {
    let changed = failures.filter { !$0.changes.isEmpty }
    guard let first = changed.first else { return [] }
    let causes = first.changes.filter(\.isCause)
    for list in [causes, first.changes] {
      let shared = Self.shared(list, by: changed)
      if !shared.isEmpty { return shared }
      if !list.isEmpty { return list }
    }
    return []
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

  // MARK: Keys

  /// Failures of one key have one cause.
  private static func key(of failure: GoldenFailure) -> String {
    if failure.reason == .missing { return "missing \(failure.document) \(failure.scene)" }
    if failure.isRendererChange { return "renderer" }
    let causes = failure.changes.filter(\.isCause)
    if !causes.isEmpty { return key(failure.document, causes: causes) }
    if failure.changes.isEmpty { return "unknown \(failure.path)" }
    return key(failure.document, places: failure.changes)
  }

  /// The key of a motion's frames whose trees changed: the causes that all of them have, as animated values differ from frame
  /// to frame; nil where they have nothing in common.
  private static func key(of frames: [GoldenFailure]) -> String? {
    guard let first = frames.first else { return nil }
    let causes = shared(first.changes.filter(\.isCause), by: frames)
    if !causes.isEmpty { return key(first.document, causes: causes) }
    if frames.contains(where: { $0.changes.contains(where: \.isCause) }) { return nil }
    let places = Set(frames.map { key($0.document, places: $0.changes) })
    return places.count == 1 ? places.first : nil
  }

  private static func key(of failure: GoldenFailure, _ moment: GoldenMoment, _ common: String?) -> String {
    if moment.recordedCount == 0 { return "missing \(moment.motion)" }
    if moment.isOfOtherCount { return "count \(moment.motion)" }
    if failure.isRendererChange { return "renderer" }
    return common ?? "motion \(moment.motion)"
  }

  private static func key(_ document: String, causes: [TreeChange]) -> String {
    let words = causes.map { "\($0.viewID) \($0.constraintID ?? "") \($0.kind) \($0.phrase)" }
    return "cause \(document)\n" + words.sorted().joined(separator: "\n")
  }

  /// Places alone differ from variant to variant.
  private static func key(_ document: String, places: [TreeChange]) -> String {
    let words = places.map { "\($0.viewID) \($0.kind)" }
    return "places \(document)\n" + words.sorted().joined(separator: "\n")
  }

  private static func shared(_ changes: [TreeChange], by failures: [GoldenFailure]) -> [TreeChange] {
    let others = failures.dropFirst().map { Set($0.changes) }
    return changes.filter { change in others.allSatisfy { $0.contains(change) } }
  }

  private static func identifier(of key: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Numeral.hexadecimal(UInt64(hash), digits: 8)
  }
}

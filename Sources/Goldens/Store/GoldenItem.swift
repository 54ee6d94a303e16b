/// Failures that have one cause: what a person looks at and accepts as one.
public struct GoldenItem: Hashable, Sendable {
  /// What `accept` takes: eight hexadecimal digits that follow from the cause, so that they are the same in every run.
  public let id: String
  /// The goldens, in the order of their paths.
  public let failures: [GoldenFailure]

  /// Groups failures whose trees changed alike; all that is the renderer's is one.
  public static func items(of failures: [GoldenFailure]) -> [GoldenItem] {
    var order: [String] = []
    var groups: [String: [GoldenFailure]] = [:]
    for failure in failures {
      let key = key(of: failure)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(failure)
    }
    return order.map { GoldenItem(id: identifier(of: $0), failures: groups[$0]!) }
  }

  /// The changes that every failure has; of one all.
  public var changes: [TreeChange] {
    guard let first = failures.first else { return [] }
    let causes = first.changes.filter(\.isCause)
    if !causes.isEmpty { return causes }
    let others = failures.dropFirst().map { Set($0.changes) }
    let shared = first.changes.filter { change in others.allSatisfy { $0.contains(change) } }
    return shared.isEmpty ? first.changes : shared
  }

  /// What a region's kind says of the whole: the kind of the first change.
  public var kind: TreeChange.Kind? {
    guard let first = failures.first else { return nil }
    if first.isRendererChange { return .renderer }
    return changes.first?.kind
  }

  private static func key(of failure: GoldenFailure) -> String {
    if failure.reason == .missing { return "missing \(failure.document) \(failure.scene)" }
    if failure.isRendererChange { return "renderer" }
    let causes = failure.changes.filter(\.isCause)
    if !causes.isEmpty {
      let words = causes.map { "\($0.viewID) \($0.constraintID ?? "") \($0.kind) \($0.phrase)" }
      return "cause \(failure.document)\n" + words.sorted().joined(separator: "\n")
    }
    if failure.changes.isEmpty { return "unknown \(failure.path)" }
    // Places alone differ from variant to variant.
    let words = failure.changes.map { "\($0.viewID) \($0.kind)" }
    return "places \(failure.document)\n" + words.sorted().joined(separator: "\n")
  }

  private static func identifier(of key: String) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

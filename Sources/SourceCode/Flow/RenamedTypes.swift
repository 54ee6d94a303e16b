/// The types that have other names in a newer version: what their code is compared with is that of the same type.
struct RenamedTypes {
  /// The names that they have now, by those that they had.
  private var names: [ArraySlice<UInt8>: [UInt8]] = [:]

  /// The fewest members that two have both: many a class has but one method of UIKit's.
  private static let leastCommon = 2

  /// What two types have to have in common of all that either has, and the most types that are compared.
  private static let (likeness, most) = (0.6, 64)

  /// - Parameters:
  ///   - before: What code of the changed sources makes of what in the older version.
  ///   - after: The same of the newer one.
  ///   - isDeclared: Whether the newer version has a type.
  init(_ before: [SourceFlows], _ after: [SourceFlows], isDeclared: (String) -> Bool) {
    let (was, now) = (Self.members(before), Self.members(after))
    let gone = was.keys.filter { now[$0] == nil && !isDeclared($0) }.sorted().prefix(Self.most)
    let came = now.keys.filter { was[$0] == nil }.sorted().prefix(Self.most)
    var found: [String: [String]] = [:]
    for name in gone {
      let own = was[name] ?? []
      let like = came.map { other -> (name: String, likeness: Double) in
        let members = now[other] ?? []
        if own.intersection(members).count < Self.leastCommon { return (other, 0) }
        return (other, Double(own.intersection(members).count) / Double(own.union(members).count))
      }
      // Of two as like it is either.
      guard let best = like.max(by: { $0.likeness < $1.likeness }), best.likeness >= Self.likeness,
        like.count(where: { $0.likeness == best.likeness }) == 1
      else { continue }
      found[best.name, default: []].append(name)
    }
    for (name, older) in found where older.count == 1 { names[Array(older[0].utf8)[...]] = Array(name.utf8) }
  }

  /// What code gives the members of types, by the names of these. Types in others keep theirs.
  private static func members(_ flows: [SourceFlows]) -> [String: Set<FlowNode>] {
    var found: [String: Set<FlowNode>] = [:]
    for definition in flows.lazy.flatMap(\.definitions) where !definition.owner.contains(".") {
      switch definition.target {
      case .member(_, let name): found[definition.owner, default: []].insert(.member(type: nil, name: name))
      case .given(let type, let path) where type == definition.owner:
        found[definition.owner, default: []].insert(.given(type: "", path: path))
      default: continue
      }
    }
    return found
  }

  /// An older source with the names of now; nil where it has none of them.
  func renamed(_ bytes: [UInt8]) -> [UInt8]? {
    if names.isEmpty { return nil }
    var (result, kept, start) = ([UInt8](), 0, Int?.none)
    for index in 0...bytes.count {
      let isOfWord = index < bytes.count && Self.isOfWord(bytes[index])
      if isOfWord, start == nil { start = index }
      guard !isOfWord, let first = start else { continue }
      start = nil
      guard let name = names[bytes[first..<index]] else { continue }
      result += bytes[kept..<first] + name
      kept = index
    }
    return kept == 0 ? nil : result + bytes[kept...]
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

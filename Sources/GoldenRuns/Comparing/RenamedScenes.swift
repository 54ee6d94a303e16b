import Goldens

/// Finds the screens that were renamed or moved: those without goldens that are what others, which are gone, were.
///
/// Views keep their object ids when documents and screens are renamed, so the recorded trees show it. Trees that are equal
/// by their hashes are certain.
struct RenamedScenes {
  /// A screen as it is drawn now, in one of its variants.
  struct Drawn: Sendable {
    let scene: GoldenScene
    /// What the names of its variants end in, each with the record of its tree.
    let trees: [(rest: String, tree: TreeRecord)]
    /// Whether any of its goldens is missing.
    let isMissing: Bool
  }

  private struct Match {
    let new: Int
    let old: GoldenScene
    let score: Double
  }

  /// The share of views that two records have to have in common.
  private static let leastShare = 0.5

  private let store: GoldenStore
  private let lock: GoldenLock

  init(_ store: GoldenStore, _ lock: GoldenLock) { (self.store, self.lock) = (store, lock) }

  /// Returns the screens, of documents that lack goldens, whose goldens are stored under other names: at paths that
  /// belong to no screen.
  func origins(of drawn: [Drawn], among gone: [String]) -> GoldenOrigins {
    var stored = Self.scenes(gone)
    // A new screen may have taken the name of one that is still there.
    let usurpers = drawn.indices.filter { isOther(drawn[$0]) }
    for place in usurpers {
      stored[drawn[place].scene] = drawn[place].trees.map(\.rest).filter {
        lock[drawn[place].scene.path($0)] != nil
      }
    }
    let seekers = drawn.indices.filter { place in
      usurpers.contains(place) || drawn[place].isMissing && !isStored(drawn[place])
    }
    var origins: [GoldenScene: GoldenScene?] = [:]
    for place in usurpers { origins[drawn[place].scene] = .some(nil) }
    var taken: Set<GoldenScene> = []
    for match in matches(seekers, drawn, stored) {
      let scene = drawn[match.new].scene
      guard match.old != scene, (origins[scene] ?? nil) == nil, taken.insert(match.old).inserted else {
        continue
      }
      origins[scene] = match.old
    }
    return GoldenOrigins(origins)
  }

  /// The screens of goldens, with what the names of their variants end in.
  private static func scenes(_ paths: [String]) -> [GoldenScene: [String]] {
    var scenes: [GoldenScene: [String]] = [:]
    for path in paths where path.hasSuffix(GoldenPath.picture) {
      let (scene, rest) = GoldenScene.split(path)
      scenes[scene, default: []].append(rest)
    }
    return scenes
  }

  private func isStored(_ drawn: Drawn) -> Bool {
    drawn.trees.contains { store.has(drawn.scene.path($0.rest)) }
  }

  /// Whether what is stored under the screen's name is of another one: another root view, and few views in common.
  private func isOther(_ drawn: Drawn) -> Bool {
    for (rest, tree) in drawn.trees {
      guard let record = store.tree(drawn.scene.path(rest)) else { continue }
      return record.nodes.first?.id != tree.nodes.first?.id && share(record, tree) < Self.leastShare
    }
    return false
  }

  /// All pairs that may be one screen, the likeliest first.
  private func matches(
    _ seekers: [Int], _ drawn: [Drawn], _ stored: [GoldenScene: [String]]
  ) -> [Match] {
    var matches: [Match] = []
    var records: [String: TreeRecord] = [:]
    for old in stored.keys.sorted() {
      for place in seekers {
        let variants = drawn[place].trees.filter { stored[old]!.contains($0.rest) }
        guard let (rest, tree) = variants.first else { continue }
        let path = old.path(rest)
        let isEqual = variants.contains { lock[old.path($0.rest)]?.tree == $0.tree.hash }
        if records[path] == nil { records[path] = store.tree(path) }
        let share = isEqual ? 1 : records[path].map { self.share($0, tree) } ?? 0
        guard share >= Self.leastShare else { continue }
        // Copies have the same views: then names decide.
        let scene = drawn[place].scene
        let names = (scene.name == old.name ? 0.2 : 0) + (scene.folder == old.folder ? 0.1 : 0)
        let file = scene.folder.split(separator: "/").last == old.folder.split(separator: "/").last
        matches.append(
          Match(new: place, old: old, score: share + (isEqual ? 1 : 0) + names + (file ? 0.1 : 0)))
      }
    }
    return matches.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .map(\.element)
  }

  /// The share of views that are in both records: of one id, class and text.
  private func share(_ one: TreeRecord, _ other: TreeRecord) -> Double {
    func views(_ record: TreeRecord) -> Set<[String]> {
      Set(
        record.nodes.map { node in
          // Ids of old documents are numbers that every document has.
          node.id.contains("-") ? [node.id] : [node.id, node.className, node.text ?? ""]
        })
    }
    let (first, second) = (views(one), views(other))
    return Double(first.intersection(second).count) / Double(max(first.count, second.count, 1))
  }
}

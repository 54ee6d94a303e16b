/// The views of two records whose object ids were rewritten: Interface Builder gives new ids to what is copied and pasted, a
/// whole scene among it, and to what is cut and pasted where it was.
///
/// Views are paired by what they are only where neither record has the other's id. Below a view that has its id still,
/// a view has to be the same in all but its place, with everything in it. Below one that has not, and for the root,
/// most of it has to be.
struct RewrittenIDs {
  private var names: [String: String] = [:]
  private let old: Side
  private let new: Side

  /// A record with what its views contain.
  private struct Side {
    let record: TreeRecord
    let ids: Set<String>
    /// The views in each view, and how many there are in all, itself among them.
    var children: [[Int]]
    var sizes: [Int]

    init(_ record: TreeRecord) {
      self.record = record
      ids = Set(record.nodes.map(\.id))
      children = Array(repeating: [], count: record.nodes.count)
      sizes = Array(repeating: 1, count: record.nodes.count)
      var around: [Int] = []
      for (place, node) in record.nodes.enumerated() {
        around.removeLast(max(0, around.count - max(0, node.depth)))
        if let parent = around.last { children[parent].append(place) }
        for outer in around { sizes[outer] += 1 }
        around.append(place)
      }
    }

    /// The views of a subtree, the outer ones first.
    func subtree(_ place: Int) -> ArraySlice<TreeRecord.Node> { record.nodes[place..<place + sizes[place]] }
  }

  /// What a view shows, wherever it is.
  private struct Content: Hashable {
    let depth: Int
    let className: String
    let text: String?
    let isHidden: Bool
    let alpha: Double
    let properties: [TreeRecord.Property]
  }

  /// The ids of the new record by those of the old one.
  static func names(_ old: TreeRecord, _ new: TreeRecord) -> [String: String] {
    let areEqual = old.nodes.lazy.map(\.id).elementsEqual(new.nodes.lazy.map(\.id))
    var names = areEqual ? [:] : RewrittenIDs(old, new).names
    // Guides of views that have their ids still may have others.
    let guides = new.nodes.filter { !$0.guides.isEmpty }.map { ($0.id, $0.guides) }
    let now = Dictionary(guides, uniquingKeysWith: { first, _ in first })
    for was in old.nodes where !was.guides.isEmpty {
      if let now = now[was.id] { names.merge(Self.guides(was.guides, now)) { view, _ in view } }
    }
    return names
  }

  /// The ids of guides now, by those of the same kind before, where they are others.
  private static func guides(_ was: [String: String], _ now: [String: String]) -> [String: String] {
    if was == now { return [:] }
    let ids = Dictionary(now.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    return was.filter { now[$0.key] == nil }.compactMapValues { ids[$0] }
  }

  private init(_ old: TreeRecord, _ new: TreeRecord) {
    (self.old, self.new) = (Side(old), Side(new))
    guard let was = old.nodes.first, let now = new.nodes.first, old.nodes.contains(where: { isGone($0.id) }),
      new.nodes.contains(where: { isNew($0.id) })
    else { return }
    if was.id == now.id {
      pairContents(of: 0, 0, isRewritten: false)
    } else if isGone(was.id), isNew(now.id), isAlike(0, 0, least: Self.leastOfRoots) {
      pair(0, 0)
    }
  }

  private func isGone(_ id: String) -> Bool { !new.ids.contains(id) }
  private func isNew(_ id: String) -> Bool { !old.ids.contains(id) }

  /// The least share of what both have in what either has.
  private static let least = 0.5
  /// The least share for the roots of a screen, which are in the same place.
  private static let leastOfRoots = 0.3
  /// The views that may still be looked at: a stranger's document may have any number of groups that are alike.
  private var work = 200_000

  /// Counts views that are about to be looked at; false if there were too many.
  private mutating func mayVisit(_ count: Int) -> Bool {
    work -= count
    return work >= 0
  }

  private mutating func pair(_ was: Int, _ now: Int) {
    name(old.record.nodes[was], new.record.nodes[now])
    pairContents(of: was, now, isRewritten: true)
  }

  private mutating func name(_ was: TreeRecord.Node, _ now: TreeRecord.Node) {
    names[was.id] = now.id
    names.merge(Self.guides(was.guides, now.guides)) { _, guide in guide }
  }

  private mutating func pairContents(of was: Int, _ now: Int, isRewritten: Bool) {
    let kept = Dictionary(
      old.children[was].map { (old.record.nodes[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for child in new.children[now] {
      guard let same = kept[new.record.nodes[child].id] else { continue }
      pairContents(of: same, child, isRewritten: isRewritten)
    }
    var gone = old.children[was].filter { isGone(old.record.nodes[$0].id) }
    var come = new.children[now].filter { isNew(new.record.nodes[$0].id) }
    guard !gone.isEmpty, !come.isEmpty else { return }
    let visited = gone.reduce(0) { $0 + old.sizes[$1] } + come.reduce(0) { $0 + new.sizes[$1] }
    guard mayVisit(visited) else { return }
    // What looks alike and code knows by another name is another view.
    let equal = CommonSubsequence.pairs(gone.map { content(old, $0) }, come.map { content(new, $0) })
      .filter { one, other in
        agree(old.record.nodes[gone[one]].outlets, new.record.nodes[come[other]].outlets)
      }
    for (one, other) in equal {
      for (was, now) in zip(old.subtree(gone[one]), new.subtree(come[other]))
      where isGone(was.id) && isNew(now.id) { name(was, now) }
    }
    let (paired, found) = (Set(equal.map(\.0)), Set(equal.map(\.1)))
    gone = gone.indices.filter { !paired.contains($0) }.map { gone[$0] }
    come = come.indices.filter { !found.contains($0) }.map { come[$0] }
    // A cell has one content view.
    if let one = gone.firstIndex(where: { old.record.nodes[$0].isCellContent }),
      let other = come.firstIndex(where: { new.record.nodes[$0].isCellContent })
    {
      pair(gone.remove(at: one), come.remove(at: other))
    }
    pairByWords(&gone, &come)
    guard isRewritten else { return }
    for one in gone {
      for (place, other) in come.enumerated() where isAlike(one, other, least: Self.least) {
        come.remove(at: place)
        pair(one, other)
        break
      }
    }
  }

  /// Pairs views of one class that alone have the same texts, or the same outlets, or else images, in themselves or in what is in them:
  /// more of them than the id was edited.
  private mutating func pairByWords(_ gone: inout [Int], _ come: inout [Int]) {
    let came = Dictionary(grouping: come) { words(new, $0) }
    let went = Dictionary(grouping: gone) { words(old, $0) }
    for one in gone {
      let words = words(old, one)
      guard words.count > 1, went[words] == [one], let others = came[words], others.count == 1,
        agree(old.record.nodes[one].outlets, new.record.nodes[others[0]].outlets)
      else { continue }
      gone.removeAll { $0 == one }
      come.removeAll { $0 == others[0] }
      pair(one, others[0])
    }
  }

  /// Whether code may know two views by the same outlets.
  private func agree(_ was: [String], _ now: [String]) -> Bool { was.isEmpty || now.isEmpty || was == now }

  /// The class of a view, and what people and code know it by.
  private func words(_ side: Side, _ place: Int) -> [String] {
    let nodes = side.subtree(place)
    let texts = nodes.compactMap(\.text).filter { !$0.isEmpty }
    let names = texts.isEmpty ? nodes.flatMap(\.outlets) : texts
    let images = nodes.flatMap(\.properties).filter { $0.name == "image" || $0.name.hasSuffix(".image") }.map(
      \.value)
    return [side.record.nodes[place].className] + (names.isEmpty ? images : names)
  }

  private func content(_ side: Side, _ place: Int) -> [Content] {
    let outer = side.record.nodes[place].depth
    return side.subtree(place).map { node in
      Content(
        depth: node.depth - outer, className: node.className, text: node.text, isHidden: node.isHidden,
        alpha: node.alpha, properties: node.properties)
    }
  }

  /// Whether two views are of one class and have most of their contents in common.
  private mutating func isAlike(_ was: Int, _ now: Int, least: Double) -> Bool {
    guard old.record.nodes[was].className == new.record.nodes[now].className else { return false }
    // Each size bounds what can be common.
    let sizes = (Double(old.sizes[was]), Double(new.sizes[now]))
    guard min(sizes.0, sizes.1) >= least * max(sizes.0, sizes.1),
      mayVisit(old.sizes[was] + new.sizes[now])
    else { return false }
    let (one, other) = (marks(old, was), marks(new, now))
    let common = one.intersection(other).count
    return Double(common) >= least * Double(one.count + other.count - common)
  }

  /// What a subtree can be recognized by.
  private func marks(_ side: Side, _ place: Int) -> Set<[String]> {
    var marks: Set<[String]> = []
    for node in side.subtree(place) {
      marks.insert([node.className])
      if let text = node.text { marks.insert([node.className, text]) }
      for property in node.properties { marks.insert([node.className, property.name, property.value]) }
    }
    return marks
  }
}

extension TreeRecord {
  /// The record with other ids for some of its views.
  func renaming(_ names: [String: String]) -> TreeRecord {
    if names.isEmpty { return self }
    var result = self
    for index in nodes.indices { result.nodes[index].id = names[nodes[index].id] ?? nodes[index].id }
    for (index, constraint) in constraints.enumerated() {
      result.constraints[index].view = names[constraint.view] ?? constraint.view
      result.constraints[index].other = constraint.other.map { names[$0] ?? $0 }
      guard let named = constraint.relationID, let name = names[named] else { continue }
      result.constraints[index].relation = constraint.relation.replacing("#\(named).", with: "#\(name).")
    }
    return result
  }
}

extension TreeRecord.Node {
  fileprivate var isCellContent: Bool { className == "UITableViewCellContentView" }
}

import Views

/// One of the two trees.
enum Side {
  case live, template
}

/// Searches for the views most similar to one without counterpart.
struct CandidateSearch {
  private let pairing: Pairing
  private var siblings: [Side: [Int: Siblings]] = [:]
  private var telling: [Side: [MatchFeature: [Int]]] = [:]

  /// The maximum number of candidates for a view.
  private static let limit = 3

  init(_ pairing: Pairing) {
    self.pairing = pairing
  }

  /// The reason why a view of `side` has no counterpart among the children of `parent` on the other side.
  mutating func reason(for view: Int, on side: Side, among parent: Int) -> TemplateMatch.Reason {
    let name = index(side).tree.views[view].runtimeClass
    guard let tally = siblings(in: parent, on: side.other).tally[name] else { return .noneOfItsClass }
    return tally.free == 0 ? .taken : .severalOfItsClass
  }

  /// The most similar views on the other side: those with the same outlet or object ID, then children of `parent`
  /// without a counterpart, else those with one, then views elsewhere with a distinctive common feature.
  mutating func candidates(for view: Int, on side: Side, among parent: Int) -> [Candidate] {
    let near = siblings(in: parent, on: side.other)
    let parentOfView = index(side).parents[view]
    let rivals = side == .live ? siblings(in: parentOfView, on: .live) : near
    var result = ranked(near.free, view, side).prefix(Self.limit).map {
      free($0, view, side, rivals: rivals)
    }
    let isAlone = result.isEmpty
    result += ranked(near.taken, view, side).filter { isAlone || $0.isTelling }.map {
      taken($0, view, side)
    }
    let all = result + elsewhere(view, side, parent: parent)
    return Array((all.filter(\.isTwin) + all.filter { !$0.isTwin }).prefix(Self.limit))
  }
}

// MARK: - Candidates by position

extension CandidateSearch {
  private func free(_ likeness: Likeness, _ view: Int, _ side: Side, rivals: Siblings) -> Candidate {
    let candidate = index(side.other).tree.views[likeness.other]
    let count = rivals.tally[candidate.runtimeClass]?.total ?? 0
    let isTwin = likeness.alike.first == .outlet || likeness.alike.first == .objectID
    let isAmbiguous = likeness.different.isEmpty && count > 1 && !isTwin
    return Candidate(
      summary: index(side.other).summary(likeness.other), alike: likeness.alike,
      different: likeness.different, place: .free,
      remedy: isAmbiguous ? .tagEachPair(alike: MatchFindings.alike(candidate, count)) : .sameTag)
  }

  private func taken(_ likeness: Likeness, _ view: Int, _ side: Side) -> Candidate {
    let holder = holder(of: likeness.other, on: side.other)
    // A template view whose claim is one of several can be separated from the others without loss.
    let isSpare = side == .live && pairing.claims[holder].count > 1
    let alike = index(side).tree.views[holder].phrase
    return Candidate(
      summary: index(side.other).summary(likeness.other), alike: likeness.alike,
      different: likeness.different, place: .taken(by: alike), remedy: isSpare ? .sameTag : .add)
  }

  private mutating func elsewhere(_ view: Int, _ side: Side, parent: Int) -> [Candidate] {
    let other = index(side.other)
    var found: [Int] = []
    let bearers = tellingFeatures(on: side.other)
    for feature in MatchFeature.telling(of: index(side).tree.views[view], by: pairing.book) {
      for candidate in bearers[feature] ?? [] where !found.contains(candidate) {
        let isMovable = other.parents[candidate] != parent && !other.contains(candidate, parent)
        if isMovable { found.append(candidate) }
      }
    }
    return ranked(found, view, side).map { moved($0, view, side, parent: parent) }
  }

  private mutating func moved(_ likeness: Likeness, _ view: Int, _ side: Side, parent: Int) -> Candidate {
    let other = index(side.other)
    let superview = other.parents[likeness.other]
    let (live, target) =
      side == .live
      ? (view, parent)
      : (likeness.other, isTaken(superview, on: .live) ? holder(of: superview, on: .live) : nil)
    return Candidate(
      summary: other.summary(likeness.other), alike: likeness.alike, different: likeness.different,
      place: .elsewhere(inside: other.tree.views[superview].phrase),
      remedy: moving(to: target, live: live, isSameTag: likeness.alike.contains(.tag)))
  }

  /// How a template view moved into `target` would find a live view.
  private mutating func moving(to target: Int?, live: Int, isSameTag: Bool) -> Candidate.Remedy {
    guard let target else { return .matchSuperview }
    let name = index(.template).tree.views[target].phrase
    return isSameTag && isLastWithItsTag(live) ? .move(into: name) : .moveAndTag(into: name)
  }

  /// Whether its tag finds this live view: no later sibling has the same tag.
  private mutating func isLastWithItsTag(_ live: Int) -> Bool {
    let tree = pairing.live.tree
    return siblings(in: pairing.live.parents[live], on: .live).lastBearers[tree.views[live].tag] == live
  }

  /// The counterpart of a view of `side`.
  private func holder(of view: Int, on side: Side) -> Int {
    side == .template
      ? pairing.partners[view] : pairing.links[pairing.claims[view].last!].template
  }
}

// MARK: - Lookup

extension CandidateSearch {
  /// The children of one view, separated by whether they have a counterpart.
  struct Siblings {
    /// Children of one class: their number, and the number without counterpart.
    struct Tally {
      var total = 0
      var free = 0
    }

    var free: [Int] = []
    var taken: [Int] = []
    var tally: [String: Tally] = [:]
    /// The last child with each tag other than 0.
    var lastBearers: [Int: Int] = [:]

    /// The maximum number of candidates compared: one of ten thousand labels is not worth ten thousand comparisons.
    static let limit = 100
  }

  private func index(_ side: Side) -> TreeIndex { side == .live ? pairing.live : pairing.template }

  private func isTaken(_ view: Int, on side: Side) -> Bool {
    side == .live ? !pairing.claims[view].isEmpty : pairing.partners[view] >= 0
  }

  private mutating func siblings(in parent: Int, on side: Side) -> Siblings {
    if let known = siblings[side]?[parent] { return known }
    var result = Siblings()
    for view in index(side).tree.views[parent].subviews where view.tag >= 0 {
      let child = view.id.index
      let isTaken = isTaken(child, on: side)
      result.tally[view.runtimeClass, default: Siblings.Tally()].total += 1
      if view.tag > 0 { result.lastBearers[view.tag] = child }
      if isTaken {
        if result.taken.count < Siblings.limit { result.taken.append(child) }
      } else {
        result.tally[view.runtimeClass]!.free += 1
        if result.free.count < Siblings.limit { result.free.append(child) }
      }
    }
    siblings[side, default: [:]][parent] = result
    return result
  }

  /// Views of a whole tree without counterpart, by their distinctive features; at most a few for each.
  private mutating func tellingFeatures(on side: Side) -> [MatchFeature: [Int]] {
    if let known = telling[side] { return known }
    let index = index(side)
    var result: [MatchFeature: [Int]] = [:]
    for view in index.tree.views where !index.isIgnored[view.id.index] && index.parents[view.id.index] >= 0 {
      guard !isTaken(view.id.index, on: side) else { continue }
      for feature in MatchFeature.telling(of: view, by: pairing.book)
      where result[feature, default: []].count < 8 {
        result[feature, default: []].append(view.id.index)
      }
    }
    telling[side] = result
    return result
  }

  private func ranked(_ others: [Int], _ view: Int, _ side: Side) -> [Likeness] {
    others.compactMap { likeness(view, side, $0) }.sorted(by: Likeness.isNearer)
  }

  private func likeness(_ view: Int, _ side: Side, _ other: Int) -> Likeness? {
    Likeness(of: index(side).tree.views[view], and: index(side.other).tree.views[other], by: pairing.book)
  }
}

extension Candidate {
  fileprivate var isTwin: Bool { alike.contains(.outlet) || alike.contains(.objectID) }
}

extension Side {
  var other: Side { self == .live ? .template : .live }
}

extension MatchFeature {
  /// The distinctive features of a view: outlets and object ID, then in the order of the rules.
  static func telling(of view: View, by book: RuleBook) -> [MatchFeature] {
    let outlets = view.outletNames.map { MatchFeature.outlet($0) }
    let twins = outlets + [TwinRule.objectID(of: view)].compactMap(\.self)
    return (twins + book.rules.compactMap { $0.feature(view) }).filter(\.isTelling)
  }
}

/// The common features of a view and a candidate; nil if they have none.
struct Likeness {
  let other: Int
  private(set) var alike: [Rule] = []
  private(set) var different: [Rule] = []
  private var score = 0

  /// Whether they have more in common than the class.
  private(set) var isTelling = false

  init?(of view: View, and other: View, by book: RuleBook) {
    self.other = other.id.index
    addTwins(view, other)
    for rule in book.rules {
      let (left, right) = (rule.feature(view), rule.feature(other))
      guard left != nil || right != nil else { continue }
      if left == right {
        alike.append(rule.rule)
        score += rule.rule.weight
        isTelling = isTelling || left!.isTelling
      } else if !different.contains(rule.rule) {
        different.append(rule.rule)
      }
    }
    // Views of different custom classes can have the same UIKit class.
    if view.className == other.className { score += 1 }
    if let title = view.title, title == other.title { score += Rule.title.weight }
    if score == 0 { return nil }
  }

  private mutating func addTwins(_ view: View, _ other: View) {
    let isOutlet = view.outletNames.contains { other.outletNames.contains($0) }
    let id = TwinRule.objectID(of: view)
    let isID = id?.isTelling == true && id == TwinRule.objectID(of: other)
    alike = (isOutlet ? [.outlet] : []) + (isID ? [.objectID] : [])
    score = alike.reduce(0) { $0 + $1.weight }
    isTelling = isOutlet || isID
  }

  /// The most similar first, then document order.
  static func isNearer(_ left: Likeness, _ right: Likeness) -> Bool {
    left.score != right.score ? left.score > right.score : left.other < right.other
  }
}

extension Rule {
  /// The significance of a common feature; an outlet or an object ID outweighs everything else.
  fileprivate var weight: Int {
    switch self {
    case .root, .identity: 0
    case .outlet: 128
    case .objectID: 64
    case .tag: 16
    case .targetAction: 8
    case .title, .image, .text: 4
    case .class: 2
    // A custom rule of an app is as significant as a tag.
    default: 16
    }
  }
}

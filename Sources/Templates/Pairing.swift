import Views

/// One template view's claim on one live view.
struct Link {
  let template: Int
  let live: Int
  let rule: Rule
}

/// The tables filled by a single traversal of a template: the claims.
///
/// Both trees are walked through indices, and siblings are only searched through a `ChildIndex`: the time is linear in
/// the number of views, regardless of the shape of the trees.
struct Pairing {
  let template: TreeIndex
  let live: TreeIndex
  let isIdentity: Bool
  /// All claims in the template's document order.
  private(set) var links: [Link] = []
  /// The claims on each live view, as indices into `links`.
  private(set) var claims: [[Int]]
  /// The live view that each template view claims; −1 for none.
  private(set) var partners: [Int]
  /// Whether the children of each live view were searched.
  private(set) var isOpen: [Bool]
  /// Template views without a counterpart whose superview has one, in document order.
  private(set) var unmatchedTemplate: [Int] = []

  private let classes: IgnoredClasses
  let book: RuleBook
  /// The rule for views left over by the book; nil for none.
  private let twins: TwinRule?
  /// Object IDs of template views that are left out because their counterparts are not installed.
  private let absent: Set<String>
  private var childIndices: [ChildIndex?]
  private var twinIndices: [Int: TwinIndex] = [:]

  init(
    template: ViewTree, live: ViewTree, options: MatchingOptions, absent: Set<String> = [],
    by book: RuleBook? = nil, twins: TwinRule? = nil
  ) {
    self.absent = absent
    self.book = book ?? .chosen(by: options)
    self.twins = twins
    classes = IgnoredClasses(options)
    isIdentity = template === live
    self.template = TreeIndex(template, ignoring: classes)
    self.live = TreeIndex(live, ignoring: classes)
    claims = [[Int]](repeating: [], count: live.views.count)
    partners = [Int](repeating: -1, count: template.views.count)
    isOpen = [Bool](repeating: false, count: live.views.count)
    childIndices = [ChildIndex?](repeating: nil, count: live.views.count)
    walk()
  }

  /// Live views without a claim whose superview was searched, in document order.
  var unmatchedLive: [Int] {
    live.tree.views.indices.filter { index in
      let parent = live.parents[index]
      return parent >= 0 && isOpen[parent] && claims[index].isEmpty && live.tree.views[index].tag >= 0
    }
  }

  private mutating func walk() {
    var waiting = [Link(template: 0, live: 0, rule: isIdentity ? .identity : .root)]
    while let link = waiting.popLast() {
      partners[link.template] = link.live
      claims[link.live].append(links.count)
      links.append(link)
      let isDescended =
        classes.descends(into: template.tree.views[link.template])
        && classes.descends(into: live.tree.views[link.live])
      guard isDescended else { continue }
      isOpen[link.live] = true
      waiting.append(contentsOf: childLinks(of: link).reversed())
    }
    unmatchedTemplate.sort()
  }

  private mutating func childLinks(of link: Link) -> [Link] {
    let subviews = template.tree.views[link.template].subviews
    guard !subviews.isEmpty else { return [] }
    let index = childIndex(of: link.live)
    var result: [Link] = []
    var left: [View] = []
    for subview in subviews where subview.tag >= 0 && !absent.contains(subview.objectID) {
      let child = subview.id.index
      if isIdentity {
        result.append(Link(template: child, live: child, rule: .identity))
      } else if let match = index.counterpart(of: subview) {
        result.append(Link(template: child, live: match.live.index, rule: match.rule))
      } else {
        left.append(subview)
      }
    }
    return left.isEmpty ? result : adding(to: result, left, of: link)
  }

  /// Adds the matches of the rule for twins among the remaining children, and keeps the others.
  private mutating func adding(to links: [Link], _ left: [View], of parent: Link) -> [Link] {
    guard let twins else {
      unmatchedTemplate += left.map(\.id.index)
      return links
    }
    let index = twinIndex(of: parent.live)
    let siblings = TwinIndex(of: template.tree.views[parent.template])
    var result = links
    var taken = Set(links.map(\.live))
    for child in left {
      let found = twins.counterpart(of: child, named: siblings.ownNames(of: child), in: index) {
        claims[$0.index].isEmpty && !taken.contains($0.index)
      }
      if let found {
        taken.insert(found.live.index)
        result.append(Link(template: child.id.index, live: found.live.index, rule: found.rule))
      } else {
        unmatchedTemplate.append(child.id.index)
      }
    }
    result.sort { $0.template < $1.template }
    return result
  }

  private mutating func twinIndex(of parent: Int) -> TwinIndex {
    if let index = twinIndices[parent] { return index }
    let index = TwinIndex(of: live.tree.views[parent])
    twinIndices[parent] = index
    return index
  }

  private mutating func childIndex(of parent: Int) -> ChildIndex {
    if let index = childIndices[parent] { return index }
    let index = isIdentity ? ChildIndex() : ChildIndex(of: live.tree.views[parent], by: book)
    childIndices[parent] = index
    return index
  }
}

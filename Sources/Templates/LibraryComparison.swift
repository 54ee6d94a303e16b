import Views

/// Applies TPMultiLayoutViewController's own rules for comparison and reports where they differ.
struct LibraryComparison {
  private let own: Pairing
  private let library: Pairing
  private let ownLinks: [Link?]
  private let libraryLinks: [Link?]

  /// Compares a pairing with that of the library, for the same trees.
  init(_ pairing: Pairing, _ options: MatchingOptions, absent: Set<String>) {
    own = pairing
    library =
      pairing.isIdentity
      ? pairing
      : Pairing(
        template: pairing.template.tree, live: pairing.live.tree, options: options, absent: absent,
        by: .ofLibrary(by: options))
    func table(_ links: [Link]) -> [Link?] {
      var table = [Link?](repeating: nil, count: pairing.partners.count)
      for link in links { table[link.template] = link }
      return table
    }
    ownLinks = table(own.links)
    libraryLinks = pairing.isIdentity ? ownLinks : table(library.links)
  }

  /// The template views that are paired differently, below superviews that are not, in document order.
  var differences: [TemplateMatch.LibraryDifference] {
    let root = own.template.tree.root
    if root.tag < 0 {
      return [difference(of: root.id.index, ownLinks[root.id.index], nil, .negativeRoot)]
    }
    if own.isIdentity { return [] }
    return own.template.tree.views.indices.compactMap { view in
      let parent = own.template.parents[view]
      guard parent >= 0, own.partners[parent] >= 0, own.partners[parent] == library.partners[parent],
        own.partners[view] != library.partners[view]
      else { return nil }
      let (ours, theirs) = (ownLinks[view], libraryLinks[view])
      return difference(of: view, ours, theirs, reason(for: view, ours, theirs))
    }
  }

  private func difference(
    of view: Int, _ ours: Link?, _ theirs: Link?, _ reason: TemplateMatch.LibraryDifference.Reason
  ) -> TemplateMatch.LibraryDifference {
    func choice(_ link: Link) -> TemplateMatch.LibraryDifference.Choice {
      .init(live: ViewID(link.live), summary: own.live.summary(link.live), rule: link.rule)
    }
    return TemplateMatch.LibraryDifference(
      template: own.template.summary(view), own: ours.map(choice), library: theirs.map(choice), reason: reason
    )
  }

  /// The difference at the first deciding rule.
  private func reason(
    for view: Int, _ ours: Link?, _ theirs: Link?
  ) -> TemplateMatch.LibraryDifference.Reason {
    if let theirs, own.live.tree.views[theirs.live].tag < 0 { return .negativeTag }
    if let theirs, place(of: theirs.rule) < ours.map({ place(of: $0.rule) }) ?? .max {
      return theirs.rule == .image ? .noImage : .blankField
    }
    switch ours?.rule {
    case .outlet: return .outlet
    case .objectID: return .objectID
    case .targetAction: return reasonOfActions(own.template.tree.views[view], ours!)
    default: return .negativeTag
    }
  }

  /// The index of a rule in the order in which they are tried.
  private func place(of rule: Rule) -> Int { own.book.rules.firstIndex { $0.rule == rule } ?? .max }

  private func reasonOfActions(_ template: View, _ link: Link) -> TemplateMatch.LibraryDifference.Reason {
    let live = own.live.tree.views[link.live]
    if !template.segues.isEmpty || !live.segues.isEmpty { return .segue }
    return RuleBook.hasUnevenTargets(template.actions) ? .severalTargets : .actionOrder
  }
}

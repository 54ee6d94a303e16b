import Views

/// Finds the live counterparts of a template's views, as TPMultiLayoutViewController does: children are searched for
/// among the children of their parent's counterpart, by the rules in the order of `Rule`.
///
/// If TPMultiLayoutViewController's own code finds another view, or none, the match records it (`RuleBook.library`).
package enum Matcher {
  /// Matches a template with the live tree and extracts its layout.
  ///
  /// Views of the template with a negative tag are left out with their contents; live ones are never found and never
  /// reported as missing. The roots are always counterparts. A template that is the live tree itself matches every view
  /// with itself. The result keeps neither tree alive. `known`: the match of the same template with the same tree in
  /// other size classes. A view whose counterpart exists, but is not installed now, is left out too: it would only
  /// claim another's counterpart. The result: the pairs, the views without a counterpart, and the layout by identity of
  /// the live views.
  package static func match(
    template: ViewTree, live: ViewTree, orientation: Orientation,
    options: MatchingOptions = MatchingOptions(),
    known: TemplateMatch? = nil
  ) -> TemplateMatch {
    let absent = (known?.pairs ?? []).filter { !live[$0.live].isInstalled }.map(\.template.objectID)
    let pairing = pairing(template, live, options, absent: Set(absent))
    var report = MatchReport(pairing, carrying: options.layoutAttributes)
    return TemplateMatch(
      orientation: orientation, pairs: report.pairs, unmatchedLive: report.unmatchedLive(),
      unmatchedTemplate: report.unmatchedTemplate(), shared: report.shared,
      libraryDifferences: LibraryComparison(pairing, options, absent: Set(absent)).differences,
      layout: report.layout(for: orientation))
  }

  private static func pairing(
    _ template: ViewTree, _ live: ViewTree, _ options: MatchingOptions, absent: Set<String>
  ) -> Pairing {
    let pairing = Pairing(template: template, live: live, options: options, absent: absent)
    guard options.matchesTwins, !pairing.unmatchedTemplate.isEmpty else { return pairing }
    return Pairing(
      template: template, live: live, options: options, absent: absent,
      twins: TwinRule(afterwards: pairing))
  }
}

/// Converts the tables of a pairing to values that outlive both trees.
struct MatchReport {
  private let pairing: Pairing
  private var search: CandidateSearch
  /// The additional attributes of the layout.
  private let attributes: [TemplateAttribute]

  init(_ pairing: Pairing, carrying attributes: [TemplateAttribute]) {
    self.pairing = pairing
    self.attributes = attributes
    search = CandidateSearch(pairing)
  }

  var pairs: [TemplateMatch.Pair] {
    pairing.links.enumerated().map { place, link in
      TemplateMatch.Pair(
        live: ViewID(link.live), template: pairing.template.summary(link.template), rule: link.rule,
        isOverruled: pairing.claims[link.live].last != place)
    }
  }

  func layout(for orientation: Orientation) -> ExtractedLayout {
    var layout = ExtractedLayout(orientation: orientation, count: pairing.live.tree.views.count)
    // Links are in document order, so the last claim on a view wins.
    for link in pairing.links {
      let view = pairing.template.tree.views[link.template]
      layout[ViewID(link.live)] = LayoutAttributes(of: view)
      layout.setFurther(attributes.map { $0.read(view) }, of: ViewID(link.live))
    }
    return layout
  }

  /// Claims of siblings on the same view. The contents of two such siblings consequently claim the same views; that is
  /// not reported again.
  var shared: [TemplateMatch.SharedClaim] {
    pairing.claims.enumerated().compactMap { live, claims in
      guard claims.count > 1 else { return nil }
      var counts: [Int: Int] = [:]
      for claim in claims { counts[parent(of: claim), default: 0] += 1 }
      let rivals = claims.filter { counts[parent(of: $0)]! > 1 }
      guard !rivals.isEmpty else { return nil }
      return TemplateMatch.SharedClaim(
        live: ViewID(live), summary: pairing.live.summary(live),
        claimants: rivals.map { pairing.template.summary(pairing.links[$0].template) },
        rules: rivals.map { pairing.links[$0].rule })
    }
  }

  private func parent(of claim: Int) -> Int { pairing.template.parents[pairing.links[claim].template] }

  mutating func unmatchedLive() -> [TemplateMatch.UnmatchedLive] {
    pairing.unmatchedLive.enumerated().map { place, view in
      let parentClaim = pairing.claims[pairing.live.parents[view]].last!
      let counterpart = pairing.links[parentClaim].template
      return TemplateMatch.UnmatchedLive(
        view: ViewID(view), summary: pairing.live.summary(view),
        insideCount: pairing.live.insideCount(view),
        reason: search.reason(for: view, on: .live, among: counterpart),
        candidates: place < TemplateMatch.findingLimit
          ? search.candidates(for: view, on: .live, among: counterpart) : [])
    }
  }

  mutating func unmatchedTemplate() -> [TemplateMatch.UnmatchedTemplate] {
    pairing.unmatchedTemplate.enumerated().map { place, view in
      let liveParent = pairing.partners[pairing.template.parents[view]]
      let summary = pairing.template.summary(view)
      return TemplateMatch.UnmatchedTemplate(
        summary: summary, liveParent: ViewID(liveParent), frameInLiveParent: summary.frame,
        insideCount: pairing.template.insideCount(view),
        reason: search.reason(for: view, on: .template, among: liveParent),
        candidates: place < TemplateMatch.findingLimit
          ? search.candidates(for: view, on: .template, among: liveParent) : [])
    }
  }
}

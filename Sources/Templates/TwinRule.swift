import Views

/// The rule for layouts in separate documents, after all others: remaining views are matched by the names of the
/// outlets that refer to them, then by object ID.
///
/// A running app knows neither; a preview may. Only live views without a claim are found, so that no match of the
/// library's rules changes. Copies of a document have the same IDs.
struct TwinRule {
  private let trustsIDs: Bool
  private let trustsCounters: Bool

  /// Creates the rule for two trees after the other rules have been applied.
  ///
  /// IDs are only meaningful in copies. If the other rules contradict them more often than they agree, the documents
  /// were created independently. Documents converted from the archive format count their IDs from 1, and scene files
  /// number views of a class without an ID, so that unrelated documents have the same IDs; they are only used if other
  /// rules agree with them at all.
  init(afterwards pairing: Pairing) {
    var holders: [String: Int] = [:]
    for view in pairing.live.tree.views { holders[view.objectID] = view.id.index }
    var (agreeing, contradicting) = (0, 0)
    for link in pairing.links where link.rule != .root {
      guard let holder = holders[pairing.template.tree.views[link.template].objectID] else { continue }
      if holder == link.live { agreeing += 1 } else { contradicting += 1 }
    }
    trustsIDs = contradicting <= agreeing
    trustsCounters = contradicting < agreeing
  }

  /// Whether an ID is one of those counted from 1 in each document: `12`, or `label-12`.
  static func isCounter(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let number = parts.last, (1...5).contains(number.count), parts.count <= 2 else { return false }
    let isLetters = parts.count == 1 || parts[0].allSatisfy { (65...90).contains($0 & ~0x20) }
    return isLetters && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The live child claimed by a template view, and the rule. `template`: a view without counterpart. `names`: the
  /// outlets that refer to it and to none of its siblings.
  func counterpart(
    of template: View, named names: [String], in index: TwinIndex, isFree: (ViewID) -> Bool
  ) -> (live: ViewID, rule: Rule)? {
    if let found = names.lazy.compactMap({ index.names[$0] ?? nil }).first(where: isFree) {
      return (found, .outlet)
    }
    guard Self.isCounter(template.objectID) ? trustsCounters : trustsIDs,
      let found = Self.objectID(of: template).flatMap({ index.ids[$0] }), isFree(found)
    else { return nil }
    return (found, .objectID)
  }

  /// The object ID of a view with its class, which copies share.
  static func objectID(of view: View) -> MatchFeature? {
    view.objectID.isEmpty ? nil : .objectID(view.objectID, className: view.className)
  }
}

/// The children of one view, indexed by outlet name and object ID.
struct TwinIndex {
  /// The view that an outlet with a name refers to; nil inside if there are several, as in a collection.
  private(set) var names: [String: ViewID?] = [:]
  private(set) var ids: [MatchFeature: ViewID] = [:]

  init(of parent: View) {
    for child in parent.subviews where child.tag >= 0 {
      for name in child.outletNames { names.updateValue(names[name] == nil ? child.id : nil, forKey: name) }
      if let id = TwinRule.objectID(of: child) { ids[id] = child.id }
    }
  }

  /// The outlets that refer to a child and to none of its siblings.
  func ownNames(of child: View) -> [String] {
    child.outletNames.filter { names[$0] == child.id }
  }
}

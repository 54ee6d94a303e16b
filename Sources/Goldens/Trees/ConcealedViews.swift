/// The views of a screen that no picture shows, on neither side: hidden or wholly transparent ones, and those in them, and those in views
/// that a constraint gives no width or height and that clip them.
struct ConcealedViews {
  /// Their object ids.
  let ids: Set<String>
  /// The ids of those that are not seen on one side at least: how they moved is not seen either.
  private let unseen: Set<String>
  /// The ids of those that are seen on the older side alone.
  private let gone: Set<String>
  /// How those are hidden that code hides, and those in them, by their object ids.
  private let byCode: [String: String]
  /// The ids of those that are in views of no size on a side.
  private let clipped: Set<String>
  /// The ids of those that code shows at some time.
  private let waiting: Set<String>
  /// The views that code puts into others, and those in each, by their ids: where these stand is not known.
  private let placed: [String: Set<String>]

  init(_ pairs: [ScreenPair]) {
    var (concealed, shown) = (Set<String>(), Set<String>())
    var byCode: [String: String] = [:]
    // What is in a view of no size, which may have one on the other side.
    var clipped: Set<String> = []
    var (waiting, placed) = (Set<String>(), [String: Set<String>]())
    // Of the newer side alone.
    var (concealedNow, shownNow) = (Set<String>(), Set<String>())
    for (record, isNow) in pairs.flatMap({ [($0.old, false), ($0.new, true)] }) {
      var outermost: Int?
      // The depth of a view of no size.
      var flat: Int?
      var code: String?
      var isShown = false
      // The depth of a view inside that stays hidden when code shows the one around it.
      var inner: Int?
      // The depth of a view that code puts into another one, and its id.
      var moved: (depth: Int, id: String)?
      let empty = Set(
        record.constraints.filter { constraint in
          constraint.constant == 0 && constraint.relation == "="
            && ["width", "height"].contains(constraint.attribute)
        }.map(\.view))
      for node in record.nodes {
        if let depth = moved?.depth, node.depth <= depth { moved = nil }
        if moved == nil, node.isPlacedByCode { moved = (node.depth, node.id) }
        if let moved { placed[moved.id, default: []].insert(node.id) }
        if let depth = outermost, node.depth <= depth { outermost = nil }
        if let depth = inner, node.depth <= depth { inner = nil }
        if let depth = flat, node.depth <= depth { flat = nil }
        if flat == nil, empty.contains(node.id), node.clips, node.frame.width <= 0 || node.frame.height <= 0 {
          flat = node.depth
        }
        if outermost == nil, node.isHidden || node.alpha <= 0 {
          outermost = node.depth
          isShown = node.isShownByCode
          code = node.hiding.map { "hidden by code (\($0))" }
        }
        // The items of bars are as visible as these.
        let own = [node.id] + node.parts.map(\.id).filter { !$0.isEmpty }
        if outermost != nil {
          concealed.formUnion(own)
          if isNow { concealedNow.formUnion(own) }
        } else if flat != nil {
          clipped.formUnion(own)
        } else {
          shown.formUnion(own)
          if isNow { shownNow.formUnion(own) }
        }
        if inner == nil, outermost != nil, node.isHidden || node.alpha <= 0, !node.isShownByCode {
          inner = node.depth
        }
        if outermost != nil, isShown, inner == nil { waiting.insert(node.id) }
        if outermost != nil, let code { byCode[node.id] = code }
      }
    }
    ids = concealed.union(clipped).subtracting(shown)
    unseen = concealed.union(ids)
    gone = concealedNow.subtracting(shownNow).intersection(shown)
    self.clipped = clipped
    (self.byCode, self.waiting, self.placed) = (byCode, waiting, placed)
  }

  /// Whether there is none.
  var isEmpty: Bool { unseen.isEmpty && placed.isEmpty }

  /// Takes what these views do out of what follows from an item. An item that is about nothing else is not visible.
  func conceal(_ item: inout DifferenceItem) {
    func seen(_ effects: [DifferenceItem.Effect], but hidden: Set<String>) -> [DifferenceItem.Effect] {
      effects.compactMap { effect in
        let kept = effect.ids.indices.filter { !hidden.contains(effect.ids[$0]) }
        return kept.isEmpty ? nil : effect.part(kept)
      }
    }
    // Where a view is that code puts elsewhere, and what is in it because of that, is not known.
    let inside = item.ids.compactMap { placed[$0] }
    let isPlaced = !inside.isEmpty && (!item.own.isEmpty || !item.others.isEmpty)
    for views in inside {
      item.own = seen(item.own, but: views)
      item.others = seen(item.others, but: views)
    }
    if isPlaced, item.own.isEmpty, item.others.isEmpty, item.kind == .position || item.kind == .size {
      (item.kind, item.showsInApp) = (.unseen, true)
    }
    // What code shows then is where the document has it.
    let isWaiting = !item.ids.isEmpty && waiting.isSuperset(of: item.ids)
    item.others = seen(item.others, but: unseen)
    if !item.causes.isEmpty, !isWaiting || item.causes.contains(where: \.isHiding) {
      item.own = seen(item.own, but: unseen)
    }
    // What a view is given that is hidden now nobody sees, nor where that is.
    let isGiven = !item.causes.isEmpty || item.kind == .position || item.kind == .size
    if !item.ids.isEmpty, gone.isSuperset(of: item.ids), isGiven, item.kind != .structure,
      !item.causes.contains(where: \.isHiding), item.others.isEmpty
    {
      (item.kind, item.showsInApp) = (.unseen, isWaiting)
      item.subjects = zip(item.subjects, item.ids).map { "\($0), \(byCode[$1] ?? "hidden")" }
      return
    }
    guard !item.ids.isEmpty, ids.isSuperset(of: item.ids) else { return }
    guard item.others.isEmpty else {
      // What is seen of it is what it does to others.
      if item.kind == .structure { item.subjects = item.subjects.map { "hidden \($0)" } }
      return
    }
    // Code may give it room. What is never drawn is not seen then, either.
    item.showsInApp = !item.kind.isHidden && (isWaiting || !clipped.isDisjoint(with: item.ids))
    item.kind = .unseen
    item.subjects = zip(item.subjects, item.ids).map { subject, id in
      "\(subject), \(byCode[id] ?? (clipped.contains(id) ? "in no room" : "hidden"))"
    }
  }
}

extension TreeRecord.Node {
  /// The code that hides it: `Card.swift:12`; nil where none does.
  var hiding: String? {
    let place = place(of: "hidden")
    guard isHidden, let file = place.file?.split(separator: "/").last else { return nil }
    // A line of the other version says nothing here.
    return "\(file)" + (place.line > 0 ? ":\(place.line)" : "")
  }
}

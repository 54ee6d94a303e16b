/// Groups failures by cause.
///
/// A cause is an edit: the changes of one view, of the constraints that place it, of an asset, or of a text in a file
/// of texts. Equal edits of several views are combined. Texts and sizes may differ between the variants of a screen: an
/// edit is identified by its view.
struct CauseGrouping {
  private let failures: [GoldenFailure]
  /// The changes common to the frames of a motion, by motion: animated values differ from frame to frame.
  private var common: [String: [TreeChange]] = [:]
  private var groups = CauseGroups()

  init(_ failures: [GoldenFailure]) {
    self.failures = failures.filter { $0.moment == nil } + failures.filter { $0.moment != nil }
    var motions: [String: [GoldenFailure]] = [:]
    for failure in failures where !failure.changes.isEmpty {
      if let motion = failure.moment?.motion { motions[motion, default: []].append(failure) }
    }
    common = motions.mapValues { frames in
      Self.shared(frames[0].changes.filter(\.isCause), by: frames)
    }
  }

  mutating func items() -> [GoldenItem] {
    // The simplest variant represents it: the document's own texts before those of other languages.
    let axes = failures.map { failure in failure.path.count { $0 == "." } }
    for place in failures.indices.sorted(by: { (axes[$0], $0) < (axes[$1], $1) }) { add(place) }
    groups.combine()
    return groups.order.map { cause in
      let group = groups[cause]
      return GoldenItem(cause: cause, failures: group.pictures.map { failures[$0] }, changes: group.changes)
    }
  }

  // MARK: Causes

  private mutating func add(_ place: Int) {
    let failure = failures[place]
    let document = failure.document
    if failure.reason != .added, let moment = failure.moment { return add(place, moment) }
    if failure.reason == .missing {
      return groups.add(place, to: .missing(document: document, scene: failure.scene))
    }
    if failure.reason == .removed || failure.reason == .added {
      let scene = failure.isOfWholeDocument ? nil : failure.scene
      let cause = Cause.screen(failure.reason, document: document, scene: scene)
      for change in failure.changes { groups.add(change, to: cause) }
      return groups.add(place, to: cause)
    }
    if failure.isRendererChange { return groups.add(place, to: .renderer) }
    let causes = failure.changes.filter(\.isCause)
    if !causes.isEmpty {
      groups.add(place, edits: causes, of: document)
      // Additional edits of frames: no edit of another view moves a view that is placed by its own frame.
      let subjects = Set(causes.map(\.viewID))
      let frames = failure.changes.filter { $0.isOfOwnFrame && !subjects.contains($0.viewID) }
      if !frames.isEmpty { groups.add(place, to: Self.cause(document, places: frames), frames) }
      return
    }
    if failure.changes.isEmpty { return groups.add(place, to: .unknown(path: failure.path)) }
    let frames = failure.changes.filter(\.isOfOwnFrame)
    let places = frames.isEmpty ? failure.changes : frames
    groups.add(place, to: Self.cause(document, places: places), places)
  }

  private mutating func add(_ place: Int, _ moment: GoldenMoment) {
    let failure = failures[place]
    if moment.recordedCount == 0 { return groups.add(place, to: .missingMotion(moment.motion)) }
    if moment.isOfOtherCount {
      return groups.add(place, to: .frameCount(moment.motion), failure.changes.filter(\.isCause))
    }
    if failure.isRendererChange { return groups.add(place, to: .renderer) }
    if let common = common[moment.motion], !common.isEmpty {
      let edits = failure.changes.isEmpty ? common : common.filter(failure.changes.contains)
      return groups.add(place, edits: edits, of: failure.document)
    }
    let frames = failures.filter { $0.moment?.motion == moment.motion && !$0.changes.isEmpty }
    let places = Set(frames.map { Self.cause($0.document, places: $0.changes) })
    let isOfPlaces = !frames.contains { $0.changes.contains(where: \.isCause) }
    groups.add(
      place, to: isOfPlaces && places.count == 1 ? places.first! : .frames(moment.motion), failure.changes)
  }

  /// Places alone differ from variant to variant.
  private static func cause(_ document: String, places: [TreeChange]) -> Cause {
    .places(document: document, views: Set(places.map { "\($0.viewID) \($0.kind)" }).sorted())
  }

  private static func shared(_ changes: [TreeChange], by failures: [GoldenFailure]) -> [TreeChange] {
    let others = failures.dropFirst().map { Set($0.changes) }
    return changes.filter { change in others.allSatisfy { $0.contains(change) } }
  }
}

/// Groups failures by cause.
///
/// A cause is an edit: the changes of one view, of the constraints that place it, of an asset, or of a text in a file
/// of texts. Equal edits of several views are combined. Texts and sizes may differ between the variants of a screen: an
/// edit is identified by its view.
struct CauseGrouping {
  private let failures: [GoldenFailure]
  /// How near each is to the document's own variant. Equal distances are ordered by their names: an axis at its default adds nothing to a name.
  private let nearness: [(distance: Int, axes: Int)]
  /// The changes common to the frames of a motion, by motion: animated values differ from frame to frame.
  private var common: [String: [TreeChange]] = [:]
  /// What explains the frames of a motion in which only places differ, by motion.
  private var places: [String: [PlaceCause]] = [:]
  private var groups = CauseGroups()

  init(_ failures: [GoldenFailure]) {
    self.failures = failures.filter { $0.moment == nil } + failures.filter { $0.moment != nil }
    nearness = self.failures.map { failure in
      (failure.moment == nil ? failure.distance : .max, failure.path.count { $0 == "." })
    }
    var motions: [String: [GoldenFailure]] = [:]
    for failure in failures where !failure.changes.isEmpty {
      if let motion = failure.moment?.motion { motions[motion, default: []].append(failure) }
    }
    common = motions.mapValues { frames in
      Self.shared(frames[0].changes.filter(\.isCause), by: frames)
    }
    let stills = Self.placesOfStills(self.failures)
    places = motions.mapValues { frames in
      let hasCauses = frames.contains { $0.changes.contains(where: \.isCause) }
      return hasCauses ? [] : Self.places(of: frames, stills[Self.screen(of: frames[0])] ?? [])
    }
  }

  // MARK: Frames between places

  /// Views that stand elsewhere, and how.
  private struct PlaceCause {
    var cause: Cause
    var changes: [TreeChange]
  }

  private static func screen(of failure: GoldenFailure) -> [String] { [failure.document, failure.scene] }

  /// The places that differ in the stills of each screen of which nothing else does.
  private static func placesOfStills(_ failures: [GoldenFailure]) -> [[String]: [PlaceCause]] {
    var found: [[String]: [PlaceCause]] = [:]
    for failure in failures where failure.moment == nil && !failure.changes.contains(where: \.isCause) {
      guard let place = placeCause(failure.document, failure.changes) else { continue }
      let known = found[screen(of: failure)] ?? []
      if !known.contains(where: { $0.cause == place.cause }) {
        found[screen(of: failure)] = known + [place]
      }
    }
    return found
  }

  /// The cause of places that differ: those that views' own frames say, or else all.
  private static func placeCause(_ document: String, _ changes: [TreeChange]) -> PlaceCause? {
    let frames = changes.filter(\.isOfOwnFrame)
    let places = frames.isEmpty ? changes : frames
    return places.isEmpty ? nil : PlaceCause(cause: cause(document, places: places), changes: places)
  }

  /// What explains frames in which only places differ: a view that stands elsewhere at an end of the motion is elsewhere in
  /// every frame, by other numbers, and what else is rounded to another pixel there is no edit. `stills`: the places that
  /// differ in the stills of the same screen. The result: those of its ends; of its last frames if they have no stills; none
  /// if the ends are as they were, or do not explain all.
  private static func places(of frames: [GoldenFailure], _ stills: [PlaceCause]) -> [PlaceCause] {
    let moved = Set(frames.flatMap(\.changes).filter(\.isOfMoreThanRounding).map(\.viewID))
    let ends = stills.filter { place in
      moved.isEmpty || place.changes.contains { moved.contains($0.viewID) }
    }
    if !ends.isEmpty {
      let explained = Set(ends.flatMap(\.changes).map(\.viewID))
      return moved.isSubset(of: explained) ? ends : []
    }
    let last = frames.filter { $0.moment?.isEnd == true }
    return last.compactMap { frame in
      let own = frame.changes.filter(\.isOfMoreThanRounding)
      return placeCause(frame.document, own.isEmpty ? frame.changes : own)
    }
  }

  mutating func items() -> [GoldenItem] {
    // The variant nearest to the document's own represents it: its own texts before those of other languages.
    for place in nearest(failures.indices) { add(place) }
    groups.combine()
    return groups.order.map { cause in
      let group = groups[cause]
      return GoldenItem(
        cause: cause, failures: nearest(group.pictures).map { failures[$0] }, changes: group.changes)
    }
  }

  /// Pictures, stills before frames, in the order of their distance from the document's own variant.
  private func nearest(_ places: some Sequence<Int>) -> [Int] {
    places.sorted { one, other in
      let (left, right) = (nearness[one], nearness[other])
      return (left.distance, left.axes, one) < (right.distance, right.axes, other)
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
    if let cause = Self.causeOfPixelsAlone(failure) { return groups.add(place, to: cause) }
    let causes = failure.changes.filter(\.isCause)
    if !causes.isEmpty {
      groups.add(place, edits: causes, of: document)
      // Additional edits of frames: no edit of another view moves a view that is placed by its own frame.
      let subjects = Set(causes.map(\.viewID))
      let frames = failure.changes.filter { $0.isOfOwnFrame && !subjects.contains($0.viewID) }
      if !frames.isEmpty { groups.add(place, to: Self.cause(document, places: frames), frames) }
      return
    }
    guard let places = Self.placeCause(document, failure.changes) else {
      return groups.add(place, to: .unknown(path: failure.path))
    }
    groups.add(place, to: places.cause, places.changes)
  }

  private mutating func add(_ index: Int, _ moment: GoldenMoment) {
    let failure = failures[index]
    if moment.recordedCount == 0 { return groups.add(index, to: .missingMotion(moment.motion)) }
    if moment.isOfOtherCount {
      return groups.add(index, to: .frameCount(moment.motion), failure.changes.filter(\.isCause))
    }
    if let cause = Self.causeOfPixelsAlone(failure) { return groups.add(index, to: cause) }
    if let common = common[moment.motion], !common.isEmpty {
      let edits = failure.changes.isEmpty ? common : common.filter(failure.changes.contains)
      return groups.add(index, edits: edits, of: failure.document)
    }
    if let places = places[moment.motion], !places.isEmpty {
      for place in places { groups.add(index, to: place.cause, place.changes) }
      return
    }
    let frames = failures.filter { $0.moment?.motion == moment.motion && !$0.changes.isEmpty }
    let causes = Set(frames.map { Self.cause($0.document, places: $0.changes) })
    let isOfPlaces = !frames.contains { $0.changes.contains(where: \.isCause) }
    groups.add(
      index, to: isOfPlaces && causes.count == 1 ? causes.first! : .frames(moment.motion), failure.changes)
  }

  /// The cause of a picture whose recorded tree explains nothing; nil if it may explain it.
  private static func causeOfPixelsAlone(_ failure: GoldenFailure) -> Cause? {
    if failure.isOfMissingFonts { return .missingFonts(failure.missingFonts) }
    if failure.isRendererChange { return .renderer }
    if [.mixed, .broken].contains(failure.provenance) {
      return .mixed(document: failure.document, scene: failure.scene)
    }
    return failure.isOfPixelsAlone ? .unlocked : nil
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

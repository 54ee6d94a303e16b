/// Groups failures by cause.
///
/// A cause is an edit: the changes of one view, of the constraints that place it, of an asset, or of a text in a file
/// of texts. Equal edits of several views are combined. Texts and sizes may differ between the variants of a screen: an
/// edit is identified by its view.
struct CauseGrouping {
  fileprivate struct Group {
    var failures: [GoldenFailure] = []
    var changes: [TreeChange] = []
  }

  private let failures: [GoldenFailure]
  /// The changes common to the frames of a motion, by motion: animated values differ from frame to frame.
  private var common: [String: [TreeChange]] = [:]
  private var order: [String] = []
  private var groups: [String: Group] = [:]

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
    for place in failures.indices.sorted(by: { (axes[$0], $0) < (axes[$1], $1) }) { add(failures[place]) }
    merge()
    return order.map { key in
      let group = groups[key]!
      return GoldenItem(key: key, failures: group.failures, changes: group.changes)
    }
  }

  // MARK: Keys

  private mutating func add(_ failure: GoldenFailure) {
    if failure.reason != .added, let moment = failure.moment { return add(failure, moment) }
    if failure.reason == .missing {
      return add(failure, to: "missing \(failure.document) \(failure.scene)", [])
    }
    if failure.reason == .removed || failure.reason == .added {
      let key =
        "\(failure.reason) \(failure.document)" + (failure.isOfWholeDocument ? "" : "\n\(failure.scene)")
      for change in failure.changes { groups[key, default: Group()].add(change) }
      return add(failure, to: key, [])
    }
    if failure.isRendererChange { return add(failure, to: "renderer", []) }
    let causes = failure.changes.filter(\.isCause)
    if !causes.isEmpty {
      add(failure, causes: causes)
      // Additional edits of frames: no edit of another view moves a view that is placed by its own frame.
      let subjects = Set(causes.map(\.viewID))
      let frames = failure.changes.filter { $0.isOfOwnFrame && !subjects.contains($0.viewID) }
      if !frames.isEmpty { add(failure, to: Self.key(failure.document, places: frames), frames) }
      return
    }
    if failure.changes.isEmpty { return add(failure, to: "unknown \(failure.path)", []) }
    let frames = failure.changes.filter(\.isOfOwnFrame)
    let places = frames.isEmpty ? failure.changes : frames
    add(failure, to: Self.key(failure.document, places: places), places)
  }

  private mutating func add(_ failure: GoldenFailure, _ moment: GoldenMoment) {
    if moment.recordedCount == 0 { return add(failure, to: "missing \(moment.motion)", []) }
    if moment.isOfOtherCount {
      return add(failure, to: "count \(moment.motion)", failure.changes.filter(\.isCause))
    }
    if failure.isRendererChange { return add(failure, to: "renderer", []) }
    if let common = common[moment.motion], !common.isEmpty {
      return add(failure, causes: failure.changes.isEmpty ? common : common.filter(failure.changes.contains))
    }
    let frames = failures.filter { $0.moment?.motion == moment.motion && !$0.changes.isEmpty }
    let places = Set(frames.map { Self.key($0.document, places: $0.changes) })
    let isOfPlaces = !frames.contains { $0.changes.contains(where: \.isCause) }
    add(
      failure, to: isOfPlaces && places.count == 1 ? places.first! : "motion \(moment.motion)",
      failure.changes)
  }

  /// Adds a failure to the group of each of its edits.
  private mutating func add(_ failure: GoldenFailure, causes: [TreeChange]) {
    var edits: [String] = []
    for cause in causes {
      // An asset is the same in every document.
      let place = cause.file ?? failure.document
      let key = "edit \(place)\n\(cause.edit)"
      if !edits.contains(key) { edits.append(key) }
      groups[key, default: Group()].add(cause)
    }
    for key in edits { add(failure, to: key, []) }
  }

  private mutating func add(_ failure: GoldenFailure, to key: String, _ changes: [TreeChange]) {
    if groups[key]?.failures.isEmpty ?? true { order.append(key) }
    groups[key, default: Group()].failures.append(failure)
    if groups[key]!.changes.isEmpty { groups[key]!.changes = changes }
  }

  /// Only positions differ from variant to variant.
  private static func key(_ document: String, places: [TreeChange]) -> String {
    let words = Set(places.map { "\($0.viewID) \($0.kind)" })
    return "places \(document)\n" + words.sorted().joined(separator: "\n")
  }

  private static func shared(_ changes: [TreeChange], by failures: [GoldenFailure]) -> [TreeChange] {
    let others = failures.dropFirst().map { Set($0.changes) }
    return changes.filter { change in others.allSatisfy { $0.contains(change) } }
  }

  // MARK: Equal edits

  /// Combines the edits of one document that change the same properties of several views, of any screens, in the same
  /// way.
  private mutating func merge() {
    var heads: [String: String] = [:]
    var kept: [String] = []
    for key in order {
      guard let words = words(key), let head = heads[words] else {
        if let words = words(key) { heads[words] = key }
        kept.append(key)
        continue
      }
      let paths = Set(groups[head]!.failures.map(\.path))
      groups[head]!.failures += groups[key]!.failures.filter { !paths.contains($0.path) }
      groups[head]!.changes += groups[key]!.changes
    }
    let places = Dictionary(failures.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { a, _ in a })
    for key in kept { groups[key]!.failures.sort { places[$0.path]! < places[$1.path]! } }
    let firsts = kept.map { places[groups[$0]!.failures[0].path]! }
    order = kept.indices.sorted { (firsts[$0], $0) < (firsts[$1], $1) }.map { kept[$0] }
  }

  /// The content of an edit without its views; nil for one that concerns a view as such.
  private func words(_ key: String) -> String? {
    guard key.hasPrefix("edit "), let group = groups[key], let place = key.split(separator: "\n").first,
      !group.changes.contains(where: { $0.isOfOneView || $0.root != "" })
    else { return nil }
    return ([String(place)] + group.changes.map(\.withoutViews)).joined(separator: "\n")
  }
}

extension CauseGrouping.Group {
  /// Adds a change that did not occur in an earlier variant.
  fileprivate mutating func add(_ change: TreeChange) {
    let isKnown = changes.contains {
      ($0.viewID, $0.property, $0.constraintID) == (change.viewID, change.property, change.constraintID)
    }
    if !isKnown { changes.append(change) }
  }
}

extension TreeChange {
  /// Whether a view was added, removed or moved, or the change concerns its content.
  fileprivate var isOfOneView: Bool {
    property == Self.existence || property == Self.superview || property == Self.order
  }

  /// The kind, the property and the values, without the views of a constraint.
  fileprivate var withoutViews: String {
    func plain(_ text: String) -> String {
      guard constraintID != nil, let start = text.firstIndex(where: { $0 == "#" || $0 == "\"" }),
        let end = text.lastIndex(of: "."), start < end
      else { return text }
      return text[..<start] + "#" + text[end...]
    }
    return "\(kind) \(property) \(plain(old)) → \(plain(new))"
  }
}

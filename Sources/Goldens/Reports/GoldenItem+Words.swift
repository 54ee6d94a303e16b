import Diagnostics

/// The texts about an item.
extension GoldenItem {
  /// The description, in one sentence without place: `UIButton "Login" (id x): leading constraint 16 → 24`.
  package var headline: String {
    guard let first = failures.first else { return "nothing" }
    if first.reason != .added, let moment = first.moment, let words = headline(moment, of: first.shownScene) {
      return words
    }
    switch first.reason {
    case .missing: return "no golden of \"\(first.shownScene)\" yet"
    case .unreadable where changes.isEmpty: return first.error ?? "the golden cannot be read"
    case .tree where changes.isEmpty && first.error != nil: return first.error!
    case .removed, .added: return screenHeadline("\(first.reason)", isOfDocument: first.isOfWholeDocument)
    case .unreadable, .different, .sizesDiffer, .surplus, .tree: break
    }
    if kind == .renderer { return "the renderer changed: pixels differ, no tree does" }
    if first.isOfMissingFonts {
      let packages = first.missingFonts.map(PrintedText.shortened).joined(separator: ", ")
      return "characters are boxes here: the fonts of Debian's package \(packages) are missing"
    }
    if first.provenance == .broken, let error = first.error { return error + "; what changed is not known" }
    if first.provenance == .mixed {
      return
        "the picture and the record of its tree are of different recordings, as after a merge or an edit by hand;"
        + " what changed is not known"
    }
    if first.isOfPixelsAlone {
      return
        "pixels differ, no tree does: the renderer changed, or pictures and trees are of different recordings;"
        + " goldens.lock does not have them"
    }
    guard let change = changes.first else {
      return "pixels differ; there is no recorded tree that explains why"
    }
    let more = changes.count > 1 ? ", and \(changes.count - 1) more" : ""
    return "\(change.view): \(change.phrase)\(more)"
  }

  /// All screens of an added or removed document are one item.
  private func screenHeadline(_ what: String, isOfDocument: Bool) -> String {
    guard isOfDocument else {
      return "screen " + (changes.first.map { "\($0.view): \($0.phrase)" } ?? what)
    }
    let names = changes.prefix(8).map(\.view).joined(separator: ", ") + (changes.count > 8 ? ", …" : "")
    let screens = changes.count == 1 ? "its screen" : "its \(changes.count) screens:"
    return "\(what), with \(screens) \(names)"
  }

  /// Notes about frames that precede any changes: there are none yet, or a different number.
  private func headline(_ moment: GoldenMoment, of scene: String) -> String? {
    let motion = "\"\(scene)\" \(moment.words)"
    if moment.recordedCount == 0 { return "no goldens of the motion \(motion) yet" }
    guard moment.isOfOtherCount else { return nil }
    let now = moment.count == 1 ? "1 frame" : "\(moment.count) frames"
    return "\(motion): \(now) where \(moment.recordedCount) are recorded"
  }

  /// The document of the item, or the file with the change: texts of a language, or an asset.
  package var document: String { changes.first?.file ?? failures.first?.document ?? "" }

  /// The line of the document; 0 for the whole.
  package var line: Int {
    if failures.first?.isOfWholeDocument == true { return 0 }
    guard let file = changes.first?.file else { return changes.first { $0.line > 0 }?.line ?? 0 }
    return changes.first { $0.file == file && $0.line > 0 }?.line ?? 0
  }

  /// The document and line: `Main.storyboard:57`.
  package var place: String { line > 0 ? "\(document):\(line)" : document }

  /// Consequences for the positions of other views, up to a limit. `limit`: the number of views listed individually;
  /// one more line counts the rest. The result: a line for each view, without a line break.
  package func effects(limit: Int = 3) -> [String] {
    guard let first = failures.first else { return [] }
    let isHeadlined = first.moment.flatMap { headline($0, of: first.shownScene) } != nil
    // For a picture with several changes, only those that clearly belong to this item are listed.
    let isAlone = Set(first.changes.filter(\.isCause).map(\.edit)).count <= 1
    if first.reason == .removed || first.reason == .added { return [] }
    let own = Set(changes.map(\.viewID))
    let rest = first.changes.filter { change in
      if isHeadlined { return changes.first == change || !changes.contains(change) }
      if change.isCause || changes.contains(change) { return false }
      return own.contains(change.viewID) || isAlone && !change.isOfOwnFrame
    }
    let error = changes.isEmpty ? nil : first.error
    let words = rest.prefix(limit).map { change in
      (change.isCause ? "" : "\(change.kind.rawValue): ") + "\(change.view) \(change.phrase)"
    }
    return words + (rest.count > limit ? ["and \(rest.count - limit) more views"] : [])
      + [error, first.was.map { "recorded as \($0)" }].compactMap(\.self)
  }

  /// Returns the affected pictures: `4 pictures of "Login": iphone-8 portrait; iphone-8 landscape; …`, for a motion its
  /// frames. `limit`: the number of pictures listed; an ellipsis represents the rest.
  package func pictures(limit: Int = 4) -> String {
    let scenes = Set(failures.map(\.scene))
    func name(_ scene: String, _ words: String) -> String { scenes.count == 1 ? words : "\(scene) \(words)" }
    let stills = failures.filter { $0.moment == nil }.map { name($0.shownScene, $0.variant) }
    let frames = motions.map { moments in
      let scene = failures.first { $0.moment?.motion == moments[0].motion }?.shownScene ?? ""
      return name(scene, GoldenMoment.words(for: moments))
    }
    let names = stills + frames
    let count = failures.count == 1 ? "1 picture" : "\(failures.count) pictures"
    let of = scenes.count == 1 ? " of \"\(failures.first?.shownScene ?? "")\"" : ""
    return "\(count)\(of): \(names.prefix(limit).joined(separator: "; "))"
      + (names.count > limit ? "; …" : "")
  }

  /// The number of pixels in the picture with the most.
  package var pixels: String? {
    if failures.allSatisfy({ $0.reason == .tree }) { return "no pixel differs" }
    if failures.allSatisfy({ $0.reason == .removed || $0.reason == .added }) { return nil }
    // Where several edits meet in a picture, this one's own pixels count.
    if let worst = failures.compactMap(\.alone).max(by: { $0.pixels < $1.pixels }) {
      return worst.pixels == 0
        ? "no pixel differs by this edit alone" : "\(worst.pixels) of \(worst.area) pixels by this edit alone"
    }
    guard let worst = failures.max(by: { $0.differing < $1.differing }), worst.differing > 0 else {
      return nil
    }
    return "\(worst.differing) of \(worst.area) pixels"
  }
}

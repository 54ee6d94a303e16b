/// The sentences about an item.
extension GoldenItem {
  /// What happened, in one sentence without place: `UIButton "Login" (id x): leading constraint 16 → 24`.
  public var headline: String {
    guard let first = failures.first else { return "nothing" }
    switch first.reason {
    case .missing: return "no golden of \"\(first.scene)\" yet"
    case .unreadable where changes.isEmpty: return first.trouble ?? "the golden cannot be read"
    case .unreadable, .different, .sizesDiffer: break
    }
    if kind == .renderer { return "the renderer changed: pixels differ, no tree does" }
    guard let change = changes.first else { return "pixels differ; there is no recorded tree to tell why" }
    let more = changes.count > 1 ? ", and \(changes.count - 1) more" : ""
    return "\(change.view): \(change.phrase)\(more)"
  }

  /// The document that the item is about.
  public var document: String { failures.first?.document ?? "" }

  /// The line of the document to look at; 0 for the whole.
  public var line: Int { changes.first { $0.line > 0 }?.line ?? 0 }

  /// The document and line: `Main.storyboard:57`.
  public var place: String { line > 0 ? "\(document):\(line)" : document }

  /// Places of views that follow, at most some.
  public func effects(limit: Int = 3) -> [String] {
    guard let first = failures.first else { return [] }
    let rest = first.changes.filter { !$0.isCause && !changes.contains($0) }
    let trouble = changes.isEmpty ? nil : first.trouble
    return rest.prefix(limit).map { "\($0.kind.rawValue): \($0.view) \($0.phrase)" }
      + (rest.count > limit ? ["and \(rest.count - limit) views more"] : []) + [trouble].compactMap(\.self)
  }

  /// Which pictures: `4 pictures of "Login": iphone-8 portrait, iphone-8 landscape, …`.
  public func pictures(limit: Int = 4) -> String {
    let scenes = Set(failures.map(\.scene))
    let names = failures.map { scenes.count == 1 ? $0.variant : "\($0.scene) \($0.variant)" }
    let count = failures.count == 1 ? "1 picture" : "\(failures.count) pictures"
    let of = scenes.count == 1 ? " of \"\(failures.first?.scene ?? "")\"" : ""
    return "\(count)\(of): \(names.prefix(limit).joined(separator: "; "))"
      + (names.count > limit ? "; …" : "")
  }

  /// How many pixels, of the picture with the most.
  public var pixels: String? {
    guard let worst = failures.max(by: { $0.differing < $1.differing }), worst.differing > 0 else {
      return nil
    }
    return "\(worst.differing) of \(worst.area) pixels"
  }
}

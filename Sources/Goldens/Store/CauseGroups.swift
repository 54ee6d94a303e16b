/// What several pictures that differ have in common.
enum Cause: Hashable {
  /// There is no golden of a screen.
  case missing(document: String, scene: String)
  /// A screen came or went; all of a document's are one cause.
  case screen(GoldenFailure.Reason, document: String, scene: String?)
  /// Pixels differ, no tree does.
  case renderer
  /// Pixels differ, and characters are boxes, of fonts in these packages that are not here.
  case missingFonts([String])
  /// Pictures of a screen were not recorded with the trees beside them, or these are broken.
  case mixed(document: String, scene: String)
  /// Pixels differ, no tree does, and the lock file does not say whether both were recorded together.
  case unlocked
  /// Nothing tells why a picture differs.
  case unknown(path: String)
  /// There are no goldens of a motion.
  case missingMotion(String)
  /// A motion has another number of frames.
  case frameCount(String)
  /// Frames of a motion differ in what each has of its own.
  case frames(String)
  /// Views of a document stand elsewhere or have another size.
  case places(document: String, views: [String])
  /// An edit of a document, or of the file that states a text or an asset.
  case edit(file: String, TreeChange.Edit)

  /// The cause in one text, from which ids of items follow: they are the same in every run, and in every version.
  var text: String {
    switch self {
    case .missing(let document, let scene): "missing \(document) \(scene)"
    case .screen(let reason, let document, let scene):
      "\(reason) \(document)" + (scene.map { "\n\($0)" } ?? "")
    case .renderer: "renderer"
    case .missingFonts(let packages): "fonts " + packages.joined(separator: " ")
    case .mixed(let document, let scene): "mixed \(document)\n\(scene)"
    case .unlocked: "unlocked"
    case .unknown(let path): "unknown \(path)"
    case .missingMotion(let motion): "missing \(motion)"
    case .frameCount(let motion): "count \(motion)"
    case .frames(let motion): "motion \(motion)"
    case .places(let document, let views): "places \(document)\n" + views.joined(separator: "\n")
    case .edit(let file, let edit): "edit \(file)\n\(edit.subject)" + (edit.file.map { "@\($0)" } ?? "")
    }
  }
}

/// Pictures by what they have in common; pictures are known by their places in a list.
struct CauseGroups {
  /// The pictures that have a cause, and the changes that are it.
  struct Group {
    var pictures: [Int] = []
    var changes: [TreeChange] = []
  }

  private(set) var order: [Cause] = []
  private var groups: [Cause: Group] = [:]
  /// What the changes of each are about.
  private var known: [Cause: Set<About>] = [:]

  /// What a change is about.
  private struct About: Hashable {
    var view, property: String
    var constraint: String?
  }

  subscript(cause: Cause) -> Group { groups[cause] ?? Group() }

  /// Adds a picture to the group of each of its edits. `causes`: what the document, or a file that it shows, states
  /// otherwise.
  mutating func add(_ picture: Int, edits causes: [TreeChange], of document: String) {
    var edits: [Cause] = []
    var own: Set<Cause> = []
    for change in causes {
      // An asset is the same in every document.
      let cause = Cause.edit(file: change.edit.file ?? document, change.edit)
      if own.insert(cause).inserted { edits.append(cause) }
      add(change, to: cause)
    }
    for cause in edits { add(picture, to: cause) }
  }

  /// Adds a picture to the group of a cause, with the changes that show it if nothing did before.
  mutating func add(_ picture: Int, to cause: Cause, _ changes: [TreeChange] = []) {
    if groups[cause]?.pictures.isEmpty ?? true { order.append(cause) }
    groups[cause, default: Group()].pictures.append(picture)
    guard !changes.isEmpty, groups[cause]!.changes.isEmpty else { return }
    groups[cause]!.changes = changes
    known[cause] = Set(changes.map(Self.about))
  }

  private static func about(_ change: TreeChange) -> About {
    About(view: change.viewID, property: change.property, constraint: change.constraintID)
  }

  /// Adds a change to a cause, unless another picture had it.
  mutating func add(_ change: TreeChange, to cause: Cause) {
    guard known[cause, default: []].insert(Self.about(change)).inserted else { return }
    groups[cause, default: Group()].changes.append(change)
  }

  /// Puts together the edits of one document that change the same properties of several views, of whichever screens, in the
  /// same way. Then groups come in the order of their first pictures, and pictures in theirs. `apart`: views
  /// that are put together with each other only.
  mutating func combine(apart: Set<String> = []) {
    var heads: [SharedEdit: Cause] = [:]
    var kept: [Cause] = []
    for cause in order {
      guard let edit = SharedEdit(cause, self[cause].changes, apart) else {
        kept.append(cause)
        continue
      }
      guard let head = heads[edit] else {
        heads[edit] = cause
        kept.append(cause)
        continue
      }
      let known = Set(self[head].pictures)
      groups[head]!.pictures += self[cause].pictures.filter { !known.contains($0) }
      groups[head]!.changes += self[cause].changes
    }
    for cause in kept { groups[cause]!.pictures.sort() }
    let firsts = kept.map { self[$0].pictures[0] }
    order = kept.indices.sorted { (firsts[$0], $0) < (firsts[$1], $1) }.map { kept[$0] }
  }
}

/// What an edit changes, without the view that it changes; views that came, went or moved have nothing like it.
private struct SharedEdit: Hashable {
  private struct Change: Hashable {
    var kind: TreeChange.Kind
    var property: String
    var old: String
    var new: String
  }

  private let file: String
  private let changes: [Change]
  private let isApart: Bool

  init?(_ cause: Cause, _ changes: [TreeChange], _ apart: Set<String>) {
    guard case .edit(let file, _) = cause, !changes.contains(where: { $0.isOfOneView || $0.root != "" })
    else {
      return nil
    }
    self.file = file
    isApart = changes.allSatisfy { apart.contains($0.viewID) }
    self.changes = changes.map { change in
      // A constraint with another constant to the same side of the same view as before changes nothing about that view; one that
      // is new, is gone or leads elsewhere is another edit for each view.
      let (was, now) = (Self.withoutPartner(change.old), Self.withoutPartner(change.new))
      let isKept =
        change.constraintID != nil && was.partner == now.partner
        && Self.side(was.rest) == Self.side(now.rest)
      return Change(
        kind: change.kind, property: change.property, old: isKept ? was.rest : change.old,
        new: isKept ? now.rest : change.new)
    }
  }

  /// A constraint's text without the view that it names: `= #b.trailing + 8` is `= #.trailing + 8` and `#b`.
  private static func withoutPartner(_ text: String) -> (rest: String, partner: Substring?) {
    // The point of a number is followed by none of an attribute's letters.
    let points = text.indices.filter { index in
      text[index] == "." && text.index(after: index) < text.endIndex
        && text[text.index(after: index)].isLetter
    }
    guard let start = text.firstIndex(where: { $0 == "#" || $0 == "\"" }), let end = points.last, start < end
    else { return (text, nil) }
    return (text[..<start] + "#" + text[end...], text[start..<end])
  }

  /// The relation and the side of a constraint's text: `= #.trailing` of `= #.trailing + 8`.
  private static func side(_ rest: String) -> [Substring] { Array(rest.split(separator: " ").prefix(2)) }
}

import Diagnostics

/// One thing that changed in a screen, with what follows from it.
package struct DifferenceItem: Hashable, Sendable {
  /// What kind of change it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Views came, went, or stand in another view.
    case structure
    /// Views stand elsewhere.
    case position
    /// Views have another size.
    case size
    /// Views say something else.
    case text
    /// Views look otherwise.
    case style
    /// Pixels alone differ.
    case pixels
    /// Views of two layouts match otherwise.
    case match
    /// Views are of another class that is drawn alike, or assistive technology reads something else: no picture shows it.
    case unseen
    /// Views are called otherwise, which does not show.
    case name

    /// Whether no picture shows it.
    package var isHidden: Bool { self == .unseen || self == .name }
    /// Whether it is about what there is, and what that looks like.
    package var isOfLooks: Bool { self == .structure || self == .style }

    package init(_ kind: TreeChange.Kind) {
      self =
        switch kind {
        case .added, .removed: .structure
        case .moved: .position
        case .resized: .size
        case .restyled: .style
        case .text: .text
        case .renderer: .pixels
        }
    }
  }

  /// Something that a document says otherwise.
  package struct Cause: Hashable, Sendable {
    /// What, such as `leading constraint 16 → 24`.
    package var phrase: String
    /// The name of what differs, such as `frame.height`, of an edit that no record has; empty for any other.
    package var property = ""
    /// The name that records have for what differs of a view; empty for anything else.
    package var recorded = ""
    /// The file; nil for the document.
    package var file: String?
    /// The line; 0 for none.
    package var line: Int
    /// The lines of the same edit of other views.
    package var otherLines: [Int] = []
    /// Whether it is gone, so that only the phrase has lines, of the document before.
    package var isGone = false
    /// Whether a view came.
    var isAddition = false
    /// By how much a number changed; nil for anything else.
    package var distance: Double?
    /// Whether it only paints: nothing moves because of it.
    package var isPaint = false
    /// Whether it is a constraint.
    package var isConstraint = false
    /// The object id of the constraint; empty for anything else, and for the same edit of several.
    package var constraintID = ""
    /// Whether it came or went with a view beside its own.
    var isBesideNew = false
    /// The side or extent of a view that it is about, if it is a constraint: `top`.
    var attribute = ""
    /// Whether no outlet leads to a view any more.
    var isLostOutlet = false
    /// Whether it hides a view.
    var isHiding = false
    /// Whether it aligns a text at the same side, whichever text it is: `natural` is `left` where one reads from left to right.
    var isOfSameSide = false
    /// Whether it is another input of layout, such as a priority.
    package var isOfLayout = false

    /// Whether it is a constraint of a vertical side or extent.
    var isVertical: Bool {
      ["top", "bottom", "centerY", "height"].contains { attribute.hasPrefix($0) }
        || attribute.lowercased().hasSuffix("baseline")
    }

    /// Whether it is a constraint of an edge that was there: where it moves nothing, it moves nothing whatever the view shows.
    var isOfSameEdge: Bool {
      isConstraint && phrase.contains("→")
        && ["top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY"].contains(attribute)
    }

    /// Whether a bar around the screen came or went.
    var isOfBar = false

    /// Whether it is the size that a custom class reported to Interface Builder.
    var isOfDesignable = false

    /// Whether it is the class of a view, which may draw anything in a running app.
    var isOfClass = false

    /// What identifies the change of a constraint in all pictures; empty for anything else.
    var key: [String] = []

    package init(
      phrase: String, file: String?, line: Int, distance: Double? = nil, isPaint: Bool = false
    ) {
      (self.phrase, self.file, self.line, self.distance) = (phrase, file, line, distance)
      self.isPaint = isPaint
    }
  }

  /// A place in a document.
  package struct Place: Hashable, Sendable {
    /// The file; nil for the document.
    package var file: String?
    /// The line; 0 for none.
    package var line: Int
  }

  /// Views that moved or grew by the same distance in the same pictures.
  package struct Effect: Hashable, Sendable {
    /// Their names.
    package var views: [String]
    package var ids: [String]
    /// Where the frames are stated that place them, in the order of `ids`; the views' own lines where others do.
    package var places: [Place]
    /// The distance.
    package var shift: FrameShift
    /// The pictures.
    package var variants: [ScreenVariant]
    /// The pictures in words, after a space.
    package var place: String
    /// Whether they moved in views that moved themselves: on the screen that is another distance.
    var isInMoved = false

    /// The distance in words.
    var words: String {
      shift.words(!isInMoved ? "" : views.count == 1 ? " in its superview" : " in their superviews")
    }

    /// The effect on some of its views, by their places among them.
    func part(_ kept: [Int]) -> Effect {
      var part = self
      (part.ids, part.views) = (kept.map { ids[$0] }, kept.map { views[$0] })
      part.places = kept.map { places[$0] }
      return part
    }
  }

  package var kind: Kind
  /// What it is about: names of views, of an asset, of an item.
  package var subjects: [String]
  package var ids: [String] = []
  /// The line that opens the first of them, or that states its frame; 0 for none.
  package var line = 0
  /// Those of the other subjects, in the same file.
  var otherLines: [Int] = []
  /// The file of the line; nil for the document.
  package var file: String?
  /// What the document says otherwise; empty if only places differ.
  package var causes: [Cause]
  /// Whether all that changed is paint, such as colors: nothing moves because of it.
  package var isPaint = false
  /// Whether all that changed are constraints for widths and heights, which move a view only by giving it another size.
  var isExtent = false
  /// Whether it would show only in what moves because of it.
  var isOfLayout = false
  /// Whether it is how an app's data is laid out, of which the document has prototypes at most.
  var isOfData = false
  /// Whether it is about views that are empty until code fills them, or hidden until code shows them, or moves views on other
  /// phones.
  var showsInApp = false
  /// Whether it is an order that shows nowhere, as the views overlap none of those that they changed places with.
  var isOfViewsApart = false
  /// Whether it is named beside another one by which something moves: it is part of the reason.
  var isNamedBeside = false
  /// Whether nothing of it shows: nothing moves because of it, or the pictures are the same.
  var isInert = false
  /// Whether a view came, with what is in it, and no view that was there stands in it.
  var isOfAddition: Bool {
    kind == .structure && causes.count == 1 && subjects.count == 1 && causes[0].isAddition
  }

  /// Whether no picture shows it.
  package var isUnseen: Bool { isInert || kind.isHidden }
  /// Whether it is about no view of the screen but something around it, such as a tab.
  package var isOfSurroundings = false
  /// The other screens that have it.
  var otherScreens: [String] = []
  /// The place of what it is about among the subjects of its screen; nil for nothing in the document.
  var subject: Int?
  /// How the subjects themselves moved and grew.
  package var own: [Effect] = []
  /// What else moved and grew because of it.
  package var others: [Effect] = []
  /// What it breaks where the pictures do not show it.
  package var risks: [ScreenRisk] = []

  /// Whether it can be the reason of an effect on its own views.
  func canCause(_ effect: Effect) -> Bool {
    !isExtent || effect.shift.width != 0 || effect.shift.height != 0
  }

  package init(_ kind: Kind, _ subjects: [String], _ causes: [Cause]) {
    (self.kind, self.subjects, self.causes) = (kind, subjects, causes)
  }

  /// Whether views stand elsewhere that were put into a view that came, or taken out of one that went.
  var movesRehousedViews: Bool { kind == .structure && causes.count > 1 && !others.isEmpty }

  /// Leaves out what moved by less than a pixel because something else moved by more: edges on other pixels.
  mutating func leaveOutRounding() {
    // An edit of half a point is no rounding, nor is what follows from it.
    guard others.contains(where: { !$0.shift.isRounding }), !own.contains(where: \.shift.isRounding) else {
      return
    }
    others.removeAll(where: \.shift.isRounding)
  }

  /// Adds a subject of which the same is said.
  mutating func add(_ subject: String, id: String, line: Int) {
    subjects.append(subject)
    ids.append(id)
    if line != causes[0].line, causes[0].otherLines.last != line { causes[0].otherLines.append(line) }
  }

  /// Whether a view moves or grows by it in the direction of a constraint. `itself`: whether the item is about that view.
  func moves(_ view: String, along cause: Cause, itself: Bool) -> Bool {
    (itself ? own : others).contains { effect in
      let shift = effect.shift
      return effect.ids.contains(view)
        && (cause.isVertical ? shift.y != 0 || shift.height != 0 : shift.x != 0 || shift.width != 0)
    }
  }

  /// Whether what a view did by it may be due to a cause.
  func mayMove(_ view: String, by cause: Cause) -> Bool {
    if cause.isConstraint { return [false, true].contains { moves(view, along: cause, itself: $0) } }
    return (own + others).contains { $0.ids.contains(view) }
  }

  /// Says of texts that only the screens of other languages have which these are. `variants`: the pictures with the texts.
  mutating func nameLanguages(_ variants: [ScreenVariant], of all: [ScreenVariant]) {
    guard !variants.isEmpty, !variants.contains(where: \.words.isEmpty), !Set(all).isSubset(of: variants)
    else {
      return
    }
    let place = ScreenVariant.words(for: variants, of: all)
    for cause in causes.indices where !causes[cause].phrase.hasSuffix(place) { causes[cause].phrase += place }
  }

  /// Whether it is about constraints by which nothing moves.
  var isOfIdleConstraints: Bool {
    isInert && own.isEmpty && others.isEmpty
      && causes.contains { $0.isConstraint && !$0.constraintID.isEmpty }
  }

  /// What it is where no picture shows it: an edit for each place that states some of it.
  var hiddenEdits: [HiddenEdit] {
    let subject = Self.list(subjects, most: 2)
    let moves = moves(of: own)
    if causes.isEmpty {
      if moves.isEmpty { return [] }
      var edit = HiddenEdit(id: ids.first ?? "", subject: subject, phrase: moves, line: line, file: file)
      edit.showsInApp = showsInApp
      return [edit]
    }
    var groups: [[Cause]] = []
    for cause in causes {
      // What has no place of its own belongs to what is before it.
      if cause.line == 0, cause.file == nil, !cause.isGone, !groups.isEmpty {
        groups[groups.count - 1].append(cause)
        continue
      }
      let place = groups.firstIndex { group in
        (group[0].file, group[0].line, group[0].otherLines) == (cause.file, cause.line, cause.otherLines)
      }
      if let place { groups[place].append(cause) } else { groups.append([cause]) }
    }
    // Frames that no pixel shows are where people tap all the same.
    let effects = ([moves].filter { !$0.isEmpty } + consequences(most: 2)).joined(separator: "; ")
    // What several edits do together is said of all of them.
    if !effects.isEmpty { groups = [causes] }
    return groups.map { group in
      let phrase = group.map(\.phrase).joined(separator: ", ") + (effects.isEmpty ? "" : ": \(effects)")
      let stated = group.first { $0.line > 0 } ?? group.first { $0.file != nil && !$0.isGone }
      var edit = HiddenEdit(
        id: ids.first ?? "", subject: subject, phrase: phrase,
        line: stated?.line ?? (group.contains(where: \.isGone) ? 0 : line),
        file: (stated ?? group.first(where: \.isGone))?.file)
      if group.allSatisfy({ $0.line == stated?.line }) { edit.otherLines = stated?.otherLines ?? [] }
      edit.showsInApp =
        isOfData || showsInApp || risks.contains { $0.kind == .cut }
        || group.contains { $0.isOfBar || $0.isOfClass || LookInUse.contains($0.recorded) }
      return edit
    }
  }

  /// Whether it is only about the size that Interface Builder gives a view on its canvas.
  var isOfCanvas: Bool { kind == .unseen && !causes.isEmpty && causes.allSatisfy(\.isOfDesignable) }

  /// Whether it and all that follows from it is about some views.
  package func isOnly(about views: Set<String>) -> Bool {
    !ids.isEmpty && views.isSuperset(of: ids) && others.allSatisfy { views.isSuperset(of: $0.ids) }
  }

  /// Whether it, or what follows from it, is about one of some views.
  package func isAbout(oneOf views: Set<String>) -> Bool {
    !views.isDisjoint(with: ids) || (own + others).contains { !views.isDisjoint(with: $0.ids) }
  }

  /// Whether it is what one of some views looks like, and no input of layout.
  func isLook(ofOneOf views: Set<String>) -> Bool {
    kind == .style && !isOfLayout && !views.isDisjoint(with: ids)
  }

  /// Whether another item is about the same edit, whatever follows from it elsewhere. `orUnseen`: whether the other one may be that
  /// of a view which is hidden where it is.
  package func isSameEdit(as other: DifferenceItem, orUnseen: Bool = false) -> Bool {
    (ids, causes) == (other.ids, other.causes) && (kind == other.kind || orUnseen && other.kind == .unseen)
  }

  /// Whether some of its subjects moved and others did not.
  private var movesSome: Bool {
    !own.isEmpty && subjects.count > 1 && Set(own.flatMap(\.ids)).count < Set(ids).count
  }

  /// Whether several subjects moved by other distances.
  private var movesEach: Bool { subjects.count > 1 && Set(own.map(\.ids)).count > 1 }

  /// How subjects moved, in one line: of several that moved by other distances each is named with its own.
  private func moves(of own: [Effect]) -> String {
    let isEach = movesEach
    let moves = own.prefix(Self.mostMoves).map {
      (isEach ? Self.list($0.views, most: 3) + " " : "") + $0.words + $0.place
    }.joined(separator: "; ")
    if own.count <= Self.mostMoves { return moves }
    let left = own.count - Self.mostMoves
    return moves
      + (isEach
        ? "; and \(left) more" : "; otherwise in \(left == 1 ? "1 more picture" : "\(left) more pictures")")
  }

  /// The item in one line without place: `titleLabel moved +8,0 in landscape: leading constraint 16 → 24`.
  package func headline(in document: String, places: Bool = false) -> String {
    let who = Self.list(subjects, most: 3)
    let moves = moves(of: movesSome ? [] : own)
    // What moves views comes before what only paints them, which is no cause of that.
    // Without them what is seen comes first.
    let isMoved = !moves.isEmpty
    // A constraint across the way that a view moved is no cause of that, either.
    let moved = (
      x: own.contains { $0.shift.x != 0 || $0.shift.width != 0 },
      y: own.contains { $0.shift.y != 0 || $0.shift.height != 0 }
    )
    func isAside(_ cause: Cause) -> Bool {
      cause.isPaint || isMoved && cause.isConstraint && !(cause.isVertical ? moved.y : moved.x)
    }
    // Among many, constraints are what moves a view rather than other inputs of layout.
    let isMany = isMoved && causes.count > Self.mostMixed && causes.contains(where: \.isConstraint)
    func rank(_ cause: Cause) -> Int {
      if cause.isOfLayout { return 3 }
      if isMany { return isAside(cause) ? 2 : cause.isConstraint ? 0 : 1 }
      return (isMoved ? isAside(cause) : cause.isConstraint) ? 1 : 0
    }
    let shown = Self.leading((0...3).flatMap { number in causes.filter { rank($0) == number } })
    let named = shown.prefix(Self.mostCauses).enumerated().map { index, cause in
      // One place is named once.
      let next = index + 1 < min(shown.count, Self.mostCauses) ? shown[index + 1] : nil
      let isLast =
        next.map { ($0.file, $0.line, $0.otherLines) != (cause.file, cause.line, cause.otherLines) } ?? true
      let before = index > 0 ? shown[index - 1] : nil
      let separator =
        before.map { before in
          // A list of views ends.
          let isList = ["around ", "leaving "].contains { before.phrase.hasPrefix($0) }
          return isList || !moves.isEmpty && isAside(cause) && !isAside(before) ? "; " : ", "
        } ?? ""
      return separator + cause.phrase + (places && isLast ? Self.place(cause, in: document) : "")
    }
    let why = named.joined() + (causes.count > named.count ? ", and \(causes.count - named.count) more" : "")
    if causes.isEmpty {
      var place = Cause(phrase: "", file: file, line: line)
      place.otherLines = otherLines
      return (movesEach ? moves : "\(who) \(moves)") + (places ? Self.place(place, in: document) : "")
    }
    // What came, went or is called otherwise is reported as what the subject did.
    if moves.isEmpty {
      return kind == .structure || kind == .match || kind == .name ? "\(who) \(why)" : "\(who): \(why)"
    }
    return movesEach ? "\(moves): \(why)" : "\(who) \(moves): \(why)"
  }

  /// What follows, a line each: `3 views moved 0,+12 in portrait: a, b and 1 more`, and what it breaks elsewhere.
  package func consequences(most: Int = 4) -> [String] {
    let effects = (movesSome ? own : []) + others
    let lines = effects.prefix(most).map { effect in
      let views = effect.views.count == 1 ? effect.views[0] : "\(effect.views.count) views"
      let names = effect.views.count == 1 ? "" : ": " + Self.list(effect.views, most: 3)
      return "\(views) \(effect.words)\(effect.place)\(names)"
    }
    let rest = effects.dropFirst(most).reduce(into: Set<String>()) { $0.formUnion($1.ids) }.count
    // Screens without a name of their own have that of their class.
    let isNamed = otherScreens.count <= 4 && Set(otherScreens).count == otherScreens.count
    let screens = otherScreens.map { "\"\(PrintedText.shortened($0))\"" }
    let elsewhere = isNamed ? Self.list(screens, most: 4) : "\(screens.count) other screens"
    return lines + (rest > 0 ? ["and \(rest == 1 ? "1 view" : "\(rest) views") more"] : [])
      + (screens.isEmpty ? [] : ["also in \(elsewhere)"]) + risks.map(\.words)
  }

  private static let mostCauses = 8
  /// The most moves of the subjects themselves: in both orientations of two devices.
  private static let mostMoves = 4
  /// With more causes than these, constraints come first.
  private static let mostMixed = 6

  /// Causes with what is seen in itself, such as colors, among the first that are named.
  private static func leading(_ causes: [Cause]) -> [Cause] {
    let seen = causes.dropFirst(mostCauses).filter(\.isPaint).prefix(mostCauses / 2)
    if seen.isEmpty { return causes }
    let others = causes.filter { !seen.contains($0) }
    let first = others.prefix(mostCauses - seen.count)
    return Array(first) + seen + others.dropFirst(first.count)
  }

  private static func place(_ cause: Cause, in document: String) -> String {
    guard cause.line > 0 || cause.file != nil else { return "" }
    let file = cause.file ?? document.split(separator: "/").last.map(String.init) ?? document
    let lines = list(([cause.line] + cause.otherLines).map(String.init), most: 4)
    return " (\(file)\(cause.line > 0 ? ":\(lines)" : ""))"
  }

  /// Names in a sentence: `a, b and 3 more`.
  package static func list(_ names: [String], most: Int) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    if names.count > most {
      return names.prefix(most - 1).joined(separator: ", ") + " and \(names.count - most + 1) more"
    }
    return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}

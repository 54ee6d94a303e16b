import Diagnostics
import DocumentVersions
import GoldenRuns
import Goldens
import InterfaceFile
import InterfaceXML
import Views

/// The edits of a document that no picture shows.
struct HiddenEdits {
  /// Returns the edits that somebody made and that no subject of a difference is about.
  ///
  /// - Parameters:
  ///   - edits: The edits of the document.
  ///   - scenes: The identities of the scenes that are asked for; nil for all.
  ///   - subjects: What differs.
  ///   - reported: The ids of views that are reported as added or removed.
  ///   - relabeled: The ids of views that are reported to have another outlet or label.
  ///   - rewritten: The ids that views have now, by those that they had before, where Xcode rewrote them.
  ///   - cited: The containers that are named as reasons.
  ///   - unshown: The ids of the views whose texts in the document show on neither side.
  ///   - reclassed: The elements that have another class, not a renamed one.
  ///   - names: What views are called, by object id.
  ///   - screens: What screens are called, by the object ids of their controllers.
  static func list(
    _ edits: DocumentEdits, of scenes: Set<Int>? = nil, besides subjects: [EditSubject],
    reported: Set<String> = [], relabeled: Set<String> = [], rewritten: [String: String] = [:],
    cited: Set<CitedContainer> = [], unshown: Set<String> = [], reclassed: Set<Int> = [],
    names: [String: String], screens: [String: String] = [:]
  ) -> [HiddenEdit] {
    let made = edits.edits.filter { edit in
      !edit.isWrittenByXcode && (scenes.map { wanted in edit.scene.map(wanted.contains) ?? true } ?? true)
    }
    let renamed = RenamedElements(made, rewritten)
    let hidden = HiddenEdits(
      made, besides: subjects, renamed: renamed, mentioned: reported.union(relabeled), relabeled: relabeled,
      rewritten: rewritten, cited: cited, names: names)
    let kept = made.filter { edit in
      !hidden.isDetail(edit)
        && (edit.isOfText && unshown.contains(edit.object) || !hidden.isReported(edit))
    }
    // An outlet is not new for leading elsewhere, whatever is reported of the view that it led to.
    let connected = kept.filter { $0.kind == .added && $0.element.name == "outlet" }
    let replaced = made.filter { edit in
      edit.kind == .removed && hidden.isReported(edit) && !hidden.isDetail(edit)
        && connected.contains { edit.isOutlet(replacedBy: $0) }
    }
    let redirected = redirected(kept + replaced, names) { id in
      names[id] ?? screens[id] ?? edits.phrase(ofObject: id) ?? id
    }
    // A controller of another storyboard is called by that.
    var screens = screens
    for edit in redirected where edit.relationship != nil {
      guard let id = edit.element.peek("destination"), screens[id] == nil else { continue }
      screens[id] = edits.elements(ofObject: id).new?.peek("storyboardName")
    }
    let acts = made.filter { $0.isOfObject && !$0.isOfScreen && !renamed.explain($0) }
    return gathered(redirected).map { group in
      var first = Self.hidden(group[0], names, screens)
      if group[0].property == "customClass", reclassed.contains(group[0].owner) { first.showsInApp = true }
      if group.count == 1 { return first }
      return HiddenEdit(
        outlets: group.map { $0.element.peek("property") ?? "" }, lines: group.map(\.line),
        areNew: group[0].kind == .added, of: first)
    } + connections(of: acts, in: edits, names, rewritten: rewritten) + reorderedTabs(edits, names, screens)
  }

  private let made: [DocumentEdits.Edit]
  private let subjects: [EditSubject]
  private let renamed: RenamedElements
  /// The ids of views that are reported.
  private let mentioned: Set<String>
  private let relabeled: Set<String>
  private let rewritten: [String: String]
  private let cited: Set<CitedContainer>
  private let names: [String: String]
  /// The elements of which something is reported.
  private let shown: Set<Int>
  /// The object ids of those.
  private let shownObjects: Set<String>
  /// What differs of each element, and of any.
  private let properties: (byElement: [Int: Set<String>], all: Set<String>)
  /// The ids of objects that came or went, and of all in them.
  private let touched: Set<String>
  /// In which ways the frame of an element was written.
  private let framed: [Int: Set<String>]
  private let replaced: Set<String>
  private let recreated: Set<Recreated>
  /// The constraints that say the same by other items.
  private let turned: Set<Int>
  /// The constraints that stand in another view.
  private let rehoused: Set<Int>
  /// The ids of the views that got or lost constraints.
  private let rewired: Set<String>
  /// Whether a xib has one object at its top, beside placeholders.
  private let hasOneView: Bool
  /// The elements whose class changed.
  private let reclassed: Set<Int>
  /// Whether a tab bar controller of an archive begins with another tab.
  private let selectsTab: Bool

  private init(
    _ made: [DocumentEdits.Edit], besides subjects: [EditSubject], renamed: RenamedElements,
    mentioned: Set<String>, relabeled: Set<String>, rewritten: [String: String], cited: Set<CitedContainer>,
    names: [String: String]
  ) {
    (self.made, self.subjects, self.renamed, self.names) = (made, subjects, renamed, names)
    (self.mentioned, self.relabeled, self.rewritten, self.cited) = (mentioned, relabeled, rewritten, cited)
    let claims = EditClaims(made, for: subjects)
    let shown = claims.subjects.reduce(into: Set<Int>()) { $0.formUnion($1) }
    self.shown = shown
    shownObjects = made.reduce(into: []) { ids, edit in
      if shown.contains(edit.owner) { ids.insert(edit.object) }
    }
    let byElement = zip(claims.subjects, subjects).reduce(into: [Int: Set<String>]()) { named, claim in
      for owner in claim.0 { named[owner, default: []].formUnion(claim.1.properties) }
    }
    properties = (byElement, subjects.reduce(into: []) { $0.formUnion($1.properties) })
    touched = made.reduce(into: mentioned) { ids, edit in
      if edit.isOfObject { ids.formUnion(Identities.objectIDs(in: edit.element)) }
    }
    framed = made.filter(\.isFrame).reduce(into: [:]) { $0[$1.owner, default: []].insert($1.property) }
    replaced = Self.replacedViews(made)
    recreated = Self.recreated(made, rewritten)
    turned = Self.turned(made)
    rehoused = Set(made.filter { $0.kind == .moved && $0.element.name == "constraint" }.map(\.owner))
    rewired = made.reduce(into: []) { ids, edit in
      if edit.element.name == "constraint", edit.property.isEmpty { ids.formUnion(edit.constrained) }
    }
    let top = made.first { $0.kind == .moved && $0.list?.name == "objects" }?.list
    hasOneView = top?.children.count { $0.name != "placeholder" } == 1
    selectsTab = made.contains(where: \.isOfSelectedTab)
    reclassed = Set(made.filter { $0.property == "customClass" }.map(\.owner))
  }

  /// Whether an edit is none of its own: it means nothing, or is part of another one.
  private func isDetail(_ edit: DocumentEdits.Edit) -> Bool {
    if edit.isOfReferenceToTab, selectsTab { return true }
    if edit.isRecreated || edit.isOfBarItem, recreated.contains(Recreated(edit, rewritten)) { return true }
    // The two ways to write a frame.
    if edit.isFrame, edit.kind != .changed, framed[edit.owner]?.count == 2 { return true }
    if edit.kind == .moved {
      // Tabs in another order are listed together, where no picture has them.
      if edit.relationship == "viewControllers" { return true }
      // What else is at the top of a xib than its view stands in no order.
      if edit.list?.name == "objects", hasOneView { return true }
      // Where what has a key stands means nothing, nor does the order of outlets but in a collection.
      let isOfNoOrder =
        edit.object.isEmpty || ["viewLayoutGuide", "outlet", "action"].contains(edit.element.name)
      if !edit.property.isEmpty || isOfNoOrder { return true }
    }
    // A class brings its module.
    let isOther = edit.property == "customModule" && edit.old != nil && edit.new != nil
    if edit.property.hasPrefix("customModule"), reclassed.contains(edit.owner), !isOther { return true }
    // In which view a constraint stands means nothing; in its own it names no first item.
    if rehoused.contains(edit.owner), edit.kind == .moved || edit.property == "firstItem" { return true }
    if turned.contains(edit.owner) { return true }
    // The labels of a cell's style come and go themselves.
    if edit.element.name == "tableViewCell", Self.roles.contains(edit.property) { return true }
    // Nothing is what was there without it.
    return edit.isOfNothing || edit.isOfRecords
  }

  /// Where cells name the views that their style has.
  private static let roles: Set<String> = ["textLabel", "detailTextLabel", "imageView"]

  /// Whether what differs says what an edit did.
  private func isReported(_ edit: DocumentEdits.Edit) -> Bool {
    if edit.isSize(ofOneOf: subjects) { return true }
    let own = properties.byElement[edit.owner] ?? []
    // What a class makes of an attribute is reported at its line.
    if edit.isOfRuntimeAttribute,
      subjects.contains(where: { $0.ids.contains(edit.object) && $0.lines.contains(edit.line) })
    {
      return true
    }
    // Records have the parts of what is stated as a whole.
    let isOfTitles = edit.property.lowercased().hasSuffix("titletextattributes")
    if isOfTitles, own.contains(where: { $0.lowercased().contains("title") }) { return true }
    // What of a bar an item is, is where it stands.
    if edit.property == "key", edit.element.name == "barButtonItem", touched.contains(edit.object) {
      return true
    }
    if edit.isOfScreen, !edit.isOfContainer || cited.contains(CitedContainer(edit)) { return true }
    if isMention(edit) || renamed.explain(edit) || edit.isArchivedPart(of: own) { return true }
    if edit.isArchivedOutlet(toOneOf: names) { return true }
    if edit.isOfObject, mentioned.contains(edit.object) { return true }
    // Its successor is reported.
    if edit.kind == .removed, edit.isOfObject, rewritten[edit.object].map(shownObjects.contains) ?? false {
      return true
    }
    return shown.contains(edit.owner) && !isLeftOut(edit, own)
  }

  /// Whether it is about the outlet by which a view is called, which adds nothing to what is reported of it.
  private func isMention(_ edit: DocumentEdits.Edit) -> Bool {
    guard let view = edit.named,
      relabeled.contains(view) || mentioned.contains(view) && edit.isName(names[view])
    else { return false }
    let isLost =
      edit.isOutlet(toOneOf: replaced)
      && !made.contains { $0.kind == .added && edit.isOutlet(replacedBy: $0) }
    return !isLost
  }

  /// The edits, those of a connection that was connected again as one, which leads to another object. `name`: what that is called.
  private static func redirected(
    _ edits: [DocumentEdits.Edit], _ names: [String: String], _ name: (String) -> String
  ) -> [DocumentEdits.Edit] {
    var list: [DocumentEdits.Edit?] = []
    // A stranger's document may have any number of edits.
    var places: [[String]: [Int]] = [:]
    for edit in edits {
      let key = edit.outlet
      let place = key.flatMap { places[$0]?.first { list[$0]?.isOutlet(replacedBy: edit) ?? false } }
      guard let place, let first = list[place] else {
        if let key { places[key, default: []].append(list.count) }
        list.append(edit)
        continue
      }
      // That a view came instead of one with the same name is reported, or is no edit.
      let isSameName = [first, edit].allSatisfy { edit in edit.named.map { edit.isName(names[$0]) } ?? false }
      list[place] = isSameName ? nil : first.redirected(to: edit, name)
    }
    return list.compactMap(\.self)
  }

  /// The ids of the views that went where another one of no outlet came: code still asks for them.
  private static func replacedViews(_ edits: [DocumentEdits.Edit]) -> Set<String> {
    func views(_ kind: DocumentEdits.Edit.Kind) -> [DocumentEdits.Edit] {
      edits.filter { $0.kind == kind && $0.isOfObject && $0.list?.name == "subviews" }
    }
    let connected = edits.filter { $0.kind == .added && $0.element.name == "outlet" }
      .compactMap { $0.element.peek("destination") }
    let filled = Set(
      views(.added).filter { !connected.contains($0.object) }.compactMap { $0.around?.peek("id") })
    return Set(
      views(.removed).filter { $0.around?.peek("id").map(filled.contains) ?? false }.map(\.object))
  }

  /// A connection by what it begins at, or a constraint by its owner, and all its attributes but its id.
  private struct Recreated: Hashable {
    let begin: String
    let name: String
    let values: [String]

    /// `rewritten`: the ids now, by those before, where these were rewritten.
    init(_ edit: DocumentEdits.Edit, _ rewritten: [String: String]) {
      func now(_ id: String) -> String { rewritten[id] ?? id }
      begin = now(edit.around.flatMap { Identities.objectID(of: $0) } ?? "")
      name = edit.element.name
      let references = ["firstItem", "secondItem", "destination"]
      let attributes = edit.element.attributes.filter { $0.name != "id" }.map { attribute in
        (attribute.name, references.contains(attribute.name) ? now(attribute.value) : attribute.value)
      }
      guard name == "constraint" else {
        values = attributes.map { "\($0)=\($1)" }.sorted() + Self.contents(of: edit.element)
        return
      }
      values = Self.sides(Dictionary(attributes, uniquingKeysWith: { first, _ in first }), begin)
    }

    /// What stands inside, but for ids and what it is connected with.
    private static func contents(of element: Element) -> [String] {
      var words: [String] = []
      var waiting = element.children.filter { $0.name != "connections" }
      while let child = waiting.popLast() {
        words.append(child.name)
        for attribute in child.attributes where attribute.name != "id" {
          words.append("\(attribute.name)=\(attribute.value)")
        }
        waiting += child.children
      }
      return words
    }

    /// What a constraint says, whichever of its items it names first. `around`: the view in which it stands.
    static func sides(_ attributes: [String: String], _ around: String) -> [String] {
      var rest = attributes
      let first = (rest.removeValue(forKey: "firstItem") ?? around) + "." + (rest["firstAttribute"] ?? "")
      guard let item = rest.removeValue(forKey: "secondItem"), rest["multiplier"] ?? "1" == "1",
        let constant = Double(rest["constant"] ?? "0")
      else { return [first] + rest.map { "\($0)=\($1)" }.sorted() }
      let second = item + "." + (rest["secondAttribute"] ?? "")
      let isMirrored = second < first
      let relation = rest["relation"] ?? "equal"
      let turned = ["greaterThanOrEqual": "lessThanOrEqual", "lessThanOrEqual": "greaterThanOrEqual"]
      for name in ["firstAttribute", "secondAttribute", "constant", "relation", "multiplier"] {
        rest[name] = nil
      }
      return [isMirrored ? second : first, isMirrored ? first : second]
        + ["\(isMirrored ? -constant + 0 : constant)", isMirrored ? turned[relation] ?? relation : relation]
        + rest.map { "\($0)=\($1)" }.sorted()
    }
  }

  /// What went and came again under another id.
  private static func recreated(
    _ edits: [DocumentEdits.Edit], _ rewritten: [String: String]
  ) -> Set<Recreated> {
    let own = edits.filter { ($0.isRecreated || $0.isOfBarItem) && $0.property.isEmpty }
    let added = Set(own.filter { $0.kind == .added }.map { Recreated($0, rewritten) })
    return added.intersection(own.filter { $0.kind == .removed }.map { Recreated($0, rewritten) })
  }

  /// The constraints that say the same as before by other items and attributes: which comes first means nothing.
  private static func turned(_ edits: [DocumentEdits.Edit]) -> Set<Int> {
    let changed = edits.filter { $0.element.name == "constraint" && $0.kind == .changed && $0.isOfItself }
    return Dictionary(grouping: changed, by: \.owner).reduce(into: []) { turned, own in
      guard let first = own.value.first else { return }
      let attributes = first.element.attributes.filter { $0.name != "id" }.map { ($0.name, $0.value) }
      let now = Dictionary(attributes, uniquingKeysWith: { first, _ in first })
      var was = now
      for edit in own.value { was[edit.property] = edit.old }
      let around = first.around.flatMap { Identities.objectID(of: $0) } ?? ""
      if was != now, Recreated.sides(was, around) == Recreated.sides(now, around) { turned.insert(own.key) }
    }
  }

  /// Whether a runtime attribute is one of the layer that is reported: `cornerRadius` of `layer.cornerRadius`.
  private static func isOfLayer(_ key: String, _ shown: Set<String>) -> Bool {
    key == "layer" || shown.contains { $0.hasSuffix(".\(key)") }
  }

  /// Whether an edit of an object that differs is none of those that are reported of it: no record has it, so that it would be
  /// lost behind the others. `own`: what differs of it.
  private func isLeftOut(_ edit: DocumentEdits.Edit, _ own: Set<String>) -> Bool {
    let shown = properties.all
    let key = String(edit.property.prefix { $0 != "." })
    // What differs in the picture has the names of the view's own properties.
    if edit.isOfRuntimeAttribute {
      return !shown.contains(key) && !shown.contains(edit.property) && !Self.isOfLayer(key, shown)
    }
    // What differs is reported by the names that UIKit has for it.
    if Self.assistive.contains(key) { return !shown.contains { $0.lowercased().contains("accessibility") } }
    // Code finds a constraint by its identifier.
    if edit.element.name == "constraint", edit.property == "identifier" { return true }
    guard edit.kind != .moved, !edit.property.isEmpty, edit.isOfItself, !edit.isConnection,
      edit.element.name != "constraint"
    else { return false }
    var keys = edit.property.split(separator: ".").map(String.init)
    // What a button shows in a state, and how one types into a field, has names of its own.
    if keys.count > 1, Self.containers.contains(keys[0]) { keys.removeFirst() }
    // Records leave it out: only a button's image has one.
    if keys == ["contentMode"], edit.element.name == "button" { return true }
    // A view gets constraints, or loses them, with what allows them.
    if keys[0] == "translatesAutoresizingMaskIntoConstraints", rewired.contains(edit.object) { return false }
    if keys.contains(where: {
      Self.records($0, of: edit.element.name) || Self.unreported.contains($0) || $0.contains("Class=")
    }) {
      return false
    }
    return own.isDisjoint(with: keys)
  }

  /// What a button shows in which state, and how one types into a field, as documents call it.
  private static let containers: Set<String> = [
    "normal", "highlighted", "disabled", "selected", "focused", "textInputTraits",
  ]

  /// Where documents state what records have, by what the class of a view adds, and of all views: a difference of it is reported, or is one
  /// of spelling.
  private static let recorded: [ViewProperty.Owner: Set<String>] = Dictionary(
    grouping: ViewProperty.all.filter { row in
      // What a class adds is recorded as a whole.
      row.effect != .interaction && row.effect != .accessibility
        && (row.recording != .none || row.owner != .view)
    }, by: \.owner
  ).mapValues { rows in Set(rows.flatMap { ViewProperty.keys(of: $0.path, $0) }).subtracting(margins) }

  /// Whether records have what an element states under a key.
  private static func records(_ key: String, of element: String) -> Bool {
    // What records call otherwise may be anything.
    let isKnown = recorded[.content(element)] != nil
    return recorded.contains { owner, keys in
      if isKnown, case .content(let name) = owner, name != element { return false }
      return keys.contains(key)
    }
  }

  /// What records have, but is reported only where something is placed by margins.
  private static let margins: Set<String> = [
    "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins", "layoutMargins",
    "directionalLayoutMargins",
  ]

  /// What is reported by what follows from it, such as frames, or is for Interface Builder alone.
  private static let unreported: Set<String> = [
    "frame", "frameInset", "default", "catalog", "userComments", "userLabel", "intrinsicContentSize", "title",
    "headerTitle", "footerTitle", "segment", "usesAttributedText",
  ]

  /// Where documents state what assistive technologies find.
  private static let assistive: Set<String> = [
    "accessibility", "accessibilityConfiguration", "accessibilityIdentifier",
  ]

  private static func hidden(
    _ edit: DocumentEdits.Edit, _ names: [String: String], _ screens: [String: String]
  ) -> HiddenEdit {
    if edit.isOfScreen {
      let what = edit.kind == .added ? "added" : "removed (line \(edit.line) before)"
      var hidden = HiddenEdit(
        id: "", subject: edit.property, phrase: what, line: edit.kind == .removed ? 0 : edit.line)
      // It is around screens: pictures have the bar of a navigation controller where a screen has an item for one.
      hidden.showsInApp = true
      return hidden
    }
    if let connection = archivedConnection(edit, names) { return connection }
    // A connection is a property of the object that it begins at.
    let subject = edit.isConnection ? edit.around : edit.element
    var id = subject.flatMap { Identities.objectID(of: $0) } ?? ""
    var edit = edit
    let isOfLooseBar = edit.isOfLooseBar
    edit.property = edit.plainProperty
    if edit.isOfSelectedTab {
      (edit.property, edit.old, edit.new) = (
        "selectedViewController", edit.old.map { _ in "YES" }, edit.new.map { _ in "YES" }
      )
    }
    if edit.element.name == "constraint" {
      // A constraint is called by the view that it is about.
      id = edit.element.peek("firstItem") ?? edit.around.flatMap { Identities.objectID(of: $0) } ?? id
      // The build leaves a placeholder out.
      let isOfCanvas = edit.element.peek("placeholder") == "YES" && edit.property != "placeholder"
      let what = isOfCanvas ? "placeholder constraint" : "constraint"
      let side = edit.element.peek("firstAttribute").map { "\($0) \(what)" } ?? what
      edit.property = edit.property.isEmpty ? side : "\(side) \(edit.property)"
    }
    // It is called as pictures call it.
    if edit.isOfText, edit.property == "normal.title" { edit.property = "text" }
    // What it says for some size classes.
    if edit.property == "default" || edit.property.contains("Class=") {
      let classes = edit.property == "default" ? "all size classes" : edit.property
      edit.property = "variation for \(classes)"
    }
    // Nobody else knows what a class of the application's does with an image or a color.
    let drawing = edit.runtimeType.flatMap {
      ["image", "color"].contains($0) ? edit.element.peek("customClass") : nil
    }
    // A value may be a whole file.
    let shown = PrintedText.shortened(edit.old ?? "", edit.new ?? "")
    (edit.old, edit.new) = (edit.old.map { _ in shown.old }, edit.new.map { _ in shown.new })
    var hidden = HiddenEdit(
      id: id, subject: names[id] ?? (id.isEmpty ? nil : subject?.phrase) ?? "the document",
      phrase: edit.phraseWithPlace(drawing.map { ", which \($0) may show" } ?? "", screens),
      line: edit.kind == .removed ? 0 : edit.line)
    // An item of a bar that is not shown here waits for code that shows the bar. Which screen is first is up to the document.
    let isOfBar = edit.element.name == "barButtonItem" && edit.property.isEmpty
    // Which target's module a class is of says nothing, and what assistive technologies read is not drawn.
    let isSilent =
      edit.property.hasPrefix("customModule") || edit.property.lowercased().contains("accessibility")
    hidden.showsInApp =
      !isSilent && edit.mayShow(isOfBar: isOfBar || isOfLooseBar, isDrawing: drawing != nil)
    return hidden
  }
}

extension DocumentEdits.Edit {
  /// Whether a running app may show it though no picture does. `isOfBar`: whether it is an item of a bar that came or went; `isDrawing`:
  /// whether a class of the application's may draw it.
  fileprivate func mayShow(isOfBar: Bool, isDrawing: Bool) -> Bool {
    isOfBar || isDrawing || isOfOwnAttribute || relationship != nil || isOfPresentation
      || isOfModalStyle || property.hasPrefix("edgesForExtendedLayout")
      || isOfBarLook || property.hasPrefix("dataDetectorTypes")
      || ["initialViewController", "hidesBottomBarWhenPushed"].contains(property)
      || isOfPreferredSize || isOfMap || isOfDates || LookInUse.contains(property)
  }
}

import Diagnostics
import DocumentVersions
import Goldens
import InterfaceFile
import Views

/// The edits of a document that no picture shows.
enum HiddenEdits {
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
  ///   - names: What views are called, by object id.
  ///   - screens: What screens are called, by the object ids of their controllers.
  static func list(
    _ edits: DocumentEdits, of scenes: Set<Int>? = nil, besides subjects: [EditSubject],
    reported: Set<String> = [], relabeled: Set<String> = [], rewritten: [String: String] = [:],
    cited: Set<CitedContainer> = [],
    names: [String: String], screens: [String: String] = [:]
  ) -> [HiddenEdit] {
    let made = edits.edits.filter { edit in
      !edit.isWrittenByXcode && (scenes.map { wanted in edit.scene.map(wanted.contains) ?? true } ?? true)
    }
    let claims = EditClaims(made, for: subjects)
    let shown = claims.subjects.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let properties = subjects.reduce(into: Set<String>()) { $0.formUnion($1.properties) }
    let renamed = RenamedElements(made, rewritten)
    let mentioned = reported.union(relabeled)
    let touched = made.reduce(into: mentioned) { ids, edit in
      if edit.isOfObject { ids.formUnion(Identities.objectIDs(in: edit.element)) }
    }
    let shownObjects = made.reduce(into: Set<String>()) { ids, edit in
      if shown.contains(edit.owner) { ids.insert(edit.object) }
    }
    // What differs of each object, by the names of its properties.
    let named = zip(claims.subjects, subjects).reduce(into: [Int: Set<String>]()) { named, claim in
      for owner in claim.0 { named[owner, default: []].formUnion(claim.1.properties) }
    }
    let framed = made.filter(\.isFrame).reduce(into: [Int: Set<String>]()) { framed, edit in
      framed[edit.owner, default: []].insert(edit.property)
    }
    let replaced = replacedViews(made)
    let again = recreated(made)
    // In which view a constraint stands means nothing; in its own it names no first item.
    let rehoused = Set(made.filter { $0.kind == .moved && $0.element.name == "constraint" }.map(\.owner))
    let rewired = made.reduce(into: Set<String>()) { ids, edit in
      if edit.element.name == "constraint", edit.property.isEmpty { ids.formUnion(edit.constrained) }
    }
    let top = made.first { $0.kind == .moved && $0.list?.name == "objects" }?.list
    let hasOneView = top?.children.count { $0.name != "placeholder" } == 1
    // A class brings its module.
    let classes = Set(made.filter { $0.property == "customClass" }.map(\.owner))
    let kept = made.filter { edit in
      if edit.isRecreated, again.contains(Recreated(edit)) { return false }
      // The two ways to write a frame.
      if edit.isFrame, edit.kind != .changed, framed[edit.owner]?.count == 2 { return false }
      // What else is at the top of a xib than its view stands in no order.
      if edit.kind == .moved, edit.list?.name == "objects", hasOneView { return false }
      // Where what has a key stands means nothing, nor does the order of outlets but in a collection.
      if edit.kind == .moved,
        !edit.property.isEmpty || edit.object.isEmpty || edit.element.name == "viewLayoutGuide"
          || ["outlet", "action"].contains(edit.element.name)
      {
        return false
      }
      let isOther = edit.property == "customModule" && edit.old != nil && edit.new != nil
      if edit.property.hasPrefix("customModule"), classes.contains(edit.owner), !isOther { return false }
      if rehoused.contains(edit.owner), edit.kind == .moved || edit.property == "firstItem" { return false }
      if edit.isSize(ofOneOf: subjects) { return false }
      // Records have the parts of what is stated as a whole.
      let isOfTitles = edit.property.lowercased().hasSuffix("titletextattributes")
      if isOfTitles, named[edit.owner]?.contains(where: { $0.lowercased().contains("title") }) ?? false {
        return false
      }
      // Nothing is what was there without it.
      if edit.isOfNothing { return false }
      // What of a bar an item is, is where it stands.
      if edit.property == "key", edit.element.name == "barButtonItem", touched.contains(edit.object) {
        return false
      }
      if edit.isOfScreen, !edit.isOfContainer || cited.contains(CitedContainer(edit)) { return false }
      // The outlet by which a view is called adds nothing to what is reported of it.
      let isMention = edit.named.map { view in
        relabeled.contains(view) || mentioned.contains(view) && edit.isName(names[view])
      }
      if isMention ?? false {
        let isLost =
          edit.isOutlet(toOneOf: replaced)
          && !made.contains { $0.kind == .added && edit.isOutlet(replacedBy: $0) }
        if !isLost { return false }
      }
      if renamed.explain(edit) { return false }
      // Its successor is reported.
      if edit.kind == .removed, edit.isOfObject, rewritten[edit.object].map(shownObjects.contains) ?? false {
        return false
      }
      return !shown.contains(edit.owner) || isLeftOut(edit, named[edit.owner] ?? [], properties, rewired)
    }.reduce(into: [DocumentEdits.Edit]()) { list, edit in
      // An outlet that was connected again leads to another object.
      let place = list.firstIndex { $0.isOutlet(replacedBy: edit) }
      guard let place else { return list.append(edit) }
      // That a view came instead of one with the same name is reported, or is no edit.
      let isSameName = [list[place], edit].allSatisfy { edit in
        edit.named.map { edit.isName(names[$0]) } ?? false
      }
      if isSameName {
        list.remove(at: place)
      } else {
        list[place] = list[place].redirected(to: edit) { id in
          names[id] ?? screens[id] ?? edits.phrase(ofObject: id) ?? id
        }
      }
    }
    let acts = made.filter { $0.isOfObject && !$0.isOfScreen && !renamed.explain($0) }
    return gathered(kept).map { group in
      let first = hidden(group[0], names, screens)
      if group.count == 1 { return first }
      return HiddenEdit(
        outlets: group.map { $0.element.peek("property") ?? "" }, lines: group.map(\.line),
        areNew: group[0].kind == .added, of: first)
    } + connections(of: acts, in: edits, names)
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

    init(_ edit: DocumentEdits.Edit) {
      begin = edit.around.flatMap { Identities.objectID(of: $0) } ?? ""
      name = edit.element.name
      values = edit.element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }.sorted()
    }
  }

  /// What went and came again under another id.
  private static func recreated(_ edits: [DocumentEdits.Edit]) -> Set<Recreated> {
    let own = edits.filter { $0.isRecreated && $0.property.isEmpty }
    let added = Set(own.filter { $0.kind == .added }.map(Recreated.init))
    return added.intersection(own.filter { $0.kind == .removed }.map(Recreated.init))
  }

  /// Whether a runtime attribute is one of the layer that is reported: `cornerRadius` of `layer.cornerRadius`.
  private static func isOfLayer(_ key: String, _ shown: Set<String>) -> Bool {
    key == "layer" || shown.contains { $0.hasSuffix(".\(key)") }
  }

  /// Whether an edit of an object that differs is none of those that are reported of it: no record has it, so that it would be
  /// lost behind the others. `own`: what differs of it; `shown`: of any object.
  private static func isLeftOut(
    _ edit: DocumentEdits.Edit, _ own: Set<String>, _ shown: Set<String>, _ rewired: Set<String>
  ) -> Bool {
    let key = String(edit.property.prefix { $0 != "." })
    // What differs in the picture has the names of the view's own properties.
    if edit.isOfRuntimeAttribute {
      return !shown.contains(key) && !shown.contains(edit.property) && !isOfLayer(key, shown)
    }
    // What differs is reported by the names that UIKit has for it.
    if assistive.contains(key) { return !shown.contains { $0.lowercased().contains("accessibility") } }
    // Code finds a constraint by its identifier.
    if edit.element.name == "constraint", edit.property == "identifier" { return true }
    guard edit.kind != .moved, !edit.property.isEmpty, edit.isOfItself, !edit.isConnection,
      edit.element.name != "constraint"
    else { return false }
    var keys = edit.property.split(separator: ".").map(String.init)
    // What a button shows in a state has names of its own.
    if keys.count > 1, states.contains(keys[0]) { keys.removeFirst() }
    // Records leave it out: only a button's image has one.
    if keys == ["contentMode"], edit.element.name == "button" { return true }
    // A view gets constraints, or loses them, with what allows them.
    if keys[0] == "translatesAutoresizingMaskIntoConstraints", rewired.contains(edit.object) { return false }
    if keys.contains(where: { recorded.contains($0) || unreported.contains($0) || $0.contains("Class=") }) {
      return false
    }
    return own.isDisjoint(with: keys)
  }

  /// What a button shows in which state, as documents call it.
  private static let states: Set<String> = ["normal", "highlighted", "disabled", "selected", "focused"]

  /// Where documents state what records have: a difference of it is reported, or is one of spelling.
  private static let recorded = Set(
    ViewProperty.all.filter { row in
      // What a class adds is recorded as a whole.
      row.effect != .interaction && row.effect != .accessibility
        && (row.recording != .none || row.owner != .view)
    }.flatMap { ViewProperty.keys(of: $0.path, $0) }.filter { !margins.contains($0) })

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
    // A connection is a property of the object that it begins at.
    let subject = edit.isConnection ? edit.around : edit.element
    var id = subject.flatMap { Identities.objectID(of: $0) } ?? ""
    var edit = edit
    if edit.element.name == "constraint" {
      // A constraint is called by the view that it is about.
      id = edit.element.peek("firstItem") ?? edit.around.flatMap { Identities.objectID(of: $0) } ?? id
      let side = edit.element.peek("firstAttribute").map { "\($0) constraint" } ?? "constraint"
      edit.property = edit.property.isEmpty ? side : "\(side) \(edit.property)"
    }
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
    hidden.showsInApp =
      isOfBar || drawing != nil || edit.relationship != nil || edit.isOfPresentation
      || edit.property == "initialViewController"
    return hidden
  }
}

extension DocumentEdits.Edit {
  /// What was done, of a connection with what it is, and where it was if it is gone: `segue "show" is gone (line 8 before)`.
  var phraseWithPlace: String { phraseWithPlace("", [:]) }

  /// The same. `screens`: what screens are called, by their controllers.
  func phraseWithPlace(_ screens: [String: String]) -> String { phraseWithPlace("", screens) }

  /// The same. `remark`: what else is said of what was done.
  fileprivate func phraseWithPlace(_ remark: String, _ screens: [String: String]) -> String {
    var edit = self
    if isOfScreen { return "\(property) \(kind == .added ? "is new" : "is gone (line \(line) before)")" }
    if let relationship {
      let shown = kind == .changed ? nil : element.peek("destination").flatMap { screens[$0] }
      edit.property = relationship + (shown.map { " \($0)" } ?? "")
      (edit.old, edit.new) = (old.map { screens[$0] ?? $0 }, new.map { screens[$0] ?? $0 })
    } else if isConnection {
      edit.property = element.phrase + (property.isEmpty ? "" : " \(property)")
    }
    return edit.phrase + remark + (kind == .removed ? " (line \(line) before)" : "")
  }

  /// The type of the runtime attribute that it is about; nil for another edit.
  fileprivate var runtimeType: String? {
    guard isOfRuntimeAttribute else { return nil }
    let key = property.hasSuffix(".value") ? String(property.dropLast(".value".count)) : property
    return element.children.filter { $0.name == "userDefinedRuntimeAttributes" }.flatMap(\.children)
      .first { $0.peek("keyPath") == key }?.peek("type")
  }

  /// Whether it is about a segue to a controller, now or before.
  func isSegue(to controller: String) -> Bool {
    guard element.name == "segue" else { return false }
    if property == "destination", old == controller { return true }
    return element.peek("destination") == controller
  }

  /// What a controller is to the container that it is connected to, such as its `rootViewController`; nil for another edit.
  fileprivate var relationship: String? {
    guard element.name == "segue", element.peek("kind") == "relationship",
      property.isEmpty || property == "destination"
    else { return nil }
    return element.peek("relationship")
  }

  /// Whether it is about an outlet, an action or a segue.
  var isConnection: Bool { list?.name == "connections" }

  /// Whether it only says that there is nothing, which is what a document without it means.
  fileprivate var isOfNothing: Bool {
    kind != .changed && element.children.contains { $0.name == "nil" && $0.peek("key") == property }
  }

  /// Whether it is about the frame of a view as a whole.
  fileprivate var isFrame: Bool { property == "frame" || property == "frameInset" }

  /// The ids of the views that a constraint is about.
  fileprivate var constrained: Set<String> {
    let named = ["firstItem", "secondItem"].compactMap { element.peek($0) }
    return Set(named + (around.flatMap { Identities.objectID(of: $0) }.map { [$0] } ?? []))
  }

  /// Whether its object has an id of its own, as a view has.
  fileprivate var isOfItself: Bool { !object.isEmpty && element.peek("id") == object }

  /// Whether an object came or went, such as a view with all in it.
  fileprivate var isOfObject: Bool { kind != .changed && kind != .moved && property.isEmpty && !isRecreated }

  /// Whether a controller came or went that has no view of its own: what shows it is another.
  var isOfContainer: Bool {
    // A screen is called by its controller.
    isOfScreen && kind != .moved && InterfaceDocument.isContainer(String(property.prefix { $0 != " " }))
  }

  /// Whether it connects an outlet, or the root of a navigation controller, that another edit disconnected, or the other way round.
  fileprivate func isOutlet(replacedBy other: Self) -> Bool {
    guard [kind, other.kind].contains(.added), [kind, other.kind].contains(.removed), property.isEmpty,
      other.property.isEmpty, around?.peek("id") == other.around?.peek("id")
    else { return false }
    if relationship == "rootViewController", other.relationship == relationship { return true }
    if element.name == "segue", other.element.name == "segue", relationship == nil {
      return ["kind", "identifier"].allSatisfy { element.peek($0) == other.element.peek($0) }
    }
    return element.name == "outlet" && other.element.name == "outlet"
      && element.peek("property") == other.element.peek("property")
  }

  /// The edit of a connection that leads elsewhere. `name`: what an object is called.
  fileprivate func redirected(to other: Self, _ name: (String) -> String) -> Self {
    let (gone, came) = kind == .removed ? (self, other) : (other, self)
    func destination(_ edit: Self) -> String { name(edit.element.peek("destination") ?? "") }
    var edit = came
    (edit.kind, edit.old, edit.new) = (.changed, destination(gone), destination(came))
    return edit
  }

  /// Whether it may come again under another id: a connection or a constraint.
  fileprivate var isRecreated: Bool { isConnection || element.name == "constraint" }

  /// Whether it is the size of a controller, whose root view is among subjects: they say the same.
  fileprivate func isSize(ofOneOf subjects: [EditSubject]) -> Bool {
    guard property.hasPrefix("freeformSize"),
      let root = element.children.first(where: { $0.peek("key") == "view" }),
      let id = root.peek("id")
    else { return false }
    return subjects.contains { $0.ids.contains(id) }
  }

  /// Whether it disconnects an outlet that led to one of some views.
  fileprivate func isOutlet(toOneOf views: Set<String>) -> Bool {
    kind == .removed && property.isEmpty && element.name == "outlet"
      && element.peek("destination").map(views.contains) ?? false
  }

  /// The id of the view that it gives a name to by an outlet, or by what Interface Builder's outline calls it; nil for another
  /// edit.
  fileprivate var named: String? {
    if isConnection, element.name.hasPrefix("outlet") { return element.peek("destination") }
    return property == "userLabel" ? object : nil
  }

  /// Whether the name that it gives is this one, which may have an id behind it.
  fileprivate func isName(_ name: String?) -> Bool {
    if property == "userLabel" { return true }
    guard let name, let own = element.peek("property") else { return false }
    return name == own || name.hasPrefix("\(own) (id ")
  }
}

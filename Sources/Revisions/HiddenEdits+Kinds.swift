import DocumentVersions
import GoldenRuns
import Goldens
import InterfaceFile

// What the edits of a document are about.
extension DocumentEdits.Edit {
  /// What was done, of a connection with what it is, and where it was if it is gone: `segue "show" is gone (line 8 before)`.
  var phraseWithPlace: String { phraseWithPlace("", [:]) }

  /// The same. `screens`: what screens are called, by their controllers.
  func phraseWithPlace(_ screens: [String: String]) -> String { phraseWithPlace("", screens) }

  /// The same. `remark`: what else is said of what was done.
  func phraseWithPlace(_ remark: String, _ screens: [String: String]) -> String {
    var edit = self
    if isOfText { (edit.old, edit.new) = (old.map { "\"\($0)\"" }, new.map { "\"\($0)\"" }) }
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

  /// Whether it is about the text of a view, or the title of a button.
  var isOfText: Bool { property == "text" || property.hasSuffix("title") }

  /// The type of the runtime attribute that it is about; nil for another edit.
  var runtimeType: String? {
    guard isOfRuntimeAttribute else { return nil }
    let key = property.hasSuffix(".value") ? String(property.dropLast(".value".count)) : property
    return element.children.filter { $0.name == "userDefinedRuntimeAttributes" }.flatMap(\.children)
      .first { $0.peek("keyPath") == key }?.peek("type")
  }

  /// Whether it is about a runtime attribute that only the application's code knows: pictures say nothing of it.
  var isOfOwnAttribute: Bool {
    let key = String(property.prefix { $0 != "." }).lowercased()
    return isOfRuntimeAttribute
      && !["accessibility", "isaccessibility", "tag"].contains { key.hasPrefix($0) }
  }

  /// Whether it is about a segue to a controller, now or before.
  func isSegue(to controller: String) -> Bool {
    guard element.name == "segue" else { return false }
    if property == "destination", old == controller { return true }
    return element.peek("destination") == controller
  }

  /// Whether it is the look of a bar that a container has: it is drawn where a screen has the bar.
  var isOfBarLook: Bool {
    let bars: Set<String> = ["navigationBar", "tabBar", "toolbar"]
    return bars.contains(element.name) && element.peek("key") == element.name && !isFrame
      && ![
        "contentMode", "opaque", "autoresizingMask", "insetsLayoutMarginsFromSafeArea", "userComments",
      ].contains(property)
  }

  /// Whether it is about the size that a controller has in a popover, or wherever else its container asks it.
  ///
  /// Source: Apple, `UIViewController.preferredContentSize`.
  var isOfPreferredSize: Bool {
    ["contentSizeForViewInPopover", "preferredContentSize"].contains { property.hasPrefix($0) }
  }

  /// Whether it is about what a map shows, of which pictures have nothing but its box.
  var isOfMap: Bool { element.name == "mapView" && property.hasPrefix("shows") }

  /// Whether it is about which dates a picker shows, and as what: pictures have those of no day.
  ///
  /// Source: Apple, `UIDatePicker`.
  var isOfDates: Bool {
    let name = String(property.prefix { $0 != "." }).lowercased()
    let archived = element.peek("class") == "IBUIDatePicker" && name.hasPrefix("ibui")
    guard element.name == "datePicker" || archived else { return false }
    return Self.ofDates.contains(archived ? String(name.dropFirst("ibui".count)) : name)
  }

  private static let ofDates: Set<String> = [
    "timezone", "locale", "calendar", "date", "minimumdate", "maximumdate", "minuteinterval",
    "countdownduration", "usecurrentdate",
  ]

  /// Whether a segue shows its controller in another way: as a card, over the whole screen.
  var isOfModalStyle: Bool { element.name == "segue" && property == "modalPresentationStyle" }

  /// What a controller is to the container that it is connected to, such as its `rootViewController`; nil for another edit.
  var relationship: String? {
    guard element.name == "segue", element.peek("kind") == "relationship",
      property.isEmpty || property == "destination"
    else { return nil }
    return element.peek("relationship")
  }

  /// Whether it is about an outlet, an action or a segue.
  var isConnection: Bool { list?.name == "connections" }

  /// Whether it only says that there is nothing, which is what a document without it means.
  var isOfNothing: Bool {
    guard kind != .changed else { return false }
    return element.children.contains { [property] in $0.name == "nil" && $0.peek("key") == property }
  }

  /// Whether an item of a bar came or went.
  var isOfBarItem: Bool { isOfObject && ["barButtonItem", "tabBarItem"].contains(element.name) }

  /// Whether it is about what an archive keeps besides its objects' own properties: how it stores them, records of them.
  var isOfRecords: Bool {
    guard Self.archived.contains(element.name) else { return false }
    if isOfObject { return element.peek("class")?.hasPrefix("IBUI") != true }
    if kind == .moved || property.contains("objectRecords") || isOfArchivedValue && !isOfLooseBar {
      return true
    }
    if property.hasPrefix("IBDocument.Objects.connectionRecords") { return false }
    // What the document itself keeps but its objects: versions, dependencies, classes that it saw.
    if ["IBDocument.", "IBCocoaTouch"].contains(where: property.hasPrefix) { return true }
    return ["class", "key", "version", "id", "ref"].contains(property) && !isOfSelectedTab
  }

  /// What the elements of archives are called that have ids or are around all.
  private static let archived: Set<String> = ["archive", "data", "object", "array", "dictionary"]

  /// Whether it is about the frame of a view as a whole.
  var isFrame: Bool { property == "frame" || property == "frameInset" }

  /// The ids of the views that a constraint is about.
  var constrained: Set<String> {
    let named = ["firstItem", "secondItem"].compactMap { element.peek($0) }
    return Set(named + (around.flatMap { Identities.objectID(of: $0) }.map { [$0] } ?? []))
  }

  /// Whether its object has an id of its own, as a view has.
  var isOfItself: Bool { !object.isEmpty && element.peek("id") == object }

  /// Whether an object came or went, such as a view with all in it.
  var isOfObject: Bool { kind != .changed && kind != .moved && property.isEmpty && !isRecreated }

  /// Whether a controller came or went that has no view of its own: what shows it is another.
  var isOfContainer: Bool {
    // A screen is called by its controller.
    isOfScreen && kind != .moved && InterfaceDocument.isContainer(String(property.prefix { $0 != " " }))
  }

  /// What two edits have in common of which one connects an outlet, the root of a navigation controller, or a segue, that the other one
  /// disconnected; nil for any other edit.
  var outlet: [String]? {
    guard kind == .added || kind == .removed, property.isEmpty else { return nil }
    let own = [around?.peek("id") ?? "", element.name]
    switch element.name {
    case "outlet": return own + [element.peek("property") ?? ""]
    case "segue" where relationship == "rootViewController": return own + ["rootViewController"]
    case "segue" where relationship == nil:
      return own + ["kind", "identifier"].map { element.peek($0) ?? "" }
    default: return nil
    }
  }

  /// Whether it connects an outlet, or the root of a navigation controller, that another edit disconnected, or the other way round.
  func isOutlet(replacedBy other: Self) -> Bool {
    kind != other.kind && outlet != nil && outlet == other.outlet
  }

  /// The edit of a connection that leads elsewhere. `name`: what an object is called.
  func redirected(to other: Self, _ name: (String) -> String) -> Self {
    let (gone, came) = kind == .removed ? (self, other) : (other, self)
    func destination(_ edit: Self) -> String { name(edit.element.peek("destination") ?? "") }
    var edit = came
    (edit.kind, edit.old, edit.new) = (.changed, destination(gone), destination(came))
    return edit
  }

  /// Whether it may come again under another id: a connection or a constraint.
  var isRecreated: Bool { isConnection || element.name == "constraint" }

  /// Whether it is the size of a controller, whose root view is among subjects: they say the same.
  func isSize(ofOneOf subjects: [EditSubject]) -> Bool {
    guard property.hasPrefix("freeformSize"),
      let root = element.children.first(where: { $0.peek("key") == "view" }),
      let id = root.peek("id")
    else { return false }
    return subjects.contains { $0.ids.contains(id) }
  }

  /// Whether it disconnects an outlet that led to one of some views.
  func isOutlet(toOneOf views: Set<String>) -> Bool {
    kind == .removed && property.isEmpty && element.name == "outlet"
      && element.peek("destination").map(views.contains) ?? false
  }

  /// The id of the view that it gives a name to by an outlet, or by what Interface Builder's outline calls it; nil for another
  /// edit.
  var named: String? {
    if isConnection, element.name.hasPrefix("outlet") { return element.peek("destination") }
    return property == "userLabel" ? object : nil
  }

  /// Whether the name that it gives is this one, which may have an id behind it.
  func isName(_ name: String?) -> Bool {
    if property == "userLabel" { return true }
    guard let name, let own = element.peek("property") else { return false }
    return name == own || name.hasPrefix("\(own) (id ")
  }
}

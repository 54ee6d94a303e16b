import DocumentVersions
import GoldenRuns
import Goldens
import InterfaceXML

// Archives, the documents of Interface Builder before Xcode 5, keep connections in records of their own, and values in objects of Cocoa.
extension HiddenEdits {
  /// The edit of a connection of an archive that came or went; nil for any other edit. `names`: what views are called, by object id.
  static func archivedConnection(_ edit: DocumentEdits.Edit, _ names: [String: String]) -> HiddenEdit? {
    guard edit.kind == .added || edit.kind == .removed, let connection = edit.archivedConnection else {
      return nil
    }
    // An outlet is called by what it is a property of, an action by what sends it.
    let (id, kind) = (connection.source, connection.isAction ? "action" : "outlet")
    let state = edit.kind == .added ? "is new" : "is gone (line \(edit.line) before)"
    return HiddenEdit(
      id: id, subject: names[id] ?? "the document", phrase: "\(kind) \"\(connection.label)\" \(state)",
      line: edit.kind == .added ? edit.line : 0)
  }
}

extension DocumentEdits.Edit {
  /// A connection as archives record it.
  struct ArchivedConnection {
    let label: String
    let source, destination: String
    let isAction: Bool
  }

  /// The connection that came or went; nil where it is anything else.
  var archivedConnection: ArchivedConnection? {
    guard let detail, detail.peek("class") == "IBConnectionRecord",
      let connection = detail.children.first(where: { $0.peek("key") == "connection" })
    else { return nil }
    func part(_ key: String) -> Element? { connection.children.first { $0.peek("key") == key } }
    return ArchivedConnection(
      label: part("label")?.text ?? "", source: part("source")?.peek("ref") ?? "",
      destination: part("destination")?.peek("ref") ?? "",
      isAction: connection.peek("class") == "IBCocoaTouchEventConnection"
        || connection.peek("class") == "IBActionConnection")
  }

  /// Whether it is about an outlet of an archive that leads to a view: trees say what views are called.
  func isArchivedOutlet(toOneOf names: [String: String]) -> Bool {
    archivedConnection.map { !$0.isAction && names[$0.destination] != nil } ?? false
  }

  /// Whether it is about the value of a property that an archive keeps in an object of its own, such as the size of a font, which is reported
  /// as one of some properties: `IBUIFontDescription.pointSize` of `font`.
  func isArchivedPart(of properties: Set<String>) -> Bool {
    guard element.peek("class") != nil, let key = property.split(separator: ".").first else { return false }
    let own = Self.withoutPrefix(key)
    let plain = own.hasSuffix("Identifier") ? own.dropLast("Identifier".count) : own
    let stem =
      plain.hasPrefix("Font") ? "font" : plain.contains("Segment") ? "segment" : plain.lowercased()
    // What a button says in its normal state is its text.
    if own == "NormalTitle", !properties.isDisjoint(with: ["text", "title"]) { return true }
    return properties.contains { $0.lowercased().contains(stem) }
  }

  /// Whether it is about how an archive stores a font, a color or an image: the first object that has one keeps it, others refer to
  /// it. Trees say whether it is another one.
  var isOfArchivedValue: Bool {
    if property.split(separator: ".").contains(where: { $0.hasPrefix("NS") }) { return true }
    guard kind != .changed, let detail, let key = detail.peek("key") else { return false }
    let isReference = detail.name == "reference" && Self.kindsOfValues.contains(where: key.hasSuffix)
    return isReference || Self.values.contains(detail.peek("class") ?? "")
  }

  /// Whether it is about what the bars show of a controller that a xib has among its objects, in a container or not: a title, an image, a
  /// button, the tabs and which is the first. Xibs have pictures of views alone.
  ///
  /// Source: Apple, `UIViewController`: `navigationItem`, `tabBarItem`; `UITabBarController.viewControllers`.
  var isOfLooseBar: Bool {
    guard scene == nil else { return false }
    let kind = element.archivedClass ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    let first = Self.withoutPrefix(property.prefix { $0 != "." }).lowercased()
    switch kind {
    case "UIBarButtonItem" where isOfObject: return true
    case "UINavigationItem", "UITabBarItem", "UIBarButtonItem":
      // What a navigation bar in a view shows, pictures have.
      let parent = kind == "UIBarButtonItem" ? around : element
      return Self.keysOfItems.contains(parent?.peek("key") ?? "") && Self.ofItems.contains(first)
    case _ where isOfSelectedTab: return true
    case _ where kind.hasSuffix("Controller"):
      return ["viewcontrollers", "selectedviewcontroller", "selectedindex"].contains(first)
    default:
      let around = around.map { $0.archivedClass ?? $0.name } ?? ""
      return list?.name == "viewControllers" && around.lowercased().hasSuffix("tabbarcontroller")
    }
  }

  /// Whether another controller of an archive's tab bar controller is the one that it begins with.
  var isOfSelectedTab: Bool { property == "key" && [old, new].contains(Self.selected) }

  /// Whether it is about where an archive keeps a controller of a tab bar: the one that is selected stands elsewhere, with a reference in
  /// its place.
  var isOfReferenceToTab: Bool { property == "IBUIViewControllers.reference" }

  private static let selected = "IBUISelectedViewController"

  private static let keysOfItems: Set<String> = [
    "navigationItem", "tabBarItem", "IBUINavigationItem", "IBUITabBarItem",
  ]
  private static let ofItems: Set<String> = [
    "title", "image", "selectedimage", "badgevalue", "prompt", "enabled", "systemitem",
    "systemitemidentifier", "tintcolor", "style", "width", "largetitledisplaymode", "titleview",
  ]

  /// A property of an archive as UIKit calls it: `image` for `IBUIImage.NSResourceName`.
  var plainProperty: String {
    guard element.archivedClass != nil else { return property }
    let names = property.split(separator: ".").filter { !$0.hasPrefix("NS") }.map { part in
      let plain = Self.withoutPrefix(part)
      return plain == part ? String(part) : plain.prefix(1).lowercased() + plain.dropFirst()
    }
    return names.isEmpty ? property : names.joined(separator: ".")
  }

  private static let kindsOfValues = ["Color", "Font", "FontDescription", "Image"]
  private static let values: Set<String> = [
    "NSColor", "NSFont", "IBUIFontDescription", "NSCustomResource", "NSColorSpace",
  ]

  /// A key of an archive without the prefix of who has it: `Image` for `IBUIImage`.
  private static func withoutPrefix(_ key: Substring) -> Substring {
    for prefix in ["IBUI", "IB", "NS"] where key.hasPrefix(prefix) { return key.dropFirst(prefix.count) }
    return key
  }
}

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

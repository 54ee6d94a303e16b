import Diagnostics
import Views

/// The records that an archive keeps beside its objects: custom classes, names, connections.
struct ArchiveRecords {
  /// An outlet: its name, the source and destination elements, its place.
  struct Outlet {
    let name: String
    let source: ObjectIdentifier
    let destination: Element
    let location: SourceLocation
  }

  /// An action: its selector, event and target.
  struct Action {
    let source: ObjectIdentifier
    let action: ControlAction
  }

  private(set) var outlets: [Outlet] = []
  private(set) var actions: [Action] = []
  private var customClasses: [ObjectIdentifier: String] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  init(_ archive: Archive) {
    guard let container = archive.value("IBDocument.Objects", of: archive.data) else { return }
    readObjects(container, archive)
    if let records = archive.value("connectionRecords", of: container) {
      for record in archive.items(of: records) { readConnection(record, archive) }
    }
  }

  func customClass(of element: Element) -> String? { customClasses[ObjectIdentifier(element)] }

  func name(of element: Element) -> String? { names[ObjectIdentifier(element)] }

  private mutating func readObjects(_ container: Element, _ archive: Archive) {
    var byObjectID: [String: Element] = [:]
    if let set = archive.value("objectRecords", of: container),
      let ordered = archive.value("orderedObjects", of: set)
    {
      for record in archive.items(of: ordered) {
        let reader = archive.reader(record)
        guard let object = reader.value("object"), let id = reader.value("objectID") else { continue }
        byObjectID[id.peek("value") ?? id.text] = object
        if let name = reader.string("objectName") { names[ObjectIdentifier(object)] = name }
      }
    }
    guard let flattened = archive.value("flattenedProperties", of: container) else { return }
    let suffix = ".CustomClassName"
    for (key, value) in archive.pairs(of: flattened) where key.hasSuffix(suffix) {
      guard let object = byObjectID[String(key.dropLast(suffix.count))] else { continue }
      customClasses[ObjectIdentifier(object)] = value.decodedText
    }
  }

  private mutating func readConnection(_ record: Element, _ archive: Archive) {
    guard let element = archive.value("connection", of: record) else { return }
    let connection = archive.reader(element)
    guard let label = connection.string("label"), let source = connection.value("source"),
      let destination = connection.value("destination")
    else { return }
    switch connection.className {
    case "IBCocoaTouchEventConnection":
      let event = connection.has("IBEventType") ? Self.event(connection.int("IBEventType", default: 0)) : nil
      let target = ArchiveRecords.identity(of: destination)
      actions.append(
        Action(
          source: ObjectIdentifier(source),
          action: ControlAction(target: target, selector: label, event: event)))
    default:
      outlets.append(
        Outlet(
          name: label, source: ObjectIdentifier(source), destination: destination,
          location: connection.location))
    }
  }

  /// The id of an object; proxies have the ids that modern documents give them, -1 for File's Owner.
  static func identity(of element: Element) -> String {
    let proxied = element.children.first { $0.peek("key") == "IBProxiedObjectIdentifier" }?.text
    switch proxied {
    case "IBFilesOwner": return "-1"
    case "IBFirstResponder": return "-2"
    default: return element.peek("id") ?? ""
    }
  }

  /// The event of an `IBEventType`, which counts the bits of `UIControl.Event` from 1.
  private static func event(_ number: Int) -> ControlEvent? {
    (1...32).contains(number) ? ControlEvent(rawValue: 1 << (number - 1)) : nil
  }
}

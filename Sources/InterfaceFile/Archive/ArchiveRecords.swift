import Diagnostics
import InterfaceXML
import Views

/// The records that an archive keeps in addition to its objects: custom classes, names, connections.
struct ArchiveRecords {
  /// The record of one object.
  private struct Record {
    var customClass: String?
    var name: String?
    var outlets: [Outlet] = []
    var outletNames: [String] = []
    var owners: [OutletOwner] = []
    var actions: [ControlAction] = []
    var runtimeAttributes: [RuntimeAttribute] = []
    var isPlacedByConstraints = false
  }

  /// By the indices of the objects' elements.
  private var records: [Int: Record] = [:]

  init(_ archive: Archive) {
    guard let container = archive.value("IBDocument.Objects", of: archive.data) else { return }
    readObjects(container, archive)
    if let records = archive.value("connectionRecords", of: container) {
      for record in archive.items(of: records) { readConnection(record, archive) }
    }
  }

  func customClass(of element: Element) -> String? { records[element.number]?.customClass }

  /// The label of an object in Interface Builder's outline.
  func name(of element: Element) -> String? { records[element.number]?.name }

  /// The outlets of an object, in document order.
  func outlets(of element: Element) -> [Outlet] { records[element.number]?.outlets ?? [] }

  /// The names of the outlets to an object, in document order, each once.
  func outletNames(of element: Element) -> [String] {
    var seen: Set<String> = []
    return (records[element.number]?.outletNames ?? []).filter { seen.insert($0).inserted }
  }

  /// The outlets to an object from objects of the project's own classes, in document order.
  func owners(of element: Element) -> [OutletOwner] { records[element.number]?.owners ?? [] }

  /// The actions of an object, in document order.
  func actions(of element: Element) -> [ControlAction] { records[element.number]?.actions ?? [] }

  /// The user-defined runtime attributes of an object.
  func runtimeAttributes(of element: Element) -> [RuntimeAttribute] {
    records[element.number]?.runtimeAttributes ?? []
  }

  /// Whether constraints alone place a view.
  func isPlacedByConstraints(_ element: Element) -> Bool {
    records[element.number]?.isPlacedByConstraints ?? false
  }

  // MARK: Objects

  private mutating func readObjects(_ container: Element, _ archive: Archive) {
    var byObjectID: [Substring: Element] = [:]
    if let set = archive.value("objectRecords", of: container),
      let ordered = archive.value("orderedObjects", of: set)
    {
      for record in archive.items(of: ordered) {
        let reader = archive.reader(record)
        let name = reader.string("objectName")
        guard let object = reader.value("object"), let id = reader.value("objectID") else { continue }
        byObjectID[(id.peek("value") ?? id.text)[...]] = object
        records[object.number, default: Record()].name = name
      }
    }
    guard let flattened = archive.value("flattenedProperties", of: container) else { return }
    for (key, value) in archive.pairs(of: flattened) {
      guard let dot = key.firstIndex(of: "."), let object = byObjectID[key[..<dot]] else { continue }
      readProperty(key[key.index(after: dot)...], value, of: object.number, archive)
    }
  }

  /// All other records concern Interface Builder's own windows.
  private mutating func readProperty(
    _ name: Substring, _ value: Element, of object: Int, _ archive: Archive
  ) {
    switch name {
    case "CustomClassName":
      records[object, default: Record()].customClass = archive.context.takeText(of: value)
    case "IBViewMetadataTranslatesAutoresizingMaskIntoConstraints":
      let reader = archive.reader(value)
      records[object, default: Record()].isPlacedByConstraints =
        !reader.bool(value, of: String(name), default: true)
    case "IBAttributePlaceholdersKey":
      for (_, placeholder) in archive.pairs(of: value) {
        let attributes = archive.reader(placeholder).runtimeAttributes()
        records[object, default: Record()].runtimeAttributes += attributes
      }
    default: break
    }
  }

  // MARK: Connections

  private mutating func readConnection(_ record: Element, _ archive: Archive) {
    guard let element = archive.value("connection", of: record) else { return }
    let connection = archive.reader(element)
    let label = connection.string("label")
    let source = connection.value("source")
    let destination = connection.value("destination")
    guard let label, let source, let destination else {
      archive.context.add(.looseConnection(label ?? "", at: connection.location))
      return
    }
    let target = Self.identity(of: destination)
    switch connection.className {
    case "IBCocoaTouchEventConnection":
      records[source.number, default: Record()].actions.append(
        ControlAction(target: target, selector: label, event: event(connection)))
    case "IBCocoaTouchOutletConnection", "IBCocoaTouchOutletCollectionConnection":
      let isCollection = connection.className == "IBCocoaTouchOutletCollectionConnection"
      let owner = customClass(of: source)
      records[source.number, default: Record()].outlets.append(
        Outlet(
          name: label, destination: target, isCollection: isCollection, location: connection.location,
          destinationClass: customClass(of: destination)))
      if !OutletTable.roles.contains(label) {
        records[destination.number, default: Record()].outletNames.append(label)
      }
      if let owner {
        records[destination.number, default: Record()].owners.append(
          OutletOwner(label, of: owner, isCollection: isCollection))
      }
    default:
      archive.context.add(
        .ignoredElement(connection.className, in: "connectionRecords", at: connection.location))
    }
  }

  /// The event of an `IBEventType`, which counts the bits of `UIControl.Event` from 1.
  private func event(_ connection: ArchiveReader) -> ControlEvent? {
    guard let value = connection.value("IBEventType") else { return nil }
    let number = connection.int("IBEventType", default: 0)
    let event = (1...32).contains(number) ? ControlEvent(rawValue: 1 << (number - 1)) : nil
    if let event, event.name != nil { return event }
    connection.context.add(
      .badValue(
        String(number), of: "IBEventType", expected: "a control event", used: "none",
        at: connection.context.location(of: value)))
    return nil
  }

  /// The ID of an object; proxies have the same IDs as in modern documents, -1 for File's Owner.
  static func identity(of element: Element) -> String {
    let proxied = element.children.first { $0.peek("key") == "IBProxiedObjectIdentifier" }?.text
    switch proxied {
    case "IBFilesOwner": return "-1"
    case "IBFirstResponder": return "-2"
    default: return element.peek("id") ?? ""
    }
  }
}

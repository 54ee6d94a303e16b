import InterfaceXML

extension InterfaceDocument {
  /// An archive whose objects have the IDs that Xcode gives them in a modern document: those of its object records. Other
  /// documents are as they are.
  ///
  /// An archive's own IDs are numbers of its elements; what has no record keeps its number, behind an `a`.
  package var withObjectIDs: InterfaceDocument {
    guard generation == .archive, let records = Self.objectRecords(in: root) else { return self }
    var names: [String: String] = [:]
    for record in records.children {
      let parts = record.children
      guard let object = parts.first(where: { $0.peek("key") == "object" }),
        let own = object.peek("ref") ?? object.peek("id"),
        let number = parts.first(where: { $0.peek("key") == "objectID" })
      else { continue }
      names[own] = number.peek("value") ?? number.text
    }
    return rooted(Self.renamed(root, names))
  }

  /// The array of records, each with an object and its ID.
  private static func objectRecords(in root: Element) -> Element? {
    let path = ["IBDocument.Objects", "objectRecords", "orderedObjects"]
    let data = root.children.first { $0.name == "data" }
    return path.reduce(data) { element, key in element?.children.first { $0.peek("key") == key } }
  }

  private static func renamed(_ element: Element, _ names: [String: String]) -> Element {
    let attributes = element.attributes.map { attribute in
      guard ["id", "ref"].contains(attribute.name) else { return attribute }
      return Element.Attribute(
        name: attribute.name, value: names[attribute.value] ?? "a" + attribute.value, number: attribute.number
      )
    }
    return element.with(attributes: attributes, children: element.children.map { renamed($0, names) })
  }
}

import InterfaceXML

/// The images and colors that a document lists and does not use.
enum UnusedResources {
  private static let kinds: Set<String> = ["image", "namedColor", "systemColor"]

  /// The elements of resources whose name no attribute and no text outside the list of resources has.
  static func all(in root: Element) -> [Element] {
    let lists = root.children.filter { $0.name == "resources" }
    if lists.isEmpty { return [] }
    var used: Set<String> = []
    for child in root.children where child.name != "resources" { collect(child, &used) }
    return lists.flatMap(\.children).filter { resource in
      kinds.contains(resource.name) && resource.peek("name").map { !used.contains($0) } ?? false
    }
  }

  private static func collect(_ element: Element, _ names: inout Set<String>) {
    for attribute in element.attributes { names.insert(attribute.value) }
    if !element.text.isEmpty { names.insert(element.text) }
    for child in element.children { collect(child, &names) }
  }
}

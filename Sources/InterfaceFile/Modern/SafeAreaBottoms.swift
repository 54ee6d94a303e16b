import InterfaceXML

extension InterfaceDocument {
  /// Whether the constraints to the bottoms of safe areas, or to the bottom layout guides before these, differ between two
  /// versions of a document: where a screen has a home button, these are where the views end.
  package static func changesSafeAreaBottoms(from old: InterfaceDocument, to new: InterfaceDocument) -> Bool {
    old.safeAreaBottoms != new.safeAreaBottoms
  }

  /// What those constraints say, in the order of the document.
  private var safeAreaBottoms: [[String]] {
    var guides: Set<String> = []
    var bottoms: Set<String> = []
    var constraints: [Element] = []
    var waiting = [root]
    while let element = waiting.popLast() {
      switch element.name {
      case "viewLayoutGuide" where element.peek("key") == "safeArea":
        if let id = element.peek("id") { guides.insert(id) }
      case "viewControllerLayoutGuide" where element.peek("type") == "bottom":
        if let id = element.peek("id") { bottoms.insert(id) }
      case "constraint": constraints.append(element)
      default: waiting += element.children.reversed()
      }
    }
    return constraints.filter { constraint in
      [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].contains { item, attribute in
        guard let item = constraint.peek(item) else { return false }
        return bottoms.contains(item) || guides.contains(item) && constraint.peek(attribute) == "bottom"
      }
    }.map { $0.attributes.map { "\($0.name)=\($0.value)" }.sorted() }
  }
}

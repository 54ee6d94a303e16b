import InterfaceFile
import InterfaceXML
import JSON

/// An element of a document under construction from a scene file.
struct SceneNode {
  /// An attribute and the place of its key.
  struct Attribute {
    var name: String
    var value: String
    var place: JSONPlace?
  }

  /// The element's name, as in Interface Builder's files.
  var name: String
  /// Attributes, in the file's order.
  var attributes: [Attribute] = []
  /// The child elements, in order.
  var children: [SceneNode] = []
  /// The characters of the element.
  var text = ""
  /// The place in the scene file.
  var place: JSONPlace?

  /// An element without content.
  init(_ name: String, _ attributes: [(String, String)] = [], at place: JSONPlace? = nil) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.0, value: $0.1, place: place) }
    self.place = place
  }

  /// Gives an attribute a value that is stated at a place of its own.
  mutating func set(_ name: String, _ value: String, at place: JSONPlace?) {
    attributes.removeAll { $0.name == name }
    attributes.append(Attribute(name: name, value: value, place: place))
  }

  /// The value of an attribute; setting it replaces or appends, nil removes.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name: name, value: value, place: place))
      case (nil, nil): break
      }
    }
  }

  /// The index of the child with a key, or of the first child with a name that has no key.
  func child(key: String? = nil, named name: String? = nil) -> Int? {
    children.firstIndex { ($0["key"] == key) && (name == nil || $0.name == name) }
  }

  /// Replaces the child with the same key, or with the same name if it has no key; appends it
  /// otherwise.
  mutating func set(_ child: SceneNode) {
    let key = child["key"]
    if let index = children.firstIndex(where: {
      $0["key"] == key && (key != nil || $0.name == child.name)
    }) {
      children[index] = child
    } else {
      children.append(child)
    }
  }

  /// Merges the attributes and children of an element of the same kind; the states of a control are merged in turn.
  mutating func merge(_ other: SceneNode) {
    for attribute in other.attributes {
      attributes.removeAll { $0.name == attribute.name }
      attributes.append(attribute)
    }
    for child in other.children {
      if child.name == "state", let index = self.child(key: child["key"], named: "state") {
        children[index].merge(child)
      } else if child.name == "userDefinedRuntimeAttributes", let index = self.child(named: child.name) {
        children[index].children.removeAll { old in
          child.children.contains { $0["keyPath"] == old["keyPath"] }
        }
        children[index].children += child.children
      } else {
        set(child)
      }
    }
  }

  /// Adds an element to the child list with a name, which is created if necessary.
  mutating func append(_ child: SceneNode, toList name: String) {
    let index = children.firstIndex { $0.name == name && $0["key"] == nil } ?? children.count
    if index == children.count { children.append(SceneNode(name, at: place)) }
    children[index].children.append(child)
  }

  /// The number of elements including itself.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension SceneNode {
  /// The element as part of a document, with elements and attributes numbered in document order. `places`: those
  /// of attributes, by number.
  func element(places: inout AttributePlaces) -> Element {
    var count = 0
    return element(&count, &places)
  }

  private func element(_ count: inout Int, _ places: inout AttributePlaces) -> Element {
    let number = count
    count += 1
    let attributes = attributes.map { attribute in
      defer { count += 1 }
      if let place = attribute.place { places.append(count, line: place.line, column: place.column) }
      return Element.Attribute(name: attribute.name, value: attribute.value, number: count)
    }
    let children = children.map { $0.element(&count, &places) }
    return Element(
      name: name, attributes: attributes, children: children, text: text, line: place?.line ?? 1,
      column: place?.column ?? 1, numbers: number..<count)
  }
}

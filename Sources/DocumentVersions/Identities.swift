import InterfaceXML

/// Which element of one version of a document is which of another one.
///
/// An object is known by its id. Whatever has none is known by the element around it, its name, and what tells it from its
/// siblings: `<rect key="frame">` of one view is that of the same view elsewhere. Elements that nothing distinguishes are
/// counted. The versions of a document share a table; an identity is a place in it.
package struct Identities {
  private enum Key: Hashable {
    case object(String)
    case part(of: Int, String)
  }

  private var numbers: [Key: Int] = [:]
  /// The number of identities.
  package private(set) var count = 0

  /// No identity yet.
  package init() {}

  /// The identity of an object.
  mutating func object(_ id: String) -> Int { number(.object(id)) }

  /// The identity of a part without an id. `parent`: that of the element around it.
  mutating func part(of parent: Int, _ name: String) -> Int { number(.part(of: parent, name)) }

  /// The identity of the object with an id; nil if no version has it.
  package func ofObject(_ id: String) -> Int? { numbers[.object(id)] }

  private mutating func number(_ key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = count
    count += 1
    return count - 1
  }

  /// The attributes that tell elements of one name apart, the first that an element has.
  private static let distinguishing = [
    "sceneID", "key", "keyPath", "reference", "ref", "property", "identifier", "selector", "name",
  ]

  /// What tells an element from its siblings.
  static func name(of element: Element) -> String {
    let kind = kind(of: element)
    // Archives keep records, which stand in no order.
    if let key = recordKeys[element.peek("class") ?? ""],
      let number = element.children.first(where: { $0.peek("key") == key })?.text
    {
      return "\(kind) \(key)=\(number)"
    }
    for name in distinguishing {
      if let value = element.peek(name) { return "\(kind) \(name)=\(value)" }
    }
    return kind
  }

  /// What numbers records of archives, by their class.
  private static let recordKeys = ["IBConnectionRecord": "connectionID", "IBObjectRecord": "objectID"]

  /// What an element is to who reads it, whichever of some names it has.
  static func kind(of element: Element) -> String { kinds[element.name] ?? element.name }

  private static let kinds = ["mutableString": "string", "mutableData": "data"]

  /// The object id of an element; nil where an `id` is something else.
  package static func objectID(of element: Element) -> String? {
    element.name == "device" ? nil : element.peek("id")
  }

  /// The ids of the objects in an element, and its own.
  package static func objectIDs(in element: Element) -> Set<String> {
    var (ids, waiting) = (Set<String>(), [element])
    while let next = waiting.popLast() {
      if let id = objectID(of: next) { ids.insert(id) }
      waiting += next.children
    }
    return ids
  }

  /// The id of the object that an element belongs to, which need not be the object itself.
  static func owner(of element: Element) -> String? {
    element.name == "designable" ? element.peek("name") : objectID(of: element)
  }

  /// Whether an element only holds others, such as the subviews of a view.
  static func isList(_ element: Element) -> Bool {
    element.attributes.isEmpty && !element.children.isEmpty
  }
}

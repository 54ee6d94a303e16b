import Diagnostics

/// The keyed object graph of an archive: objects by id, and the records that name and connect them.
///
/// Format: read off files of Interface Builder 3 to Xcode 4, versions 7.10 and 8.00. An object is an element with
/// an `id`; `<reference ref="…">` points to one, forwards too, and without `ref` to nothing.
struct Archive {
  let context: ReadingContext
  /// The `<data>` element.
  let data: Element
  private let objects: [String: Element]

  init(root: Element, context: ReadingContext) throws(ReadError) {
    self.context = context
    root.isTaken = true
    guard let data = root.children.first(where: { $0.name == "data" }) else {
      throw ReadError(.missingPart("<data>"), at: context.location(of: root))
    }
    self.data = data
    var objects: [String: Element] = [:]
    var waiting = [data]
    while let element = waiting.popLast() {
      if let id = element.peek("id"), objects[id] == nil { objects[id] = element }
      waiting.append(contentsOf: element.children)
    }
    self.objects = objects
  }

  /// The element that stands for a value: itself, or what a reference leads to.
  ///
  /// A reference that leads to nothing is nil; one that leads to another reference is followed eight times at most.
  func resolve(_ element: Element) -> Element? {
    var element = element
    for _ in 0..<8 {
      element.takeWhole()
      guard element.name == "reference" else { return element.name == "nil" ? nil : element }
      guard let id = element.peek("ref") else { return nil }
      guard let target = objects[id] else {
        context.add(.missingReference(id, from: "<reference>", at: context.location(of: element)))
        return nil
      }
      element = target
    }
    return nil
  }

  /// The value of a key of an object, references followed; marks it as taken.
  func value(_ key: String, of object: Element) -> Element? {
    guard let child = object.children.first(where: { $0.peek("key") == key }) else { return nil }
    return resolve(child)
  }

  /// The items of an array, in either spelling, references followed.
  func items(of array: Element) -> [Element] {
    array.takeWhole()
    return array.children.compactMap { child in
      if child.name == "bool", child.peek("key") == "EncodedWithXMLCoder" {
        child.takeWhole()
        return nil
      }
      return resolve(child)
    }
  }

  /// The pairs of a dictionary, in any of the three spellings, in the file's order.
  func pairs(of dictionary: Element) -> [(key: String, value: Element)] {
    if let keys = value("dict.sortedKeys", of: dictionary), let values = value("dict.values", of: dictionary)
    {
      return zip(items(of: keys).map(\.decodedText), items(of: values)).map { ($0, $1) }
    }
    let numbered = dictionary.children.compactMap { child -> (String, Element)? in
      guard let name = child.peek("key"), name.hasPrefix("NS.key.") else { return nil }
      let place = name.dropFirst("NS.key.".count)
      return value("NS.object.\(place)", of: dictionary).map { (child.decodedText, $0) }
    }
    if !numbered.isEmpty { return numbered }
    return dictionary.children.compactMap { child in
      guard let key = child.peek("key"), key != "EncodedWithXMLCoder" else { return nil }
      return resolve(child).map { (key, $0) }
    }
  }

  func reader(_ object: Element) -> ArchiveReader { ArchiveReader(element: object, archive: self) }
}

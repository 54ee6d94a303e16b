import Diagnostics
import Geometry
import InterfaceXML

/// The keyed object graph of an archive: objects by id, and the records that name and connect them.
///
/// Format: reverse-engineered from files of Interface Builder 3 to Xcode 4, versions 7.10 and 8.00. An object is an
/// element with an `id`; `<reference ref="…">` points to one, forwards too, and without `ref` to nothing.
struct Archive {
  let context: ReadingContext
  let data: Element
  private let objects: [String: Element]
  private var imageSizes: [String: Element] = [:]
  private let entriesRead: EntriesRead

  init(root: Element, context: ReadingContext) throws(ReadError) {
    self.context = context
    context.ledger.take(root)
    guard let data = root.children.first(where: { $0.name == "data" }) else {
      throw ReadError(.missingPart("<data>"), at: context.location(of: root))
    }
    self.data = data
    entriesRead = EntriesRead(limit: 8 * data.numbers.count)
    context.ledger.take(data)
    var objects: [String: Element] = [:]
    var waiting = [data]
    while let element = waiting.popLast() {
      if let id = element.peek("id"), objects[id] == nil { objects[id] = element }
      waiting.append(contentsOf: element.children)
    }
    self.objects = objects
    imageSizes = readImageSizes()
  }

  /// The size that Interface Builder recorded for an image, in points; nil if it did not.
  func imageSize(of name: String) -> Size? {
    guard let numbers = imageSizes[name].map(reader)?.numbers(count: 2, of: "the size of \(name)") else {
      return nil
    }
    return Size(width: max(0, numbers[0]), height: max(0, numbers[1]))
  }

  /// The element for a value: itself, or the target of a reference.
  ///
  /// A null reference is nil; references to references are followed eight times at most.
  func resolve(_ element: Element) -> Element? {
    var element = element
    for _ in 0..<8 {
      context.ledger.take(element)
      guard element.name == "reference" else { return element.name == "nil" ? nil : element }
      guard let id = element.peek("ref") else { return nil }
      guard let target = objects[id] else {
        context.add(.missingReference(id, from: "<reference>", at: context.location(of: element)))
        return nil
      }
      element = target
    }
    context.add(.endlessReference(element.peek("ref") ?? "", at: context.location(of: element)))
    return nil
  }

  /// The value of a key of an object, references resolved; marks it as read.
  func value(_ key: String, of object: Element) -> Element? {
    context.ledger.open(object)
    guard let child = object.children.first(where: { $0.peek("key") == key }) else { return nil }
    return resolve(child)
  }

  /// The items of an array, in either notation, references resolved.
  func items(of array: Element) -> [Element] { entries(of: array).map(\.value) }

  /// The items of an array with the elements that represent them there: themselves, or references.
  func entries(of array: Element) -> [(place: Element, value: Element)] {
    context.ledger.take(array)
    guard entriesRead.count < entriesRead.limit else {
      if !entriesRead.isReported {
        entriesRead.isReported = true
        context.add(.arraysReadTooOften(at: context.location(of: array)))
      }
      return []
    }
    entriesRead.count += array.children.count
    return array.children.compactMap { child in
      isCoderMark(child) ? nil : resolve(child).map { (child, $0) }
    }
  }

  /// The flag that 7.10 writes at the start of containers.
  private func isCoderMark(_ element: Element) -> Bool {
    guard element.peek("key") == "EncodedWithXMLCoder" else { return false }
    context.ledger.take(element)
    return true
  }

  /// The pairs of a dictionary, in any of the three notations, in the file's order.
  func pairs(of dictionary: Element) -> [(key: String, value: Element)] {
    if let keys = value("dict.sortedKeys", of: dictionary), let values = value("dict.values", of: dictionary)
    {
      return zip(items(of: keys).map(context.takeText), items(of: values)).map { ($0, $1) }
    }
    let prefixes = (key: "NS.key.", object: "NS.object.")
    var names: [(place: Substring, name: String)] = []
    var values: [Substring: Element] = [:]
    var plain: [(key: String, value: Element)] = []
    for child in dictionary.children where !isCoderMark(child) {
      guard let key = child.peek("key"), let value = resolve(child) else { continue }
      if key.hasPrefix(prefixes.key) {
        names.append((key.dropFirst(prefixes.key.count), context.takeText(of: value)))
      } else if key.hasPrefix(prefixes.object) {
        values[key.dropFirst(prefixes.object.count)] = value
      } else {
        plain.append((key, value))
      }
    }
    return names.compactMap { pair in values[pair.place].map { (pair.name, $0) } } + plain
  }

  /// `IBDocument.LastKnownImageSizes`: image names with sizes written `{w, h}`.
  private func readImageSizes() -> [String: Element] {
    guard let sizes = value("IBDocument.LastKnownImageSizes", of: data) else { return [:] }
    return Dictionary(pairs(of: sizes), uniquingKeysWith: { first, _ in first })
  }

  func reader(_ object: Element) -> ArchiveReader { ArchiveReader(element: object, archive: self) }
}

/// How many entries of arrays were read. Objects can share an array, so that a small file says more than can be read.
private final class EntriesRead {
  let limit: Int
  var count = 0
  var isReported = false

  init(limit: Int) { self.limit = limit }
}

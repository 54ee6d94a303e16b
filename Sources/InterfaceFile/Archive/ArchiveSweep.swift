import Diagnostics
import InterfaceXML

/// Reports what no reader of an archive read: one warning for each key, element and attribute, in the file's order.
///
/// Only objects opened by a reader count: the others (back pointers, the editor's own records) are skipped.
struct ArchiveSweep {
  let context: ReadingContext

  func sweep(_ root: Element) {
    var waiting = [root]
    while let element = waiting.popLast() {
      if context.ledger.isTaken(element) { report(element) }
      waiting.append(contentsOf: element.children.reversed())
    }
  }

  private func report(_ element: Element) {
    for attribute in element.attributes
    where !context.ledger.isTaken(attribute) && !InertArchiveKeys.attributes.contains(attribute.name) {
      context.add(.ignoredAttribute(attribute.name, of: element.name, at: context.location(of: element)))
    }
    guard context.ledger.isOpened(element) else { return }
    let className = element.peek("class") ?? element.name
    if !element.children.isEmpty, !element.text.isEmpty {
      context.add(.ignoredText(in: element.name, at: context.location(of: element)))
    }
    for child in element.children where !context.ledger.isTaken(child) {
      guard let key = child.peek("key") else {
        context.add(.ignoredElement(child.name, in: className, at: context.location(of: child)))
        continue
      }
      if InertArchiveKeys.contains(key, ofObject: className) { continue }
      context.add(.ignoredKey(key, of: className, at: context.location(of: child)))
    }
  }
}

import Diagnostics

/// Reports what no reader took: one warning for each element and each attribute, in the file's order.
///
/// Nothing is said about what stands inside an element that was left out as a whole.
struct IgnoredSweep {
  let context: ReadingContext

  func sweep(_ element: Element) {
    for attribute in element.attributes where !context.ledger.isTaken(attribute) {
      context.add(.ignoredAttribute(attribute.name, of: element.name, at: context.location(of: element)))
    }
    if !element.children.isEmpty, !element.text.isEmpty {
      context.add(.ignoredText(in: element.name, at: context.location(of: element)))
    }
    for child in element.children {
      if context.ledger.isTaken(child) {
        sweep(child)
      } else {
        context.add(.ignoredElement(child.name, in: element.name, at: context.location(of: child)))
      }
    }
  }
}

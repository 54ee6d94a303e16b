import Diagnostics
import InterfaceXML

/// Reports what no reader read: one warning for each element and each attribute, in the file's order.
///
/// The contents of an element that is ignored as a whole are not reported.
struct IgnoredSweep {
  let context: ReadingContext

  /// Adds a finding about a name; in a handwritten file it is an error, with a suggested name.
  private func add(_ name: String, of element: Element, _ finding: Finding) {
    guard context.isStrict else { return context.add(finding) }
    var finding = finding
    finding.severity = .error
    let nearest =
      element.name == "subviews"
      ? ViewKinds.nearest(to: name) : NearestName.of(name, in: context.ledger.names(of: element))
    if let nearest {
      finding.notes.append(Finding.Note("did you mean \"\(nearest)\"?"))
    }
    context.add(finding)
  }

  func sweep(_ element: Element) {
    for attribute in element.attributes where !context.ledger.isTaken(attribute) {
      let place = context.location(of: attribute, in: element)
      add(attribute.name, of: element, .ignoredAttribute(attribute.name, of: element.name, at: place))
    }
    if !element.children.isEmpty, !element.text.isEmpty {
      context.add(.ignoredText(in: element.name, at: context.location(of: element)))
    }
    for child in element.children {
      if context.ledger.isTaken(child) {
        sweep(child)
      } else {
        let finding = Finding.ignoredElement(child.name, in: element.name, at: context.location(of: child))
        add(child.peek("key") ?? child.name, of: element, finding)
      }
    }
  }
}

import Diagnostics
import InterfaceXML
import Views

/// The `<connections>` of a view, controller or placeholder.
struct ConnectionReader {
  let instantiator: ModernInstantiator
  private var context: ReadingContext { instantiator.context }

  init(instantiator: ModernInstantiator) { self.instantiator = instantiator }

  /// The connections of an object.
  struct Connections {
    var actions: [ControlAction] = []
    /// Outlets and members of outlet collections, in document order.
    var outlets: [Outlet] = []
    /// Segues in document order.
    var segues: [Segue] = []
  }

  /// Reads the connections of an element; an unknown kind is left to be reported by the sweep.
  func read(_ element: Element) -> Connections {
    var result = Connections()
    for list in element.children where list.name == "connections" {
      context.ledger.take(list)
      for child in list.children {
        let reader = instantiator.reader(child)
        switch child.name {
        case "action": result.actions += action(reader).map { [$0] } ?? []
        case "outlet", "outletCollection": result.outlets += outlet(reader).map { [$0] } ?? []
        case "segue": result.segues += segue(reader).map { [$0] } ?? []
        default: break
        }
      }
    }
    return result
  }

  private func action(_ reader: ElementReader) -> ControlAction? {
    let destination = destination(of: reader, what: "an action") ?? reader.element.peek("destination") ?? ""
    let event = reader.word("eventType", Self.events, default: nil)
    guard let selector = reader.string("selector") else {
      context.add(
        .badValue("", of: "selector", expected: "a selector", used: "no action", at: reader.location))
      return nil
    }
    return ControlAction(target: destination, selector: selector, event: event)
  }

  private func segue(_ reader: ElementReader) -> Segue? {
    let destination = destination(of: reader, what: "a segue")
    var segue = Segue(
      kind: reader.word("kind", default: .custom), destination: destination ?? "", location: reader.location)
    segue.identifier = reader.string("identifier")
    segue.relationship = reader.string("relationship")
    reader.takeTree()
    return destination == nil ? nil : segue
  }

  private func outlet(_ reader: ElementReader) -> Outlet? {
    let name = reader.string("property")
    for inert in ["collectionClass", "appends"] { _ = reader.string(inert) }
    let destination = destination(of: reader, what: "outlet \"\(name ?? "")\"")
    guard let name, let destination else { return nil }
    return Outlet(
      name: name, destination: destination, isCollection: reader.element.name == "outletCollection",
      location: reader.location, destinationClass: instantiator.outlets.className(of: destination))
  }

  /// The destination of a connection; nil, with a finding, if it is not in the document.
  private func destination(of reader: ElementReader, what: String) -> String? {
    context.ledger.take(reader.element)
    _ = reader.string("id")
    let id = reader.string("destination") ?? ""
    if instantiator.outlets.contains(id) { return id }
    context.add(.missingReference(id, from: what, at: reader.location))
    return nil
  }

  private static let events: [(String, ControlEvent?)] = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "menuActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ].map { ($0, ControlEvent(name: $0)) }
}

import Diagnostics
import Geometry
import Views

/// A view element of a modern document, with everything in it → a view.
struct ViewReader {
  let instantiator: ModernInstantiator
  private var context: ReadingContext { instantiator.context }

  init(instantiator: ModernInstantiator) { self.instantiator = instantiator }

  /// Whether an element is a view: one of UIKit's, or unknown and bearing a frame.
  func isView(_ element: Element) -> Bool {
    if ViewClass.ofElement(element.name) != nil { return true }
    return element.peek("id") != nil
      && element.children.contains { $0.name == "rect" && $0.peek("key") == "frame" }
  }

  /// Reads a view and its subviews; nil where size classes leave it out.
  ///
  /// - Parameters:
  ///   - element: the view's element.
  ///   - parentSize: the superview's size, points, that frames given as insets are counted from.
  func view(_ element: Element, parentSize: Size) -> View? {
    element.isTaken = true
    let reader = instantiator.reader(element)
    let id = reader.string("id") ?? ""
    if instantiator.variations.uninstalled.contains(id) {
      element.takeTree()
      return nil
    }
    let row = ViewClass.ofElement(element.name)
    if row == nil { context.add(.unknownClass(element.name, at: reader.location)) }
    let view = View(
      className: row?.className ?? element.name, objectID: id, location: reader.location,
      content: row?.modern(reader) ?? .unknown)
    readIdentity(of: view, reader)
    readGeometry(of: view, reader, parentSize: parentSize)
    readLook(of: view, reader)
    if row?.isControl == true { view.control = control(reader) }
    readConnections(of: view, reader)
    readConstraints(of: view, reader)
    view.runtimeAttributes = reader.runtimeAttributes()
    view.layer = LayerStyle(view.runtimeAttributes, clipsToBounds: view.clipsToBounds)
    readSubviews(of: view, element)
    keepTheRest(of: view, element)
    return view
  }

  private func readIdentity(of view: View, _ reader: ElementReader) {
    view.customClass = reader.string("customClass")
    view.userLabel = reader.string("userLabel")
    view.tag = reader.int("tag", default: 0)
    view.outletNames = instantiator.outlets.names(of: view.objectID)
  }

  private func readLook(of view: View, _ reader: ElementReader) {
    view.isHidden = reader.bool("hidden", default: false)
    view.alpha = min(max(reader.number("alpha", default: 1), 0), 1)
    view.clipsToBounds = reader.bool("clipsSubviews", default: false)
    view.isUserInteractionEnabled = reader.bool("userInteractionEnabled", default: true)
    view.backgroundColor = reader.color(key: "backgroundColor")
    view.tintColor = reader.color(key: "tintColor")
    if let name = reader.string("contentMode"), let mode = ContentMode(name: name) { view.contentMode = mode }
  }

  private func readGeometry(of view: View, _ reader: ElementReader, parentSize: Size) {
    if let inset = reader.child(key: "frameInset", named: "frame") {
      view.frame = inset.insetFrame(in: parentSize)
    } else if let frame = reader.rect(key: "frame") {
      view.frame = frame
    }
    if let bounds = reader.rect(key: "bounds") { view.boundsOrigin = bounds.origin }
    view.autoresizesSubviews = reader.bool("autoresizesSubviews", default: true)
    view.isPlacedByConstraints = !reader.bool("translatesAutoresizingMaskIntoConstraints", default: true)
    if let mask = reader.child(key: "autoresizingMask", named: "autoresizingMask") {
      view.autoresizingMask = mask.autoresizingMask
    }
    view.contentPriorities = ContentPriorities(reader)
  }

  private func control(_ reader: ElementReader) -> ControlState {
    var control = ControlState()
    control.isEnabled = reader.bool("enabled", default: true)
    control.isSelected = reader.bool("selected", default: false)
    control.isHighlighted = reader.bool("highlighted", default: false)
    control.horizontalAlignment = reader.word(
      "contentHorizontalAlignment",
      [
        ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
        ("trailing", .trailing),
      ], default: .center)
    control.verticalAlignment = reader.word(
      "contentVerticalAlignment", [("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill)],
      default: .center)
    return control
  }

  private func readConnections(of view: View, _ reader: ElementReader) {
    for connections in reader.element.children where connections.name == "connections" {
      connections.takeTree()
      for action in connections.children where action.name == "action" {
        guard let selector = action.peek("selector") else { continue }
        let name = action.peek("eventType")
        let event = name.flatMap(ControlEvent.init(name:))
        if let name, event == nil {
          context.add(
            .badValue(
              name, of: "eventType", expected: "a control event", used: "none",
              at: context.location(of: action)))
        }
        view.actions.append(
          ControlAction(target: action.peek("destination") ?? "", selector: selector, event: event))
      }
    }
  }

  /// Subviews back to front, wherever the element keeps them.
  private func readSubviews(of view: View, _ element: Element) {
    for child in element.children where !child.isTaken {
      if isView(child) {
        add(child, to: view)
      } else if let path = Self.containers[child.name] {
        child.takeWhole()
        addViews(in: child, path: path, to: view)
      }
    }
  }

  /// Elements inside a view that hold views, and those inside them that do.
  private static let containers: [String: Set<String>] = [
    "subviews": [], "prototypes": [], "cells": [], "sections": ["tableViewSection", "cells"],
    "items": ["navigationItem", "barButtonItem", "rightBarButtonItems", "leftBarButtonItems"],
  ]

  private func addViews(in element: Element, path: Set<String>, to view: View) {
    for child in element.children {
      if isView(child) {
        add(child, to: view)
      } else if path.contains(child.name) {
        child.isTaken = true
        instantiator.takeInert(child)
        for index in child.attributes.indices where Self.itemAttributes.contains(child.attributes[index].name)
        {
          child.attributes[index].isTaken = true
        }
        addViews(in: child, path: path, to: view)
      } else if InertKeys.viewElements.contains(child.name) || Self.barParts.contains(child.name) {
        child.takeTree()
      }
    }
  }

  private static let itemAttributes: Set<String> = [
    "systemItem", "image", "width", "enabled", "tag", "selectedImage", "landscapeImage", "springLoaded",
    "headerTitle", "footerTitle", "catalog", "largeContentSizeImage",
  ]
  private static let barParts: Set<String> = ["barButtonItem", "tabBarItem", "navigationItem", "connections"]

  private func add(_ element: Element, to parent: View) {
    if let view = view(element, parentSize: parent.frame.size) { parent.addSubview(view) }
  }

  /// Keeps what has no bearing on the picture, as written.
  private func keepTheRest(of view: View, _ element: Element) {
    for index in element.attributes.indices where !element.attributes[index].isTaken {
      let attribute = element.attributes[index]
      guard InertKeys.viewAttributes.contains(attribute.name) else { continue }
      element.attributes[index].isTaken = true
      view.otherAttributes.append(OtherAttribute(name: attribute.name, value: attribute.value))
    }
    for child in element.children where !child.isTaken && InertKeys.viewElements.contains(child.name) {
      child.takeTree()
    }
  }
}

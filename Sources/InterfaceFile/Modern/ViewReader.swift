import Diagnostics
import Geometry
import InterfaceXML
import Views

/// Converts a view element of a modern document with its contents to a view.
struct ViewReader {
  let instantiator: ModernInstantiator
  var context: ReadingContext { instantiator.context }

  init(instantiator: ModernInstantiator) { self.instantiator = instantiator }

  /// Whether an element is a view: of a UIKit class, or of an unknown class but with a frame.
  func isView(_ element: Element) -> Bool {
    if ViewClass.ofElement(element.name) != nil { return true }
    return element.peek("id") != nil && statesFrame(element)
  }

  private func statesFrame(_ element: Element) -> Bool {
    element.children.contains {
      ($0.name == "rect" && $0.peek("key") == "frame")
        || ($0.name == "frame" && $0.peek("key") == "frameInset")
    }
  }

  /// Reads a view and its subviews; nil if no size class installs it. Frames given as insets refer to `parentSize`, the
  /// superview's, in points.
  ///
  /// Uses a work list instead of recursion: a stack frame for each level of views would exceed a thread's stack.
  func view(_ element: Element, parentSize: Size) -> View? {
    guard let root = bareView(element, parentSize: parentSize) else { return nil }
    var waiting = [(view: root, element: element)]
    while let (view, element) = waiting.popLast() {
      let subviews = takeSubviews(of: element)
      keepTheRest(of: view, element)
      var read: [(view: View, element: Element)] = []
      for child in subviews {
        guard let subview = bareView(child, parentSize: view.frame.size) else { continue }
        if !statesFrame(child) { subview.takeUsualFrame(in: view) }
        view.addSubview(subview)
        read.append((subview, child))
      }
      waiting.append(contentsOf: read.reversed())
    }
    return root
  }

  /// Reads the properties of a view, without subviews.
  private func bareView(_ element: Element, parentSize: Size) -> View? {
    context.ledger.take(element)
    let reader = instantiator.reader(element)
    let id = reader.string("id") ?? ""
    if instantiator.variations.neverInstalled.contains(id) {
      reader.takeTree()
      return nil
    }
    let row = ViewClass.ofElement(element.name)
    if row == nil { context.add(.unknownClass(element.name, at: reader.location)) }
    let view = View(
      className: row?.className ?? element.name, objectID: id, location: reader.location,
      content: row?.modern(reader) ?? .unknown)
    notePlaces(of: view, reader)
    view.isInstalled = !instantiator.variations.uninstalled.contains(id)
    readIdentity(of: view, reader)
    readGeometry(of: view, reader, parentSize: parentSize)
    readLook(of: view, reader)
    if row?.isControl == true { view.control = control(reader) }
    readConnections(of: view, reader)
    readConstraints(of: view, reader)
    readLayout(of: view, reader)
    if let arrangement = reader.child(named: "arrangement") {
      view.arrangement = ArrangementReader(reader: arrangement).arrangement()
    }
    view.layoutAnimation = reader.child(key: "layoutAnimation").map { LayoutAnimation($0) }
    view.runtimeAttributes = reader.runtimeAttributes()
    view.accessibility = reader.accessibility(view.runtimeAttributes)
    view.layer = LayerStyle(view.runtimeAttributes, clipsToBounds: view.clipsToBounds)
    return view
  }

  /// Records the places of properties that are not specified in the element's start tag.
  private func notePlaces(of view: View, _ reader: ElementReader) {
    notePlaces(in: reader.element, under: "", of: view, levels: 2)
    for attributes in reader.element.children where attributes.name == "userDefinedRuntimeAttributes" {
      for attribute in attributes.children {
        guard let keyPath = attribute.peek("keyPath") else { continue }
        view.places.add(keyPath, at: context.location(of: attribute.children.first ?? attribute))
      }
    }
  }

  /// Notes the places of an element's attributes, and of what is in it under a key or in a list; views inside have places
  /// of their own.
  private func notePlaces(in element: Element, under prefix: String, of view: View, levels: Int) {
    for attribute in element.attributes where attribute.name != "key" {
      let place = context.location(of: attribute, in: element)
      // One line is enough for most documents.
      if place.line == element.line, element.line == view.location.line || !prefix.isEmpty { continue }
      view.places.add(prefix + (attribute.name == "columnSpacing" ? "spacing" : attribute.name), at: place)
    }
    guard levels > 0 else { return }
    var counts: [String: Int] = [:]
    for child in element.children {
      let index = counts[child.name, default: 0]
      counts[child.name] = index + 1
      guard let path = Self.path(of: child, index, under: prefix) else { continue }
      view.places.add(path, at: context.location(of: child))
      let isArranged = path.hasPrefix("arrangement")
      notePlaces(in: child, under: path + ".", of: view, levels: isArranged ? levels : levels - 1)
    }
  }

  /// The path of what an element inside a view's own states; nil for what has places of its own.
  private static func path(of element: Element, _ index: Int, under prefix: String) -> String? {
    switch element.name {
    case "arrangement": prefix.isEmpty ? element.name : String(prefix.dropLast())
    case "item" where prefix.hasPrefix("arrangement"): "\(prefix)items[\(index)]"
    case "segments", "scopeButtonTitles", "blurEffect": element.name
    case "segment": "\(prefix.dropLast())[\(index)]"
    case "string" where prefix == "scopeButtonTitles.": "\(prefix.dropLast())[\(index)]"
    default: element.peek("key").map { prefix + $0 }
    }
  }

  private func readIdentity(of view: View, _ reader: ElementReader) {
    view.customClass = reader.string("customClass")
    view.userLabel = reader.string("userLabel")
    if view.content.isCell { view.reuseIdentifier = reader.string("reuseIdentifier") }
    view.tag = reader.int("tag", default: 0)
    view.outletNames = instantiator.outlets.names(of: view.objectID)
    view.owners = instantiator.outlets.owners(of: view.objectID)
  }

  private func readLook(of view: View, _ reader: ElementReader) {
    view.isHidden = reader.bool("hidden", default: false)
    view.alpha = min(max(reader.number("alpha", default: 1), 0), 1)
    view.clipsToBounds = reader.bool("clipsSubviews", default: false)
    if view.isScrolling {
      view.isScrollEnabled = reader.bool("scrollEnabled", default: true)
      view.contentInsetAdjustmentBehavior = reader.listedWord(
        "contentInsetAdjustmentBehavior", default: .automatic)
    }
    view.isUserInteractionEnabled = reader.bool("userInteractionEnabled", default: true)
    view.backgroundColor = reader.color(key: "backgroundColor")
    view.tintColor = reader.color(key: "tintColor")
    view.contentMode = reader.word("contentMode", ContentMode.words, default: .scaleToFill)
    view.semanticContent = reader.word("semanticContentAttribute", default: .unspecified)
    enlargeImages(of: view, reader)
  }

  /// Images scale at the accessibility text sizes if the view has this option, and symbols that do not scale with the
  /// text anyway.
  private func enlargeImages(of view: View, _ reader: ElementReader) {
    let enlargement = reader.resources.textSize.imageEnlargement
    guard enlargement != 1, reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory", default: false)
    else { return }
    let isButton = if case .button = view.content { true } else { false }
    view.content.changeImages { image in
      let growsAnyway = image.symbolConfiguration?.followsTextSize ?? isButton
      if !image.isSystem || !growsAnyway { image.enlargement = enlargement }
    }
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
    let connections = ConnectionReader(instantiator: instantiator).read(reader.element)
    view.actions = connections.actions
    view.outlets = connections.outlets
    view.segues = connections.segues
  }

  /// The elements of subviews back to front, wherever the element stores them; marks them as read.
  private func takeSubviews(of element: Element) -> [Element] {
    var found: [Element] = []
    for child in element.children where !context.ledger.isTaken(child) {
      if isView(child) {
        context.ledger.take(child)
        found.append(child)
      } else if let path = Self.containers[child.name] {
        context.ledger.takeWhole(child)
        takeViews(in: child, path: path, to: &found)
      }
    }
    return found
  }

  /// Elements inside a view that contain views, and those nested inside them.
  private static let containers: [String: Set<String>] = [
    "subviews": [], "prototypes": [], "cells": [], "sections": ["tableViewSection", "cells"],
    "items": ["navigationItem", "barButtonItem", "rightBarButtonItems", "leftBarButtonItems"],
  ]

  private func takeViews(in element: Element, path: Set<String>, to found: inout [Element]) {
    for child in element.children {
      if isView(child) {
        context.ledger.take(child)
        found.append(child)
      } else if path.contains(child.name) {
        context.ledger.take(child)
        if child.name == "tableViewSection" { takeSection(child) }
        for attribute in child.attributes where InertKeys.item.contains(attribute.name) {
          context.ledger.take(attribute)
        }
        takeViews(in: child, path: path, to: &found)
      } else if Self.barParts.contains(child.name) || InertKeys.containsDocumentChild(child) {
        context.ledger.takeTree(child)
      }
    }
  }

  /// Titles were read with the table; the remaining contents of a section are its cells.
  private func takeSection(_ section: Element) {
    for name in ["headerTitle", "footerTitle"] { _ = instantiator.reader(section).text(name) }
  }

  private static let barParts: Set<String> = [
    "barButtonItem", "tabBarItem", "navigationItem", "connections", "color", "textAttributes",
    "userDefinedRuntimeAttributes",
  ]

  /// Stores properties without effect on the picture, as written.
  ///
  /// Everything of an unknown class is stored: its omission was reported once.
  private func keepTheRest(of view: View, _ element: Element) {
    for attribute in element.attributes where !context.ledger.isTaken(attribute) {
      guard
        view.content == .unknown
          || InertKeys.contains(attribute.name, in: element.name)
      else { continue }
      context.ledger.take(attribute)
      view.otherAttributes.append(
        OtherAttribute(name: attribute.name, value: context.value(of: attribute)))
    }
    for child in element.children where !context.ledger.isTaken(child) {
      guard
        view.content == .unknown
          || InertKeys.containsChild(child, in: element.name)
      else { continue }
      context.ledger.takeTree(child)
    }
  }
}

extension View {
  /// Gives a row of a table, or what a row shows, the size that it has where a document does not say one.
  ///
  /// Source: Apple, `UITableViewCell.contentView`, `UITableView.rowHeight`.
  fileprivate func takeUsualFrame(in parent: View) {
    switch (content, parent.content) {
    case (.tableViewCell(let cell), .tableView(let table)):
      let heights = [cell.rowHeight, table.rowHeight].compactMap(\.self)
      frame.size = Size(
        width: parent.frame.width, height: heights.first { $0 > 0 } ?? TableView.usualRowHeight)
    case (.container(.tableViewCellContentView), .tableViewCell): frame.size = parent.frame.size
    default: break
    }
  }
}

import Accessibility
import Diagnostics
import Geometry
import JSON
import Painting
import Screens
import Views

/// What a picture shows: each view with its place, its constraints, what is wrong, and what VoiceOver finds.
enum GalleryLayout {
  /// - Parameters:
  ///   - drawn: The screen; the views are in document order, without those that are not installed.
  ///   - marks: What is wrong on it.
  static func json(of drawn: DrawnScreen, _ marks: [Highlight]) -> JSONValue {
    let laidOut = drawn.laidOut
    let installed = laidOut.tree.installedViews
    var places: [ViewID: Int] = [:]
    for (place, view) in installed.enumerated() { places[view.id] = place }
    let wrong = marks.map { mark -> JSONValue in
      .object([
        ("kind", .string(mark.kind.rawValue)), ("frame", numbers(mark.rect)), ("words", .string(mark.label)),
      ])
    }
    let elements = drawn.accessibility.elements.map { element -> JSONValue in
      .object([
        ("frame", numbers(element.frame)), ("words", .string(element.description)),
        ("id", JSONValue(element.objectID)), ("isUnlabeled", .flag(element.isUnlabeled)),
      ])
    }
    return .object([
      ("views", .array(installed.map { value(of: $0, laidOut, places) })),
      ("constraints", constraints(laidOut, installed)), ("marks", .array(wrong)),
      ("accessibility", .array(elements)),
      ("bars", .array(drawn.drawing.barParts.compactMap { $0.text.map { .string($0) } })),
    ])
  }

  /// A frame in points: left, top, width, height.
  static func numbers(_ rect: Rect) -> JSONValue {
    .array(
      [rect.minX, rect.minY, rect.width, rect.height].map { .number(($0 * 1000).rounded() / 1000) })
  }

  private static func value(
    of view: View, _ laidOut: LaidOutScreen, _ places: [ViewID: Int]
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("in", view.superview.flatMap { places[$0.id] }.map { .integer($0) } ?? .null),
      ("class", .string(view.runtimeClass)), ("id", .string(view.objectID)),
      ("frame", numbers(laidOut.frames[view.id])), ("line", .integer(view.location.line)),
    ]
    if let title = view.title, !title.isEmpty { members.append(("title", .string(title))) }
    if let text = view.content.text, !text.isEmpty { members.append(("text", .string(text))) }
    if !view.outletNames.isEmpty {
      members.append(("outlets", .array(view.outletNames.map { .string($0) })))
    }
    if laidOut.frames.isHidden[view.id.index] || view.isHidden { members.append(("isHidden", .flag(true))) }
    if view.location.file != laidOut.tree.root.location.file {
      members.append(("file", .string(view.location.file)))
    }
    // Constraints are listed with what they are about.
    let attributes = TreeListing.attributes(of: view).filter { !$0.hasPrefix("constraint ") }
    if !attributes.isEmpty { members.append(("attributes", .array(attributes.map { .string($0) }))) }
    return .object(members)
  }

  // MARK: Constraints

  /// The constraints in words, with the objects that they are about and, where both are views, what the layout has.
  private static func constraints(_ laidOut: LaidOutScreen, _ installed: [View]) -> JSONValue {
    var views: [String: View] = [:]
    var guides: [String: String] = [:]
    for view in installed {
      views[view.objectID] = view
      for own in view.layoutGuides { guides[own.objectID] = own.kind.rawValue }
    }
    let counts = Dictionary(grouping: installed, by: \.runtimeClass)
    let names = { (id: String) -> String? in
      guard let view = views[id] else { return guides[id] }
      if let title = view.title { return "\"\(PrintedText.shortened(title))\"" }
      if let outlet = view.outletNames.first { return outlet }
      return (counts[view.runtimeClass]?.count ?? 0) > 1 ? "\(view.runtimeClass) \(id)" : view.runtimeClass
    }
    let rows = installed.flatMap(\.constraints).map { constraint -> JSONValue in
      var members: [(key: String, value: JSONValue)] = [
        ("words", .string(constraint.equation(names))), ("line", .integer(constraint.location.line)),
        (
          "of",
          .array([constraint.firstItem, constraint.secondItem].compactMap(\.self).map { .string($0) })
        ),
      ]
      if constraint.priority < 1000 { members.append(("priority", .number(constraint.priority))) }
      if let value = value(of: constraint, views, laidOut.frames) {
        members.append(("now", .number((value * 100).rounded() / 100)))
      }
      return .object(members)
    }
    return .array(rows)
  }

  /// The constant with which a constraint between views would be satisfied exactly, in points; nil where its attributes are
  /// not edges, axes or sizes of views.
  private static func value(
    of constraint: Constraint, _ views: [String: View], _ frames: Frames
  ) -> Double? {
    func value(_ id: String, _ attribute: Constraint.Attribute) -> Double? {
      guard let frame = views[id].map({ frames[$0.id] }) else { return nil }
      switch attribute {
      case .left, .leading: return frame.minX
      case .right, .trailing: return frame.maxX
      case .top: return frame.minY
      case .bottom: return frame.maxY
      case .width: return frame.width
      case .height: return frame.height
      case .centerX: return frame.midX
      case .centerY: return frame.midY
      default: return nil
      }
    }
    guard let first = value(constraint.firstItem, constraint.firstAttribute) else { return nil }
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else { return first }
    return value(second, attribute).map { first - constraint.multiplier * $0 }
  }
}

extension Drawing.BarPart {
  /// Its text; nil for an image or a sign.
  fileprivate var text: String? {
    switch kind {
    case .item(let item), .back(let item): item.title
    case .title(let title): title
    case .tab(let item, _, _): item.title
    }
  }
}

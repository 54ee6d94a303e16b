import Diagnostics
import Geometry

/// The printed form of the resolved tree: everything in scenes and their views, so that a lost attribute is noticed.
///
/// Defaults are left out.
public struct TreeListing {
  /// Whether to include places and properties without effect on the picture.
  private var isComplete = true
  private var lines: [String] = []

  /// Returns scenes with all their trees, including templates, as text.
  ///
  /// - Parameter scenes: The scenes, in document order.
  /// - Returns: Lines indented by the depth of views, with a trailing line break.
  public static func text(of scenes: [Scene]) -> String {
    var dump = TreeListing()
    for scene in scenes { dump.add(scene) }
    return dump.lines.joined(separator: "\n") + "\n"
  }

  /// Returns the tree without places and `otherAttributes`, for comparing two generations of one screen.
  ///
  /// - Parameter tree: The tree of a screen.
  /// - Returns: Lines indented by the depth of views, with a trailing line break.
  public static func comparableText(of tree: ViewTree) -> String {
    var dump = TreeListing()
    dump.isComplete = false
    dump.add(tree.root, depth: 0)
    return dump.lines.joined(separator: "\n") + "\n"
  }

  /// Returns the properties of a view, one line each for geometry, look, connections, constraints and content.
  ///
  /// Class, identity, frame, tag, hidden flag, alpha and the view's own outlets are left out; frames are in points.
  ///
  /// - Parameter view: A view of any tree.
  public static func attributes(of view: View) -> [String] {
    let listing = TreeListing()
    let own = listing.properties(view, isShown: false).joined(separator: ", ")
    return [own].filter { !$0.isEmpty } + listing.links(view) + listing.constraints(view)
      + ArrangementListing.lines(of: view) + ContentListing.lines(of: view.content)
  }

  private mutating func add(_ scene: Scene) {
    lines.append("scene \(scene.id) \"\(scene.name)\" at \(place(scene.location))")
    lines.append("  aliases \(scene.aliases.joined(separator: ", "))")
    if let controller = scene.controller { lines.append("  controller \(controller)") }
    for outlet in scene.outlets { lines.append("  \(Self.text(of: outlet))") }
    for segue in scene.segues { lines.append("  \(Self.text(of: segue))") }
    let canvas = scene.canvas
    lines.append(
      "  canvas \(size(canvas.screen)) @\(number(canvas.scale)) \(canvas.orientation)"
        + (canvas.device.map { " \($0)" } ?? "") + (canvas.isFreeform ? " freeform" : ""))
    add(scene.tree.root, depth: 1)
    for (name, template) in [("portrait", scene.portraitTemplate), ("landscape", scene.landscapeTemplate)] {
      guard let template else { continue }
      lines.append("  \(name) template" + (template === scene.tree ? " is the live view" : ""))
      if template !== scene.tree { add(template.root, depth: 2) }
    }
    for template in scene.constraintTemplates {
      lines.append("  constraint template \(template.aliases.joined(separator: ", "))")
      add(template.tree.root, depth: 2)
    }
  }

  private mutating func add(_ view: View, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let custom = view.customClass.map { ": \($0)" } ?? ""
    let label = view.userLabel.map { " \"\($0)\"" } ?? ""
    let at = isComplete ? " at \(place(view.location))" : ""
    lines.append("\(indent)\(view.className)\(custom) #\(view.objectID)\(label)\(at)")
    let own = ["frame \(rect(view.frame))"] + properties(view)
    let outlets = view.outletNames.isEmpty ? [] : ["outlets \(view.outletNames.joined(separator: ", "))"]
    let first = [own.joined(separator: ", ")] + outlets
    let placing = constraints(view) + ArrangementListing.lines(of: view)
    for line in first + links(view) + placing + ContentListing.lines(of: view.content) {
      lines.append("\(indent)  \(line)")
    }
    if isComplete, !view.otherAttributes.isEmpty {
      let others = view.otherAttributes.map { "\($0.name)=\"\($0.value)\"" }
      lines.append("\(indent)  other \(others.joined(separator: " "))")
    }
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  /// The properties that differ from those of a plain view, or of a plain control, by UIKit's names.
  private func properties(_ view: View, isShown: Bool = true) -> [String] {
    ViewProperty.all.compactMap { row in
      guard row.isListed, isShown || !Self.shown.contains(row.name), !row.isUsual(view) else { return nil }
      return row.read(view).map { "\(row.name) \($0.text)" }
    }
  }

  /// What other columns than the attributes show.
  private static let shown: Set<String> = ["tag", "hidden", "alpha"]

  private static func text(of outlet: Outlet) -> String {
    "\(outlet.isCollection ? "collects" : "outlet") \(outlet.name) → #\(outlet.destination)"
  }

  private static func text(of segue: Segue) -> String {
    "segue \(segue.kind.rawValue) → #\(segue.destination)"
      + (segue.identifier.map { " \"\($0)\"" } ?? "") + (segue.relationship.map { " as \($0)" } ?? "")
  }

  private func links(_ view: View) -> [String] {
    var result: [String] = []
    for outlet in view.outlets { result.append(Self.text(of: outlet)) }
    for segue in view.segues { result.append(Self.text(of: segue)) }
    for action in view.actions {
      let event = action.event.map { $0.name ?? "event \($0.rawValue)" } ?? "any event"
      result.append("action \(action.selector) of \(action.target) on \(event)")
    }
    for attribute in view.runtimeAttributes {
      result.append("runtime \(attribute.keyPath) = \(ContentListing.runtime(attribute.value))")
    }
    return result
  }

  private func constraints(_ view: View) -> [String] {
    view.layoutGuides.map { "guide \($0.kind.rawValue) #\($0.objectID)" } + view.constraints.map(text)
  }

  private func text(of constraint: Constraint) -> String {
    let signs: [Constraint.Relation: String] = [
      .equal: "=", .lessThanOrEqual: "≤", .greaterThanOrEqual: "≥",
    ]
    var text = "constraint #\(constraint.objectID)"
    text +=
      " \(constraint.firstItem).\(constraint.firstAttribute.rawValue) \(signs[constraint.relation] ?? "")"
    if let second = constraint.secondItem {
      text +=
        " \(second).\(constraint.secondAttribute?.rawValue ?? "none") × \(number(constraint.multiplier)) +"
    }
    text += " \(number(constraint.constant)) @\(number(constraint.priority))"
    if constraint.isPlaceholder { text += " placeholder" }
    if let name = constraint.identifier { text += " \"\(name)\"" }
    return text + (isComplete ? " at \(place(constraint.location))" : "")
  }

  // MARK: Words

  private func place(_ location: SourceLocation) -> String { "\(location.line):\(location.column)" }

  private func number(_ value: Double) -> String { ContentListing.number(value) }

  private func point(_ point: Point) -> String { "{\(number(point.x)), \(number(point.y))}" }

  private func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  private func rect(_ rect: Rect) -> String { "\(point(rect.origin)) \(size(rect.size))" }
}

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
    let geometry = listing.geometry(view).joined(separator: ", ")
    let look = listing.look(view).joined(separator: ", ")
    return [geometry, look].filter { !$0.isEmpty } + listing.links(view) + listing.constraints(view)
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
    let own = ["frame \(rect(view.frame))"] + geometry(view)
    let look = shown(view) + self.look(view)
    let outlets = view.outletNames.isEmpty ? [] : ["outlets \(view.outletNames.joined(separator: ", "))"]
    let first = [own, look].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") } + outlets
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

  private func geometry(_ view: View) -> [String] {
    var words: [String] = []
    if view.boundsOrigin != .zero { words.append("bounds at \(point(view.boundsOrigin))") }
    if view.autoresizingMask != [] { words.append("mask \(view.autoresizingMask.listing)") }
    if !view.autoresizesSubviews { words.append("leaves subviews") }
    if view.isPlacedByConstraints { words.append("constrained") }
    return words
  }

  private func shown(_ view: View) -> [String] {
    var words: [String] = []
    if view.tag != 0 { words.append("tag \(view.tag)") }
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha \(number(view.alpha))") }
    return words
  }

  private func look(_ view: View) -> [String] {
    var words: [String] = []
    if let color = view.backgroundColor { words.append("background \(ContentListing.color(color))") }
    if let color = view.tintColor { words.append("tint \(ContentListing.color(color))") }
    if view.contentMode != .scaleToFill { words.append("mode \(view.contentMode)") }
    if view.semanticContent != .unspecified { words.append("reads \(view.semanticContent)") }
    if view.clipsToBounds { words.append("clips") }
    if !view.isUserInteractionEnabled { words.append("untouchable") }
    if view.layer != LayerStyle() { words.append(layer(view.layer)) }
    if let control = view.control { words.append(self.control(control)) }
    return words
  }

  private func layer(_ layer: LayerStyle) -> String {
    "layer radius \(number(layer.cornerRadius)) border \(number(layer.borderWidth))"
      + (layer.borderColor.map { " " + ContentListing.color($0) } ?? "")
      + (layer.masksToBounds ? " masks" : "") + transform(layer.transform) + shadow(layer.shadow)
  }

  private func transform(_ transform: LayerTransform) -> String {
    guard !transform.isIdentity else { return "" }
    return " scale \(number(transform.scaleX)) \(number(transform.scaleY)) turn \(number(transform.rotation))"
      + " move \(point(transform.translation))"
  }

  private func shadow(_ shadow: LayerShadow) -> String {
    guard shadow != LayerShadow() else { return "" }
    return " shadow \(number(shadow.opacity)) radius \(number(shadow.radius)) offset \(size(shadow.offset))"
      + (shadow.color.map { " " + ContentListing.color($0) } ?? "")
  }

  private func control(_ control: ControlState) -> String {
    var words = ["control"]
    if !control.isEnabled { words.append("disabled") }
    if control.isSelected { words.append("selected") }
    if control.isHighlighted { words.append("highlighted") }
    words.append("\(control.horizontalAlignment)/\(control.verticalAlignment)")
    return words.joined(separator: " ")
  }

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

  private func margins(_ view: View) -> [String] {
    var result: [String] = []
    if let margins = view.layoutMargins {
      let insets = margins.insets
      let values = [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
      result.append("margins \(values)\(margins.isDirectional ? " leading and trailing" : "")")
    }
    if view.preservesSuperviewLayoutMargins { result.append("keeps the superview's margins") }
    if !view.insetsLayoutMarginsFromSafeArea { result.append("margins without the safe area") }
    if view.layoutMarginsFollowReadableWidth { result.append("margins of readable width") }
    if let size = view.designableIntrinsicSize {
      result.append("designable size \(number(size.width)) × \(number(size.height))")
    }
    if let width = view.placeholderIntrinsicWidth { result.append("stand-in width \(number(width))") }
    if let height = view.placeholderIntrinsicHeight { result.append("stand-in height \(number(height))") }
    return result
  }

  private func constraints(_ view: View) -> [String] {
    var result: [String] = []
    let priorities = view.contentPriorities
    if priorities != ContentPriorities() {
      let values = [
        priorities.horizontalHugging, priorities.verticalHugging, priorities.horizontalCompressionResistance,
        priorities.verticalCompressionResistance,
      ]
      result.append("priorities \(values.map(number).joined(separator: " "))")
    }
    result += margins(view)
    for guide in view.layoutGuides { result.append("guide \(guide.kind.rawValue) #\(guide.objectID)") }
    for constraint in view.constraints { result.append(text(of: constraint)) }
    return result
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

import Geometry
import InterfaceXML

/// Roots whose saved frames break, by more than 1.5 points, a required constraint between two of their own views, or the
/// spacing of a stack view: such a document was saved without Xcode having laid it out, so its frames answer nothing.
struct StaleRoots {
  private let views: [SavedView]
  private let canvas: SavedCanvas
  private var positions: [String: Int] = [:]
  /// The positions of the roots.
  private(set) var roots: Set<Int> = []

  /// The difference that rounding explains, in points.
  private static let tolerance = 1.5
  /// Distances of alignment rectangles from frames: left, top, right, bottom.
  private static let alignment: [String: EdgeInsets] = [
    "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    "slider": EdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
  ]
  private static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

  init(of views: [SavedView], on canvas: SavedCanvas) {
    (self.views, self.canvas) = (views, canvas)
    for (position, view) in views.enumerated() { positions[view.objectID] = position }
    for owner in views.indices where !roots.contains(views[owner].root) {
      if breaksConstraint(owner) || breaksSpacing(owner) { roots.insert(views[owner].root) }
    }
  }

  // MARK: Constraints

  private func breaksConstraint(_ owner: Int) -> Bool {
    let element = views[owner].element
    let constraints = element.children.filter { $0.name == "constraints" }.flatMap(\.children)
      .filter { $0.name == "constraint" }
    if constraints.isEmpty { return false }
    let absent = canvas.absent("constraints", of: element)
    return constraints.contains { constraint in
      constraint.peek("id").map { !absent.contains($0) } ?? true
        && error(of: constraint, owner).map { abs($0) > Self.tolerance } ?? false
    }
  }

  /// Returns by how much saved frames miss a required constraint, in points; nil where they say nothing of it.
  private func error(of constraint: Element, _ owner: Int) -> Double? {
    guard constraint.peek("placeholder") != "YES",
      constraint.peek("priority").flatMap({ Double($0) }) ?? 1000 >= 1000,
      let first = item(constraint.peek("firstItem"), owner),
      let left = value(constraint.peek("firstAttribute"), of: first)
    else { return nil }
    // The distance that the system chooses is not in the document.
    if constraint.peek("symbolic") == "YES", constraint.peek("constant") == nil { return nil }
    var right = 0.0
    if let attribute = constraint.peek("secondAttribute") {
      guard let second = item(constraint.peek("secondItem"), owner), let value = value(attribute, of: second),
        first == second || !isScrolled(first, second)
      else { return nil }
      right = value
    }
    guard let factor = Self.number(constraint.peek("multiplier"), 1),
      let constant = Self.number(constraint.peek("constant"), 0)
    else { return nil }
    // Positions are multiplied in the coordinates of another view.
    if factor != 1, !["width", "height"].contains(constraint.peek("firstAttribute")) { return nil }
    let error = left - right * factor - constant
    return switch constraint.peek("relation") ?? "equal" {
    case "greaterThanOrEqual": min(0, error)
    case "lessThanOrEqual": max(0, error)
    default: error
    }
  }

  /// Returns the view that a constraint refers to, if it is of the owner's root and its frame is an answer.
  private func item(_ id: String?, _ owner: Int) -> Int? {
    guard let position = id.map({ positions[$0] }) ?? owner else { return nil }
    let view = views[position]
    let isHidden = view.isArranged && view.element.peek("hidden") == "YES"
    return view.root == views[owner].root && !view.isExcluded && !isHidden ? position : nil
  }

  /// Whether one of two views scrolls the other.
  private func isScrolled(_ a: Int, _ b: Int) -> Bool {
    Self.scrolling.contains(views[a].element.name) && isInside(b, a)
      || Self.scrolling.contains(views[b].element.name) && isInside(a, b)
  }

  private func isInside(_ view: Int, _ other: Int) -> Bool {
    sequence(first: view) { views[$0].superview }.contains(other)
  }

  /// Returns an attribute of the saved alignment rectangle, in the root's coordinates; nil for margins and baselines.
  private func value(_ attribute: String?, of view: Int) -> Double? {
    let insets = Self.alignment[views[view].element.name] ?? .zero
    var origin = views[view].superview == nil ? Point(x: 0, y: 0) : views[view].frame.origin
    for around in sequence(first: view, next: { views[$0].superview }).dropFirst()
    where views[around].superview != nil {
      origin = Point(x: origin.x + views[around].frame.minX, y: origin.y + views[around].frame.minY)
    }
    let (x, y) = (origin.x + insets.left, origin.y + insets.top)
    let width = views[view].frame.width - insets.left - insets.right
    let height = views[view].frame.height - insets.top - insets.bottom
    return switch attribute {
    case "leading", "left": x
    case "trailing", "right": x + width
    case "top": y
    case "bottom": y + height
    case "width": width
    case "height": height
    case "centerX": x + width / 2
    case "centerY": y + height / 2
    default: nil
    }
  }

  /// A number or a fraction such as `3:4`; nil if it is neither.
  private static func number(_ text: String?, _ usual: Double) -> Double? {
    guard let text else { return usual }
    guard let sign = text.first(where: { $0 == ":" || $0 == "/" }) else { return Double(text) }
    let parts = text.split(separator: sign, maxSplits: 1).map { Double($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1], second != 0 else { return nil }
    return first / second
  }

  // MARK: Stack views

  private func breaksSpacing(_ owner: Int) -> Bool {
    let stack = views[owner].element
    guard stack.name == "stackView", stack.peek("spacingType") != "standard",
      stack.peek("baselineRelativeArrangement") != "YES",
      ["fill", "fillEqually", "fillProportionally"].contains(stack.peek("distribution") ?? "fill")
    else { return false }
    let subviews = views[owner].subviews
    let isShown = subviews.allSatisfy { position in
      let view = views[position]
      return view.isArranged && !view.isExcluded && view.frame.width != 0 && view.frame.height != 0
    }
    guard isShown, let spacing = Self.number(stack.peek("spacing"), 0) else { return false }
    let (start, end) = stack.peek("axis") == "vertical" ? ("top", "bottom") : ("left", "right")
    return zip(subviews, subviews.dropFirst()).contains { first, second in
      guard let end = value(end, of: first), let start = value(start, of: second) else { return false }
      return abs(start - end - spacing) > Self.tolerance
    }
  }
}

import Diagnostics

/// The printed form of views: everything that the resolved tree says of them, so that a lost attribute is noticed.
///
/// Defaults are left out.
package struct TreeListing {
  /// Whether to include places and properties without effect on the picture.
  package var isComplete = true

  /// Creates a listing that includes everything.
  package init() {}

  /// Returns the properties of a view, one line each for geometry, look, connections, constraints and content.
  ///
  /// Class, identity, frame, tag, hidden flag, alpha and the view's own outlets are left out; frames are in points.
  package static func attributes(of view: View) -> [String] {
    let listing = TreeListing()
    let own = listing.properties(view, isShown: false).joined(separator: ", ")
    return [own].filter { !$0.isEmpty } + listing.links(view) + listing.constraints(view)
      + ArrangementListing.lines(of: view) + ContentListing.lines(of: view.content)
  }

  /// The properties that differ from those of a plain view, or of a plain control, by UIKit's names.
  package func properties(_ view: View, isShown: Bool = true) -> [String] {
    ViewProperty.all.compactMap { row in
      guard row.isListed, isShown || !Self.shown.contains(row.name), !row.isUsual(view) else { return nil }
      return row.read(view).map { "\(row.name) \($0.text)" }
    }
  }

  /// What other columns than the attributes show.
  private static let shown: Set<String> = ["tag", "hidden", "alpha"]

  package static func text(of outlet: Outlet) -> String {
    "\(outlet.isCollection ? "collects" : "outlet") \(outlet.name) → #\(outlet.destination)"
  }

  package static func text(of segue: Segue) -> String {
    "segue \(segue.kind.rawValue) → #\(segue.destination)"
      + (segue.identifier.map { " \"\($0)\"" } ?? "") + (segue.relationship.map { " as \($0)" } ?? "")
  }

  package func links(_ view: View) -> [String] {
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

  package func constraints(_ view: View) -> [String] {
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

  package func place(_ location: SourceLocation) -> String { "\(location.line):\(location.column)" }

  package func number(_ value: Double) -> String { ContentListing.number(value) }
}

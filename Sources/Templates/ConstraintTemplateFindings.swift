import Diagnostics
import Views

/// The English of taking constraint templates.
extension Finding {
  static func targetOutside(_ view: View, _ outlet: Outlet) -> Finding {
    Finding(
      .warning, .reference,
      "the target of \(view.phrase), \"\(outlet.destination)\", is not in the live tree; the template leaves it out",
      at: outlet.location)
  }

  static func doubledTarget(
    _ target: View, _ view: View, first: View, at location: SourceLocation
  ) -> Finding {
    Finding(
      .warning, .shared, "\(target.phrase) is the target of \(view.phrase) too; only the first view counts",
      at: location,
      notes: [Finding.Note("the first is \(first.phrase)", at: first.location)])
  }

  static func looseConstraints(_ view: View, _ constraints: [Constraint]) -> Finding {
    let count = constraints.count
    let shown = constraints.prefix(3).map { Finding.Note("this constraint", at: $0.location) }
    let rest = count > 3 ? [Finding.Note("and \(count - 3) more")] : []
    return Finding(
      .warning, .unmatched,
      "\(view.phrase) has no target, so \(count == 1 ? "a constraint" : "\(count) constraints") of the template with it"
        + " \(count == 1 ? "is" : "are") left out",
      at: view.location, notes: shown + rest)
  }

  static func layoutGuide(_ guide: LayoutGuide, _ constraint: Constraint) -> Finding {
    Finding(
      .warning, .reference,
      "a constraint of the template speaks of the layout guide \"\(guide.kind.rawValue)\","
        + " which LDOLayoutTemplates leaves out; here it is applied, and constraints of the targets to their guides go",
      at: constraint.location)
  }

  static func foreignItem(_ id: String, _ constraint: Constraint) -> Finding {
    Finding(
      .warning, .reference,
      "a constraint of the template speaks of \"\(id)\", which is not in it; it is left out",
      at: constraint.location)
  }

  static func unknownAttribute(_ name: String, _ view: View) -> Finding {
    Finding(
      .warning, .ignored, "no template can carry \"\(name)\" of \(view.phrase); it stays as it is",
      at: view.location)
  }

  static func missingAttribute(_ name: String, _ view: View) -> Finding {
    Finding(
      .warning, .value, "\(view.phrase) has no \"\(name)\" that a template could carry", at: view.location)
  }
}

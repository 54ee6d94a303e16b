import Diagnostics
import Views

/// The messages about constraint templates.
extension Finding {
  static func targetOutside(_ view: View, _ outlet: Outlet) -> Finding {
    Finding(
      .warning, .reference,
      "the target of \(view.phrase), \"\(outlet.destination)\", is not in the live tree; the template leaves it out",
      at: outlet.location)
  }

  static func doubledTarget(
    _ target: View, _ view: View, first: View, at location: SourceLocation, _ rules: TemplateRules
  ) -> Finding {
    let result =
      rules == .library
      ? "both count, as in a running app"
      : "only the first view counts, where a running app takes the constraints of both"
    return Finding(
      .warning, .shared, "\(target.phrase) is the target of \(view.phrase) too; \(result)", at: location,
      notes: [Finding.Note("the first is \(first.phrase)", at: first.location)])
  }

  static func looseConstraints(_ view: View, _ constraints: [Constraint]) -> Finding {
    let count = constraints.count
    return Finding(
      .warning, .unmatched,
      "\(view.phrase) has no target, so \(count == 1 ? "a constraint" : "\(count) constraints") of the template with it"
        + " \(count == 1 ? "is" : "are") left out",
      at: view.location, notes: notes(of: constraints))
  }

  static func unheldConstraints(_ view: View, _ constraints: [Constraint], _ rules: TemplateRules) -> Finding
  {
    let count = constraints.count
    let which = count == 1 ? "a constraint between targets" : "\(count) constraints between targets"
    return Finding(
      .warning, .inApp,
      "\(view.phrase) holds \(which) and has no target itself, so a running app drops \(count == 1 ? "it" : "them");"
        + (rules == .library
          ? " so does this picture" : " here \(count == 1 ? "it is" : "they are") applied"),
      at: view.location, notes: notes(of: constraints))
  }

  static func stayingConstraints(
    _ view: View, _ constraints: [Constraint], of template: ConstraintTemplateTree, _ rules: TemplateRules
  ) -> Finding {
    let count = constraints.count
    let which = count == 1 ? "a constraint between targets" : "\(count) constraints between targets"
    return Finding(
      .warning, .inApp,
      "\(view.phrase) holds \(which) of state \"\(template.name)\" and is not a target itself, so a running app keeps"
        + " \(count == 1 ? "it" : "them") in that state;"
        + (rules == .library
          ? " so does this picture" : " here \(count == 1 ? "it is" : "they are") removed"),
      at: view.location, notes: notes(of: constraints))
  }

  private static func notes(of constraints: [Constraint]) -> [Finding.Note] {
    let count = constraints.count
    let shown = constraints.prefix(3).map { Finding.Note("this constraint", at: $0.location) }
    return shown + (count > 3 ? [Finding.Note("and \(count - 3) more")] : [])
  }

  static func layoutGuide(_ guide: LayoutGuide, _ constraint: Constraint, _ rules: TemplateRules) -> Finding {
    let result =
      rules == .library
      ? "so does this picture"
      : "here it is applied, and constraints of the targets to their guides are removed"
    return Finding(
      .warning, .reference,
      "a constraint of the template refers to the layout guide \"\(guide.kind.rawValue)\","
        + " which LDOLayoutTemplates leaves out; \(result)",
      at: constraint.location)
  }

  static func foreignItem(_ id: String, _ constraint: Constraint) -> Finding {
    Finding(
      .warning, .reference,
      "a constraint of the template refers to \"\(id)\", which is not in it; it is left out",
      at: constraint.location)
  }

  // MARK: Attributes

  static func unknownAttribute(_ name: String, _ view: View, among known: [String]) -> Finding {
    if name.isEmpty {
      return Finding(
        .warning, .value,
        "\"templateAttributes\" of \(view.phrase) has nothing between two commas or at an end; a running app raises an"
          + " exception for it",
        at: view.location)
    }
    let ending = known.first { $0.hasSuffix("." + name) }
    let hint = (ending ?? NearestName.of(name, in: known)).map { "; did you mean \"\($0)\"?" } ?? ""
    return Finding(
      .warning, .ignored, "no template can carry \"\(name)\" of \(view.phrase); it stays as it is\(hint)",
      at: view.location)
  }

  static func missingAttribute(_ name: String, _ view: View) -> Finding {
    Finding(
      .warning, .value,
      "\(view.phrase) has no \"\(name)\" that a template could carry; a running app raises an exception for it",
      at: view.location)
  }

  static func unnamedAttribute(
    _ name: String, _ view: View, _ old: PropertyValue, _ new: PropertyValue, _ rules: TemplateRules
  ) -> Finding {
    let result = rules == .library ? "so does this picture" : "here it becomes \(new.text)"
    return Finding(
      .warning, .inApp,
      "\(view.phrase) does not name \"\(name)\" in \"templateAttributes\", so a running app leaves it \(old.text);"
        + " \(result)",
      at: view.location)
  }

  static func unrestored(_ name: String, _ target: View, _ view: View) -> Finding {
    Finding(
      .note, .inApp,
      "\(target.phrase) does not name \"\(name)\" in \"templateAttributes\" as \(view.phrase) does, so a state that a"
        + " running app keeps before applying the template does not bring it back",
      at: target.location)
  }
}

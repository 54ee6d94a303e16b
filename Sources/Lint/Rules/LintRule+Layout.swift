import Diagnostics
import Geometry
import Screens
import Views

/// Rules about documents as they are laid out.
extension LintRule {
  static let layout: [LintRule] = [
    LintRule(
      "constraints-conflict", .layout, isDefault: true,
      "constraints cannot hold together: UIKit gives one up",
      remedy: "remove one, or lower its priority"),
    LintRule(
      "constraints-ambiguous", .layout, isDefault: true,
      "constraints leave open where a view stands or how large it is",
      remedy: "add the constraint that is missing"),
    LintRule(
      "text-clipped", .layout, isDefault: true, "a text is cut",
      remedy: "let the view grow, the text wrap, or the font shrink"),
    LintRule(
      "tap-target", .layout, isDefault: true,
      "a control is smaller than 44 × 44 points, the least that Apple's Human Interface Guidelines ask for",
      remedy: "make the control larger"),
    LintRule(
      "text-untranslated", .languages, .warning,
      "a text has no translation in a language that the document has",
      remedy: "translate it"),
    LintRule(
      "key-orphaned", .languages, .warning, isDefault: true,
      "a translated text belongs to no object of the document",
      remedy: "remove it from the table"),
    LintRule(
      "image-missing", .document, isDefault: true, "an image is not in the project",
      remedy: "add it, or correct the name",
      check: { missing("image", $0, $0.hasImage) { "the project has no image \"\($0)\"" } }),
    LintRule(
      "color-missing", .document, isDefault: true, "a named color is not in the project",
      remedy: "add it, or correct the name",
      check: { missing("namedColor", $0, $0.hasColor) { "the project has no color \"\($0)\"" } }),
  ]

  /// The images or colors of a document's list of resources that the project does not have.
  static func missing(
    _ element: String, _ subject: LintSubject, _ has: (String) -> Bool?, _ message: (String) -> String
  ) -> [LintIssue] {
    subject.elements(element).compactMap { index, element in
      guard let list = subject.nodes[index].parent, subject.nodes[list].element.name == "resources",
        // Those of a system catalog are not the project's, what is pasted has its bytes in it, and `nil` is none.
        element.peek("catalog") != "system", element.children.allSatisfy({ $0.name == "color" }),
        let name = element.peek("name"), name != "nil", has(name) == false
      else { return nil }
      return subject.issue(message(name), at: index)
    }
  }

  /// The rules that findings of layout and drawing break, by their categories.
  private static let categories: [String: String] = [
    "conflict": "constraints-conflict", "ambiguous": "constraints-ambiguous", "clipped": "text-clipped",
    "unlocalized": "text-untranslated", "orphan-key": "key-orphaned",
  ]

  /// The issues that findings about a document's layouts are. `rules`: those that are wanted.
  package static func issues(of findings: [Finding], _ rules: [LintRule]) -> [LintIssue] {
    findings.compactMap { finding in
      guard let id = categories[finding.category.rawValue], let rule = rules.first(where: { $0.id == id }),
        let location = finding.location
      else { return nil }
      let object = finding.message.firstRange(of: "(id ").flatMap { start in
        finding.message[start.upperBound...].firstIndex(of: ")").map {
          String(finding.message[start.upperBound..<$0])
        }
      }
      return LintIssue(
        rule: id, severity: rule.severity, message: finding.message, location: location, object: object)
    }
  }

  /// The issues of a layout that no finding says.
  package static func issues(in laidOut: LaidOutScreen, _ rules: [LintRule]) -> [LintIssue] {
    guard let rule = rules.first(where: { $0.id == "tap-target" }) else { return [] }
    return laidOut.tree.views.compactMap { view in
      guard view.control != nil, isTappable(view) else { return nil }
      let frame = laidOut.frames[view.id]
      guard frame.width > 0, frame.height > 0, frame.width < least || frame.height < least else { return nil }
      func text(_ number: Double) -> String { NumberText.text((number * 10).rounded() / 10) }
      return LintIssue(
        rule: rule.id, severity: rule.severity,
        message: "\(view.phrase) is \(text(frame.width)) × \(text(frame.height)) points",
        location: view.location, object: view.objectID)
    }
  }

  /// In points; what rounding to pixels takes away does not count.
  private static let least = 43.5

  private static func isTappable(_ view: View) -> Bool {
    // These have a size of their own that nobody changes, or are tapped beside it.
    if case .toggle = view.content { return false }
    if case .stepper = view.content { return false }
    if case .slider = view.content { return false }
    if case .segmentedControl = view.content { return false }
    if case .pageControl = view.content { return false }
    if case .textField = view.content { return false }
    var next: View? = view
    while let view = next {
      guard view.isInstalled, !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else {
        return false
      }
      next = view.superview
    }
    return true
  }
}

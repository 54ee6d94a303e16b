import Diagnostics
import Screens

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
      remedy: "let the view grow, the text wrap, or the font shrink", inspect: { $0.cutTexts }),
    LintRule(
      "tap-target", .layout, isDefault: true,
      "a control is smaller than 44 × 44 points, the least that Apple's Human Interface Guidelines ask for",
      remedy: "make the control larger", inspect: { $0.smallTargets }),
    LintRule(
      "contrast", .layout, isDefault: true,
      "a text has less contrast than 4.5 to 1, or 3 to 1 if it is large or bold, as Apple's Human Interface Guidelines ask for;"
        + " on pictures, gradients and frosted glass nothing is judged",
      remedy: "change one of the colors", inspect: { $0.faintTexts }),
    LintRule(
      "text-overlap", .layout, isDefault: true,
      "two texts are drawn over each other in one layout, and beside each other in another",
      remedy: "constrain them to each other, or hide one in the document", inspect: { $0.overlaps }),
    LintRule(
      "off-screen", .layout, isDefault: true,
      "a text or a control is on the screen in one layout, but beside it in another",
      remedy: "constrain it to the edges, or put it in a scroll view", inspect: { $0.lost }),
    LintRule(
      "under-safe-area", .layout, isDefault: true,
      "a text or a control is under a bar, the notch or the home indicator in one layout, and free in another",
      remedy: "constrain it to the safe area", inspect: { $0.coveredByDevice }),
    LintRule(
      "image-stretched", .layout, isDefault: true, "an image is stretched in one direction",
      remedy: "choose a content mode that keeps its proportions, or slice the image",
      inspect: { $0.stretched }),
    LintRule(
      "font-fixed", .layout, .warning,
      "a text keeps its size where others of the screen follow the text size that people choose",
      remedy: "use a text style", inspect: { $0.fixedFonts }),
    LintRule(
      "counterpart-missing", .layout, isDefault: true,
      "a view has no counterpart in the layout for the other orientation",
      remedy: "give both the same tag, action, title or image"),
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
    LintRule(
      "font-unlisted", .document, isDefault: true,
      "a font's file is in the project, but not among the UIAppFonts of the application, which shows the system font",
      remedy: "list the file in Info.plist",
      check: { subject in
        subject.elements("array").compactMap { index, element in
          guard let list = subject.nodes[index].parent, subject.nodes[list].element.name == "customFonts",
            let file = element.peek("key"), subject.hasFont(file) == false
          else { return nil }
          return subject.issue("\"\(file)\" is not among the UIAppFonts of the application", at: index)
        }
      }),
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
    "conflict": "constraints-conflict", "ambiguous": "constraints-ambiguous",
    "unlocalized": "text-untranslated", "orphan-key": "key-orphaned", "unmatched": "counterpart-missing",
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

  /// The issues of a screen's layouts that no finding says.
  package static func issues(in layouts: ScreenLayouts, _ rules: [LintRule]) -> [LintIssue] {
    rules.flatMap { rule in
      rule.inspect(layouts).map { issue in
        var issue = issue
        (issue.rule, issue.severity) = (rule.id, rule.severity)
        return issue
      }
    }
  }
}

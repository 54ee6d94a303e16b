import Diagnostics
import InterfaceXML

/// The rules of xiblint, by its names; each is described in lyft/xiblint.
extension LintRule {
  static let xibLinter: [LintRule] = freeXibLinter + configuredXibLinter

  private static let freeXibLinter: [LintRule] = [
    rule("accessibility_labels_for_image_buttons", "an image button has no accessibility label") { subject in
      subject.elements("button").flatMap { index, button -> [LintIssue] in
        guard let state = button.children.first(where: { $0.name == "state" && $0.peek("key") == "normal" }),
          state.peek("title") == nil, isAccessible(button) == true, !isExempt(button)
        else { return [] }
        return [("image", "image"), ("backgroundImage", "background image")].compactMap { key, words in
          state.peek(key).map {
            subject.issue(
              "Button with \(words) '\($0)' and no title; should either have an accessibility label or "
                + "'Accessibility Enabled' unchecked", at: index)
          }
        }
      }
    },
    rule("accessibility_labels_for_images", "an accessible image has no accessibility label") { subject in
      subject.elements("imageView").filter { _, view in
        isAccessible(view) == true && label(of: view) == nil
          && runtimeValue("accessibilityFormat", of: view) == nil
      }.map { subject.issue("Image is accessible but has no accessibility label", at: $0.index) }
    },
    rule(
      "accessibility_labels_for_text_with_placeholder",
      "a text field with a placeholder has no accessibility label"
    ) { subject in
      subject.elements("textField", "textView").compactMap { index, field in
        let placeholder =
          field.name == "textField" ? field.peek("placeholder") : runtimeValue("placeholder", of: field)
        guard let placeholder, label(of: field) == nil, isAccessible(field) == true else { return nil }
        return subject.issue(
          "\(field.name) with placeholder text '\(placeholder)' but no accessibility label", at: index)
      }
    },
    rule("autolayout_frames", "Xcode marked a view as ambiguous or misplaced") { subject in
      subject.nodes.indices.compactMap { index in
        let element = subject.nodes[index].element
        if element.peek("ambiguous") == "YES" {
          return subject.issue("View with ambiguous constraints", at: index)
        }
        return element.peek("misplaced") == "YES" ? subject.issue("Misplaced view", at: index) : nil
      }
    },
    rule("automation_identifiers", "an interactive view has no accessibility identifier") { subject in
      subject.elements("button", "textField", "textView").filter { identifier(of: $0.element) == nil }.map {
        subject.issue(
          "\($0.element.name) requires an accessibility identifier for UI Automation", at: $0.index)
      }
    },
    rule("automation_identifiers_for_outlet_labels", "a label with an outlet has no accessibility identifier")
    { subject in
      subject.elements("outlet").compactMap { index, outlet in
        guard let list = subject.nodes[index].parent, let owner = subject.nodes[list].parent,
          subject.nodes[owner].element.name == "viewController",
          let destination = outlet.peek("destination").flatMap({ subject.objects[$0] })
        else { return nil }
        let label = subject.nodes[destination].element
        guard label.name == "label", identifier(of: label) == nil else { return nil }
        return subject.issue(
          "Label with text '\(label.peek("text") ?? "")' has an outlet into the view controller so it requires an "
            + "accessibility identifier", at: destination)
      }
    },
    rule("named_colors", "a color is not one of the asset catalog") { subject in
      let config = subject.settings.configuration(of: "named_colors")
      let allowed = (config["allowed_colors"]?.items ?? []).compactMap(\.string)
      return colors(of: subject).compactMap { index, color -> LintIssue? in
        let alpha = color.peek("alpha")
        if config["ignore_alpha"]?.flag == true, let alpha, alpha != "1" { return nil }
        if config["allow_clear_color"]?.flag == true, alpha == "0.0", color.peek("white") == "0.0" {
          return nil
        }
        let key = color.peek("key") ?? "color"
        if ["systemColor", "cocoaTouchSystemColor", "catalog"].contains(where: { color.peek($0) != nil }) {
          if config["allow_system_colors"]?.flag == true { return nil }
          return subject.issue(
            "Use of named system \(key)s is not allowed. Use a named color instead.", at: index)
        }
        guard let name = color.peek("name") else {
          return subject.issue("Use of custom \(key)s is not allowed. Use a named color instead.", at: index)
        }
        return allowed.isEmpty || allowed.contains(name)
          ? nil
          : subject.issue(
            "\"\(name)\" is not one of the allowed \(key)s: `\(allowed.joined(separator: "`, `"))`.",
            at: index)
      }
    },
    rule("no_attributed_string_colors", "an attributed text has a color") { subject in
      colors(of: subject).filter { $0.element.peek("key") == "NSColor" }.map {
        subject.issue(
          "Colors in attributed strings are not allowed. Configure in code instead.", at: $0.index)
      }
    },
    rule("no_simulated_metrics", "a document has simulated metrics, which Xcode 9 no longer writes") {
      subject in
      subject.elements("simulatedMetricsContainer").map {
        subject.issue("SimulatedMetricsContainers should be removed (resave with Xcode 9+)", at: $0.index)
      }
    },
    rule("no_trait_variations", "a document uses trait variations") { subject in
      subject.root.peek("useTraitCollections") == "YES" && subject.root.peek("targetRuntime") != "watchKit"
        ? [subject.issue("Document has 'Use Trait Variations' enabled", at: 0)] : []
    },
    rule("no_view_controller_links_to_other_bundles", "a controller of another bundle is linked") { subject in
      subject.elements("viewControllerPlaceholder").filter {
        $0.element.peek("bundleIdentifier")?.isEmpty == false
      }.map {
        subject.issue("Linking to a view controller in another bundle", at: $0.index)
      }
    },
    rule("simulated_metrics_retina4_0", "the canvas is not of the smallest phone or watch") { subject in
      guard let device = subject.elements("device").first,
        !["retina4_0", "watch38"].contains(device.element.peek("id"))
      else { return [] }
      return [
        subject.issue("Simulated metrics (\"View As:\") must be one of: retina4_0, watch38", at: device.index)
      ]
    },
    rule("strict_font_names", "a font is the system's or not allowed") { subject in
      let config = subject.settings.configuration(of: "strict_font_names")
      let allowed = (config["allowed_fonts"]?.items ?? []).compactMap(\.string)
      return fonts(of: subject).compactMap { index, font in
        guard let name = font.peek("name") else {
          if config["allow_system_fonts"]?.flag == true { return nil }
          return subject.issue("Use of system fonts is not allowed.", at: index)
        }
        return allowed.contains(name)
          ? nil : subject.issue("\"\(name)\" is not one of the allowed fonts.", at: index)
      }
    },
  ]

  private static func rule(
    _ id: String, _ summary: String, check: @escaping @Sendable (LintSubject) -> [LintIssue]
  ) -> LintRule {
    LintRule(id, .document, from: "xiblint", summary, remedy: "see xiblint", check: check)
  }

  static func identifier(of element: Element) -> String? {
    let own = element.children.first { $0.name == "accessibility" }
    return own?.peek("identifier") ?? runtimeValue("accessibilityIdentifier", of: element)
  }

  /// Colors that views use, without definitions and those of comments for translators.
  private static func colors(of subject: LintSubject) -> [(index: Int, element: Element)] {
    subject.elements("color").filter { index, _ in
      guard let parent = subject.nodes[index].parent else { return true }
      return !["namedColor", "systemColor"].contains(subject.nodes[parent].element.name)
        && !isInComment(index, subject)
    }
  }

  static func fonts(of subject: LintSubject) -> [(index: Int, element: Element)] {
    subject.elements("font", "fontDescription").filter { !isInComment($0.index, subject) }
  }

  private static func isInComment(_ index: Int, _ subject: LintSubject) -> Bool {
    var next = subject.nodes[index].parent
    for _ in 0..<3 {
      guard let here = next else { return false }
      let element = subject.nodes[here].element
      if element.name == "attributedString", element.peek("key") == "userComments" { return true }
      next = subject.nodes[here].parent
    }
    return false
  }
}

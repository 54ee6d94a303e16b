import Diagnostics
import InterfaceXML

/// The rules of IBLinter, by its names: what each says is described in the `Rules.md` of IBDecodable/IBLinter.
extension LintRule {
  private static let origin = "IBLinter"

  static let interfaceBuilderLinter: [LintRule] = [
    rule("custom_class_name", "the class of a storyboard's only controller is not called like the file") {
      subject in
      let controllers = controllers(of: subject)
      guard subject.isStoryboard, subject.name != "Main", controllers.count == 1,
        let name = controllers[0].element.peek("customClass"), name != subject.name
      else { return [] }
      return [
        subject.issue("custom class name '\(name)' should be '\(subject.name)'", at: controllers[0].index)
      ]
    },
    rule("relative_to_margin", "a constraint is relative to a margin") { subject in
      subject.elements("constraint").flatMap { index, constraint in
        ["firstAttribute", "secondAttribute"].compactMap { key -> LintIssue? in
          guard let word = constraint.peek(key),
            ["leadingMargin", "trailingMargin", "topMargin", "bottomMargin"].contains(word)
          else { return nil }
          return subject.issue("\(word) is deprecated in \(owner(of: index, subject))", at: index)
        }
      }
    },
    rule("misplaced", "Xcode marked a view as misplaced") { subject in
      marked("misplaced", subject) { "\($0) is misplaced" }
    },
    rule("enable_autolayout", "a document does not use auto layout", isDefault: true) { subject in
      subject.root.peek("useAutolayout") == "YES"
        ? [] : [subject.issue("useAutolayout must be enabled", at: 0)]
    },
    rule(
      "duplicate_constraint",
      "a constraint says the same as another one, perhaps with its items in the other order",
      check: duplicateConstraints),
    rule("duplicate_id", "several objects have one id", isDefault: true) { subject in
      var seen: Set<String> = []
      return subject.nodes.indices.compactMap { index in
        let element = subject.nodes[index].element
        guard let id = element.peek("id"), !["device", "adaptation"].contains(element.name),
          !seen.insert(id).inserted
        else { return nil }
        return subject.issue("duplicate element id \(id)", at: index)
      }
    },
    rule("storyboard_viewcontroller_id", "a controller's storyboard id is not its class") { subject in
      guard subject.isStoryboard else { return [] }
      return controllers(of: subject).filter {
        $0.element.peek("customClass") != $0.element.peek("storyboardIdentifier")
      }
      .map { index, element in
        subject.issue(
          "\(element.peek("customClass") ?? "a controller") should have the same Storyboard Id", at: index)
      }
    },
    rule("stackview_backgroundcolor", "a stack view has a background color") { subject in
      subject.elements("stackView").filter {
        $0.element.children.contains { $0.peek("key") == "backgroundColor" }
      }.map {
        subject.issue("\(subject.phrase($0.element)) should not have background color", at: $0.index)
      }
    },
    rule("image_resources", "an image is not in the project") { subject in
      missing("image", subject, subject.hasImage) { "\($0) not found" }
    },
    rule("color_resources", "a named color is not in the project") { subject in
      missing("namedColor", subject, subject.hasColor) { "\($0) not found" }
    },
    rule("ambiguous", "Xcode marked a view as ambiguous", isDefault: true) { subject in
      subject.nodes.indices.compactMap { index in
        let element = subject.nodes[index].element
        guard element.peek("ambiguous") == "YES", element.peek("verifyAmbiguity") == nil else { return nil }
        return subject.issue("\(subject.phrase(element)) has ambiguous constraints", at: index)
      }
    },
    rule("reuse_identifier", "the reuse identifier of a cell is not its class") { subject in
      subject.elements("tableViewCell", "collectionViewCell", "collectionReusableView").compactMap {
        index, cell in
        guard let name = cell.peek("customClass"), name != cell.peek("reuseIdentifier") else { return nil }
        return subject.issue("\(subject.phrase(cell)) should have the same Reuse Identifier", at: index)
      }
    },
    rule("use_trait_collections", "a document does not use trait variations, or does where it must not") {
      subject in
      let isWanted = subject.settings.usesTraitCollections
      return (subject.root.peek("useTraitCollections") == "YES") == isWanted
        ? [] : [subject.issue("useTraitCollection must be \(isWanted ? "enabled" : "disabled")", at: 0)]
    },
    rule("hides_bottom_bar", "a controller does not hide the bottom bar when it is pushed") { subject in
      controllers(of: subject).filter {
        $0.element.peek("hidesBottomBarWhenPushed") != "YES"
          && !subject.settings.controllersWithBottomBar.contains($0.element.peek("customClass") ?? "")
      }.map {
        index, element in
        subject.issue(
          "\(element.peek("customClass") ?? "ViewController") should enable hidesBottomBarWhenPushed",
          at: index)
      }
    },
    rule("has_initial_view_controller", "a storyboard has no initial controller") { subject in
      guard subject.isStoryboard, subject.root.peek("initialViewController") == nil else { return [] }
      return [subject.issue("The storyboard has no initial view controller", at: 0)]
    },
    rule("has_single_view_controller", "a storyboard has more than one controller") { subject in
      guard subject.isStoryboard, controllers(of: subject).count > 1 else { return [] }
      return [subject.issue("The storyboard has more than one view controller", at: 0)]
    },
    rule("view_as_device", "the canvas is not of the project's device, an iPhone 8 if it names none") {
      subject in
      let device = subject.root.children.first { $0.name == "device" }?.peek("id")
      let wanted = subject.settings.device
      return device == wanted ? [] : [subject.issue("\"View as:\" should be \(wanted)", at: 0)]
    },
    rule("custom_module", "the module of a class is not the one in whose folders its source is") { subject in
      guard let code = subject.code, !subject.settings.modules.isEmpty else { return [] }
      return subject.nodes.indices.compactMap { index in
        let element = subject.nodes[index].element
        guard let name = element.peek("customClass") else { return nil }
        let files = code.classes.all(name).filter { $0.isClass && $0.file.hasSuffix(".swift") }
          .map { code.display($0.file) }
        let candidates = subject.settings.modules.filter { module in
          files.contains {
            LintSettings.isBelow($0, module.included) && !LintSettings.isBelow($0, module.excluded)
          }
        }.map(\.name)
        if candidates.isEmpty || element.peek("customModule").map(candidates.contains) == true { return nil }
        return subject.issue(
          "It does not match custom module rule in \(subject.name). Custom module of \(name) is one of "
            + "[\(candidates.joined(separator: ", "))]", at: index)
      }
    },
    rule("use_base_class", "a view does not have one of the project's base classes") { subject in
      guard !subject.settings.baseClasses.isEmpty else { return [] }
      return subject.nodes.indices.compactMap { index in
        let element = subject.nodes[index].element
        guard ViewKindNames.all.contains(element.name),
          let classes = subject.settings.baseClasses[ViewKindNames.className(element.name)]
        else { return nil }
        guard let name = element.peek("customClass") else {
          return subject.issue("You must use a subclass of \(subject.phrase(element))", at: index)
        }
        return classes.contains(name)
          ? nil : subject.issue("\(subject.phrase(element)) is not contained in the BaseClasses", at: index)
      }
    },
  ]

  private static func rule(
    _ id: String, _ summary: String, isDefault: Bool = false,
    check: @escaping @Sendable (LintSubject) -> [LintIssue]
  ) -> LintRule {
    LintRule(
      id, .document, isDefault: isDefault, from: origin, summary, remedy: "see IBLinter's Rules.md",
      check: check)
  }

  static func controllers(of subject: LintSubject) -> [(index: Int, element: Element)] {
    subject.nodes.indices.compactMap { index in
      let node = subject.nodes[index]
      guard node.element.peek("sceneMemberID") == "viewController",
        node.element.name != "viewControllerPlaceholder"
      else { return nil }
      return (index, node.element)
    }
  }

  static func marked(_ key: String, _ subject: LintSubject, _ message: (String) -> String) -> [LintIssue] {
    subject.nodes.indices.compactMap { index in
      let element = subject.nodes[index].element
      return element.peek(key) == "YES" ? subject.issue(message(subject.phrase(element)), at: index) : nil
    }
  }

  private static func owner(of constraint: Int, _ subject: LintSubject) -> String {
    subject.nodes[constraint].parent.flatMap { subject.nodes[$0].parent }
      .map { subject.phrase(subject.nodes[$0].element) } ?? "the document"
  }

  private static func duplicateConstraints(_ subject: LintSubject) -> [LintIssue] {
    func number(_ element: Element, _ key: String, _ usual: Double) -> Double {
      element.peek(key).flatMap(Double.init) ?? usual
    }
    func isEqual(_ one: Element, _ other: Element) -> Bool {
      func same(_ keys: (String, String)...) -> Bool { keys.allSatisfy { one.peek($0) == other.peek($1) } }
      let constants = (number(one, "constant", 0), number(other, "constant", 0))
      let isSame = same(
        ("firstItem", "firstItem"), ("secondItem", "secondItem"), ("firstAttribute", "firstAttribute"),
        ("secondAttribute", "secondAttribute"), ("priority", "priority"), ("multiplier", "multiplier"),
        ("relation", "relation"))
      if isSame, constants.0 == constants.1 { return true }
      let isReverse = same(
        ("firstItem", "secondItem"), ("secondItem", "firstItem"), ("firstAttribute", "secondAttribute"),
        ("secondAttribute", "firstAttribute"))
      return isReverse && constants.0 == -constants.1
    }
    return subject.elements("constraints").flatMap { list, element -> [LintIssue] in
      var kept: [Element] = []
      var issues: [LintIssue] = []
      let owner = subject.nodes[list].parent.flatMap { subject.nodes[$0].element.peek("id") }
      for constraint in element.children.prefix(2_000) where constraint.name == "constraint" {
        if kept.contains(where: { isEqual($0, constraint) }) {
          var issue = subject.issue("duplicate constraint \(constraint.peek("id") ?? "")", at: list)
          (issue.location, issue.object) = (subject.location(constraint), constraint.peek("id") ?? owner)
          issues.append(issue)
        } else {
          kept.append(constraint)
        }
      }
      return issues
    }
  }
}

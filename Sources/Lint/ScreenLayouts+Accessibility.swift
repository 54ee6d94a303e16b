import Accessibility
import Diagnostics
import Geometry
import Views

/// What assistive technologies find on a screen.
extension ScreenLayouts {
  private var elements: [AccessibilityElement] { model?.elements ?? [] }

  private func view(_ element: AccessibilityElement) -> View? {
    element.view.flatMap { id in all.first.map { $0.laidOut.tree[id] } }
  }

  private func issue(_ element: AccessibilityElement, _ words: String) -> LintIssue? {
    guard let place = element.location ?? view(element)?.location ?? all.first?.laidOut.screen.location else {
      return nil
    }
    let title = element.labelSource == .imageName ? nil : element.label
    return LintIssue(
      rule: "", severity: .warning,
      message: "\(element.phrase(title: title)) \(words)",
      location: place, object: element.objectID)
  }

  /// Whether code may give an element another label than the document.
  private func mayChangeLabel(_ element: AccessibilityElement) -> Bool {
    guard let view = view(element), let layout = all.first else { return false }
    let names = [
      "accessibilityLabel", "accessibilityAttributedLabel", "isAccessibilityElement",
      "accessibilityElementsHidden", "title",
      "attributedTitle", "configuration", "text", "attributedText", "placeholder", "accessibilityLabelledBy",
    ]
    return mayChange(names, of: view, layout)
  }

  /// Controls that say nothing of what they do.
  var unlabeled: [LintIssue] {
    elements.compactMap { element in
      guard element.isUnlabeled, !mayChangeLabel(element), view(element)?.content != .unknown else {
        return nil
      }
      let spoken = element.description
      return issue(
        element,
        "has no accessibility label"
          + (spoken.isEmpty ? "" : "; VoiceOver says \"\(PrintedText.shortened(spoken))\""))
    }
  }

  /// Labels that name the kind of their element.
  var labelsWithTraits: [LintIssue] {
    let words: [(AccessibilityTraits, [String])] = [
      (.button, ["button"]), (.link, ["link"]), (.image, ["image", "picture", "icon"]),
      (.header, ["heading", "header"]),
      (.tabBarItem, ["tab"]), (.switchButton, ["switch", "toggle"]),
      (.textEntry, ["text field", "textfield"]),
      (.searchField, ["search field"]), (.adjustable, ["slider"]),
    ]
    return elements.compactMap { element in
      guard element.labelSource == .stated, let label = element.label else { return nil }
      let lowered = label.lowercased()
      let found = words.first { trait, words in
        element.traits.contains(trait) && words.contains { lowered == $0 || lowered.hasSuffix(" " + $0) }
      }
      guard found != nil else { return nil }
      return issue(
        element,
        "has a label that names its kind: VoiceOver says \"\(PrintedText.shortened(element.description))\"")
    }
  }

  /// Labels that are the names of files.
  var labelsLikeFiles: [LintIssue] {
    elements.compactMap { element in
      guard element.labelSource == .stated, let label = element.label, !label.contains(" ") else {
        return nil
      }
      let lowered = label.lowercased()
      let isFile =
        [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains(where: lowered.hasSuffix)
        || label.contains("_") || ["ic-", "img-", "icon-", "btn-"].contains(where: lowered.hasPrefix)
      return isFile
        ? issue(element, "has the label \"\(PrintedText.shortened(label))\", which is the name of a file")
        : nil
    }
  }

  /// Elements that say what the one before said.
  var repeatedLabels: [LintIssue] {
    zip(elements, elements.dropFirst()).compactMap { one, other in
      guard let label = other.label, label == one.label, one.value == other.value, label.count > 1,
        !isGiven(one), !isGiven(other), one.series == nil, other.series == nil, one.view != nil,
        other.view != nil,
        other.labelSource != .cell, !ScreenLayouts.isStandIn(label),
        !mayChangeLabel(one), !mayChangeLabel(other)
      else { return nil }
      return issue(other, "has the label of the element before")
    }
  }

  /// Whether a label is an image's name, or the system's.
  private func isGiven(_ element: AccessibilityElement) -> Bool {
    element.labelSource == .imageName || element.labelSource == .system
  }

  /// Elements that are read after what is beside or below them.
  var jumps: [LintIssue] {
    zip(elements, elements.dropFirst()).compactMap { one, other in
      // Bars are apart.
      guard let before = view(one), let after = view(other), let layout = all.first,
        before.scrolled == after.scrolled
      else { return nil }
      let (first, second) = (one.frame, other.frame)
      if second.maxY <= first.minY - Self.leastJump {
        return issue(other, "is read after \(one.phrase), which is below it")
      }
      let common = min(first.maxY, second.maxY) - max(first.minY, second.minY)
      guard common > 0.5 * min(first.height, second.height) else { return nil }
      let isRightToLeft = layout.laidOut.traits.isRightToLeft
      let isBehind = isRightToLeft ? second.minX >= first.maxX : second.maxX <= first.minX
      guard isBehind else { return nil }
      return issue(
        other, "is read after \(one.phrase), which is at the \(isRightToLeft ? "left" : "right") of it")
    }
  }

  /// How far up the focus may move before people lose it, in points.
  private static let leastJump = 44.0

  /// Modal views with nothing to find.
  var emptyModals: [LintIssue] {
    guard let layout = all.first else { return [] }
    let tree = layout.laidOut.tree
    let found = Set(elements.compactMap(\.view))
    return tree.views.filter { $0.accessibility.isModal && $0.isShown }.compactMap { modal in
      let isEmpty = !tree.views.contains { view in
        guard found.contains(view.id) else { return false }
        var next: View? = view
        while let around = next {
          if around.id == modal.id { return true }
          next = around.superview
        }
        return false
      }
      return isEmpty
        ? LintIssue(
          rule: "", severity: .error,
          message: "\(modal.phrase) is modal and has nothing that VoiceOver finds",
          location: modal.location, object: modal.objectID) : nil
    }
  }
}

extension View {
  /// The nearest view around it that scrolls, or is a cell: what is in it is read together.
  fileprivate var scrolled: ViewID? {
    var next = superview
    while let around = next {
      if around.isScrolling || around.content.isCell { return around.id }
      next = around.superview
    }
    return nil
  }
}

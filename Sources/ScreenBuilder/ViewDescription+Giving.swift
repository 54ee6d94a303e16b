import Diagnostics
import Views

extension ViewDescription {
  /// Sets everything on a view except its content, its subviews and its constraints.
  func give(to view: View) {
    view.customClass = customClass
    view.userLabel = userLabel
    (view.frame, view.boundsOrigin) = (frame, boundsOrigin)
    (view.autoresizingMask, view.autoresizesSubviews) = (autoresizingMask, autoresizesSubviews)
    view.contentPriorities = contentPriorities
    (view.arrangement, view.layoutAnimation) = (arrangement, layoutAnimation)
    view.layoutMargins = layoutMargins
    view.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    view.isInstalled = isInstalled
    view.tag = tag
    (view.isHidden, view.alpha) = (isHidden, alpha)
    (view.backgroundColor, view.tintColor) = (backgroundColor, tintColor)
    (view.contentMode, view.semanticContent) = (contentMode, semanticContent)
    view.layer = layer
    if clipsToBounds { view.clipsToBounds = true }
    view.isScrollEnabled = isScrollEnabled
    view.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    view.control = control
    view.actions = actions
    view.outletNames = outlets
    view.runtimeAttributes = runtimeAttributes
    if !templateAttributes.isEmpty {
      let names = templateAttributes.joined(separator: ",")
      view.runtimeAttributes.append(RuntimeAttribute(keyPath: "templateAttributes", value: .string(names)))
    }
  }
}

extension ViewContent {
  /// Sets the sizes of text style fonts for a content size category.
  mutating func setTextStyles(at category: TextSizeCategory) {
    if let font { self.font = font.scaled(to: category) }
    if case .button(var button) = self {
      button.font = button.font.scaled(to: category)
      if let font = button.configuration?.titleFont {
        button.configuration?.titleFont = font.scaled(to: category)
      }
      self = .button(button)
    }
  }
}

extension FontDescription {
  /// The font for a content size category; one without a text style is unchanged.
  fileprivate func scaled(to category: TextSizeCategory) -> FontDescription {
    guard let style = textStyle, let scaled = TextStyle(named: style.name, at: category) else { return self }
    var font = self
    font.textStyle = scaled
    font.size = scaled.size
    return font
  }
}

/// Checks the numbers of a described view: code can contain values that no document can.
enum NumberCheck {
  static func fault(of view: ViewDescription) -> DescriptionError.Reason? {
    let size = view.frame.size
    if size.width < 0 || size.height < 0 { return .negativeSize(size) }
    guard view.frame.isFinite else { return .badNumber("frame", expected: "finite") }
    if !(0...1).contains(view.alpha) { return .badNumber("alpha", expected: "0 to 1") }
    let priorities = view.contentPriorities
    let all = [
      priorities.horizontalHugging, priorities.verticalHugging, priorities.horizontalCompressionResistance,
      priorities.verticalCompressionResistance,
    ]
    // Priority 0 means that the view does not care.
    if !all.allSatisfy((0...1000).contains) { return .badNumber("contentPriorities", expected: "0 to 1000") }
    let parts: [(String, Any)] = [
      ("boundsOrigin", view.boundsOrigin), ("layer", view.layer),
      ("layoutMargins", view.layoutMargins as Any),
      (view.className, view.content),
    ]
    for (name, part) in parts {
      if let fault = fault(in: part, name) { return fault }
    }
    return nil
  }

  /// Visits every number in a value: a payload has many, and new ones will be added.
  private static func fault(in value: Any, _ name: String) -> DescriptionError.Reason? {
    if let number = value as? Double { return number.isFinite ? nil : .badNumber(name, expected: "finite") }
    if let font = value as? FontDescription, !(font.size > 0) {
      return .badNumber("\(name).size", expected: "above 0")
    }
    for child in Mirror(reflecting: value).children {
      // Indices and enum cases have no helpful names.
      let part = child.label.flatMap { $0.hasPrefix(".") || $0 == "some" ? nil : $0 }
      if let fault = fault(in: child.value, part.map { "\(name).\($0)" } ?? name) { return fault }
    }
    return nil
  }
}

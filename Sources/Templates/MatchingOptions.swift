import Views

/// Options for matching, for the attributes of layouts, and for constraint templates.
public struct MatchingOptions: Sendable {
  /// Classes of UIKit or the project whose subviews no layout changes, in addition to the built-in ones
  /// (`registerViewClassToIgnore:` of TPMultiLayoutViewController).
  public var ignoredClasses: [String]
  /// Whether views that no rule of TPMultiLayoutViewController finds are also matched by outlet name and object ID.
  public var matchesTwins: Bool
  /// The rules for matching views, in the order in which they are tried.
  public var rules = MatchingRule.all
  /// Attributes of layouts in addition to those of `LayoutAttribute.all`.
  public var layoutAttributes: [TemplateAttribute] = []
  /// The parts of constraint templates to apply.
  public var templateRules = TemplateRules.complete

  /// Creates options with custom opaque classes.
  ///
  /// - Parameters:
  ///   - ignoredClasses: Names of classes of UIKit or the project.
  ///   - matchesTwins: Whether views that no other rule finds are matched by outlet name and object ID.
  public init(ignoredClasses: [String] = [], matchesTwins: Bool = true) {
    self.ignoredClasses = ignoredClasses
    self.matchesTwins = matchesTwins
  }

  /// UIKit classes that manage their subviews themselves; subclasses are included, since files contain the UIKit class.
  public static let builtInIgnoredClasses = [
    "UISlider", "UISwitch", "UITextField", "UIWebView", "WKWebView", "UITableView", "UIPickerView",
    "UIDatePicker", "UITextView", "UIProgressView", "UISegmentedControl",
  ]
}

/// The classes of some options, prepared for lookup.
struct IgnoredClasses {
  private let names: Set<String>

  init(_ options: MatchingOptions = MatchingOptions()) {
    names = Set(MatchingOptions.builtInIgnoredClasses + options.ignoredClasses)
  }

  /// Whether layouts include the subviews of a view; an embedded scene belongs to its own controller.
  func descends(into view: View) -> Bool {
    if view.allSubviews.first?.isEmbeddedRoot == true { return false }
    // Options contain class names.
    if names.contains(view.className) { return false }
    return view.customClass.map { !names.contains($0) } ?? true
  }
}

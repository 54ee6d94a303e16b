import Views

/// What may be set about matching, about what layouts carry, and about constraint templates.
public struct MatchingOptions: Sendable {
  /// Classes, UIKit's or the project's, whose subviews no layout touches, besides the built-in ones
  /// (`registerViewClassToIgnore:` of TPMultiLayoutViewController).
  public var ignoredClasses: [String]
  /// Whether views that no rule of TPMultiLayoutViewController finds are matched by outlet name and object id, too.
  public var matchesTwins: Bool
  /// The rules by which views are matched, in the order in which they are tried.
  public var rules = MatchingRule.all
  /// Attributes that layouts carry besides the four of `LayoutAttributes`.
  public var layoutAttributes: [TemplateAttribute] = []
  /// What of constraint templates is applied.
  package var templateRules = TemplateRules.complete

  /// Options with classes of one's own to leave alone inside.
  ///
  /// - Parameters:
  ///   - ignoredClasses: Names of classes, UIKit's or the project's.
  ///   - matchesTwins: Whether outlet names and object ids match what no other rule finds.
  public init(ignoredClasses: [String] = [], matchesTwins: Bool = true) {
    self.ignoredClasses = ignoredClasses
    self.matchesTwins = matchesTwins
  }

  /// UIKit classes that manage their subviews themselves; subclasses count, since files name the UIKit class.
  public static let builtInIgnoredClasses = [
    "UISlider", "UISwitch", "UITextField", "UIWebView", "WKWebView", "UITableView", "UIPickerView",
    "UIDatePicker", "UITextView", "UIProgressView", "UISegmentedControl",
  ]
}

/// The classes of some options, ready for look-up.
struct IgnoredClasses {
  private let names: Set<String>

  init(_ options: MatchingOptions = MatchingOptions()) {
    names = Set(MatchingOptions.builtInIgnoredClasses + options.ignoredClasses)
  }

  /// Whether layouts reach the subviews of a view; an embedded scene is its own controller's.
  func descends(into view: View) -> Bool {
    if view.allSubviews.first?.isEmbeddedRoot == true { return false }
    // Options name classes.
    if names.contains(view.className) { return false }
    return view.customClass.map { !names.contains($0) } ?? true
  }
}

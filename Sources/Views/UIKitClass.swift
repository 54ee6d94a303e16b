/// What is known of UIKit's class hierarchy, as far as documents name its classes.
///
/// Source: UIKit's headers.
public enum UIKitClass {
  /// Returns the classes between a class and `UIView`, the nearest first; none for a class that is not UIKit's.
  ///
  /// - Parameter name: The name of a class, such as `UISwitch`.
  /// - Returns: The classes without `UIView`; none too for a class whose superclass is `UIView`.
  public static func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var next = superclasses[name]
    while let ancestor = next {
      result.append(ancestor)
      next = superclasses[ancestor]
    }
    return result
  }

  /// Returns whether a class is `UIControl` or descends from it.
  ///
  /// - Parameter name: The name of a class; one of the project's own is not known to be a control.
  public static func isControl(_ name: String) -> Bool {
    name == control || ancestors(of: name).contains(control)
  }

  fileprivate static let control = "UIControl"

  /// Classes whose superclass is not `UIView` itself.
  private static let superclasses: [String: String] = [
    "UIButton": control, "UITextField": control, "UISwitch": control, "UISlider": control,
    "UISegmentedControl": control, "UIStepper": control, "UIPageControl": control, "UIDatePicker": control,
    "UIRefreshControl": control, "UIColorWell": control, "UISearchTextField": "UITextField",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
    "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
    "ARSCNView": "SCNView", "ARSKView": "SKView",
  ]
}

extension View {
  /// The classes that the view is known to be of, as `isKindOfClass:` answers, `runtimeClass` first; `UIView`, that
  /// every view is of, can be missing.
  ///
  /// A class of the project's own is known to descend from the UIKit class of the view, and from `UIControl` if the view
  /// sends actions: Interface Builder lets no other do that. UIKit's classes can stand in its place, too.
  public var knownClasses: [String] {
    guard let customClass else { return [className] + UIKitClass.ancestors(of: className) }
    var result = [customClass]
    var more = UIKitClass.ancestors(of: customClass) + [className] + UIKitClass.ancestors(of: className)
    if !actions.isEmpty { more.append(UIKitClass.control) }
    for name in more where !result.contains(name) { result.append(name) }
    return result
  }
}

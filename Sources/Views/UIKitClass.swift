/// UIKit's class hierarchy, for the classes that occur in documents.
///
/// Source: UIKit's headers.
package enum UIKitClass {
  /// Returns the classes between a class and `UIView`, the nearest first; none for a class that is not UIKit's. `name`:
  /// the name of a class, such as `UISwitch`. The result: the classes without `UIView`; also none for a direct subclass
  /// of `UIView`.
  package static func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var next = superclasses[name]
    while let ancestor = next {
      result.append(ancestor)
      next = superclasses[ancestor]
    }
    return result
  }

  /// Returns whether a class is `UIControl` or a subclass. `name`: the name of a class; custom classes are not known to
  /// be controls.
  package static func isControl(_ name: String) -> Bool {
    name == control || ancestors(of: name).contains(control)
  }

  fileprivate static let control = "UIControl"

  /// Classes that are not direct subclasses of `UIView`.
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
  /// The known classes of the view for `isKindOfClass:`, `runtimeClass` first; `UIView`, which applies to every view,
  /// can be missing.
  ///
  /// A custom class is known to inherit from the view's UIKit class, and from `UIControl` if the view sends actions:
  /// Interface Builder does not allow others to do so. UIKit's classes can replace it, too.
  public var knownClasses: [String] {
    guard let customClass else { return [className] + UIKitClass.ancestors(of: className) }
    var result = [customClass]
    let inherited = inheritedClasses.flatMap { [$0] + UIKitClass.ancestors(of: $0) }
    var more =
      inherited + UIKitClass.ancestors(of: customClass) + [className] + UIKitClass.ancestors(of: className)
    if !actions.isEmpty { more.append(UIKitClass.control) }
    for name in more where !result.contains(name) { result.append(name) }
    return result
  }
}

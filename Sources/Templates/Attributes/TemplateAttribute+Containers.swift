import Geometry
import Views

extension TemplateAttribute {
  /// The properties of views that arrange others.
  static let containers: [TemplateAttribute] = stackViews + collectionViews + tables

  private static let stackViews: [TemplateAttribute] = [
    of(\.stackView, "axis", \.axis), of(\.stackView, "distribution", \.distribution),
    of(\.stackView, "alignment", \.alignment),
    of(\.stackView, "spacing") { stack in
      stack.usesStandardSpacing
        ? .other(TemplateValue.Other(stack.spacing, text: "standard")) : .number(stack.spacing)
    } write: { value, stack in
      // `UIStackView.spacingUseSystem` is a special number, not a distance.
      if case .other(let other) = value, let spacing = other.value(as: Double.self) {
        (stack.spacing, stack.usesStandardSpacing) = (spacing, true)
      } else if let spacing = Double(value) {
        (stack.spacing, stack.usesStandardSpacing) = (spacing, false)
      }
    },
    of(\.stackView, "baselineRelativeArrangement", \.isBaselineRelative),
    of(\.stackView, "layoutMarginsRelativeArrangement", \.isMarginsRelative),
  ]

  private static let collectionViews: [TemplateAttribute] = [
    flow(scrollDirection) { flow in
      let flag = flow.isHorizontal
      return .other(TemplateValue.Other(flag, text: flag ? "horizontal" : "vertical"))
    } write: { value, flow in
      if case .other(let other) = value, let flag = other.value(as: Bool.self) { flow.isHorizontal = flag }
    },
    flow("minimumLineSpacing", \.lineSpacing), flow("minimumInteritemSpacing", \.interitemSpacing),
    flow("sectionInset", \.sectionInset), flow("headerReferenceSize", \.headerReferenceSize),
    flow("footerReferenceSize", \.footerReferenceSize), flow("sectionInsetReference", \.insetReference),
  ]

  private static let tables: [TemplateAttribute] = [
    of(\.tableView, "rowHeight", \.rowHeight), of(\.tableView, "sectionHeaderHeight", \.sectionHeaderHeight),
    of(\.tableView, "sectionFooterHeight", \.sectionFooterHeight),
    of(\.tableView, "separatorStyle", \.hasSeparators, no: "none", yes: "singleLine"),
    of(\.tableView, "separatorColor", \.separatorColor), of(\.tableView, "separatorInset", \.separatorInset),
    of(\.tableViewCell, "accessoryType", \.accessory),
    of(\.tableViewCell, "separatorInset", \.separatorInset),
  ]

  /// The properties of navigation bars, toolbars and tab bars.
  static let bars: [TemplateAttribute] = [
    of(\.navigationBar, "barTintColor", \.look.barTintColor),
    of(\.navigationBar, "barStyle", \.look.isBlack, no: "default", yes: "black"),
    of(\.navigationBar, "translucent", \.look.isTranslucent),
    of(\.navigationBar, "prefersLargeTitles", \.prefersLargeTitles),
    of(\.toolbar, "barTintColor", \.look.barTintColor),
    of(\.toolbar, "barStyle", \.look.isBlack, no: "default", yes: "black"),
    of(\.toolbar, "translucent", \.look.isTranslucent),
    of(\.tabBar, "barTintColor", \.look.barTintColor),
    of(\.tabBar, "barStyle", \.look.isBlack, no: "default", yes: "black"),
    of(\.tabBar, "translucent", \.look.isTranslucent),
    of(\.tabBar, "unselectedItemTintColor", \.unselectedTintColor),
    of(\.tabBar, "selectedImageTintColor", \.selectedTintColor),
  ]

  /// A property of a collection view's flow layout.
  private static func flow<Value: TemplateCarried>(
    _ name: String, _ property: any WritableKeyPath<FlowLayout, Value> & Sendable
  ) -> TemplateAttribute {
    flow("collectionViewLayout.\(name)") {
      $0[keyPath: property].templateValue
    } write: { value, flow in
      if let value = Value(value) { flow[keyPath: property] = value }
    }
  }

  private static func flow(
    _ keyPath: String, read: @escaping @Sendable (FlowLayout) -> TemplateValue,
    write: @escaping @Sendable (TemplateValue, inout FlowLayout) -> Void
  ) -> TemplateAttribute {
    of(\.collectionView, keyPath, read: { $0.flow.map(read) }) { value, collection in
      if var flow = collection.flow {
        write(value, &flow)
        collection.flow = flow
      }
    }
  }
}

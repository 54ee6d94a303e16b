extension ViewProperty {
  /// The properties of views that arrange others.
  static let containers: [ViewProperty] = stackViews + collectionViews + tables

  private static let stackViews: [ViewProperty] = [
    of(\.stackView, "axis", \.axis), of(\.stackView, "distribution", \.distribution),
    of(\.stackView, "alignment", \.alignment),
    of(\.stackView, "spacing", at: "spacing") { stack in
      stack.usesStandardSpacing
        ? .other(PropertyValue.Other(stack.spacing, text: "standard")) : .number(stack.spacing)
    } write: { value, stack in
      // `UIStackView.spacingUseSystem` is a number that is no distance.
      if case .other(let other) = value, let spacing = other.value(as: Double.self) {
        (stack.spacing, stack.usesStandardSpacing) = (spacing, true)
      } else if let spacing = Double(value) {
        (stack.spacing, stack.usesStandardSpacing) = (spacing, false)
      }
    },
    part(\.stackView, "spacing.standard", at: "usesStandardSpacing", keys: ["spacingType"]),
    of(\.stackView, "baselineRelativeArrangement", \.isBaselineRelative, at: "isBaselineRelative"),
    of(\.stackView, "layoutMarginsRelativeArrangement", \.isMarginsRelative, at: "isMarginsRelative"),
  ]

  private static let collectionViews: [ViewProperty] = [
    part(\.collectionView, "collectionViewLayout", at: "flow"),
    flow("scrollDirection", at: "isHorizontal", words: ["NO": "vertical", "YES": "horizontal"]) { flow in
      .other(PropertyValue.Other(flow.isHorizontal) { $0 ? "horizontal" : "vertical" })
    } write: { value, flow in
      if case .other(let other) = value, let flag = other.value(as: Bool.self) { flow.isHorizontal = flag }
    },
    flow("minimumLineSpacing", \.lineSpacing, at: "lineSpacing"),
    flow("minimumInteritemSpacing", \.interitemSpacing, at: "interitemSpacing"),
    flow("itemSize", \.itemSize, at: "itemSize"),
    flow("sectionInset", \.sectionInset, at: "sectionInset"),
    flow("headerReferenceSize", \.headerReferenceSize, at: "headerReferenceSize"),
    flow("footerReferenceSize", \.footerReferenceSize, at: "footerReferenceSize"),
    flow("sectionInsetReference", \.insetReference, at: "insetReference"),
    part(\.collectionView, "customSize", at: "customSizedCells"),
    part(\.collectionView, "collectionReusableViews.header", at: "headerID", .structure),
    part(\.collectionView, "collectionReusableViews.footer", at: "footerID", .structure),
  ]

  private static let tables: [ViewProperty] = [
    part(\.tableView, "style"), of(\.tableView, "rowHeight", \.rowHeight),
    of(\.tableView, "sectionHeaderHeight", \.sectionHeaderHeight),
    of(\.tableView, "sectionFooterHeight", \.sectionFooterHeight),
    of(
      \.tableView, "separatorStyle", \.hasSeparators, at: "hasSeparators", .layout, no: "none",
      yes: "singleLine"),
    of(\.tableView, "separatorColor", \.separatorColor),
    of(\.tableView, "separatorInset", \.separatorInset, .painting),
    of(
      \.tableView, "insetsContentViewsToSafeArea", \.extendsContentViews, at: "extendsContentViews", .layout,
      no: "YES", yes: "NO",
      keys: ["contentViewInsetsToSafeArea"]),
    part(\.tableView, "sections"), part(\.tableView, "prototypes", at: "hasPrototypes", .structure),
    part(\.tableView, "tableFooterView", at: "footerID", .structure),
    of(\.tableViewCell, "accessoryType", \.accessory, at: "accessory"),
    of(\.tableViewCell, "separatorInset", \.separatorInset, .painting), part(\.tableViewCell, "rowHeight"),
    part(
      \.tableViewCell, "style",
      words: Dictionary(
        uniqueKeysWithValues: TableViewCell.Style.allCases.map { ("\"\($0.rawValue)\"", "\($0)") })),
    part(\.tableViewCell, "ownViews", .structure),
    part(\.tableViewCell, "imageView", at: "imageViewID", .structure),
    part(\.tableViewCell, "textLabel", at: "textLabelID", .structure),
    part(\.tableViewCell, "detailTextLabel", at: "detailTextLabelID", .structure),
    part(\.tableViewCell, "indentationWidth", at: "indentation", keys: ["indentationLevel"]),
    part(\.tableViewCell, "contentConfiguration", at: "list"),
  ]

  /// The properties of navigation bars, toolbars and tab bars.
  static let bars: [ViewProperty] =
    look(of: \.navigationBar, \.look) + look(of: \.toolbar, \.look) + look(of: \.tabBar, \.look) + [
      of(\.navigationBar, "prefersLargeTitles", \.prefersLargeTitles, keys: ["largeTitles"]),
      part(\.navigationBar, "items", .painting), part(\.toolbar, "items", .painting),
      part(\.tabBar, "items", .painting), part(\.tabBar, "selectedItem", at: "selectedIndex", .painting),
      of(\.tabBar, "unselectedItemTintColor", \.unselectedTintColor, at: "unselectedTintColor"),
      of(\.tabBar, "selectedImageTintColor", \.selectedTintColor, at: "selectedTintColor"),
    ]

  /// What bars have in common.
  static func look<Payload>(
    of payload: any WritableKeyPath<ViewContent, Payload?> & Sendable,
    _ look: any WritableKeyPath<Payload, BarLook> & Sendable
  ) -> [ViewProperty] {
    func row(
      _ name: String, at path: String, words: [String: String] = [:],
      read: @escaping @Sendable (BarLook) -> PropertyValue,
      write: @escaping @Sendable (PropertyValue, inout BarLook) -> Void
    ) -> ViewProperty {
      of(payload, name, at: "look.\(path)", .painting, words: words, read: { read($0[keyPath: look]) }) {
        write($0, &$1[keyPath: look])
      }
    }
    return [
      row("barTintColor", at: "barTintColor") {
        $0.barTintColor.propertyValue
      } write: {
        if let color = Color?($0) { $1.barTintColor = color }
      },
      row("barStyle", at: "isBlack", words: ["NO": "default", "YES": "black"]) {
        .other(PropertyValue.Other($0.isBlack) { $0 ? "black" : "default" })
      } write: {
        if case .other(let other) = $0, let flag = other.value(as: Bool.self) { $1.isBlack = flag }
      },
      row("translucent", at: "isTranslucent") {
        .boolean($0.isTranslucent)
      } write: {
        if let flag = Bool($0) { $1.isTranslucent = flag }
      },
      part(payload, "standardAppearance", at: "look", .painting),
    ]
  }

  /// A property of a collection view's flow layout.
  private static func flow<Value: PropertyValueConvertible>(
    _ name: String, _ property: any WritableKeyPath<FlowLayout, Value> & Sendable, at path: String
  ) -> ViewProperty {
    flow(name, at: path) {
      $0[keyPath: property].propertyValue
    } write: { value, flow in
      if let value = Value(value) { flow[keyPath: property] = value }
    }
  }

  private static func flow(
    _ name: String, at path: String, words: [String: String] = [:],
    read: @escaping @Sendable (FlowLayout) -> PropertyValue,
    write: @escaping @Sendable (PropertyValue, inout FlowLayout) -> Void
  ) -> ViewProperty {
    of(
      \.collectionView, "collectionViewLayout.\(name)", at: "flow.\(path)", keys: ["collectionViewLayout"],
      words: words, read: { $0.flow.map(read) }
    ) {
      value, collection in
      if var flow = collection.flow {
        write(value, &flow)
        collection.flow = flow
      }
    }
  }
}

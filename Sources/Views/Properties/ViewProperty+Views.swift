import Geometry

extension ViewProperty {
  /// The properties of `UIView` and of `UIScrollView`, and the wholes of which others are parts.
  static let views = states + looks + layoutInputs + connections

  /// What views look like, in the order of records. The content comes last: tints of bars are a part of it.
  private static let looks: [ViewProperty] = [
    view(
      "backgroundColor", \.backgroundColor, nil, .animates, by: [.sizeClasses, .layouts, .states],
      records: .look),
    view("tintColor", \.tintOfAll, nil, .steps, by: [.sizeClasses, .layouts, .states], records: .look),
    view("contentMode", \.contentMode, nil, .steps, by: [.sizeClasses, .layouts, .states], records: .look),
    view(
      "clipsToBounds", \.clipsToBounds, .painting, .steps, by: [.sizeClasses, .layouts, .states],
      records: .look,
      keys: ["clipsSubviews"]),
    whole("layer", \.layer, .painting, .animates, by: .sizeClasses, records: .look),
    whole("control", \.control, .painting, .steps, by: .sizeClasses, records: .look),
    whole("content", \.content, .layout, .steps, by: .sizeClasses, records: .look) { content in
      (content.title ?? content.text).map { "\"\($0)\"" } ?? "…"
    },
  ]

  /// What layout reads besides frames and constraints.
  private static let layoutInputs: [ViewProperty] = [
    view(
      "bounds.origin", \.boundsOrigin, at: "boundsOrigin", nil, .animates, by: [.templates, .layouts],
      records: .layout, keys: ["bounds"]),
    view("autoresizingMask", \.autoresizingMask, by: [.templates, .layouts, .states], records: .layout),
    view("autoresizesSubviews", \.autoresizesSubviews, records: .layout),
    view("semanticContentAttribute", \.semanticContent, at: "semanticContent", records: .layout),
    ViewProperty(
      "scrollEnabled", at: "isScrollEnabled", .layout, by: [.layouts, .states], records: .layout,
      read: { $0.isScrolling ? .boolean($0.isScrollEnabled) : nil },
      apply: { value, view in
        guard let flag = Bool(value) else { return }
        view.isScrollEnabled = flag
        // A text view is as tall as its text where it does not scroll.
        view.content.textView?.isScrollEnabled = flag
      }),
    ViewProperty(
      "contentInsetAdjustmentBehavior", .layout, by: [.layouts, .states], records: .layout,
      read: { $0.isScrolling ? $0.contentInsetAdjustmentBehavior.propertyValue : nil },
      apply: { value, view in
        if let behavior = ContentInsetAdjustmentBehavior(value) {
          view.contentInsetAdjustmentBehavior = behavior
        }
      }),
    view(
      "layoutMargins", \.layoutMargins, by: [.sizeClasses, .layouts, .states], records: .layout,
      keys: ["directionalLayoutMargins"]),
    view(
      "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins,
      by: [.sizeClasses, .layouts, .states],
      records: .layout),
    view(
      "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea,
      by: [.sizeClasses, .layouts, .states],
      records: .layout),
    view(
      "layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth, by: [.sizeClasses, .layouts],
      records: .layout),
    view(
      "placeholderIntrinsicWidth", \.placeholderIntrinsicWidth, by: [.sizeClasses, .layouts], records: .layout
    ),
    view(
      "placeholderIntrinsicHeight", \.placeholderIntrinsicHeight, by: [.sizeClasses, .layouts],
      records: .layout),
    view(
      "designableIntrinsicSize", \.designableIntrinsicSize, by: [], records: .layout, keys: ["designableSize"]
    ),
    view("intrinsicContentSize", \.intrinsicContentSize, by: [], records: .layout),
    view("customSpacing", \.customSpacing, by: [], records: .layout),
    priority("horizontal hugging", \.horizontalHugging, "horizontalHugging"),
    priority("vertical hugging", \.verticalHugging, "verticalHugging"),
    priority(
      "horizontal compression resistance", \.horizontalCompressionResistance,
      "horizontalCompressionResistance"),
    priority(
      "vertical compression resistance", \.verticalCompressionResistance, "verticalCompressionResistance"),
    whole("contentPriorities", \.contentPriorities, .layout, by: [.sizeClasses, .layouts]),
    whole("arrangement", \.arrangement, .layout, by: [.sizeClasses, .layouts]) { $0?.kind.listing ?? "none" },
    whole("constraints", \.constraints, .layout, by: .sizeClasses),
    whole("layoutGuides", \.layoutGuides, .layout, by: [.sizeClasses, .layouts]) { "\($0.count)" },
    whole(
      "translatesAutoresizingMaskIntoConstraints", \.isPlacedByConstraints, at: "isPlacedByConstraints",
      .layout,
      by: [.sizeClasses, .layouts]
    ) { $0 ? "NO" : "YES" },
  ]

  /// What records have as members of their own, and what only transitions and touches know.
  private static let states: [ViewProperty] = [
    whole("frame", \.frame, .layout, .animates, by: [.templates, .layouts]) { NumberText.text($0) },
    view("alpha", \.alpha, .painting, .animates, by: [.sizeClasses, .layouts, .states]),
    view("hidden", \.isHidden, at: "isHidden", nil, .steps, by: [.templates, .layouts, .states]),
    whole("installed", \.isInstalled, at: "isInstalled", .structure, .steps, by: [.sizeClasses, .layouts]) {
      $0 ? "YES" : "NO"
    },
    whole("layoutAnimation", \.layoutAnimation, .interaction, by: [.sizeClasses, .layouts]) {
      $0.map { "\(NumberText.text($0.duration)) s" } ?? "none"
    },
    view(
      "userInteractionEnabled", \.isUserInteractionEnabled, at: "isUserInteractionEnabled", .interaction),
    whole("tag", \.tag, .interaction) { "\($0)" },
    view("directionalLayoutMargins", \.layoutMargins, at: "", by: .states),
    ViewProperty(
      "contentOffset", at: "", .layout, by: .states, read: { $0.isScrolling ? .point($0.boundsOrigin) : nil },
      apply: { value, view in if let offset = Point(value) { view.boundsOrigin = offset } }),
  ]

  private static func reuseIdentifier(ofRows: Bool, records recording: Recording) -> ViewProperty {
    ViewProperty(
      "reuseIdentifier", at: "reuseIdentifier", .interaction, records: recording,
      read: { view in
        guard view.content.isTableViewCell == ofRows, let identifier = view.reuseIdentifier else {
          return nil
        }
        return .other(PropertyValue.Other(identifier) { "\"\($0)\"" })
      },
      apply: { value, view in
        if case .other(let other) = value, let own = other.value(as: String.self) {
          view.reuseIdentifier = own
        }
      })
  }

  /// What a document says of a view that no picture shows.
  private static let connections: [ViewProperty] = [
    whole("customClass", \.customClass, .structure) { $0 ?? "none" },
    whole("inheritedClasses", \.inheritedClasses, .structure) { $0.first ?? "none" },
    whole("userLabel", \.userLabel, .interaction) { $0 ?? "none" },
    // Records have always had that of rows, and of nothing else.
    reuseIdentifier(ofRows: true, records: .look), reuseIdentifier(ofRows: false, records: .none),
    whole("actions", \.actions, .interaction), whole("outletNames", \.outletNames, .interaction),
    whole("outlets", \.outlets, .interaction), whole("owners", \.owners, .interaction),
    whole("segues", \.segues, .interaction),
    whole("runtimeAttributes", \.runtimeAttributes, .interaction, keys: ["userDefinedRuntimeAttributes"]),
    whole("isEmbeddedRoot", \.isEmbeddedRoot, .structure) { $0 ? "YES" : "NO" },
    whole("otherAttributes", \.otherAttributes, .interaction),
  ]

  /// The properties of `CALayer`, and those that views give their layers.
  static let layers: [ViewProperty] = [
    layer("layer.opacity", \.alpha, at: "", by: .states),
    layer("layer.hidden", \.isHidden, at: "", by: .states),
    layer("layer.backgroundColor", \.backgroundColor, at: "", by: .states),
    layer("layer.cornerRadius", \.layer.cornerRadius, at: "cornerRadius"),
    layer("layer.borderWidth", \.layer.borderWidth, at: "borderWidth"),
    layer("layer.borderColor", \.layer.borderColor, at: "borderColor", keys: ["layer.borderUIColor"]),
    layer("layer.masksToBounds", \.layer.masksToBounds, at: "masksToBounds", .steps),
    layer("layer.shadowOpacity", \.layer.shadow.opacity, at: "shadow.opacity"),
    layer("layer.shadowRadius", \.layer.shadow.radius, at: "shadow.radius"),
    layer("layer.shadowOffset", \.layer.shadow.offset, at: "shadow.offset"),
    layer("layer.shadowColor", \.layer.shadow.color, at: "shadow.color", keys: ["layer.shadowUIColor"]),
    layer("layer.transform", \.layer.transform, at: "transform"),
    layer("transform", \.layer.transform, at: "", by: .states),
    ViewProperty(
      "layer.transform.scale", of: .layer, at: "", .painting, by: .states,
      read: { .number($0.layer.transform.scaleX) },
      apply: { value, view in
        guard let factor = Double(value) else { return }
        (view.layer.transform.scaleX, view.layer.transform.scaleY) = (factor, factor)
      }),
    layer("layer.transform.scale.x", \.layer.transform.scaleX, at: "transform.scaleX", by: .states),
    layer("layer.transform.scale.y", \.layer.transform.scaleY, at: "transform.scaleY", by: .states),
    layer("layer.transform.rotation", \.layer.transform.rotation, at: "transform.rotation", by: .states),
    layer("layer.transform.rotation.z", \.layer.transform.rotation, at: "", by: .states),
    layer("layer.transform.translation", \.layer.translationSize, at: "transform.translation", by: .states),
    layer(
      "layer.transform.translation.x", \.layer.transform.translation.x, at: "transform.translation.x",
      by: .states),
    layer(
      "layer.transform.translation.y", \.layer.transform.translation.y, at: "transform.translation.y",
      by: .states),
  ]

  private static func layer<Value: PropertyValueConvertible>(
    _ name: String, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable, at path: String,
    _ motion: Motion = .animates, by carriers: Carriers = [.layouts, .states], keys: [String] = []
  ) -> ViewProperty {
    view(name, property, of: .layer, at: path, .painting, motion, by: carriers, keys: keys)
  }

  private static func priority(
    _ name: String, _ property: any WritableKeyPath<ContentPriorities, Double> & Sendable, _ field: String
  ) -> ViewProperty {
    ViewProperty(
      name, at: "contentPriorities.\(field)", .layout, records: .layout, keys: ["\(field)Priority"],
      read: { .number($0.contentPriorities[keyPath: property]) },
      apply: { value, view in
        if let number = Double(value) { view.contentPriorities[keyPath: property] = number }
      })
  }
}

extension View {
  /// `tintColor`, which bars keep with the rest of their look as well.
  fileprivate var tintOfAll: Color? {
    get { tintColor }
    set {
      tintColor = newValue
      content.navigationBar?.look.tintColor = newValue
      content.toolbar?.look.tintColor = newValue
      content.tabBar?.look.tintColor = newValue
      content.searchBar?.look.tintColor = newValue
    }
  }
}

extension LayerStyle {
  /// `transform.translation`, a `CGSize` to Core Animation.
  fileprivate var translationSize: Size {
    get { Size(width: transform.translation.x, height: transform.translation.y) }
    set { transform.translation = Point(x: newValue.width, y: newValue.height) }
  }
}

extension LayoutMargins: PropertyValueConvertible {
  package var propertyValue: PropertyValue {
    .other(
      PropertyValue.Other(self) { NumberText.text($0.insets) + ($0.isDirectional ? " directional" : "") })
  }
}

extension AutoresizingMask: PropertyValueConvertible {
  package var propertyValue: PropertyValue { .other(PropertyValue.Other(self, describe: \.listing)) }
  /// What is flexible, in print: `width+bottom`; `none` for nothing.
  package var listing: String {
    let letters: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right"),
      (.flexibleTopMargin, "top"), (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom"),
    ]
    return isEmpty ? "none" : letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

import Geometry
import Views

extension TemplateAttribute {
  /// The properties of `UIView`, and of `UIScrollView`.
  static let views: [TemplateAttribute] = [
    view("alpha", \.alpha), view("hidden", \.isHidden), view("backgroundColor", \.backgroundColor),
    view("tintColor", \.tintOfAll), view("clipsToBounds", \.clipsToBounds),
    view("contentMode", \.contentMode), view("userInteractionEnabled", \.isUserInteractionEnabled),
    view("semanticContentAttribute", \.semanticContent),
    view("autoresizingMask", \.autoresizingMask), view("autoresizesSubviews", \.autoresizesSubviews),
    view("layoutMargins", \.layoutMargins), view("directionalLayoutMargins", \.layoutMargins),
    view("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
    view("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    TemplateAttribute(
      keyPath: "scrollEnabled", read: { $0.isScrolling ? .boolean($0.isScrollEnabled) : nil },
      apply: { value, view in
        guard let flag = Bool(value) else { return }
        view.isScrollEnabled = flag
        // A text view is as tall as its text if it does not scroll.
        view.content.textView?.isScrollEnabled = flag
      }),
    TemplateAttribute(
      keyPath: "contentInsetAdjustmentBehavior",
      read: { $0.isScrolling ? $0.contentInsetAdjustmentBehavior.templateValue : nil },
      apply: { value, view in
        if let behavior = ContentInsetAdjustmentBehavior(value) {
          view.contentInsetAdjustmentBehavior = behavior
        }
      }),
    TemplateAttribute(
      keyPath: "contentOffset", read: { $0.isScrolling ? .point($0.boundsOrigin) : nil },
      apply: { value, view in if let offset = Point(value) { view.boundsOrigin = offset } }),
  ]

  /// The properties of `CALayer`, and those that views set on their layers.
  static let layers: [TemplateAttribute] = [
    view("layer.opacity", \.alpha), view("layer.hidden", \.isHidden),
    view("layer.backgroundColor", \.backgroundColor),
    view("layer.cornerRadius", \.layer.cornerRadius), view("layer.borderWidth", \.layer.borderWidth),
    view("layer.borderColor", \.layer.borderColor), view("layer.masksToBounds", \.layer.masksToBounds),
    view("layer.shadowOpacity", \.layer.shadow.opacity), view("layer.shadowRadius", \.layer.shadow.radius),
    view("layer.shadowOffset", \.layer.shadow.offset), view("layer.shadowColor", \.layer.shadow.color),
    view("layer.transform", \.layer.transform), view("transform", \.layer.transform),
    TemplateAttribute(
      keyPath: "layer.transform.scale", read: { .number($0.layer.transform.scaleX) },
      apply: { value, view in
        guard let factor = Double(value) else { return }
        (view.layer.transform.scaleX, view.layer.transform.scaleY) = (factor, factor)
      }),
    view("layer.transform.scale.x", \.layer.transform.scaleX),
    view("layer.transform.scale.y", \.layer.transform.scaleY),
    view("layer.transform.rotation", \.layer.transform.rotation),
    view("layer.transform.rotation.z", \.layer.transform.rotation),
    view("layer.transform.translation", \.layer.translationSize),
    view("layer.transform.translation.x", \.layer.transform.translation.x),
    view("layer.transform.translation.y", \.layer.transform.translation.y),
  ]
}

extension View {
  /// `tintColor`, which bars also store with their other colors.
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
  /// `transform.translation`, a `CGSize` in Core Animation.
  fileprivate var translationSize: Size {
    get { Size(width: transform.translation.x, height: transform.translation.y) }
    set { transform.translation = Point(x: newValue.width, y: newValue.height) }
  }
}

extension AutoresizingMask: TemplateCarried {
  var templateValue: TemplateValue { .number(Double(rawValue)) }
  init?(_ value: TemplateValue) {
    guard let bits = Int(value) else { return nil }
    self.init(rawValue: bits)
  }
}

extension LayoutMargins: TemplateCarried {
  var templateValue: TemplateValue {
    .other(TemplateValue.Other(self, text: NumberText.text(insets)))
  }
  init?(_ value: TemplateValue) {
    guard case .other(let other) = value, let own = other.value(as: LayoutMargins.self) else { return nil }
    self = own
  }
}

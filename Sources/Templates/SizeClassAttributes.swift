import Views

/// What size classes can change of one view; an attribute is a property here and a row of `SizeClassAttribute.all`.
struct SizeClassAttributes: Hashable, Sendable {
  var isInstalled = true
  var isHidden = false
  var alpha = 1.0
  var backgroundColor: Color?
  var tintColor: Color?
  var contentMode = ContentMode.scaleToFill
  var clipsToBounds = false
  var layer = LayerStyle()
  var control: ControlState?
  var content = ViewContent.plain
  var constraints: [Constraint] = []
  var layoutGuides: [LayoutGuide] = []
  var arrangement: Arrangement?
  var layoutAnimation: LayoutAnimation?
  var isPlacedByConstraints = false
  var contentPriorities = ContentPriorities()
  var layoutMargins: LayoutMargins?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var layoutMarginsFollowReadableWidth = false
  var placeholderIntrinsicWidth: Double?
  var placeholderIntrinsicHeight: Double?

  init(of view: View) {
    isHidden = view.isHidden
    for attribute in SizeClassAttribute.all { attribute.read(view, &self) }
  }
}

/// One attribute that size classes can change: how it is read, compared and applied.
struct SizeClassAttribute: Sendable {
  let read: @Sendable (View, inout SizeClassAttributes) -> Void
  let copy: @Sendable (SizeClassAttributes, inout SizeClassAttributes) -> Void
  let agree: @Sendable (SizeClassAttributes, SizeClassAttributes) -> Bool
  /// Gives a view its value and notes it as written, unless the view has another than was written last.
  let apply: @Sendable (SizeClassAttributes, View, inout SizeClassAttributes) -> Void

  /// All but the hidden flag, which belongs to the layout.
  static let all: [SizeClassAttribute] = [
    SizeClassAttribute(\.isInstalled, \.isInstalled),
    SizeClassAttribute(\.alpha, \.alpha),
    SizeClassAttribute(\.backgroundColor, \.backgroundColor),
    SizeClassAttribute(\.tintColor, \.tintColor),
    SizeClassAttribute(\.contentMode, \.contentMode),
    SizeClassAttribute(\.clipsToBounds, \.clipsToBounds),
    SizeClassAttribute(\.layer, \.layer),
    SizeClassAttribute(\.control, \.control),
    SizeClassAttribute(\.content, \.content),
    SizeClassAttribute(\.constraints, \.constraints),
    SizeClassAttribute(\.layoutGuides, \.layoutGuides),
    SizeClassAttribute(\.arrangement, \.arrangement),
    SizeClassAttribute(\.layoutAnimation, \.layoutAnimation),
    SizeClassAttribute(\.isPlacedByConstraints, \.isPlacedByConstraints),
    SizeClassAttribute(\.contentPriorities, \.contentPriorities),
    SizeClassAttribute(\.layoutMargins, \.layoutMargins),
    SizeClassAttribute(\.preservesSuperviewLayoutMargins, \.preservesSuperviewLayoutMargins),
    SizeClassAttribute(\.insetsLayoutMarginsFromSafeArea, \.insetsLayoutMarginsFromSafeArea),
    SizeClassAttribute(\.layoutMarginsFollowReadableWidth, \.layoutMarginsFollowReadableWidth),
    SizeClassAttribute(\.placeholderIntrinsicWidth, \.placeholderIntrinsicWidth),
    SizeClassAttribute(\.placeholderIntrinsicHeight, \.placeholderIntrinsicHeight),
  ]

  private init<Value: Equatable & Sendable>(
    _ own: any WritableKeyPath<SizeClassAttributes, Value> & Sendable,
    _ view: any ReferenceWritableKeyPath<View, Value> & Sendable
  ) {
    read = { $1[keyPath: own] = $0[keyPath: view] }
    copy = { $1[keyPath: own] = $0[keyPath: own] }
    agree = { $0[keyPath: own] == $1[keyPath: own] }
    apply = { row, target, written in
      guard target[keyPath: view] == written[keyPath: own] else { return }
      target[keyPath: view] = row[keyPath: own]
      written[keyPath: own] = row[keyPath: own]
    }
  }
}

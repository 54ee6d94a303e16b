import Geometry
import Numerals

/// A property that every view has, declared once: its names, its value, what a change of it affects, whether it is
/// animated, and what carries it.
///
/// Records, differences, size classes and transitions read `all`. What a class adds is the property `content`, whose
/// parts are the fields of the payloads in `Kinds/`.
package struct ViewProperty: Sendable {
  /// What a change of a property affects at most.
  package enum Effect: Sendable {
    /// Where views stand and how large they are.
    case layout
    /// Pixels of the view and those inside; nothing moves.
    case painting
    /// Which views there are, and their order.
    case structure
    /// Touches, connections and code alone: no picture shows it.
    case interaction
  }

  /// What a transition does with a property.
  package enum Motion: Sendable {
    /// Core Animation interpolates it.
    case animates
    /// It has its new value from the first frame on.
    case steps
    /// Transitions have no part in it.
    case none
  }

  /// What the record beside a golden has of a property.
  package enum Recording: Sendable {
    /// Its parts are in every record, and compared with those of any record.
    case look
    /// It is an input of layout, which only newer records have.
    case layout
    /// Nothing: it is recorded as something of its own, or shows in no picture.
    case none
  }

  /// The name as UIKit has it; empty for what a class adds.
  package let name: String
  /// The name of the stored property of `View`.
  package let storedName: String
  /// What a change of it affects.
  package let effect: Effect
  /// What a transition does with it.
  package let motion: Motion
  /// Whether size classes, and layouts over the same views, can give it another value.
  package let variesBySizeClass: Bool
  /// What records have of it.
  package let recording: Recording
  /// Its value.
  package let value: @Sendable (View) -> any Hashable & Sendable
  /// Gives a view a value that `value` returned for a view of its kind.
  package let set: @Sendable (any Hashable & Sendable, View) -> Void
  /// Whether two values that `value` returned are equal.
  package let areEqual: @Sendable (any Hashable & Sendable, any Hashable & Sendable) -> Bool
  /// Whether a view has the value that a document need not state.
  package let isUsual: @Sendable (View) -> Bool
  /// The value in print, for properties that are recorded as one.
  package let text: @Sendable (View) -> String

  private init<Value: Hashable & Sendable>(
    _ name: String, _ storedName: String, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable,
    _ effect: Effect, _ motion: Motion = .none, sizeClasses: Bool = false,
    records recording: Recording = .none,
    usual: @escaping @Sendable (Value) -> Bool = { _ in false },
    text: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) {
    (self.name, self.storedName, self.effect, self.motion) = (name, storedName, effect, motion)
    (variesBySizeClass, self.recording) = (sizeClasses, recording)
    value = { $0[keyPath: property] }
    set = { value, view in if let value = value as? Value { view[keyPath: property] = value } }
    areEqual = { ($0 as? Value) == ($1 as? Value) }
    isUsual = { usual($0[keyPath: property]) }
    self.text = { text($0[keyPath: property]) }
  }

  /// Every property, each once. Those that records have of the view's look are in the order of records.
  package static let all: [ViewProperty] = looks + layout + others

  private static let looks: [ViewProperty] = [
    ViewProperty(
      "backgroundColor", "backgroundColor", \.backgroundColor, .painting, .animates, sizeClasses: true,
      records: .look
    ) { $0 == nil },
    ViewProperty("tintColor", "tintColor", \.tintColor, .painting, .steps, sizeClasses: true, records: .look)
    {
      $0 == nil
    },
    ViewProperty(
      "contentMode", "contentMode", \.contentMode, .painting, .steps, sizeClasses: true, records: .look
    ) {
      $0 == .scaleToFill
    },
    ViewProperty(
      "clipsToBounds", "clipsToBounds", \.clipsToBounds, .painting, .steps, sizeClasses: true, records: .look
    ) { !$0 },
    ViewProperty("layer", "layer", \.layer, .painting, .animates, sizeClasses: true, records: .look) {
      $0 == LayerStyle()
    },
    ViewProperty("control", "control", \.control, .painting, .steps, sizeClasses: true, records: .look) {
      $0 == nil || $0 == ControlState()
    },
    ViewProperty("", "content", \.content, .layout, .steps, sizeClasses: true, records: .look),
  ]

  private static let layout: [ViewProperty] = [
    ViewProperty("bounds.origin", "boundsOrigin", \.boundsOrigin, .layout, .animates, records: .layout) {
      $0 == .zero
    } text: {
      "\(number($0.x)), \(number($0.y))"
    },
    ViewProperty("autoresizingMask", "autoresizingMask", \.autoresizingMask, .layout, records: .layout) {
      $0 == []
    } text: {
      $0.listing
    },
    flag("autoresizesSubviews", "autoresizesSubviews", \.autoresizesSubviews, usual: true),
    ViewProperty("semanticContentAttribute", "semanticContent", \.semanticContent, .layout, records: .layout)
    {
      $0 == .unspecified
    } text: {
      $0.rawValue
    },
    flag("scrollEnabled", "isScrollEnabled", \.isScrollEnabled, usual: true),
    ViewProperty(
      "contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      .layout, records: .layout
    ) {
      $0 == .automatic
    } text: {
      $0.rawValue
    },
    ViewProperty(
      "layoutMargins", "layoutMargins", \.layoutMargins, .layout, sizeClasses: true, records: .layout
    ) {
      $0 == nil
    } text: { margins in
      margins.map { insets($0.insets) + ($0.isDirectional ? " directional" : "") } ?? "default"
    },
    flag(
      "preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins,
      usual: false, sizeClasses: true),
    flag(
      "insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea,
      usual: true, sizeClasses: true),
    flag(
      "layoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth",
      \.layoutMarginsFollowReadableWidth, usual: false, sizeClasses: true),
    length("placeholderIntrinsicWidth", \.placeholderIntrinsicWidth),
    length("placeholderIntrinsicHeight", \.placeholderIntrinsicHeight),
    ViewProperty(
      "designableIntrinsicSize", "designableIntrinsicSize", \.designableIntrinsicSize, .layout,
      records: .layout
    ) {
      $0 == nil
    } text: { size in
      size.map { "\(number($0.width)) × \(number($0.height))" } ?? "none"
    },
    priority("horizontal hugging", \.contentPriorities.horizontalHugging, usual: 250),
    priority("vertical hugging", \.contentPriorities.verticalHugging, usual: 250),
    priority(
      "horizontal compression resistance", \.contentPriorities.horizontalCompressionResistance, usual: 750),
    priority(
      "vertical compression resistance", \.contentPriorities.verticalCompressionResistance, usual: 750),
  ]

  private static let others: [ViewProperty] = [
    ViewProperty("frame", "frame", \.frame, .layout, .animates),
    ViewProperty("hidden", "isHidden", \.isHidden, .layout, .steps),
    ViewProperty("alpha", "alpha", \.alpha, .painting, .animates, sizeClasses: true),
    ViewProperty("installed", "isInstalled", \.isInstalled, .structure, .steps, sizeClasses: true),
    // Recorded part by part, of the view and of those that it arranges.
    ViewProperty("arrangement", "arrangement", \.arrangement, .layout, sizeClasses: true),
    ViewProperty("layoutAnimation", "layoutAnimation", \.layoutAnimation, .interaction, sizeClasses: true),
    ViewProperty("constraints", "constraints", \.constraints, .layout, sizeClasses: true),
    ViewProperty("layoutGuides", "layoutGuides", \.layoutGuides, .layout, sizeClasses: true),
    ViewProperty(
      "translatesAutoresizingMaskIntoConstraints", "isPlacedByConstraints", \.isPlacedByConstraints, .layout,
      sizeClasses: true),
    ViewProperty(
      "contentPriorities", "contentPriorities", \.contentPriorities, .layout, sizeClasses: true),
    ViewProperty("customClass", "customClass", \.customClass, .structure),
    ViewProperty("userLabel", "userLabel", \.userLabel, .interaction),
    ViewProperty("tag", "tag", \.tag, .interaction),
    ViewProperty(
      "userInteractionEnabled", "isUserInteractionEnabled", \.isUserInteractionEnabled, .interaction),
    ViewProperty("actions", "actions", \.actions, .interaction),
    ViewProperty("outletNames", "outletNames", \.outletNames, .interaction),
    ViewProperty("outlets", "outlets", \.outlets, .interaction),
    ViewProperty("segues", "segues", \.segues, .interaction),
    ViewProperty("runtimeAttributes", "runtimeAttributes", \.runtimeAttributes, .interaction),
    ViewProperty("isEmbeddedRoot", "isEmbeddedRoot", \.isEmbeddedRoot, .structure),
    ViewProperty("otherAttributes", "otherAttributes", \.otherAttributes, .interaction),
  ]

  // MARK: Forms of rows

  private static func flag(
    _ name: String, _ storedName: String, _ property: any ReferenceWritableKeyPath<View, Bool> & Sendable,
    usual: Bool, sizeClasses: Bool = false
  ) -> ViewProperty {
    ViewProperty(name, storedName, property, .layout, sizeClasses: sizeClasses, records: .layout) {
      $0 == usual
    } text: {
      $0 ? "YES" : "NO"
    }
  }

  private static func length(
    _ name: String, _ property: any ReferenceWritableKeyPath<View, Double?> & Sendable
  ) -> ViewProperty {
    ViewProperty(name, name, property, .layout, sizeClasses: true, records: .layout) {
      $0 == nil
    } text: {
      $0.map(number) ?? "none"
    }
  }

  private static func priority(
    _ name: String, _ property: any ReferenceWritableKeyPath<View, Double> & Sendable, usual: Double
  ) -> ViewProperty {
    ViewProperty(name, "contentPriorities", property, .layout, records: .layout) {
      $0 == usual
    } text: {
      number($0)
    }
  }

  private static func number(_ value: Double) -> String { Numeral.text(value, decimals: 4) }

  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  /// The values in print that views have whose documents state nothing, by the names of layout properties.
  package static let usualTexts: [String: String] = {
    let plain = View(className: "UIView", objectID: "", location: .init(file: "", line: 0, column: 0))
    let rows = all.filter { $0.recording == .layout }
    let texts = rows.map { ($0.name, $0.text(plain)) } + View.usualArrangementTexts
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }()
}

extension AutoresizingMask {
  /// What is flexible, in print: `width+bottom`; `none` for nothing.
  package var listing: String {
    let letters: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right"),
      (.flexibleTopMargin, "top"), (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom"),
    ]
    return isEmpty ? "none" : letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

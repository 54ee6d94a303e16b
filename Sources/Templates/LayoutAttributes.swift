import Diagnostics
import Geometry
import Numerals
import Views

/// The layout of one view: TPMultiLayoutViewController's four attributes.
///
/// A further attribute is a property here and a row in `LayoutAttribute.all`.
package struct LayoutAttributes: Hashable, Sendable {
  /// Position and size in the superview's coordinates, in points, unrounded.
  package var frame = Rect.zero
  /// The origin of the view's own coordinates, in points; the size of its bounds is the frame's.
  package var boundsOrigin = Point.zero
  /// Whether the view and its contents are hidden.
  package var isHidden = false
  /// The autoresizing mask.
  package var autoresizingMask: AutoresizingMask = []
  /// The frame's place in the document.
  private var origin: Annotation<SourceLocation>

  /// Position and size in the view's own coordinates, in points.
  package var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }

  /// The current layout of a view.
  package init(of view: View) {
    origin = Annotation(view.frameLocation ?? view.places["frame"] ?? view.location)
    for attribute in LayoutAttribute.all { attribute.read(view, &self) }
  }

  /// Applies this layout to a view, without its subviews.
  package func apply(to view: View) {
    for attribute in LayoutAttribute.all { attribute.apply(self, view) }
    view.frameLocation = origin.value
  }
}

/// One attribute of layouts: its name, and how it is read, applied and printed.
package struct LayoutAttribute: Sendable {
  /// The name in UIKit.
  package let name: String
  /// The printed form of the value.
  package let text: @Sendable (LayoutAttributes) -> String
  let read: @Sendable (View, inout LayoutAttributes) -> Void
  let apply: @Sendable (LayoutAttributes, View) -> Void

  /// Every attribute, in the order in which they are applied.
  package static let all: [LayoutAttribute] = [
    LayoutAttribute("hidden", \.isHidden, \.isHidden) { $0 ? "YES" : "NO" },
    LayoutAttribute("autoresizingMask", \.autoresizingMask, \.autoresizingMask) { "\($0.rawValue)" },
    LayoutAttribute("frame", \.frame, \.frame, text: NumberText.text),
    LayoutAttribute("bounds", \.boundsOrigin, \.boundsOrigin, text: NumberText.text),
  ]

  private init<Value>(
    _ name: String, _ own: any WritableKeyPath<LayoutAttributes, Value> & Sendable,
    _ view: any ReferenceWritableKeyPath<View, Value> & Sendable,
    text: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.text = { text($0[keyPath: own]) }
    read = { $1[keyPath: own] = $0[keyPath: view] }
    apply = { $1[keyPath: view] = $0[keyPath: own] }
  }
}

/// Numbers as shown in findings: points with at most three decimals, and none if they are zero.
enum NumberText {
  static func text(_ number: Double) -> String { Numeral.text(number, decimals: 3) }

  static func text(_ point: Point) -> String { "{\(text(point.x)), \(text(point.y))}" }

  static func text(_ size: Size) -> String { "{\(text(size.width)), \(text(size.height))}" }

  /// Top, left, bottom, right, as in UIKit.
  static func text(_ insets: EdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map { text($0) }.joined(separator: ", ")
      + "}"
  }

  static func text(_ rect: Rect) -> String {
    "{\(text(rect.origin)), {\(text(rect.width)), \(text(rect.height))}}"
  }
}

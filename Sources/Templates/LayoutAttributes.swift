import Diagnostics
import Geometry
import Numerals
import Views

/// What a layout says about one view: TPMultiLayoutViewController's four attributes.
///
/// A further attribute is a property here and a row of `LayoutAttribute.all`.
package struct LayoutAttributes: Hashable, Sendable {
  /// Position and size in the superview's coordinates, points, unrounded.
  package var frame = Rect.zero
  /// The origin of the view's own coordinates, points; the size of its bounds is the frame's.
  package var boundsOrigin = Point.zero
  /// Whether neither the view nor anything in it is drawn.
  package var isHidden = false
  /// What stretches when the superview's size changes.
  package var autoresizingMask: AutoresizingMask = []
  /// Where a document states the frame.
  private var origin: Annotation<SourceLocation>

  /// Position and size in the view's own coordinates, points.
  package var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }

  /// The layout that a view has now.
  package init(of view: View) {
    origin = Annotation(view.frameLocation ?? view.places["frame"] ?? view.location)
    for attribute in LayoutAttribute.all { attribute.read(view, &self) }
  }

  /// Gives a view this layout; its subviews are not touched.
  package func apply(to view: View) {
    for attribute in LayoutAttribute.all { attribute.apply(self, view) }
    view.frameLocation = origin.value
  }
}

/// One attribute that layouts hold: its name, and how it is read, applied and printed.
package struct LayoutAttribute: Sendable {
  /// The name as UIKit has it.
  package let name: String
  /// The value in print.
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

/// Numbers as findings show them: points, at most three decimals, none where there are none.
enum NumberText {
  static func text(_ number: Double) -> String { Numeral.text(number, decimals: 3) }

  static func text(_ point: Point) -> String { "{\(text(point.x)), \(text(point.y))}" }

  static func text(_ size: Size) -> String { "{\(text(size.width)), \(text(size.height))}" }

  /// Top, left, bottom, right, as UIKit has them.
  static func text(_ insets: EdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map { text($0) }.joined(separator: ", ")
      + "}"
  }

  static func text(_ rect: Rect) -> String {
    "{\(text(rect.origin)), {\(text(rect.width)), \(text(rect.height))}}"
  }
}

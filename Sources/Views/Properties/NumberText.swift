import Geometry
import Numerals

/// Numbers as findings show them: points, at most three decimals, none where there are none.
package enum NumberText {
  package static func text(_ number: Double) -> String { Numeral.text(number, decimals: 3) }

  package static func text(_ point: Point) -> String { "{\(text(point.x)), \(text(point.y))}" }

  package static func text(_ size: Size) -> String { "{\(text(size.width)), \(text(size.height))}" }

  /// Top, left, bottom, right, as UIKit has them.
  package static func text(_ insets: EdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map { text($0) }.joined(separator: ", ")
      + "}"
  }

  package static func text(_ rect: Rect) -> String {
    "{\(text(rect.origin)), {\(text(rect.width)), \(text(rect.height))}}"
  }
}

import Geometry
import Views

/// One item of an arrangement, or the container itself, prepared for calculation: every number is finite and
/// nonnegative.
struct ArrangedNode {
  /// The view that gets the node's frame; nil for a nested arrangement.
  var view: ViewID?
  /// The node whose arrangement contains this one; nil for the container.
  var parent: Int?
  /// The index after the last node inside this one: nodes are stored in document order, parents first.
  var end = 0
  var width = ArrangedLimits()
  var height = ArrangedLimits()
  var horizontal = AxisAlignment.stretch
  var vertical = AxisAlignment.stretch
  var margin = EdgeInsets.zero
  /// The node's arrangement; nil for a view that is only measured.
  var inside: ArrangedInside?
  /// The origin of a view's own coordinates, in points.
  var origin = Point.zero
  /// The layout direction of a view's own arrangement.
  var semanticContent = SemanticContent.unspecified

  func limits(_ axis: ArrangedAxis) -> ArrangedLimits { axis == .horizontal ? width : height }

  func alignment(_ axis: ArrangedAxis) -> AxisAlignment { axis == .horizontal ? horizontal : vertical }
}

/// The contents of an arrangement, and their placement.
struct ArrangedInside {
  var kind: Kind
  /// The nodes of the items that are not collapsed, in order.
  var children: [Int] = []
  var columnSpacing = 0.0
  var rowSpacing = 0.0
  var padding = EdgeInsets.zero
  var room = Arrangement.Room.bounds
  /// The insets of `room` at each edge, in points.
  var roomInsets = EdgeInsets.zero
  /// The axis on which the content scrolls, for the container of a scroll view.
  var scrolling: ArrangedAxis?

  enum Kind {
    /// One after another along an axis.
    case line(ArrangedAxis)
    case flow
    case grid(columns: [GridLength], rows: [GridLength], areas: [GridPlacement.Area])
    case custom(any CustomArranging, parameters: CustomKind)
    /// An unknown custom arrangement: nothing is placed.
    case unknown
  }

  /// The distances of the items from the edges, in points.
  var insets: EdgeInsets {
    EdgeInsets(
      top: padding.top + roomInsets.top, left: padding.left + roomInsets.left,
      bottom: padding.bottom + roomInsets.bottom, right: padding.right + roomInsets.right)
  }

  func spacing(_ axis: ArrangedAxis) -> Double { axis == .horizontal ? columnSpacing : rowSpacing }
}

/// One of the two axes.
enum ArrangedAxis { case horizontal, vertical }

/// The alignment of an item in its cell on one axis.
enum AxisAlignment { case start, center, end, stretch }

/// Limits of a length, in points.
struct ArrangedLimits {
  var minimum = 0.0
  var maximum = Double.infinity

  /// The length nearest to a requested one.
  func clamp(_ length: Double) -> Double { max(minimum, min(maximum, length)) }
}

extension EdgeInsets {
  /// The inset at the start of an axis.
  func start(_ axis: ArrangedAxis) -> Double { axis == .horizontal ? left : top }

  /// Both insets of an axis.
  func total(_ axis: ArrangedAxis) -> Double { axis == .horizontal ? left + right : top + bottom }
}

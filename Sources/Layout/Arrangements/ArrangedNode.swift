import Geometry
import Views

/// One item of an arrangement, or the container itself, prepared for calculation: every number is finite and not
/// negative.
struct ArrangedNode {
  /// The view that gets the node's frame; nil for an arrangement inside an arrangement.
  var view: ViewID?
  /// The node whose arrangement holds this one; nil for the container.
  var parent: Int?
  /// The node after the last one inside this one: nodes are stored in document order, each before what it holds.
  var end = 0
  var width = ArrangedLimits()
  var height = ArrangedLimits()
  var horizontal = AxisAlignment.stretch
  var vertical = AxisAlignment.stretch
  var margin = EdgeInsets.zero
  /// What the node arranges; nil for a view that is only measured.
  var inside: ArrangedInside?
  /// Where a view's own coordinates begin, in points.
  var origin = Point.zero
  /// Which way a view's own arrangement is read.
  var semanticContent = SemanticContent.unspecified

  func limits(_ axis: ArrangedAxis) -> ArrangedLimits { axis == .horizontal ? width : height }

  func alignment(_ axis: ArrangedAxis) -> AxisAlignment { axis == .horizontal ? horizontal : vertical }
}

/// What an arrangement holds, and how it is placed.
struct ArrangedInside {
  var kind: Kind
  /// The nodes of the items that are not collapsed, in order.
  var children: [Int] = []
  var columnSpacing = 0.0
  var rowSpacing = 0.0
  var padding = EdgeInsets.zero
  var room = Arrangement.Room.bounds
  /// What `room` takes of each edge, in points.
  var roomInsets = EdgeInsets.zero
  /// The axis on which the content scrolls, for the container of a scroll view.
  var scrolling: ArrangedAxis?

  enum Kind {
    /// One after another along an axis.
    case line(ArrangedAxis)
    case flow
    case grid(columns: [GridLength], rows: [GridLength], areas: [GridPlacement.Area])
    case custom(any CustomArranging, parameters: CustomKind)
    /// A custom arrangement that is not known: nothing is placed.
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

/// Where an item stands in its cell on one axis.
enum AxisAlignment { case start, center, end, stretch }

/// Limits of a length, in points.
struct ArrangedLimits {
  var minimum = 0.0
  var maximum = Double.infinity

  /// The length nearest to a wished one.
  func clamp(_ length: Double) -> Double { max(minimum, min(maximum, length)) }
}

extension EdgeInsets {
  /// The inset at the start of an axis.
  func start(_ axis: ArrangedAxis) -> Double { axis == .horizontal ? left : top }

  /// Both insets of an axis.
  func total(_ axis: ArrangedAxis) -> Double { axis == .horizontal ? left + right : top + bottom }
}

import Geometry
import Views

/// The axis of anchors from side to side.
public enum XAxis {}
/// The axis of anchors from top to bottom.
public enum YAxis {}
/// The kind of anchors that are lengths: width and height.
public enum Dimension {}

/// What a constraint refers to: a view, or a layout guide of one.
public struct LayoutItemName: Hashable, Sendable {
  /// The `id` of the view; nil for a view that has none, of which no constraint can speak.
  public var view: String?
  /// Which guide of the view; nil for the view itself.
  public var guide: LayoutGuide.Kind?
  /// The name of a guide of the view's own.
  public var guideName: String?

  /// The name of a view, or of one of the system's guides of it.
  init(view: String?, guide: LayoutGuide.Kind? = nil, guideName: String? = nil) {
    (self.view, self.guide, self.guideName) = (view, guide, guideName)
  }
}

/// An edge, axis or length of a view or guide, from which constraints are made: `NSLayoutAnchor`.
///
/// Only anchors of one axis go together, as the compiler holds.
public struct LayoutAnchor<Axis>: Hashable, Sendable {
  /// The view or guide.
  public let item: LayoutItemName
  /// Which edge, axis or length of it.
  public let attribute: Constraint.Attribute

  /// Returns a constraint by which this anchor is at another.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - constant: The distance from it, in points.
  public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> ConstraintDescription {
    ConstraintDescription(self, .equal, other, constant: constant)
  }

  /// Returns a constraint by which this anchor is at most at another.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - constant: The distance from it, in points.
  public func constraint(lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0) -> ConstraintDescription
  {
    ConstraintDescription(self, .lessThanOrEqual, other, constant: constant)
  }

  /// Returns a constraint by which this anchor is at least at another.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - constant: The distance from it, in points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0
  ) -> ConstraintDescription {
    ConstraintDescription(self, .greaterThanOrEqual, other, constant: constant)
  }
}

extension LayoutAnchor where Axis == Dimension {
  /// Returns a constraint by which this length is a multiple of another.
  ///
  /// - Parameters:
  ///   - other: The other length.
  ///   - multiplier: The factor.
  ///   - constant: What is added, in points.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> ConstraintDescription {
    ConstraintDescription(self, .equal, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint by which this length is at most a multiple of another.
  ///
  /// - Parameters:
  ///   - other: The other length.
  ///   - multiplier: The factor.
  ///   - constant: What is added, in points.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> ConstraintDescription {
    ConstraintDescription(self, .lessThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint by which this length has a value.
  ///
  /// - Parameter constant: The length, in points.
  public func constraint(equalToConstant constant: Double) -> ConstraintDescription {
    ConstraintDescription(self, .equal, constant: constant)
  }

  /// Returns a constraint by which this length has at most a value.
  ///
  /// - Parameter constant: The length, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> ConstraintDescription {
    ConstraintDescription(self, .lessThanOrEqual, constant: constant)
  }

  /// Returns a constraint by which this length has at least a value.
  ///
  /// - Parameter constant: The length, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> ConstraintDescription {
    ConstraintDescription(self, .greaterThanOrEqual, constant: constant)
  }
}

// MARK: - Items

/// A view or layout guide: what has anchors.
public protocol LayoutItem {
  /// How constraints refer to it.
  var itemName: LayoutItemName { get }
}

extension LayoutItem {
  /// The leading edge.
  public var leadingAnchor: LayoutAnchor<XAxis> { LayoutAnchor(item: itemName, attribute: .leading) }
  /// The trailing edge.
  public var trailingAnchor: LayoutAnchor<XAxis> { LayoutAnchor(item: itemName, attribute: .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutAnchor<XAxis> { LayoutAnchor(item: itemName, attribute: .left) }
  /// The right edge.
  public var rightAnchor: LayoutAnchor<XAxis> { LayoutAnchor(item: itemName, attribute: .right) }
  /// The center from side to side.
  public var centerXAnchor: LayoutAnchor<XAxis> { LayoutAnchor(item: itemName, attribute: .centerX) }
  /// The top edge.
  public var topAnchor: LayoutAnchor<YAxis> { LayoutAnchor(item: itemName, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutAnchor<YAxis> { LayoutAnchor(item: itemName, attribute: .bottom) }
  /// The center from top to bottom.
  public var centerYAnchor: LayoutAnchor<YAxis> { LayoutAnchor(item: itemName, attribute: .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutAnchor<YAxis> {
    LayoutAnchor(item: itemName, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutAnchor<YAxis> {
    LayoutAnchor(item: itemName, attribute: .lastBaseline)
  }
  /// The width.
  public var widthAnchor: LayoutAnchor<Dimension> { LayoutAnchor(item: itemName, attribute: .width) }
  /// The height.
  public var heightAnchor: LayoutAnchor<Dimension> { LayoutAnchor(item: itemName, attribute: .height) }

  /// Returns the four constraints by which this item fills another.
  ///
  /// - Parameters:
  ///   - other: The view or guide.
  ///   - insets: The distances from its edges, in points; left and right are leading and trailing.
  public func constraints(filling other: some LayoutItem, insets: EdgeInsets = .zero)
    -> [ConstraintDescription]
  {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ]
  }
}

extension ViewDescription: LayoutItem {
  /// How constraints refer to the view.
  public var itemName: LayoutItemName { LayoutItemName(view: id) }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: LayoutGuideDescription { guide(.safeArea) }
  /// The part of the view within its margins.
  public var layoutMarginsGuide: LayoutGuideDescription { guide(.layoutMargins) }
  /// The part of the view within margins that keep lines of text readable.
  public var readableContentGuide: LayoutGuideDescription { guide(.readableContent) }
  /// What a scroll view scrolls.
  public var contentLayoutGuide: LayoutGuideDescription { guide(.contentLayoutGuide) }
  /// The part of the screen that a scroll view shows it in.
  public var frameLayoutGuide: LayoutGuideDescription { guide(.frameLayoutGuide) }

  /// Returns a layout guide of the view's own.
  ///
  /// - Parameter name: One of `layoutGuides`.
  public func layoutGuide(_ name: String) -> LayoutGuideDescription {
    LayoutGuideDescription(itemName: LayoutItemName(view: id, guide: .userLayoutGuide, guideName: name))
  }

  private func guide(_ kind: LayoutGuide.Kind) -> LayoutGuideDescription {
    LayoutGuideDescription(itemName: LayoutItemName(view: id, guide: kind))
  }
}

/// A layout guide of a view: a rectangle to lay out against that is no view.
public struct LayoutGuideDescription: LayoutItem, Hashable, Sendable {
  /// How constraints refer to the guide.
  public let itemName: LayoutItemName
}

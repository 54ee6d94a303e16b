import Geometry
import Views

/// The horizontal axis of anchors.
public enum XAxis {}
/// The vertical axis of anchors.
public enum YAxis {}
/// The dimension anchors: width and height.
public enum Dimension {}

/// An item of a constraint: a view, or one of its layout guides.
public struct LayoutItemName: Hashable, Sendable {
  /// The `id` of the view; nil for a view without one, to which no constraint can refer.
  public var view: String?
  /// The guide of the view; nil for the view itself.
  public var guide: LayoutGuide.Kind?
  /// The name of a custom guide of the view.
  public var guideName: String?

  /// The name of a view, or of one of its system guides.
  init(view: String?, guide: LayoutGuide.Kind? = nil, guideName: String? = nil) {
    (self.view, self.guide, self.guideName) = (view, guide, guideName)
  }
}

/// An edge, axis or dimension of a view or guide, for creating constraints: `NSLayoutAnchor`.
///
/// The compiler ensures that only anchors of one axis are combined.
public struct LayoutAnchor<Axis>: Hashable, Sendable {
  /// The view or guide.
  public let item: LayoutItemName
  /// The edge, axis or dimension of it.
  public let attribute: Constraint.Attribute

  /// Returns a constraint that this anchor equals another.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - constant: The distance from it, in points.
  public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> ConstraintDescription {
    ConstraintDescription(self, .equal, other, constant: constant)
  }

  /// Returns a constraint that this anchor is less than or equal to another.
  ///
  /// - Parameters:
  ///   - other: The other anchor.
  ///   - constant: The distance from it, in points.
  public func constraint(lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0) -> ConstraintDescription
  {
    ConstraintDescription(self, .lessThanOrEqual, other, constant: constant)
  }

  /// Returns a constraint that this anchor is greater than or equal to another.
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
  /// Returns a constraint that this dimension equals a multiple of another.
  ///
  /// - Parameters:
  ///   - other: The other length.
  ///   - multiplier: The factor.
  ///   - constant: The constant to add, in points.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> ConstraintDescription {
    ConstraintDescription(self, .equal, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that this dimension is at most a multiple of another.
  ///
  /// - Parameters:
  ///   - other: The other length.
  ///   - multiplier: The factor.
  ///   - constant: The constant to add, in points.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> ConstraintDescription {
    ConstraintDescription(self, .lessThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that this dimension equals a value.
  ///
  /// - Parameter constant: The length, in points.
  public func constraint(equalToConstant constant: Double) -> ConstraintDescription {
    ConstraintDescription(self, .equal, constant: constant)
  }

  /// Returns a constraint that this dimension is at most a value.
  ///
  /// - Parameter constant: The length, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> ConstraintDescription {
    ConstraintDescription(self, .lessThanOrEqual, constant: constant)
  }

  /// Returns a constraint that this dimension is at least a value.
  ///
  /// - Parameter constant: The length, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> ConstraintDescription {
    ConstraintDescription(self, .greaterThanOrEqual, constant: constant)
  }
}

// MARK: - Items

/// A view or layout guide, which has anchors.
public protocol LayoutItem {
  /// The reference used by constraints.
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
  /// The horizontal center.
  public var centerXAnchor: LayoutAnchor<XAxis> { LayoutAnchor(item: itemName, attribute: .centerX) }
  /// The top edge.
  public var topAnchor: LayoutAnchor<YAxis> { LayoutAnchor(item: itemName, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutAnchor<YAxis> { LayoutAnchor(item: itemName, attribute: .bottom) }
  /// The vertical center.
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

  /// Returns the four constraints that make this item fill another.
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
  /// The reference used by constraints.
  public var itemName: LayoutItemName { LayoutItemName(view: id) }

  /// The safe area of the view.
  public var safeAreaLayoutGuide: LayoutGuideDescription { guide(.safeArea) }
  /// The area of the view inside its margins.
  public var layoutMarginsGuide: LayoutGuideDescription { guide(.layoutMargins) }
  /// The readable area of the view inside its margins.
  public var readableContentGuide: LayoutGuideDescription { guide(.readableContent) }
  /// The content of a scroll view.
  public var contentLayoutGuide: LayoutGuideDescription { guide(.contentLayoutGuide) }
  /// The frame of a scroll view.
  public var frameLayoutGuide: LayoutGuideDescription { guide(.frameLayoutGuide) }

  /// Returns a custom layout guide of the view.
  ///
  /// - Parameter name: One of `layoutGuides`.
  public func layoutGuide(_ name: String) -> LayoutGuideDescription {
    LayoutGuideDescription(itemName: LayoutItemName(view: id, guide: .userLayoutGuide, guideName: name))
  }

  private func guide(_ kind: LayoutGuide.Kind) -> LayoutGuideDescription {
    LayoutGuideDescription(itemName: LayoutItemName(view: id, guide: kind))
  }
}

/// A layout guide of a view: a rectangle for layout that is not a view.
public struct LayoutGuideDescription: LayoutItem, Hashable, Sendable {
  /// The reference used by constraints.
  public let itemName: LayoutItemName
}

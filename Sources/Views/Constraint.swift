import Diagnostics

/// A layout constraint as the file says it: first.attribute ⋚ multiplier × second.attribute + constant.
public struct Constraint: Hashable, Sendable {
  /// Which edge, axis or extent of an item; the raw values are the names that Interface Builder writes.
  public enum Attribute: String, Hashable, Sendable {
    /// Edges and axes of the alignment rectangle.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// Baselines of the first and last line of text.
    case firstBaseline, lastBaseline
    /// Edges and axes of the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// Axes within the margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual
    /// Both are the same.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual

    /// The sign in print.
    public var sign: String {
      switch self {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    }
  }

  /// Interface Builder's object id of the constraint.
  public var objectID: String
  /// Where the file opens it.
  public var location: SourceLocation
  /// The object id of the first item.
  public var firstItem: String
  /// The side of the first item.
  public var firstAttribute: Attribute
  /// How the sides compare.
  public var relation = Relation.equal
  /// The object id of the second item; nil compares with the constant alone.
  public var secondItem: String?
  /// The side of the second item.
  public var secondAttribute: Attribute?
  /// What the second side is multiplied by.
  public var multiplier = 1.0
  /// What is added, points.
  public var constant = 0.0
  /// 1 … 1000; 1000 is required.
  public var priority = 1000.0
  /// Whether it is only for Interface Builder's canvas and removed at build time.
  public var isPlaceholder = false
  /// The name that logs show.
  public var identifier: String?

  /// A constraint between the named items with everything else at its default.
  ///
  /// - Parameters:
  ///   - objectID: Interface Builder's object ID of the constraint.
  ///   - location: The place where the file opens it.
  ///   - firstItem: The object ID of the view or layout guide that it is about.
  ///   - firstAttribute: The edge, axis or extent of that item; it equals 0 points at priority 1000 until more is set.
  public init(objectID: String, location: SourceLocation, firstItem: String, firstAttribute: Attribute) {
    self.objectID = objectID
    self.location = location
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
  }
}

/// A rectangle to lay out against that is no view.
public struct LayoutGuide: Hashable, Sendable {
  /// Which rectangle it is.
  public var kind: Kind
  /// Interface Builder's object id.
  public var objectID: String

  /// A guide from its kind and id.
  ///
  /// - Parameters:
  ///   - kind: Which rectangle of its view it is.
  ///   - objectID: The object ID that constraints know it by.
  public init(kind: Kind, objectID: String) {
    self.kind = kind
    self.objectID = objectID
  }

  /// Which rectangle of its view a guide is; the words are the keys that Interface Builder gives it.
  public enum Kind: String, InterfaceBuilderWord {
    /// What no bar covers (`safeAreaLayoutGuide`).
    case safeArea
    /// What is within the margins (`layoutMarginsGuide`).
    case layoutMargins
    /// What is within margins that keep lines of text readable (`readableContentGuide`).
    case readableContent
    /// What a scroll view scrolls (`contentLayoutGuide`).
    case contentLayoutGuide
    /// What a scroll view shows it in (`frameLayoutGuide`).
    case frameLayoutGuide
    /// What the keyboard covers (`keyboardLayoutGuide`).
    case keyboard
    /// The bars at the top, from before safe areas (`UIViewController.topLayoutGuide`).
    case topLayoutGuide
    /// The bars at the bottom, likewise.
    case bottomLayoutGuide
    /// One of the document's own (`UILayoutGuide`).
    case userLayoutGuide
  }
}

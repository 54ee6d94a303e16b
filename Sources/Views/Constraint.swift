import Diagnostics
import Numerals

/// A layout constraint as in the file: first.attribute ⋚ multiplier × second.attribute + constant.
public struct Constraint: Hashable, Sendable {
  /// An edge, axis or size of an item; the raw values are Interface Builder's names.
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

  /// The relation of the two sides.
  public enum Relation: String, Hashable, Sendable {
    /// The first is less than or equal to the second.
    case lessThanOrEqual
    /// Both are equal.
    case equal
    /// The first is greater than or equal to the second.
    case greaterThanOrEqual

    /// The sign in printed form.
    public var sign: String {
      switch self {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    }
  }

  /// Interface Builder's object ID of the constraint.
  public var objectID: String
  /// Its location in the file.
  public var location: SourceLocation
  /// The object ID of the first item.
  public var firstItem: String
  /// The attribute of the first item.
  public var firstAttribute: Attribute
  /// The relation.
  public var relation = Relation.equal
  /// The object ID of the second item; nil compares with the constant only.
  public var secondItem: String?
  /// The attribute of the second item.
  public var secondAttribute: Attribute?
  /// The factor of the second attribute.
  public var multiplier = 1.0
  /// The constant, in points.
  public var constant = 0.0
  /// What code has to do with it, at the line of its location; nil where all is the document's.
  package var code: Code?
  /// 1 … 1000; 1000 is required.
  public var priority = 1000.0
  /// Whether it is a placeholder for Interface Builder's canvas, removed at build time.
  public var isPlaceholder = false
  /// The identifier in logs.
  public var identifier: String?

  /// What of a constraint code gives, in a file.
  package enum Code: Hashable, Sendable {
    /// The constant or the priority of one of the document.
    case properties(file: String)
    /// The constraint itself.
    case whole(file: String)

    /// The file.
    package var file: String {
      switch self {
      case .properties(let file), .whole(let file): file
      }
    }
  }

  /// Whether code makes it.
  package var isMadeByCode: Bool { if case .whole? = code { true } else { false } }

  /// Creates a constraint with defaults for everything else.
  ///
  /// - Parameters:
  ///   - objectID: Interface Builder's object ID of the constraint.
  ///   - location: Its location in the file.
  ///   - firstItem: The object ID of its view or layout guide.
  ///   - firstAttribute: The attribute of that item; it equals 0 points at priority 1000 by default.
  public init(objectID: String, location: SourceLocation, firstItem: String, firstAttribute: Attribute) {
    self.objectID = objectID
    self.location = location
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
  }

  /// The equation as text: `UILabel "Total".leading = UIView (id 7vM-aR-6Gv).leading + 20`.
  ///
  /// - Parameter name: Returns the name of an item; nil for the one that the text is about, whose attribute stands alone.
  package func equation(_ name: (String) -> String?) -> String {
    func side(_ item: String, _ attribute: Attribute) -> String {
      (name(item).map { "\($0)." } ?? "") + attribute.rawValue
    }
    let first = "\(side(firstItem, firstAttribute)) \(relation.sign) "
    guard let secondAttribute else { return first + Numeral.text(constant) }
    let factor = multiplier == 1 ? "" : "\(Numeral.text(multiplier)) × "
    let distance =
      constant == 0 ? "" : (constant < 0 ? " − " : " + ") + Numeral.text(abs(constant))
    return first + factor + side(secondItem ?? "", secondAttribute) + distance
  }
}

/// A rectangle for layout that is not a view.
public struct LayoutGuide: Hashable, Sendable {
  /// Its kind.
  public var kind: Kind
  /// Interface Builder's object ID.
  public var objectID: String

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - objectID: The object ID used by constraints.
  public init(kind: Kind, objectID: String) {
    self.kind = kind
    self.objectID = objectID
  }

  /// The rectangle of a view that a guide represents; the raw values are Interface Builder's keys.
  public enum Kind: String, InterfaceBuilderWord {
    /// The safe area (`safeAreaLayoutGuide`).
    case safeArea
    /// The area inside the margins (`layoutMarginsGuide`).
    case layoutMargins
    /// The area inside margins that keep text readable (`readableContentGuide`).
    case readableContent
    /// The content of a scroll view (`contentLayoutGuide`).
    case contentLayoutGuide
    /// The frame of a scroll view (`frameLayoutGuide`).
    case frameLayoutGuide
    /// The area covered by the keyboard (`keyboardLayoutGuide`).
    case keyboard
    /// The top bars, from before safe areas (`UIViewController.topLayoutGuide`).
    case topLayoutGuide
    /// The bottom bars, likewise.
    case bottomLayoutGuide
    /// A custom guide of the document (`UILayoutGuide`).
    case userLayoutGuide
  }
}

/// What a document says of a view for assistive technologies: the properties of Apple's `UIAccessibility` informal protocol.
public struct AccessibilityAttributes: Hashable, Sendable {
  /// Whether it is an element of its own (`isAccessibilityElement`); nil leaves it to the class.
  public var isElement: Bool?
  /// What it is called, spoken first; nil leaves it to the class.
  public var label: String?
  /// What happens when it is activated.
  public var hint: String?
  /// Its value, such as that of a slider; nil leaves it to the class.
  public var value: String?
  /// What user interface tests find it by; it is not spoken.
  public var identifier: String?
  /// The language in which it is spoken (BCP 47); nil for that of the application.
  public var language: String?
  /// What kind of thing it is; nil leaves it to the class.
  public var traits: AccessibilityTraits?
  /// Whether elements inside cannot be reached (`accessibilityElementsHidden`).
  public var hidesElements = false
  /// Whether elements of views beside it cannot be reached (`accessibilityViewIsModal`).
  public var isModal = false
  /// Whether elements inside are read before any others (`shouldGroupAccessibilityChildren`).
  public var groupsChildren = false

  /// Nothing is said.
  public init() {}
}

/// What kinds of thing an element is: `UIAccessibilityTraits`, with its values, and those that UIKit has for its own classes.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of UIKit's traits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }

  /// Reacts to being activated.
  public static let button = AccessibilityTraits(bit: 0)
  /// Leads somewhere else.
  public static let link = AccessibilityTraits(bit: 1)
  /// A picture.
  public static let image = AccessibilityTraits(bit: 2)
  /// The chosen one of several.
  public static let selected = AccessibilityTraits(bit: 3)
  /// Makes a sound of its own.
  public static let playsSound = AccessibilityTraits(bit: 4)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(bit: 5)
  /// A text that does not change.
  public static let staticText = AccessibilityTraits(bit: 6)
  /// Sums the screen up when it appears.
  public static let summaryElement = AccessibilityTraits(bit: 7)
  /// Does not react.
  public static let notEnabled = AccessibilityTraits(bit: 8)
  /// Changes too often to be announced.
  public static let updatesFrequently = AccessibilityTraits(bit: 9)
  /// A search field.
  public static let searchField = AccessibilityTraits(bit: 10)
  /// Begins to play something.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// Has a value that swipes up and down change.
  public static let adjustable = AccessibilityTraits(bit: 12)
  /// Takes touches as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 13)
  /// Turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits(bit: 14)
  /// Contains tabs.
  public static let tabBar = AccessibilityTraits(bit: 15)
  /// Heads a part of the screen.
  public static let header = AccessibilityTraits(bit: 16)
  /// Takes text (UIKit's own).
  public static let textEntry = AccessibilityTraits(bit: 18)
  /// Takes text that is not shown (UIKit's own).
  public static let secureTextField = AccessibilityTraits(bit: 24)
  /// Leads back to the screen before (UIKit's own).
  public static let backButton = AccessibilityTraits(bit: 27)
  /// A tab (UIKit's own).
  public static let tabBarItem = AccessibilityTraits(bit: 28)
  /// Takes text of several lines (UIKit's own).
  public static let textArea = AccessibilityTraits(bit: 47)
  /// A switch (`toggleButton`, iOS 17).
  public static let switchButton = AccessibilityTraits(bit: 53)

  /// The traits with their names, in UIKit's order. Interface Builder has the same words.
  public static let named: [(name: String, trait: AccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("header", .header),
    ("tabBar", .tabBar), ("textEntry", .textEntry), ("secureTextField", .secureTextField),
    ("backButton", .backButton),
    ("tabBarItem", .tabBarItem), ("textArea", .textArea), ("switchButton", .switchButton),
  ]

  /// The names of the traits, in UIKit's order.
  public var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }
}

extension AccessibilityTraits: PropertyValueConvertible {
  package static var usualEffect: ViewProperty.Effect { .accessibility }
  package var propertyValue: PropertyValue {
    .other(PropertyValue.Other(self) { $0.names.isEmpty ? "none" : $0.names.joined(separator: ", ") })
  }
}

/// A member of one of UIKit's enumerations that properties of views take.
package struct EnumerationMember {
  /// The enumeration in Swift, without the type that it is in: `SeparatorStyle`.
  package let type: String
  /// The member in Swift: `singleLine`.
  package let name: String

  /// What the constants of each begin with in Objective-C.
  private static let constants = [
    ("UIViewContentMode", "ContentMode"), ("UITableViewCellSeparatorStyle", "SeparatorStyle"),
    ("UITableViewCellAccessory", "AccessoryType"), ("NSTextAlignment", "NSTextAlignment"),
    ("NSLineBreak", "NSLineBreakMode"), ("UILayoutConstraintAxis", "Axis"),
    ("UIStackViewDistribution", "Distribution"), ("UIStackViewAlignment", "Alignment"),
    ("UITextBorderStyle", "BorderStyle"), ("UILayoutPriority", "UILayoutPriority"),
  ]
  private static let types = Set(constants.map(\.1) + ["UITableViewCellAccessoryType"])

  /// A constant of Objective-C; nil for one of another enumeration.
  init?(ofConstant word: String) {
    guard let (prefix, type) = Self.constants.first(where: { word.hasPrefix($0.0) }),
      word.count > prefix.count
    else { return nil }
    let name = word.dropFirst(prefix.count)
    self.type = type
    self.name = name.prefix(1).lowercased() + name.dropFirst()
  }

  /// What code names as a member: with its type, or as one of whatever type is expected. Nil for anything else.
  package init?(_ value: SourceValue) {
    switch value {
    case .systemColor(let name): (type, self.name) = ("", name)
    case .accessor(let path) where path.count > 1 && Self.types.contains(path[path.count - 2]):
      let name = path[path.count - 1]
      // Members had capitals before Swift 3.
      (type, self.name) = (path[path.count - 2], name.prefix(1).lowercased() + name.dropFirst())
    default: return nil
    }
  }
}

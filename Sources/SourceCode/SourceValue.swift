/// A value that stands in a source file as a literal.
package indirect enum SourceValue: Hashable, Sendable {
  case text(String)
  /// The text of a key, from a table of the application's texts, and what stands for it where it has none.
  case localized(key: String, table: String?, fallback: String?)
  /// A value of a type, such as `L10n.signIn`.
  case accessor([String])
  /// An argument of the method around, by its name there.
  case argument(String)
  /// The opposite of a truth value.
  case opposite(SourceValue)
  /// One of two values, as a truth value is.
  case choice(SourceValue, SourceValue, otherwise: SourceValue)
  /// The application's text of the key that another value is.
  case lookup(SourceValue, table: String? = nil)
  /// A text in which other values, of which the expressions are given word by word, are put in some places.
  case format(SourceValue, with: String)
  /// A text with attributes, which are given word by word.
  case attributed(SourceValue, with: String)
  /// A text in other letters.
  case letters(SourceValue, Letters)
  case flag(Bool)
  case number(Double)
  /// `nil`
  case nothing
  /// An image by name, or of the system.
  case image(String, isSystem: Bool)
  /// An image that is drawn in another mode than its own: `template` or `original`.
  case rendered(SourceValue, mode: String)
  /// A color by its name in a catalog.
  case namedColor(String)
  /// A color of UIKit's: `red`, `systemBlue`.
  case systemColor(String)
  /// The system's font of a size, in points, and a weight of UIKit's.
  case systemFont(size: Double, weight: String)
  /// The system's font of a text style of UIKit's: `headline`.
  case styleFont(String)
  /// A font by name, of a size in points.
  case namedFont(String, size: Double)
  /// A font by name, or the system's of a weight of UIKit's, whose name or size in points other values are.
  case font(name: SourceValue?, size: SourceValue, weight: String)
  /// What a function returns: the names that lead to it, and what it is called with.
  case made([String], [Labeled])
  /// A width and a height in points that other values are.
  case extent(SourceValue, SourceValue)
  /// A color for a light appearance, and one for a dark one.
  case dynamic(SourceValue, dark: SourceValue)
  /// Red, green, blue and alpha, 0 to 1.
  case rgba([Double])
  /// A color with another alpha, 0 to 1.
  case translucent(SourceValue, alpha: Double)
  /// A width and a height, in points.
  case size(width: Double, height: Double)
  /// A place in a superview and an extent, in points.
  case frame(x: Double, y: Double, width: Double, height: Double)
  /// Distances from four edges, in points.
  case insets(top: Double, left: Double, bottom: Double, right: Double)

  /// Whether it depends on no name.
  package var isLiteral: Bool {
    switch self {
    case .accessor, .argument, .opposite, .choice, .lookup, .format, .attributed, .font, .extent, .made: false
    case .letters(let inner, _), .translucent(let inner, _), .rendered(let inner, _): inner.isLiteral
    case .dynamic(let light, let dark): light.isLiteral && dark.isLiteral
    default: true
    }
  }

  /// A literal as it stands in expressions, if that is as a single word: a text or a whole number; nil for any other value.
  var word: String? {
    switch self {
    case .text(let text): "\"\(text.replacing(" ", with: "_"))\""
    case .number(let number) where number == number.rounded() && abs(number) < 1e9: "\(Int(number))"
    default: nil
    }
  }

  /// The same, and any other value in words of its own.
  package var words: String { word ?? "\(self)" }

  /// Whether it is a text that the application has a key for.
  var isLookedUp: Bool {
    switch self {
    case .localized, .lookup: true
    default: false
    }
  }

  /// Whether it may be such a text: what a member of a type or a function stands for, too.
  var mayBeLookedUp: Bool {
    switch self {
    case .format(let inner, _), .attributed(let inner, _), .letters(let inner, _): inner.mayBeLookedUp
    case .accessor, .made: true
    default: isLookedUp
    }
  }

  /// Whether it may be a text of which a method of texts makes another one.
  var mayBeText: Bool {
    switch self {
    case .text, .localized, .lookup, .letters: true
    case .accessor(let path): path[0].first?.isUppercase == false
    default: false
    }
  }

  /// The label and the name of what a method is called on.
  static let itself = "self"

  /// What a function is called with, and the label, `_` for none.
  package struct Labeled: Hashable, Sendable {
    package var label: String
    package var value: SourceValue
  }

  package enum Letters: Hashable, Sendable { case upper, lower, capitalized }

  /// Whether a name is surely that of a function, and not of a type.
  static func isFunction(_ name: String) -> Bool {
    name.first?.isUppercase == false || name == name.uppercased()
  }
}

extension SourceValue {
  /// The same made of other values; nil where one of them is nothing.
  ///
  /// - Parameter other: Returns what stands for a value that it is made of.
  func rebuilt(_ other: (SourceValue) -> SourceValue?) -> SourceValue? {
    switch self {
    case .opposite(let inner): return other(inner).map { .opposite($0) }
    case .choice(let flag, let first, let second):
      guard let flag = other(flag), let first = other(first), let second = other(second) else { return nil }
      return .choice(flag, first, otherwise: second)
    case .lookup(let inner, let table): return other(inner).map { .lookup($0, table: table) }
    case .format(let inner, let words): return other(inner).map { .format($0, with: words) }
    case .attributed(let inner, let words): return other(inner).map { .attributed($0, with: words) }
    case .letters(let inner, let letters): return other(inner).map { .letters($0, letters) }
    case .dynamic(let light, let dark):
      guard let light = other(light), let dark = other(dark) else { return nil }
      return .dynamic(light, dark: dark)
    case .rendered(let inner, let mode): return other(inner).map { .rendered($0, mode: mode) }
    case .translucent(let inner, let alpha): return other(inner).map { .translucent($0, alpha: alpha) }
    case .font(let name, let size, let weight):
      guard let size = other(size) else { return nil }
      guard let name else { return Self.font(nil, size, weight) }
      return other(name).map { Self.font($0, size, weight) }
    case .extent(let width, let height):
      guard let width = other(width), let height = other(height) else { return nil }
      return .extent(of: width, height)
    case .made(let path, let arguments):
      var others: [Labeled] = []
      for argument in arguments {
        guard let value = other(argument.value) else { return nil }
        others.append(Labeled(label: argument.label, value: value))
      }
      return .made(path, others)
    default: return self
    }
  }

  /// A text in which other values are put; the text itself where it has no places for any, and nil where it is known and has.
  static func formatted(_ text: SourceValue, with words: String) -> SourceValue? {
    guard case .text(let known) = text else { return .format(text, with: words) }
    return known.withoutPlaces.map { .text($0) }
  }

  /// A size, of a width and a height that are known where they are.
  package static func extent(of width: SourceValue, _ height: SourceValue) -> SourceValue {
    guard case .number(let x) = width, case .number(let y) = height else { return .extent(width, height) }
    return .size(width: x, height: y)
  }

  /// A font, of a name and a size that are known where they are.
  package static func font(_ name: SourceValue?, _ size: SourceValue, _ weight: String) -> SourceValue {
    switch (name, size) {
    case (nil, .number(let size)): .systemFont(size: size, weight: weight)
    case (.text(let name), .number(let size)): .namedFont(name, size: size)
    default: .font(name: name, size: size, weight: weight)
    }
  }

  /// The same with a text in place of that which a document gives a view, as its own class reads it.
  package func reading(_ text: String) -> SourceValue {
    if self == .argument(StartingValues.text) { return .text(text) }
    return rebuilt { $0.reading(text) } ?? self
  }

  /// Whether it is made of the text that a document gives a view.
  package var readsText: Bool { reading("") != self }

  /// It as a text, and the attributes that it has as one, word by word; nil for none.
  var withAttributes: (text: SourceValue, attributes: String?) {
    if case .attributed(let text, let words) = self { (text, words) } else { (self, nil) }
  }

  /// Whether one of some names stands for it, or for what it is made of.
  func isMade(ofAny names: Set<String>) -> Bool {
    var isMade = false
    switch self {
    case .accessor(let path): return names.contains(path[0])
    case .argument(let name): return names.contains(name)
    case .made(let path, _) where names.contains(path[0]): return true
    default:
      _ = rebuilt { inner in
        isMade = isMade || inner.isMade(ofAny: names)
        return inner
      }
      return isMade
    }
  }

  /// A member that code names without its type, which is read as one of a color, as one of another type; nil for any other value.
  package func ofExpectedType(_ type: String) -> SourceValue? {
    switch self {
    case .systemColor(let name): .accessor([type, name])
    case .accessor(let path) where path.count == 2 && path[0] == "UIColor": .accessor([type, path[1]])
    case .made(let path, let arguments) where path.count == 2 && path[0] == "UIColor":
      .made([type, path[1]], arguments)
    default: nil
    }
  }

  /// Whether it is a text that is stated.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether all names that it is made of are those of types and their members, which mean the same everywhere.
  var isOfTypes: Bool {
    switch self {
    case .accessor(let path): path.count > 1 && path[0].first?.isUppercase == true
    case .made(let path, let arguments): path.count > 1 && arguments.allSatisfy(\.value.isOfTypes)
    case .argument, .opposite, .choice: false
    case .lookup(let inner, _), .format(let inner, _), .attributed(let inner, _), .letters(let inner, _),
      .translucent(let inner, _), .rendered(let inner, _):
      inner.isOfTypes
    case .font(let name, let size, _): (name?.isOfTypes ?? true) && size.isOfTypes
    case .extent(let width, let height), .dynamic(let width, let height): width.isOfTypes && height.isOfTypes
    default: true
    }
  }

  /// Of how many values it is made, with itself; one that is made of too many is not followed.
  private var weight: Int {
    switch self {
    case .opposite(let inner), .lookup(let inner, _), .format(let inner, _), .attributed(let inner, _),
      .letters(let inner, _),
      .translucent(let inner, _), .rendered(let inner, _):
      1 + inner.weight
    case .choice(let flag, let first, let second): 1 + flag.weight + first.weight + second.weight
    case .font(let name, let size, _): 1 + (name?.weight ?? 0) + size.weight
    case .extent(let width, let height), .dynamic(let width, let height): 1 + width.weight + height.weight
    case .made(_, let arguments): arguments.reduce(1) { $0 + $1.value.weight }
    default: 1
    }
  }

  /// The same; nil if it is made of more than a program states, which a stranger's may.
  var ifSmall: SourceValue? { weight <= 64 ? self : nil }
}

extension String {
  /// The text of a format that has no places for other values; nil for one that has, such as `%@` or `%d`.
  package var withoutPlaces: String? {
    let parts = split(separator: "%%", omittingEmptySubsequences: false)
    return parts.contains { $0.contains("%") } ? nil : parts.joined(separator: "%")
  }
}

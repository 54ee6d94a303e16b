/// The value of an expression that depends on nothing but itself and the application's texts.
struct SourceExpression {
  let text: SourceText
  let range: Range<Int>
  private let isObjectiveC: Bool

  init(_ text: SourceText, _ range: Range<Int>, isObjectiveC: Bool = false) {
    self.text = text
    self.range = range.lowerBound..<max(range.lowerBound, min(range.upperBound, text.pieces.count))
    self.isObjectiveC = isObjectiveC
  }

  /// The value; nil if it is no literal.
  var value: SourceValue? {
    // Longer ones are no literals, and a stranger may have nested them deeply.
    if range.isEmpty || range.count > StatementReader.longestValue { return nil }
    if !isObjectiveC, let choice { return choice }
    var index = range.lowerBound
    guard var value = isObjectiveC ? objectiveC(&index) : swift(&index) else { return nil }
    while index < range.upperBound {
      if isObjectiveC { return nil }
      if text.isMark(index, "!") || text.isMark(index, "?") && text.isMark(index + 1, ".") {
        index += 1
        continue
      }
      // Literals one after the other.
      if case .text(let first) = value, text.isMark(index, "+"), let second = text.literal(index + 1) {
        value = .text(first + second)
        index += 2
        continue
      }
      // What stands for a font or a color that is not there.
      if text.isMark(index, "?"), text.isMark(index + 1, "?"), value.mayBeMissing { return value }
      guard text.isMark(index, "."), let name = text.word(index + 1) else { return nil }
      index += 2
      if Self.renderings.contains(name), text.isMark(index, "("), let mode = rendering(text.inside(index)) {
        value = mode == "automatic" ? value : .rendered(value, mode: mode)
        index = text.afterBrackets(index)
        continue
      }
      var arguments: [Argument] = []
      if text.isMark(index, "(") {
        arguments = Self.arguments(text, text.inside(index))
        index = text.afterBrackets(index)
      }
      // With arguments it is anything else: `.appending("x")`.
      let isPlain = arguments.isEmpty || Self.admitsArguments.contains(name)
      guard
        let next = isPlain
          ? changed(value, by: name) ?? asked(value, for: name, arguments)
          : asked(value, for: name, arguments)
      else { return nil }
      value = next
    }
    return index == range.upperBound ? value : nil
  }

  /// `isFree ? first : second` and `!isFree`, of a name that may be an argument's.
  private var choice: SourceValue? {
    let isOpposite = text.isMark(range.lowerBound, "!")
    let name = range.lowerBound + (isOpposite ? 1 : 0)
    guard let word = text.word(name), word.first?.isLowercase == true else { return nil }
    let flag = isOpposite ? SourceValue.opposite(.accessor([word])) : .accessor([word])
    if name + 1 == range.upperBound { return isOpposite ? flag : nil }
    guard text.isMark(name + 1, "?"), name + 2 < range.upperBound else { return nil }
    var colon = name + 2
    while colon < range.upperBound, !text.isMark(colon, ":") {
      // One choice in another is not looked at.
      if text.isMark(colon, "?") { return nil }
      colon = text.isAny(colon, "([{") ? text.afterBrackets(colon) : colon + 1
    }
    guard colon < range.upperBound, let first = SourceExpression(text, name + 2..<colon).value,
      let second = SourceExpression(text, colon + 1..<range.upperBound).value
    else { return nil }
    return .choice(flag, first, otherwise: second)
  }

  /// The methods that have an image drawn in another mode.
  static let renderings: Set<String> = ["withRenderingMode", "imageWithRenderingMode"]

  /// The mode in which an image is drawn that an argument names: `template` of `.alwaysTemplate`; nil for anything else.
  ///
  /// Source: Apple, `UIImage.RenderingMode`.
  func rendering(_ argument: Range<Int>) -> String? {
    guard let name = argument.last.flatMap({ text.word($0) }) else { return nil }
    let modes = ["alwaystemplate": "template", "alwaysoriginal": "original", "automatic": "automatic"]
    return modes.first { name.lowercased().hasSuffix($0.key) }?.value
  }

  /// Methods whose arguments do not matter: a locale.
  private static let admitsArguments: Set<String> = ["uppercased", "lowercased", "capitalized"]

  private func changed(_ value: SourceValue, by name: String) -> SourceValue? {
    switch name {
    case "uppercased", "localizedUppercase": return .letters(value, .upper)
    case "lowercased", "localizedLowercase": return .letters(value, .lower)
    case "capitalized", "localizedCapitalized": return .letters(value, .capitalized)
    case "cgColor", "CGColor":
      // Layers have the same colors in another form.
      switch value {
      case .systemColor, .namedColor, .rgba, .translucent, .made: return value
      case .accessor(let path) where path.count == 1 || path[0].first?.isUppercase == true: return value
      default: return nil
      }
    default:
      // A property of texts that looks them up: `localized`, `localize()`, `l10n`.
      guard name.hasPrefix("locali") || name.hasPrefix("Locali") || name == "l10n" || name == "i18n" else {
        return nil
      }
      switch value {
      case .text(let key): return .localized(key: key, table: nil, fallback: nil)
      // A generated accessor is the text itself.
      case .accessor(let path) where path.count == 1 || path[0].first?.isUppercase == true:
        return .lookup(value)
      default: return nil
      }
    }
  }

  // MARK: Swift

  private func swift(_ index: inout Int) -> SourceValue? {
    if let literal = text.literal(index) {
      index += 1
      return .text(literal)
    }
    if text.isMark(index, ".") {
      guard let name = text.word(index + 1) else { return nil }
      index += 2
      return implicitMember(name, &index)
    }
    if text.isMark(index, "#") { return literalExpression(&index) }
    if let number = number(&index) { return .number(number) }
    guard let first = text.word(index) else { return nil }
    switch first {
    case "true", "false":
      index += 1
      return .flag(first == "true")
    case "nil":
      index += 1
      return .nothing
    default: break
    }
    var path = [first]
    index += 1
    while true {
      let point = text.isAny(index, "?!") ? index + 1 : index
      guard text.isMark(point, "."), let next = text.word(point + 1) else { break }
      path.append(next)
      index = point + 2
    }
    if path.count > 1, path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    if path.count > 1, let alias = text.aliases[path[0]] { path = alias + path.dropFirst() }
    if Self.automaticDimensions.contains(path.joined(separator: ".")) { return .number(-1) }
    if path == ["UIFontMetrics"], text.isMark(index, "("),
      text.isWord(text.afterBrackets(index) + 1, "scaledFont")
    {
      path.append("scaledFont")
      index = text.afterBrackets(index) + 2
    }
    if path == ["UIColor"], text.isMark(index, "{") {
      let body = text.inside(index)
      index = text.afterBrackets(index)
      return dynamicColor(body)
    }
    if path.count > 2, Self.renderings.contains(path[path.count - 1]), text.isMark(index, "("),
      let mode = rendering(text.inside(index))
    {
      // An accessor that is generated.
      index = text.afterBrackets(index)
      return .rendered(.accessor(path.dropLast()), mode: mode)
    }
    if text.isMark(index, "(") {
      let end = text.afterBrackets(index)
      guard end <= range.upperBound else { return nil }
      let value = called(path, Self.arguments(text, text.inside(index)))
      index = end
      return value
    }
    if path.count == 2, path[1] == "zero", let nothing = Self.zeros[path[0]] { return nothing }
    if path.count == 2, path[0] == "UIColor" { return .systemColor(path[1]) }
    if path.count == 3, path[0] == "UIColor", path[2] == "cgColor" { return .systemColor(path[1]) }
    // A constant of the type itself.
    if path.count == 1, path[0] != "self" { return .accessor(path) }
    if path.count == 2, path[0].first?.isUppercase == false,
      let changed = changed(.accessor([path[0]]), by: path[1])
    {
      return changed
    }
    guard path.count > 1 else { return nil }
    // What leads to it may be known.
    if path[0].first?.isUppercase == false { return .accessor(path) }
    return changed(.accessor(Array(path.dropLast())), by: path[path.count - 1]) ?? .accessor(path)
  }

  /// What types of Core Graphics and UIKit have as `zero`.
  private static let zeros: [String: SourceValue] = [
    "CGSize": .size(width: 0, height: 0), "UIEdgeInsets": .insets(top: 0, left: 0, bottom: 0, right: 0),
  ]

  /// A member of the type that is expected: a color, or a font that a function returns.
  private func implicitMember(_ name: String, _ index: inout Int) -> SourceValue? {
    var path = [name.lowercased().hasSuffix("font") ? "UIFont" : "UIColor", name]
    if path[0] == "UIColor", text.isMark(index, "."), let next = text.word(index + 1),
      next == "withAlphaComponent"
    {
      path.append(next)
      index += 2
    }
    guard text.isMark(index, "(") else { return .systemColor(name) }
    let end = text.afterBrackets(index)
    guard end <= range.upperBound else { return nil }
    defer { index = end }
    return called(path, Self.arguments(text, text.inside(index)))
  }

  /// What makes tables ask the contents of their rows, and what views have for a size that they do not have.
  ///
  /// Source: `UITableView.automaticDimension`, `UIView.noIntrinsicMetric`.
  static let automaticDimensions: Set<String> = [
    "UITableView.automaticDimension", "UITableViewAutomaticDimension", "UIView.noIntrinsicMetric",
    "UIViewNoIntrinsicMetric",
  ]

  private func literalExpression(_ index: inout Int) -> SourceValue? {
    guard let name = text.word(index + 1), text.isMark(index + 2, "(") else { return nil }
    let end = text.afterBrackets(index + 2)
    let arguments = Self.arguments(text, text.inside(index + 2))
    index = end
    switch name {
    case "imageLiteral": return arguments.first.flatMap { literal($0) }.map { .image($0, isSystem: false) }
    case "colorLiteral": return rgba(arguments)
    default: return nil
    }
  }

  func number(_ index: inout Int) -> Double? {
    var digits = ""
    var at = index
    if text.isMark(at, "-") { (digits, at) = ("-", at + 1) }
    guard let whole = text.word(at), whole.first?.isNumber == true else { return nil }
    digits += whole
    at += 1
    if text.isMark(at, "."), let part = text.word(at + 1), part.first?.isNumber == true {
      digits += "." + part
      at += 2
    } else if isObjectiveC, text.isMark(at, "."), text.isWord(at + 1, "f") || text.isWord(at + 1, "F") {
      // `5.f`
      at += 2
    }
    digits.removeAll { $0 == "_" }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if !isHexadecimal, digits.hasSuffix("f") || digits.hasSuffix("F") { digits.removeLast() }
    guard let number = Double(digits), number.isFinite else { return nil }
    index = at
    return number
  }

  private func called(_ path: [String], _ arguments: [Argument]) -> SourceValue? {
    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
    // Swift 2 calls colors: `UIColor.lightGrayColor()`.
    if path.count == 2, path[0] == "UIColor", path[1].hasSuffix("Color"), arguments.isEmpty {
      return .systemColor(Self.color(path[1]))
    }
    if let last = path.last, path.count > 1, arguments.isEmpty || Self.admitsArguments.contains(last) {
      let inner = SourceValue.accessor(Array(path.dropLast()))
      if let changed = changed(inner, by: last) { return changed }
      // A generated function without arguments: `R.string.localizable.title()`.
      if path[0].first?.isUppercase == true { return arguments.isEmpty ? .accessor(path) : nil }
      return asked(inner, for: last, arguments)
    }
    // Fonts have their own size where the size of text is the usual one.
    if path.first == "UIFontMetrics", path.last == "scaledFont", let font = argument("for") {
      return SourceExpression(text, font.range).value
    }
    if path.last == "withAlphaComponent", path.count > 1, arguments.count == 1 {
      let isOfUIKit = path.count == 3 && path[0] == "UIColor"
      let color = isOfUIKit ? .systemColor(path[1]) : SourceValue.accessor(path.dropLast())
      return number(arguments[0]).map { .translucent(color, alpha: $0) }
    }
    // `Bundle.main.localizedString(forKey: "key", value: "", table: nil)`
    if path.last == "localizedString", let key = argument("forKey") {
      let table = argument("table").flatMap(literal)
      if text.isWord(key.range.lowerBound, "self"), key.range.count == 1 {
        return .lookup(.argument(SourceValue.itself), table: table)
      }
      guard let known = literal(key) else { return value(key).map { .lookup($0, table: table) } }
      let usual = argument("value").flatMap(literal)
      return .localized(key: known, table: table, fallback: usual == "" ? nil : usual)
    }
    switch path.joined(separator: ".") {
    case "NSLocalizedString":
      let table = argument("tableName").flatMap(literal)
      guard let first = argument(nil) else { return nil }
      if text.isWord(first.range.lowerBound, "self"), first.range.count == 1 {
        return .lookup(.argument(SourceValue.itself), table: table)
      }
      guard let key = literal(first) else { return value(first).map { .lookup($0, table: table) } }
      return .localized(key: key, table: table, fallback: argument("value").flatMap(literal))
    case "String", "String.init":
      if let format = argument("format").flatMap(value) {
        let rest = arguments.filter { $0.label != "format" }.map { text.expression($0.range) }
        return .formatted(format, with: rest.joined(separator: " ,"))
      }
      guard let key = argument("localized").flatMap(literal) else { return nil }
      return .localized(
        key: key, table: argument("table").flatMap(literal),
        fallback: argument("defaultValue").flatMap(literal))
    case "UILayoutPriority", "UILayoutPriority.init":
      return (argument(nil) ?? argument("rawValue")).flatMap { number($0) }.map { .number($0) }
    case "NSAttributedString", "NSMutableAttributedString", "AttributedString":
      guard let text = argument("string") ?? argument(nil), let plain = value(text) else { return nil }
      return argument("attributes").map { .attributed(plain, with: self.text.expression($0.range)) } ?? plain
    case "UIImage", "UIImage.init":
      if let name = argument("named").flatMap(literal) { return .image(name, isSystem: false) }
      if let name = argument("systemName").flatMap(literal), arguments.count == 1 {
        return .image(name, isSystem: true)
      }
      return argument("resource").flatMap { member($0) }.map { .accessor(["ImageResource", $0]) }
    case "UIFont", "UIFont.init":
      guard let name = argument("name").flatMap(value), let size = argument("size").flatMap(value) else {
        return nil
      }
      return .font(name, size, "regular")
    case "UIFont.systemFont", "UIFont.boldSystemFont":
      guard let size = argument("ofSize").flatMap(value) else { return nil }
      let weight = argument("weight").flatMap { member($0) } ?? (path[1] == "systemFont" ? "regular" : "bold")
      return .font(nil, size, weight)
    case "UIFont.preferredFont":
      return arguments.count == 1
        ? argument("forTextStyle").flatMap { member($0) }.map { .styleFont($0) } : nil
    case "UIColor", "UIColor.init":
      if let name = argument("named").flatMap(literal) { return .namedColor(name) }
      if let name = argument("resource").flatMap({ member($0) }) {
        return .accessor(["ColorResource", name])
      }
      if let provider = argument("dynamicProvider")?.range {
        return text.isMark(provider.lowerBound, "{") ? dynamicColor(text.inside(provider.lowerBound)) : nil
      }
      if let color = rgba(arguments) ?? HexColor(arguments, text)?.value { return color }
      // `.init(900)` is of whatever type is expected: a priority.
      let isNumber = arguments.count == 1 && [nil, "rawValue"].contains(arguments[0].label)
      return isNumber ? number(arguments[0]).map { .number($0) } : nil
    case "CGSize", "CGSize.init":
      return arguments.map(\.label) == ["width", "height"] ? size(arguments) : nil
    case "CGRect", "CGRect.init":
      return arguments.map(\.label) == ["x", "y", "width", "height"] ? frame(arguments) : nil
    case "UIEdgeInsets", "UIEdgeInsets.init":
      return arguments.map(\.label) == ["top", "left", "bottom", "right"] ? insets(arguments) : nil
    default:
      // What SwiftGen makes: `L10n.tr("Localizable", "key", fallback: "…")`.
      if path.last == "tr", arguments.count >= 2,
        arguments.dropFirst(2).allSatisfy({ $0.label == "fallback" }),
        let table = literal(arguments[0]), let key = literal(arguments[1])
      {
        return .localized(key: key, table: table, fallback: argument("fallback").flatMap(literal))
      }
      return made(path, arguments)
    }
  }

  /// What a text is made into by a method or property that the application adds to texts: `"key".inTable("Menu")`.
  private func asked(_ value: SourceValue, for name: String, _ arguments: [Argument]) -> SourceValue? {
    guard value.mayBeText, arguments.count < Self.mostArguments else { return nil }
    let known = arguments.compactMap { argument in
      self.value(argument).map { SourceValue.Labeled(label: argument.label ?? "_", value: $0) }
    }
    guard known.count == arguments.count else { return nil }
    return .made(["String", name], [SourceValue.Labeled(label: SourceValue.itself, value: value)] + known)
  }

  /// What a function of the application's returns.
  private func made(_ path: [String], _ arguments: [Argument]) -> SourceValue? {
    // A type that is called is an initializer, which makes something else; what is called with one text may be a function all the same.
    let isText = arguments.count == 1 && literal(arguments[0]) != nil
    guard path.count > 1 || SourceValue.isFunction(path[0]) || isText,
      path.count == 1 || path[0].first?.isUppercase == true,
      arguments.count <= Self.mostArguments
    else {
      return nil
    }
    let known = arguments.compactMap { argument in
      value(argument).map { SourceValue.Labeled(label: argument.label ?? "_", value: $0) }
    }
    return known.count == arguments.count ? .made(path, known) : nil
  }

  /// The most arguments of a function that are looked at.
  static let mostArguments = 8

  private func value(_ argument: Argument) -> SourceValue? { SourceExpression(text, argument.range).value }

  func literal(_ argument: Argument) -> String? {
    argument.range.count == 1 ? text.literal(argument.range.lowerBound) : nil
  }

  /// The name of an enumeration's member: `.bold`, `UIFont.Weight.bold`.
  private func member(_ argument: Argument) -> String? {
    let last = argument.range.upperBound - 1
    return text.isMark(last - 1, ".") ? text.word(last) : nil
  }

  func number(_ argument: Argument) -> Double? {
    var index = argument.range.lowerBound
    guard let number = number(&index), index == argument.range.upperBound else { return nil }
    return number
  }

  func size(_ arguments: [Argument]) -> SourceValue? {
    let sides = arguments.map { SourceExpression(text, $0.range, isObjectiveC: isObjectiveC).value }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    return .extent(of: width, height)
  }

  func frame(_ arguments: [Argument]) -> SourceValue? {
    let numbers = arguments.compactMap(number)
    guard numbers.count == 4, arguments.count == 4 else { return nil }
    return .frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func insets(_ arguments: [Argument]) -> SourceValue? {
    let edges = arguments.compactMap(number)
    guard edges.count == 4, arguments.count == 4 else { return nil }
    return .insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  func rgba(_ arguments: [Argument]) -> SourceValue? {
    func fraction(_ argument: Argument) -> Double? {
      var argument = argument
      // The whole may be in brackets.
      if text.isMark(argument.range.lowerBound, "("),
        text.afterBrackets(argument.range.lowerBound) == argument.range.upperBound
      {
        argument.range = text.inside(argument.range.lowerBound)
      }
      var index = argument.range.lowerBound
      guard var number = self.number(&index) else { return nil }
      if text.isMark(index, "/") {
        index += 1
        guard let divisor = self.number(&index), divisor > 0 else { return nil }
        number /= divisor
      }
      return index == argument.range.upperBound ? number : nil
    }
    let numbers = arguments.compactMap(fraction)
    guard numbers.count == arguments.count, numbers.allSatisfy((0...1).contains) else { return nil }
    switch arguments.map(\.label) {
    case ["red", "green", "blue", "alpha"], ["displayP3Red", "green", "blue", "alpha"]: return .rgba(numbers)
    case ["colorWithRed", "green", "blue", "alpha"]: return .rgba(numbers)
    case ["white", "alpha"], ["colorWithWhite", "alpha"]:
      return .rgba([numbers[0], numbers[0], numbers[0], numbers[1]])
    default: return nil
    }
  }

  // MARK: Arguments

  struct Argument {
    var label: String?
    var range: Range<Int>
  }

  /// The arguments between two brackets in Swift.
  static func arguments(_ text: SourceText, _ range: Range<Int>) -> [Argument] {
    var result: [Argument] = []
    var index = range.lowerBound
    while index < range.upperBound {
      var label: String?
      if let word = text.word(index), text.isMark(index + 1, ":") { (label, index) = (word, index + 2) }
      let start = index
      while index < range.upperBound, !text.isMark(index, ",") {
        let isOpening = text.isAny(index, "([{")
        index = isOpening ? text.afterBrackets(index) : index + 1
      }
      index = min(index, range.upperBound)
      result.append(Argument(label: label, range: start..<index))
      index += 1
    }
    return result
  }
}

extension SourceValue {
  /// Whether code may name another value for the case that there is no such thing.
  fileprivate var mayBeMissing: Bool {
    switch self {
    case .font, .namedFont, .namedColor, .image, .made, .lookup: true
    case .accessor(let path): path.count == 1
    default: false
    }
  }
}

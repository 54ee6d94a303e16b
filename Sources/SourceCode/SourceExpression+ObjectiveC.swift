// Values in Objective-C.
extension SourceExpression {
  func objectiveC(_ index: inout Int) -> SourceValue? {
    if text.isMark(index, "@"), let literal = text.literal(index + 1) {
      index += 2
      return .text(literal)
    }
    if let number = number(&index) { return .number(number) }
    if let word = text.word(index) {
      switch word {
      case "YES", "NO", "true", "false":
        index += 1
        return .flag(word == "YES" || word == "true")
      case "nil", "NULL":
        index += 1
        return .nothing
      case _ where Self.automaticDimensions.contains(word):
        index += 1
        return .number(-1)
      default: break
      }
      if let member = EnumerationMember(ofConstant: word) {
        index += 1
        return .accessor([member.type, member.name])
      }
      guard text.isMark(index + 1, "(") else {
        if word == "UIColor", text.isMark(index + 1, "."), let name = text.word(index + 2) {
          index += 3
          skipLayerForm(&index)
          return .systemColor(Self.color(name))
        }
        // A constant, perhaps.
        index += 1
        return .accessor([word])
      }
      let end = text.afterBrackets(index + 1)
      let arguments = Self.arguments(text, text.inside(index + 1))
      index = end
      if word == "CGSizeMake" { return size(arguments) }
      if word == "CGRectMake", let frame = frame(arguments) { return frame }
      if word == "UIEdgeInsetsMake" { return insets(arguments) }
      guard word.hasPrefix("NSLocalizedString"), let first = arguments.first else {
        return made(word, arguments)
      }
      // The plain macro has a comment after the key; the others have the table there, one of them a text as the fourth.
      func literal(_ place: Int) -> String? {
        arguments.count > place ? objectiveCLiteral(arguments[place]) : nil
      }
      let table = word == "NSLocalizedString" ? nil : literal(1)
      guard let key = objectiveCLiteral(first) else {
        return SourceExpression(text, first.range, isObjectiveC: true).value.map { .lookup($0, table: table) }
      }
      return .localized(
        key: key, table: table,
        fallback: word == "NSLocalizedStringWithDefaultValue" ? literal(3) : nil)
    }
    if text.isMark(index, "("), text.afterBrackets(index) <= range.upperBound {
      let inner = text.inside(index)
      index = text.afterBrackets(index)
      return SourceExpression(text, inner, isObjectiveC: true).value
    }
    guard text.isMark(index, "[") else { return nil }
    let inner = text.inside(index)
    index = text.afterBrackets(index)
    let value = message(inner)
    switch value {
    case .systemColor, .namedColor, .translucent, .rgba: skipLayerForm(&index)
    default: break
    }
    return value
  }

  /// What a macro stands for.
  private func made(_ name: String, _ arguments: [Argument]) -> SourceValue? {
    guard arguments.count <= Self.mostArguments else { return nil }
    let known = arguments.compactMap { argument in
      SourceExpression(text, argument.range, isObjectiveC: true).value.map {
        SourceValue.Labeled(label: "_", value: $0)
      }
    }
    return known.count == arguments.count ? .made([name], known) : nil
  }

  /// Skips what makes a color one of Core Graphics, which layers have.
  private func skipLayerForm(_ index: inout Int) {
    if text.isMark(index, "."), text.isWord(index + 1, "CGColor") { index += 2 }
  }

  /// What a message between brackets returns.
  private func message(_ inner: Range<Int>) -> SourceValue? {
    if let value = translucent(inner) ?? rendered(inner) { return value }
    guard let receiver = text.word(inner.lowerBound), let message = text.word(inner.lowerBound + 1) else {
      return nil
    }
    let arguments = Self.objectiveCArguments(text, inner.dropFirst())
    switch (receiver, message) {
    case ("UIImage", "imageNamed"):
      return arguments.first.flatMap(objectiveCLiteral).map { .image($0, isSystem: false) }
    case ("UIImage", "systemImageNamed"):
      return arguments.first.flatMap(objectiveCLiteral).map { .image($0, isSystem: true) }
    case ("UIColor", "colorWithRed"), ("UIColor", "colorWithWhite"): return rgba(arguments)
    case ("UIFont", "systemFontOfSize"), ("UIFont", "boldSystemFontOfSize"):
      guard let size = arguments.first.flatMap(number) else { return nil }
      let usual = message == "systemFontOfSize" ? "regular" : "bold"
      guard arguments.count > 1 else { return .systemFont(size: size, weight: usual) }
      return constant(arguments[1], after: "UIFontWeight").map { .systemFont(size: size, weight: $0) }
    case ("UIFont", "fontWithName"):
      guard arguments.count == 2, let name = objectiveCLiteral(arguments[0]), let size = number(arguments[1])
      else { return nil }
      return .namedFont(name, size: size)
    case ("UIFont", "preferredFontForTextStyle"):
      return arguments.first.flatMap { constant($0, after: "UIFontTextStyle") }.map { .styleFont($0) }
    case ("UIColor", "colorNamed"): return arguments.first.flatMap(objectiveCLiteral).map { .namedColor($0) }
    case ("UIColor", _) where arguments.isEmpty: return .systemColor(Self.color(message))
    default: return nil
    }
  }

  /// `[UIColor.blackColor colorWithAlphaComponent:0.5]`
  private func translucent(_ message: Range<Int>) -> SourceValue? {
    guard let name = message.first(where: { text.isWord($0, "colorWithAlphaComponent") }),
      text.isMark(name + 1, ":"), name > message.lowerBound
    else { return nil }
    var (start, alpha) = (message.lowerBound, name + 2)
    guard let color = objectiveC(&start), start == name, let number = number(&alpha),
      alpha == message.upperBound
    else { return nil }
    return .translucent(color, alpha: number)
  }

  /// `[[UIImage imageNamed:@"star"] imageWithRenderingMode:UIImageRenderingModeAlwaysTemplate]`
  private func rendered(_ message: Range<Int>) -> SourceValue? {
    guard text.isMark(message.lowerBound, "[") else { return nil }
    var start = message.lowerBound
    guard let image = objectiveC(&start), Self.renderings.contains(text.word(start) ?? ""),
      let mode = rendering(message)
    else { return nil }
    return mode == "automatic" ? image : .rendered(image, mode: mode)
  }

  /// What a constant is called after what its name begins with: `semibold` of `UIFontWeightSemibold`.
  private func constant(_ argument: Argument, after prefix: String) -> String? {
    guard argument.range.count == 1, let word = text.word(argument.range.lowerBound), word.hasPrefix(prefix)
    else {
      return nil
    }
    let name = word.dropFirst(prefix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  static func color(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }

  private func objectiveCLiteral(_ argument: Argument) -> String? {
    argument.range.count == 2 && text.isMark(argument.range.lowerBound, "@")
      ? text.literal(argument.range.lowerBound + 1) : nil
  }

  /// The arguments of a message, which begins with its name, without its receiver.
  static func objectiveCArguments(_ text: SourceText, _ range: Range<Int>) -> [Argument] {
    var result: [Argument] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let label = text.word(index), text.isMark(index + 1, ":") else { return result }
      index += 2
      let start = index
      while index < range.upperBound,
        index == start || !(text.word(index) != nil && text.isMark(index + 1, ":"))
      {
        let isOpening = text.isAny(index, "([{")
        index = isOpening ? text.afterBrackets(index) : index + 1
      }
      index = min(index, range.upperBound)
      result.append(Argument(label: label, range: start..<index))
    }
    return result
  }
}

import Assets
import Geometry
import Localization
import SourceCode
import Views

/// What values that sources state mean in a project and a language.
extension CodeValues {
  /// What a member of a type is for a property that takes one: the trait of `.header`, the name of `.scaleAspectFit`.
  /// `isOther`: whether the version of the project that this one is compared with has it.
  func member(_ property: String, _ value: SourceValue, isOther: Bool = false) -> PropertyValue? {
    // Where a font is expected, what is called without a type is one of the application's.
    if property.lowercased().hasSuffix("font"), let font = value.ofExpectedType("UIFont") {
      return resolved(font, isOther: isOther)
    }
    guard let member = EnumerationMember(value) else { return nil }
    switch property {
    case "accessibilityTraits":
      return AccessibilityTraits.named.first { $0.name == member.name }?.trait.propertyValue
    case "image": return asset(member.name, of: "UIImage")
    default:
      return PropertyValue(
        member: member.name, of: property.split(separator: ".").last.map(String.init) ?? property)
    }
  }

  func resolved(_ value: StartingValues.Value) -> PropertyValue? {
    resolved(value.value, isOther: value.isOfOtherVersion)
  }

  /// What a property is that is given a value: a member of its own type, or what the value is anywhere; nil where that is not known.
  func known(_ value: StartingValues.Value, as property: String) -> PropertyValue? {
    member(property, value.value, isOther: value.isOfOtherVersion) ?? resolved(value)
  }

  /// The texts of a version of the project, and the folder of the document there.
  private func tables(_ isOther: Bool) -> (texts: ApplicationTexts, folder: String) {
    let other = isOther ? resources.otherVersion : nil
    return (other == nil ? texts : otherTexts ?? texts, (other ?? project).documentFolder)
  }

  private func version(_ isOther: Bool) -> ProjectAssets {
    isOther ? resources.otherVersion ?? project : project
  }

  /// What a member of a type stands for, as text; nil for one that is no literal.
  private func literal(of path: [String], isOther: Bool) -> String? {
    let key = (isOther ? "-" : "") + path.joined(separator: ".")
    if let known = literals[key] { return known }
    guard literals.count < Self.mostLiterals else { return nil }
    let value = version(isOther).constant(path)
    let literal = value.flatMap { $0.isLiteral ? $0.words : nil }
    literals[key] = .some(literal)
    return literal
  }

  /// The most members that are looked up to tell expressions apart, and the most names that lead to one.
  private static let (mostLiterals, longestPath) = (2_000, 6)

  /// A value as the text that it looks up in this version, with what functions of types return in place of their calls; nil for any other.
  func lookup(of value: SourceValue, depth: Int = 0) -> (key: String, table: String?, hasFallback: Bool)? {
    guard depth < 4 else { return nil }
    switch value {
    case .localized(let key, let table, let fallback): return (key, table, fallback != nil)
    case .lookup(let inner, let table):
      guard case .text(let key)? = resolved(inner, isOther: false) else { return nil }
      return (key, table, false)
    case .format(let inner, _), .attributed(let inner, _), .letters(let inner, _):
      return lookup(of: inner, depth: depth + 1)
    case .made(let path, let arguments):
      if let result = project.result(of: path, arguments) { return lookup(of: result, depth: depth + 1) }
      guard path.count == 1, case .text(let key)? = arguments.first?.value else { return nil }
      return (key, table(of: key, in: path[0]), true)
    case .accessor(let path): return project.constant(path).flatMap { lookup(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  /// The table in which a function that no source has looks up a key: a macro may name any. Nil for the usual one.
  private func table(of key: String, in name: String) -> String? {
    guard name == name.uppercased() else { return nil }
    let isUsual =
      texts.place(
        of: key, in: nil, language: language, near: project.documentFolder, hasFallback: true) != nil
    return isUsual ? nil : texts.onlyTable(with: key)
  }

  /// What stands before a member that is named without its type, as marks by their numbers.
  private static let beforeMembers = Set("(,?:=".utf8.map { Substring("\($0)") })

  /// An expression, word by word, with literals in place of the members of types that stand for them: another name for the same is no
  /// change. `isOther`: whether the version of the project that this one is compared with has it.
  func normalized(_ expression: String, isOther: Bool) -> String {
    guard wordsLeft > 0 else { return expression }
    let words = expression.split(separator: " ")
    wordsLeft -= words.count
    let point = Substring("\(UInt8(ascii: "."))")
    var (result, index) = ([Substring](), 0)
    while index < words.count {
      var path = [words[index]]
      let isType =
        words[index].utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      while isType, path.count < Self.longestPath, index == 0 || words[index - 1] != point,
        index + 2 * path.count < words.count, words[index + 2 * path.count - 1] == point
      {
        path.append(words[index + 2 * path.count])
      }
      while path.count > 1 {
        if let value = literal(of: path.map(String.init), isOther: isOther) {
          result.append(value[...])
          break
        }
        path.removeLast()
      }
      // A member of a type that is expected needs no type.
      let isExpected =
        isType && index + 2 < words.count && words[index + 1] == point && words[index].isOfApple
        && (index == 0 || Self.beforeMembers.contains(words[index - 1]))
      if path.count == 1, !isExpected { result.append(words[index]) }
      index += 2 * path.count - 1
    }
    return result.joined(separator: " ")
  }

  /// `isOther`: whether the version of the project that this one is compared with has the value, and its texts.
  func resolved(_ value: SourceValue, isOther: Bool, depth: Int = 0) -> PropertyValue? {
    guard depth < 4 else { return nil }
    switch value {
    case .text(let text): return .text(text)
    case .flag(let flag): return .boolean(flag)
    case .number(let number): return .number(number)
    case .size(let width, let height): return .size(Size(width: width, height: height))
    case .frame(let x, let y, let width, let height):
      let sensible = -10_000...10_000.0
      guard [x, y, width, height].allSatisfy(sensible.contains), width >= 0, height >= 0 else { return nil }
      let frame = Rect(x: x, y: y, width: width, height: height)
      return .other(PropertyValue.Other(frame, text: NumberText.text(frame)))
    case .insets(let top, let left, let bottom, let right):
      return .insets(EdgeInsets(top: top, left: left, bottom: bottom, right: right))
    case .nothing: return .nothing
    case .letters(let inner, let letters):
      guard case .text(let text)? = resolved(inner, isOther: isOther, depth: depth + 1) else { return nil }
      switch letters {
      case .upper: return .text(text.uppercased())
      case .lower: return .text(text.lowercased())
      case .capitalized: return .text(Self.capitalized(text))
      }
    case .argument, .opposite, .choice: return nil
    case .format(let inner, _):
      guard case .text(let text)? = resolved(inner, isOther: isOther, depth: depth + 1) else { return nil }
      return text.withoutPlaces.map { .text($0) }
    case .attributed(let inner, _): return resolved(inner, isOther: isOther, depth: depth + 1)
    case .lookup(let inner, let table):
      guard case .text(let key)? = resolved(inner, isOther: isOther, depth: depth + 1) else { return nil }
      return resolved(.localized(key: key, table: table, fallback: nil), isOther: isOther, depth: depth + 1)
    case .localized(let key, let table, let fallback):
      let (texts, folder) = tables(isOther)
      let text = texts.text(
        of: key, in: table, language: language, near: folder, hasFallback: fallback != nil)
      return (text == key ? fallback ?? text : text ?? fallback).map {
        .text(language?.pseudo?.text(for: $0) ?? $0)
      }
    case .accessor(let path):
      if let constant = version(isOther).constant(path),
        let value = resolved(constant, isOther: isOther, depth: depth + 1)
      {
        return value
      }
      if path.count == 2, let asset = asset(path[1], of: path[0]) { return asset }
      let (texts, folder) = tables(isOther)
      let text = texts.text(ofAccessor: path, language: language, near: folder)
      return text.map { .text(language?.pseudo?.text(for: $0) ?? $0) }
    case .made(let path, let arguments):
      if let result = version(isOther).result(of: path, arguments) {
        return resolved(result, isOther: isOther, depth: depth + 1)
      }
      // A function that no source has, of a key that the texts have, looks that up.
      guard path.count == 1, case .text(let key)? = arguments.first?.value else { return nil }
      let (texts, folder) = tables(isOther)
      return texts.text(
        of: key, in: table(of: key, in: path[0]), language: language, near: folder, hasFallback: true
      ).map { .text(language?.pseudo?.text(for: $0) ?? $0) }
    case .font(let name, let size, let weight):
      func literal(_ value: SourceValue) -> SourceValue? {
        switch resolved(value, isOther: isOther, depth: depth + 1) {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        default: nil
        }
      }
      let stated = name.flatMap(literal)
      guard let size = literal(size), name == nil || stated != nil else { return nil }
      return resolved(.font(stated, size, weight), isOther: isOther, depth: depth + 1)
    case .extent(let width, let height):
      guard case .number(let width)? = resolved(width, isOther: isOther, depth: depth + 1),
        case .number(let height)? = resolved(height, isOther: isOther, depth: depth + 1)
      else { return nil }
      return .size(Size(width: width, height: height))
    case .image(let name, let isSystem):
      return isSystem ? .image(ImageReference(name: name, isSystem: true)) : image(name)
    case .rendered(let image, let mode):
      guard case .image(var image)? = resolved(image, isOther: isOther, depth: depth + 1) else { return nil }
      image.renderingMode = ImageReference.RenderingMode(rawValue: mode)
      return .image(image)
    case .namedColor(let name): return color(name)
    case .systemColor(let name):
      if let color = SystemColor(named: name) { return .color(.system(color)) }
      return resolved(.accessor(["UIColor", name]), isOther: isOther, depth: depth + 1)
    case .systemFont(let size, let weight):
      guard let weight = Self.weights[weight], (1...400).contains(size) else { return nil }
      return .font(FontDescription(systemSize: size, weight: weight))
    case .styleFont(let name):
      let style = name == "subheadline" ? "Subhead" : name.prefix(1).uppercased() + name.dropFirst()
      return TextStyle(named: style, at: textSize).map { .font(FontDescription(style: $0)) }
    case .namedFont(let name, let size):
      return (1...400).contains(size) ? .font(FontDescription(name: name, size: size)) : nil
    case .translucent(let color, let alpha):
      // One that follows the appearance, or is the project's, has no single value.
      guard case .color(let color)? = resolved(color, isOther: isOther, depth: depth + 1),
        (0...1).contains(alpha),
        color.isFixed
      else { return nil }
      let value = color.resolved(in: .light)
      return .color(.fixed(RGBA(red: value.red, green: value.green, blue: value.blue, alpha: alpha)))
    case .dynamic(let light, let dark):
      guard case .color(let first)? = resolved(light, isOther: isOther, depth: depth + 1),
        case .color(let second)? = resolved(dark, isOther: isOther, depth: depth + 1), first.isKnown,
        second.isKnown
      else { return nil }
      return .color(.dynamic(light: first.resolved(in: .light), dark: second.resolved(in: .dark)))
    case .rgba(let parts):
      return .color(.fixed(RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])))
    }
  }

  private func image(_ name: String) -> PropertyValue? {
    project.size(ofImage: name, for: AssetTraits()).map { size in
      var image = ImageReference(name: name)
      image.size = size
      return .image(image)
    }
  }

  private func color(_ name: String) -> PropertyValue? {
    project.color(named: name, for: AssetTraits()).map { .color(.named(name, recorded: $0)) }
  }

  /// The color or image of the catalogs for which Xcode generates a member of a type: a capital at the beginning of its name and
  /// the word for its kind at the end are left out there (release notes of Xcode 15).
  func asset(_ member: String, of type: String) -> PropertyValue? {
    let isColor = ["UIColor", "ColorResource"].contains(type)
    guard isColor || ["UIImage", "ImageResource"].contains(type) else { return nil }
    let names = [member, member.prefix(1).uppercased() + member.dropFirst()]
    return (names + names.map { $0 + (isColor ? "Color" : "Image") }).lazy
      .compactMap { [self] in isColor ? color($0) : image($0) }.first
  }

  private static let weights: [String: FontDescription.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static func capitalized(_ text: String) -> String {
    var isStart = true
    return String(
      text.flatMap { character -> String in
        defer { isStart = character.isWhitespace }
        return isStart ? character.uppercased() : character.lowercased()
      })
  }
}

extension View {
  /// The first view in it that something is true of, from the front.
  private func descendant(_ isWanted: (View) -> Bool) -> View? {
    var waiting = subviews
    while let view = waiting.popLast() {
      if isWanted(view) { return view }
      waiting += view.subviews
    }
    return nil
  }

  /// The view that names lead to and what is left of them: the parts of a cell have names (Apple, `UITableViewCell`).
  /// So have what the outlets of its class lead to, and views that are found by their tags.
  func part(_ names: ArraySlice<String>) -> (view: View, names: ArraySlice<String>) {
    var (view, names) = (self, names)
    while names.count > 1, let name = names.first, let part = view.part(name) {
      (view, names) = (part, names.dropFirst())
    }
    return (view, names)
  }

  private func part(_ name: String) -> View? {
    if let outlet = outlets.first(where: { $0.name == name && !$0.isCollection }) {
      return descendant { $0.objectID == outlet.destination }
    }
    if let tag = StartingValues.tag(of: name) {
      return self.tag == tag ? self : descendant { $0.tag == tag }
    }
    guard let cell = content.tableViewCell,
      let content = subviews.first(where: { $0.content == .container(.tableViewCellContentView) })
    else { return nil }
    if name == "contentView" { return content }
    let ids = [
      "textLabel": cell.textLabelID, "detailTextLabel": cell.detailTextLabelID, "imageView": cell.imageViewID,
    ]
    return content.subviews.first { !$0.objectID.isEmpty && ids[name] == $0.objectID }
  }
}

extension Substring {
  /// Whether it is the name of a type of Apple's frameworks: `UIColor`, `NSTextAlignment`.
  fileprivate var isOfApple: Bool {
    ["UI", "NS", "CG"].contains { hasPrefix($0) } && dropFirst(2).first?.isUppercase == true
  }
}

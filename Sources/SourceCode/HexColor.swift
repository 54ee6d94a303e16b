/// A color in hexadecimal digits, as applications write them: `UIColor(hex: "#FF8800")`, `UIColor(rgb: 0xFF8800)`. UIKit has no such
/// initializer; those of applications are called alike.
struct HexColor {
  let value: SourceValue

  /// - Parameter arguments: What an initializer of `UIColor` is called with; nil is returned for anything else than one color.
  init?(_ arguments: [SourceExpression.Argument], _ text: SourceText) {
    guard let first = arguments.first, arguments.count <= 2, first.range.count == 1 else { return nil }
    let label = (first.label ?? "").lowercased()
    let place = first.range.lowerBound
    guard var digits = text.literal(place) ?? text.word(place) else { return nil }
    let isText = text.literal(place) != nil
    let hasMark = digits.hasPrefix("#") || digits.lowercased().hasPrefix("0x")
    guard hasMark || isText && label.contains("hex") else { return nil }
    guard label.isEmpty || label.contains("hex") || label == "rgb" || label.contains("string") else {
      return nil
    }
    digits = String(digits.drop { $0 == "#" })
    if digits.lowercased().hasPrefix("0x") { digits.removeFirst(2) }
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else {
      return nil
    }
    var alpha = 1.0
    if arguments.count == 2 {
      let second = arguments[1]
      guard ["alpha", "a", "opacity"].contains(second.label ?? ""),
        case .number(let stated)? = SourceExpression(text, second.range).value, (0...1).contains(stated)
      else { return nil }
      alpha = stated
    }
    value = .rgba([16, 8, 0].map { Double(number >> UInt32($0) & 0xFF) / 255 } + [alpha])
  }
}

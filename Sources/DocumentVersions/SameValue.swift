import InterfaceXML

/// What versions of Xcode write differently for the same: a document that is saved by a newer one has it all over, and
/// nobody changed it.
enum SameValue {
  /// Whether two values of an attribute are the same.
  static func attribute(_ name: String, _ one: String?, _ other: String?) -> Bool {
    if one == other { return true }
    if let usual = written[name], (one ?? usual) == (other ?? usual) { return true }
    guard name == "buttonType", let one, let other else { return false }
    return systemButtons.contains(one) && systemButtons.contains(other)
  }

  /// What some versions write where others write nothing.
  private static let written = ["constant": "0"]

  /// Whether two elements that are one value are the same.
  static func element(_ one: Element, _ other: Element) -> Bool {
    if one.name != other.name || one.text != other.text { return false }
    if attributes(of: one) == attributes(of: other) { return true }
    return one.name == "color" && one.peek("key") == other.peek("key") && isSameColor(one, other)
  }

  /// The name that a button of the system's type has had.
  private static let systemButtons: Set<String> = ["roundedRect", "system"]

  private static func attributes(of element: Element) -> [[String]] {
    element.attributes.map { [$0.name, $0.value] }
  }

  // MARK: Colors

  /// Colors that have had both a name and numbers, as level of gray and opacity.
  private static let grays: [String: [Double]] = [
    "whiteColor": [1, 1], "blackColor": [0, 1], "darkTextColor": [0, 1], "clearColor": [0, 0],
  ]
  private static let names = ["systemColor", "name", "catalog", "cocoaTouchSystemColor"]
  private static let numbers: Set<String> = ["red", "green", "blue", "alpha", "white"]
  /// The most that two numbers of one color differ by: a step of 16 bits.
  private static let tolerance = 1.0 / 65_535

  private static func isSameColor(_ one: Element, _ other: Element) -> Bool {
    if let gray = gray(of: one), let otherGray = self.gray(of: other) { return gray == otherGray }
    if let name = systemName(of: one), name == systemName(of: other) { return true }
    if names.contains(where: { one.peek($0) != other.peek($0) }) { return false }
    // What a color with a name looks like is kept beside the name.
    if names.contains(where: { one.peek($0) != nil }) { return true }
    return one.attributes.count == other.attributes.count
      && one.attributes.allSatisfy { own in
        guard let value = other.peek(own.name) else { return false }
        if own.value == value { return true }
        guard numbers.contains(own.name), let number = Double(own.value), let there = Double(value) else {
          return false
        }
        return abs(number - there) <= tolerance
      }
  }

  /// The name of a color of the system, which has been kept under two keys.
  private static func systemName(of color: Element) -> String? {
    color.peek("systemColor") ?? color.peek("cocoaTouchSystemColor")
  }

  /// The level of gray and opacity of black, white and clear, which are the same in all color spaces; nil for any other.
  private static func gray(of color: Element) -> [Double]? {
    if let name = color.peek("cocoaTouchSystemColor") { return grays[name] }
    if names.contains(where: { color.peek($0) != nil }) { return nil }
    func number(_ name: String) -> Double? { color.peek(name).flatMap(Double.init) }
    let alpha = number("alpha") ?? 1
    let levels = number("white").map { [$0] } ?? ["red", "green", "blue"].compactMap(number)
    guard let level = levels.first, levels.allSatisfy({ $0 == level }), level == 0 || level == 1 else {
      return nil
    }
    return [level, alpha]
  }
}

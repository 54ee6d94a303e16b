// Colors that follow the appearance.
extension SourceExpression {
  /// The color that a closure gives for each appearance, between whose braces the range is: `{ $0.userInterfaceStyle == .dark ? .white :
  /// .black }`, or with `if` or `switch` instead. Nil for one that asks anything else.
  ///
  /// Source: Apple, `UIColor.init(dynamicProvider:)`.
  func dynamicColor(_ body: Range<Int>) -> SourceValue? {
    guard body.count <= Self.longestProvider,
      let style = body.first(where: { text.isWord($0, "userInterfaceStyle") }),
      !body.contains(where: { $0 > style && text.isWord($0, "userInterfaceStyle") })
    else { return nil }
    let found =
      text.isMark(style + 1, "{") ? cases(text.inside(style + 1)) : sides(after: style + 1, in: body)
    guard let (light, dark) = found, let first = SourceExpression(text, light).value,
      let second = SourceExpression(text, dark).value
    else { return nil }
    return .dynamic(first, dark: second)
  }

  /// The most tokens of such a closure.
  private static let longestProvider = 160

  /// The expressions for light and dark of what is asked by `==` or `!=` at an index: `== .dark ? a : b`, `== .dark { return a } else {
  /// return b }`, `== .dark { return a } return b`.
  private func sides(after start: Int, in body: Range<Int>) -> (light: Range<Int>, dark: Range<Int>)? {
    let isEqual = text.isMark(start, "=")
    guard isEqual || text.isMark(start, "!"), text.isMark(start + 1, "=") else { return nil }
    var index = start + 2
    if text.isWord(index, "UIUserInterfaceStyle") { index += 1 }
    guard text.isMark(index, "."), text.isWord(index + 1, "dark") || text.isWord(index + 1, "light") else {
      return nil
    }
    let isDarkFirst = text.isWord(index + 1, "dark") == isEqual
    index += 2
    let first: Range<Int>
    let second: Range<Int>
    if text.isMark(index, "?") {
      var colon = index + 1
      while colon < body.upperBound, !text.isMark(colon, ":") {
        colon = text.isAny(colon, "([{") ? text.afterBrackets(colon) : colon + 1
      }
      guard colon < body.upperBound else { return nil }
      (first, second) = (index + 1..<colon, colon + 1..<body.upperBound)
    } else if text.isMark(index, "{") {
      first = text.inside(index)
      var next = text.afterBrackets(index)
      if text.isWord(next, "else"), text.isMark(next + 1, "{") {
        second = text.inside(next + 1)
        next = text.afterBrackets(next + 1)
        guard next == body.upperBound else { return nil }
      } else {
        guard next < body.upperBound else { return nil }
        second = next..<body.upperBound
      }
    } else {
      return nil
    }
    let both = [first, second].map(withoutReturn)
    return isDarkFirst ? (both[1], both[0]) : (both[0], both[1])
  }

  /// The same of `case .dark: return a  default: return b`.
  private func cases(_ body: Range<Int>) -> (light: Range<Int>, dark: Range<Int>)? {
    var (light, dark) = (Range<Int>?.none, Range<Int>?.none)
    let heads = body.filter {
      text.isWord($0, "case") || text.isWord($0, "default") || text.isWord($0, "unknown")
    }
    for (place, head) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1] : body.upperBound
      guard let colon = (head..<end).first(where: { text.isMark($0, ":") }) else { continue }
      // `@unknown default: …`
      let last = text.isMark(end - 1, "@") ? end - 1 : end
      let value = withoutReturn(colon + 1..<max(colon + 1, last))
      if value.isEmpty { continue }
      let names = (head..<colon).compactMap { text.word($0) }
      if names.contains("dark") { dark = dark ?? value }
      if names.contains("light") { light = value }
      if !names.contains("dark"), light == nil { light = value }
    }
    guard let light, let dark else { return nil }
    return (light, dark)
  }

  private func withoutReturn(_ range: Range<Int>) -> Range<Int> {
    var range = range
    if text.isWord(range.lowerBound, "return") { range = range.dropFirst() }
    if let last = range.last, text.isMark(last, ";") { range = range.dropLast() }
    return range
  }
}

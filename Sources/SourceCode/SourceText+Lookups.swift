// The application's texts that code looks up, whatever it does with them.
extension SourceText {
  /// The texts that some code looks up by a key, each once, in their order.
  func lookups(in range: Range<Int>, isObjectiveC: Bool = false) -> [SourceValue] {
    var (found, seen) = ([SourceValue](), Set<SourceValue>())
    for index in range.clamped(to: pieces.indices) where mayLookUp(index, isObjectiveC: isObjectiveC) {
      var ends = [isObjectiveC ? afterBrackets(index + 1) : index + 1]
      while !isObjectiveC, let end = ends.last, end < range.upperBound, ends.count < Self.longestChain {
        if isMark(end, "(") {
          ends[ends.count - 1] = afterBrackets(end)
        } else if isMark(end, "."), word(end + 1) != nil {
          ends.append(end + 2)
        } else {
          break
        }
      }
      // Something else may be made of it: `"title".localized().styled(with: style)`.
      let known = ends.reversed().lazy.compactMap { end in
        SourceExpression(self, index..<end, isObjectiveC: isObjectiveC).value
      }
      guard let value = known.first(where: \.isOfTexts), seen.insert(value).inserted else { continue }
      found.append(value)
      if found.count == Self.mostLookups { break }
    }
    return found
  }

  /// The most members one after another.
  private static let longestChain = 8

  /// The most texts of a type.
  private static let mostLookups = 256

  /// Whether an expression begins at an index that may look up a text: `NSLocalizedString("title", …)`, `"title".localized`,
  /// `Keys.title.localized`, `tr("title")`.
  private func mayLookUp(_ index: Int, isObjectiveC: Bool) -> Bool {
    if isMark(index - 1, ".") { return false }
    if isObjectiveC { return word(index) != nil && isMark(index + 1, "(") && isMark(index + 2, "@") }
    if isMark(index + 1, ".") { return literal(index) != nil || word(index)?.first?.isUppercase == true }
    return isMark(index + 1, "(") && word(index) != nil
      && (literal(index + 2) != nil || isMark(index + 3, ":"))
  }
}

extension SourceValue {
  /// Whether it looks up a text by a key, or is a generated name of one.
  fileprivate var isOfTexts: Bool {
    switch self {
    case .localized, .lookup: true
    case .made(let path, let arguments):
      path.count == 1 && arguments.first?.value.isText == true && Self.looksUp(path[0])
    case .format(let inner, _), .attributed(let inner, _), .letters(let inner, _): inner.isOfTexts
    default: false
    }
  }

  /// Whether a function, or a macro, is called like one that looks up texts: `tr("title")`, `LOC(@"title")`, `localize("title")`.
  private static func looksUp(_ name: String) -> Bool {
    let plain = name.lowercased()
    return ["t", "tr"].contains(plain) || name == name.uppercased()
      || ["locali", "l10n", "i18n", "transl", "lang"].contains(where: plain.contains)
  }
}

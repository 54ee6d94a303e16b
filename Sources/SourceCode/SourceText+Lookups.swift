// The application's texts that code looks up, whatever it does with them.
extension SourceText {
  /// The texts that some code looks up by a key, each once, in their order.
  func lookups(in range: Range<Int>, isObjectiveC: Bool = false) -> [SourceValue] {
    var (found, seen) = ([SourceValue](), Set<SourceValue>())
    for index in range.clamped(to: pieces.indices) where mayLookUp(index, isObjectiveC: isObjectiveC) {
      var end = isObjectiveC ? afterBrackets(index + 1) : index + 1
      while !isObjectiveC, end < range.upperBound {
        if isMark(end, "(") {
          end = afterBrackets(end)
        } else if isMark(end, "."), word(end + 1) != nil {
          end += 2
        } else {
          break
        }
      }
      guard let value = SourceExpression(self, index..<end, isObjectiveC: isObjectiveC).value,
        value.isOfTexts, seen.insert(value).inserted
      else { continue }
      found.append(value)
      if found.count == Self.mostLookups { break }
    }
    return found
  }

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

// What stands in texts.
extension SourceText {
  /// The words and marks of what is interpolated into the literal at an index, those of each part after an opening bracket: what a text is
  /// made of. None for one without.
  func interpolation(_ index: Int) -> [String] {
    guard pieces.indices.contains(index), case .text(let range) = pieces[index].token,
      tokens.value(ofText: range) == nil
    else { return [] }
    var (words, word, depth, isEscaped) = ([String](), [UInt8](), 0, false)
    func end() {
      let name = String(decoding: word, as: UTF8.self)
      word = []
      if name == "self" { return }
      if !name.isEmpty { words.append(name) }
    }
    for byte in tokens.text(range.prefix(Self.longestInterpolated)).utf8
    where words.count < Self.mostInterpolated {
      if depth == 0 {
        if isEscaped, byte == UInt8(ascii: "(") { (depth, words) = (1, words + ["\(byte)"]) }
        isEscaped = byte == UInt8(ascii: "\\")
      } else if SourceTokens.isInWord(byte) {
        word.append(byte)
      } else {
        let isOfSelf = word.elementsEqual("self".utf8)
        end()
        depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        if byte != UInt8(ascii: " "), !isOfSelf || byte != UInt8(ascii: ".") { words.append("\(byte)") }
      }
    }
    return words
  }

  /// The texts in what is interpolated into the literal at an index, as entries of lists have them.
  func textsInInterpolation(_ index: Int) -> [String] {
    let parts = interpolation(index).split(separator: Self.quote, omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) && $0 < parts.count - 1 }.map {
      parts[$0].joined(separator: "_")
    }
  }

  /// What stands for a quotation mark in what is interpolated.
  static let quote = "\(UInt8(ascii: "\""))"

  /// The most bytes of a text that are looked through, and the most words of what is interpolated into it.
  private static let (longestInterpolated, mostInterpolated) = (512, 64)
}

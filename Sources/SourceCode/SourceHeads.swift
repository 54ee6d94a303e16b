/// The names of the types that a source file may declare or extend, and of constants of its own: fast, and in comments and texts,
/// too.
enum SourceHeads {
  /// A word, or its beginning, by which something of interest is found.
  private struct Keyword {
    enum Role {
      /// Of types, extensions and constants: a name follows.
      case declaration, typedConstant, constant, variable, function, contract
      /// A type that something is taken for follows, or stands before.
      case cast, ownType
      case reuse, appearance
    }

    let text: StaticString
    var role = Role.declaration
    var count: Int { text.utf8CodeUnitCount }
  }

  /// By their first bytes.
  private static let keywords: [Keyword] = [
    Keyword(text: "actor"), Keyword(text: "as!", role: .cast), Keyword(text: "as?", role: .cast),
    Keyword(text: "appearance", role: .appearance),
    Keyword(text: "class"), Keyword(text: "const", role: .typedConstant),
    Keyword(text: "define"), Keyword(text: "dequeueReusable", role: .reuse),
    Keyword(text: "enum"), Keyword(text: "extension"),
    Keyword(text: "func", role: .function),
    Keyword(text: "implementation"), Keyword(text: "interface"),
    Keyword(text: "let", role: .constant),
    Keyword(text: "objc("),
    Keyword(text: "protocol", role: .contract),
    Keyword(text: "self", role: .ownType), Keyword(text: "struct"),
    Keyword(text: "var", role: .variable),
  ]

  /// Those that begin with each byte.
  private static let keywordsByFirstByte: [Range<Int>] = (0...UInt8.max).map { byte in
    let places = keywords.indices.filter { keywords[$0].text.utf8Start[0] == byte }
    return places.first.map { $0..<$0 + places.count } ?? 0..<0
  }

  /// The name before the dot before an index; nil where there is none, or none of a type.
  private static func nameBefore(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Range<Int>? {
    guard index > 1, bytes[index - 1] == UInt8(ascii: ".") else { return nil }
    var start = index - 1
    while start > 0, SourceTokens.isInWord(bytes[start - 1]) { start -= 1 }
    let isType = start < index - 1 && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
    return isType ? start..<index - 1 : nil
  }

  /// The name of a class of the application's that ends before the star at an index, as that of a parameter or a variable: `(Row *)`,
  /// `Row *row`; nil for anything else.
  private static func classBefore(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Range<Int>? {
    guard bytes[index + 1] == UInt8(ascii: ")") || SourceTokens.isInWord(bytes[index + 1]) else { return nil }
    var end = index
    while end > 0, isSpace(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, end - start < longestReceiver, SourceTokens.isInWord(bytes[start - 1]) { start -= 1 }
    guard start < end, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) else { return nil }
    let isApples =
      end - start > 2 && [Array("NS".utf8), Array("UI".utf8)].contains(Array(bytes[start..<start + 2]))
    return isApples ? nil : start..<end
  }

  /// Calls `found` with the place of each name that follows a colon between the brackets of a method's parameters.
  private static func parameterTypes(
    _ bytes: UnsafeBufferPointer<UInt8>, after start: Int, _ found: (Range<Int>) -> Void
  ) {
    var (index, depth) = (start, 0)
    while index < min(bytes.count, start + longestSignature) {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth <= 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return
      case UInt8(ascii: ":") where depth == 1:
        inherited(bytes, after: index, atMost: 1).forEach(found)
      default: break
      }
      index += 1
    }
  }

  /// The most bytes of a method's name and parameters.
  private static let longestSignature = 1_024

  /// The class of the variable in Objective-C that is given what begins before an index: `Row *row = [table `; nil for anything else.
  private static func classOfVariable(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> Range<Int>? {
    var start = index - 1
    while start > 0, index - start < longestReceiver, bytes[start] != UInt8(ascii: "=") {
      if [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(bytes[start]) { return nil }
      start -= 1
    }
    guard start > 0, bytes[start] == UInt8(ascii: "=") else { return nil }
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while start > 0, isSkipped(bytes[start - 1]) { start -= 1 }
    }
    skip(isSpace)
    skip(SourceTokens.isInWord)
    skip(isSpace)
    guard start > 0, bytes[start - 1] == UInt8(ascii: "*") else { return nil }
    start -= 1
    skip(isSpace)
    let end = start
    skip(SourceTokens.isInWord)
    return start < end ? start..<end : nil
  }

  /// The most bytes from what a variable is given to what it gets that from.
  private static let longestReceiver = 128

  /// Whether a line that is not indented has a declaration at an index, with other words before it or none.
  private static func isOfFile(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var start = index
    while start > 0, index - start < 32, bytes[start - 1] == 0x20 || SourceTokens.isInWord(bytes[start - 1]) {
      start -= 1
    }
    return bytes[start] != 0x20 && (start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D)
  }

  /// Whether a line says before an index that Interface Builder connects what it declares.
  private static func isOutlet(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var start = index
    while start > 0, index - start < 64, bytes[start - 1] != 0x0A { start -= 1 }
    return bytes[start..<index].contains(UInt8(ascii: "@"))
  }

  private enum Kind: UInt8 {
    case other, inWord
    /// A keyword may begin with it.
    case first
    /// A type in Objective-C may end with it.
    case star
  }

  /// What each byte may be.
  private static let kinds: [Kind] = (0...UInt8.max).map { byte in
    guard SourceTokens.isInWord(byte) else { return byte == UInt8(ascii: "*") ? .star : .other }
    return keywordsByFirstByte[Int(byte)].isEmpty ? .inWord : .first
  }

  /// What a name in a file is.
  enum Name {
    /// That of a type or a constant.
    case declared
    case declaredProtocol
    /// That of what a type inherits from, or conforms to.
    case inherited
    /// That of a type that something else is taken for: `as! Row`, `let row: Row`, `Row.self`, `Row *row =`, `func fill(_ row: Row)`,
    /// `(Row *)row`.
    case taken
    /// That by which code gets what all views of a class look like: `UILabel.appearance()`, `[UILabel appearance]`.
    case appearance
    /// That of a member of another object than the code's own, or any word in Objective-C: see `members(_:isSwift:_:)`.
    case called
  }

  /// Calls `found` with the place of each word by which code may ask another object for a member: those behind a point in Swift, but for
  /// `self.` and `super.`, and all in Objective-C.
  static func members(
    _ bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool, _ found: (Range<Int>) -> Void
  ) {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, SourceTokens.isInWord(bytes[index]) { index += 1 }
      if start < index, !isSwift || isOfOther(bytes, start) { found(start..<index) }
      if start == index { index += 1 }
    }
  }

  /// Whether a source is in Objective-C: it has `@end`.
  static func isObjectiveC(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.dropLast(4).contains { bytes[$0] == UInt8(ascii: "@") && matches(bytes, $0, "@end") }
  }

  /// Whether the word at an index is that of a member of another object.
  private static func isOfOther(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard start > 1, bytes[start - 1] == UInt8(ascii: ".") else { return false }
    var end = start - 1
    if bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
    var first = end
    while first > 0, end - first <= own[1].utf8CodeUnitCount, SourceTokens.isInWord(bytes[first - 1]) {
      first -= 1
    }
    return !own.contains { name in
      name.utf8CodeUnitCount == end - first
        && (0..<end - first).allSatisfy { bytes[first + $0] == name.utf8Start[$0] }
    }
  }

  /// What code calls its own object.
  private static let own: [StaticString] = ["self", "super"]

  /// Calls `found` with the place of each name that follows a word by which types are declared, and of those after its colon.
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ found: (Name, Range<Int>) -> Void) {
    kinds.withUnsafeBufferPointer { kinds in
      var index = 0
      while index < bytes.count {
        let kind = kinds[Int(bytes[index])]
        if kind == .first, let keyword = keyword(bytes, at: index) { read(keyword, bytes, at: index, found) }
        index += 1
        switch kind {
        case .inWord, .first:
          while index < bytes.count,
            (Kind.inWord.rawValue...Kind.first.rawValue).contains(kinds[Int(bytes[index])].rawValue)
          {
            index += 1
          }
        case .star:
          if index < bytes.count, let name = classBefore(bytes, index - 1) { found(.taken, name) }
        case .other: break
        }
      }
    }
  }

  /// The keyword at the beginning of a word.
  private static func keyword(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Keyword? {
    for place in keywordsByFirstByte[Int(bytes[index])] {
      let keyword = keywords[place]
      if matches(bytes, index, keyword.text) { return keyword }
    }
    return nil
  }

  private static func read(
    _ keyword: Keyword, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int,
    _ found: (Name, Range<Int>) -> Void
  ) {
    let end = index + keyword.count
    switch keyword.role {
    case .ownType:
      if let name = nameBefore(bytes, index) { found(.taken, name) }
    case .appearance:
      let isMessage = bytes[end] == UInt8(ascii: "]") || bytes[end] == UInt8(ascii: "W")
      let isCall = bytes[end] == UInt8(ascii: "(") && nameBefore(bytes, index) != nil
      if isMessage || isCall { found(.appearance, index..<end) }
    case .reuse:
      if let name = classOfVariable(bytes, before: index) { found(.taken, name) }
    case .cast:
      if let name = name(bytes, after: end, isTouching: false) { found(.taken, name) }
    case .function:
      parameterTypes(bytes, after: end) { found(.taken, $0) }
      if isOfFile(bytes, index) { readDeclaration(keyword, bytes, after: end, found) }
    case .variable where isOutlet(bytes, index): break
    case .constant where isOfFile(bytes, index): readDeclaration(keyword, bytes, after: end, found)
    case .variable, .constant:
      if let name = name(bytes, after: end, isTouching: false),
        let type = inherited(bytes, after: name.upperBound).first
      {
        found(.taken, type)
      }
    case .declaration, .typedConstant, .contract: readDeclaration(keyword, bytes, after: end, found)
    }
  }

  private static func readDeclaration(
    _ keyword: Keyword, _ bytes: UnsafeBufferPointer<UInt8>, after end: Int,
    _ found: (Name, Range<Int>) -> Void
  ) {
    let isTouching = bytes[end - 1] == UInt8(ascii: "(")
    guard let name = name(bytes, after: end, isTouching: isTouching) else { return }
    found(keyword.role == .contract ? .declaredProtocol : .declared, name)
    inherited(bytes, after: name.upperBound).forEach { found(.inherited, $0) }
    // What is called may stand behind its type: `const CGFloat padding`.
    if keyword.role == .typedConstant {
      others(bytes, after: name.upperBound).forEach { found(.declared, $0) }
    }
  }

  /// The words after another one, with space and stars between them: at most three.
  private static func others(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = start
    while words.count < 3 {
      while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "*") { index += 1 }
      let first = index
      while index < bytes.count, SourceTokens.isInWord(bytes[index]) { index += 1 }
      if index == first { break }
      words.append(first..<index)
    }
    return words
  }

  /// The most names after a colon.
  private static let mostInherited = 24

  /// The names after the colon that follows a type's.
  private static func inherited(
    _ bytes: UnsafeBufferPointer<UInt8>, after start: Int, atMost most: Int = mostInherited
  ) -> [Range<Int>] {
    var index = start
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return [] }
    var names: [Range<Int>] = []
    index += 1
    while names.count < most {
      while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") { index += 1 }
      let first = index
      while index < bytes.count, SourceTokens.isInWord(bytes[index]) { index += 1 }
      if index == first { break }
      names.append(first..<index)
    }
    return names
  }

  /// Whether a text, and something after it, begins at a place.
  private static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ text: StaticString
  ) -> Bool {
    guard start + text.utf8CodeUnitCount < bytes.count else { return false }
    for offset in 1..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The last of the names that dots connect, after space.
  private static func name(
    _ bytes: UnsafeBufferPointer<UInt8>, after start: Int, isTouching: Bool
  ) -> Range<Int>? {
    var index = start
    if !isTouching {
      guard index < bytes.count, isSpace(bytes[index]) else { return nil }
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    }
    var first = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ".") {
        first = index + 1
      } else if !SourceTokens.isInWord(bytes[index]) {
        break
      }
      index += 1
    }
    return index > first ? first..<index : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

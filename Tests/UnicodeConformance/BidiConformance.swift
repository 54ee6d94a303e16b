import Typography

/// The standard's tests of the Unicode Bidirectional Algorithm.
package enum BidiConformance {
  /// The expected result of a case.
  private struct Expected {
    /// The levels; nil for removed characters.
    var levels: [UInt8?] = []
    /// The characters in visual order.
    var order: [Int] = []
  }

  /// A character of each class, by the class's name.
  private static let samples: [(String, UInt32)] = [
    ("L", 0x61), ("R", 0x5D0), ("EN", 0x30), ("ES", 0x2B), ("ET", 0x23), ("CS", 0x2C), ("NSM", 0x300),
    ("AL", 0x627), ("AN", 0x660), ("B", 0x2029), ("S", 0x9), ("WS", 0x20), ("ON", 0x21), ("LRE", 0x202A),
    ("LRO", 0x202D), ("RLE", 0x202B), ("RLO", 0x202E), ("PDF", 0x202C), ("LRI", 0x2066), ("RLI", 0x2067),
    ("FSI", 0x2068), ("PDI", 0x2069), ("BN", 0xAD),
  ]

  /// Runs BidiTest.txt: sequences of classes.
  package static func classes() -> Conformance {
    let samples = Dictionary(
      uniqueKeysWithValues: samples.map { name, scalar in
        (name.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }, scalar)
      })
    var result = Conformance()
    var expected = Expected()
    UnicodeData.forEachLine(of: "BidiTest.txt") { line in
      var words = WordReader(line)
      if line[0] == UInt8(ascii: "@") {
        read(&words, into: &expected)
        return
      }
      var scalars: [UInt32] = []
      while let byte = words.peek(), byte != UInt8(ascii: ";") { scalars.append(samples[words.word()] ?? 0) }
      _ = words.take(UInt8(ascii: ";"))
      let ways = words.number(base: 16) ?? 0
      let bases: [(UInt32, Bidi.Base)] = [
        (1, .natural(isRightToLeft: false)), (2, .fixed(isRightToLeft: false)),
        (4, .fixed(isRightToLeft: true)),
      ]
      for (way, base) in bases where ways & way != 0 {
        let found = outcome(of: scalars, base)
        result.count(isSame(found.levels, found.order, expected), line, "\(found)")
      }
    }
    return result
  }

  /// Runs BidiCharacterTest.txt: sequences of characters.
  package static func characters() -> Conformance {
    var result = Conformance()
    UnicodeData.forEachLine(of: "BidiCharacterTest.txt") { line in
      var words = WordReader(line)
      var scalars: [UInt32] = []
      while let scalar = words.number(base: 16) { scalars.append(scalar) }
      _ = words.take(UInt8(ascii: ";"))
      let way = words.number(base: 10)
      let base: Bidi.Base = way == 2 ? .natural(isRightToLeft: false) : .fixed(isRightToLeft: way == 1)
      _ = words.take(UInt8(ascii: ";"))
      let level = words.number(base: 10)
      _ = words.take(UInt8(ascii: ";"))
      var expected = Expected()
      while let byte = words.peek(), byte != UInt8(ascii: ";") { expected.levels.append(self.level(&words)) }
      _ = words.take(UInt8(ascii: ";"))
      while let place = words.number(base: 10) { expected.order.append(Int(place)) }
      let found = outcome(of: scalars, base)
      result.count(
        isSame(found.levels, found.order, expected) && found.isRightToLeft == (level == 1), line, "\(found)")
    }
    return result
  }

  private static func read(_ words: inout WordReader, into expected: inout Expected) {
    // "@Levels:" and "@Reorder:" as the last eight bytes of each.
    let isLevels = words.word() == "@Levels:".utf8.reduce(0) { $0 << 8 | UInt64($1) }
    if isLevels { expected.levels = [] } else { expected.order = [] }
    while words.peek() != nil {
      if isLevels {
        expected.levels.append(level(&words))
      } else {
        expected.order.append(Int(words.number(base: 10) ?? 0))
      }
    }
  }

  private static func level(_ words: inout WordReader) -> UInt8? {
    if words.take(UInt8(ascii: "x")) { return nil }
    return words.number(base: 10).map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Returns the levels of a line, with rule L1 for its end, and its order without the characters that rule X9 removes.
  private static func outcome(
    of scalars: [UInt32], _ base: Bidi.Base
  ) -> (levels: [UInt8], order: [Int], isRightToLeft: Bool) {
    var found = Bidi.levels(scalars, base: base)
    let isSpace = scalars.map { scalar in
      switch scalar {
      case 0x9, 0x20, 0xAD, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x200B, 0x3000,
        0x2000...0x200A:
        true
      default: false
      }
    }
    let order = Bidi.visualOrder(found.levels, isSpace: isSpace, isRightToLeft: found.isRightToLeft)
    var end = scalars.count
    while end > 0, isSpace[end - 1] {
      end -= 1
      found.levels[end] = found.isRightToLeft ? 1 : 0
    }
    return (found.levels, order, found.isRightToLeft)
  }

  private static func isSame(_ levels: [UInt8], _ order: [Int], _ expected: Expected) -> Bool {
    guard levels.count == expected.levels.count else { return false }
    for index in levels.indices {
      if let level = expected.levels[index], level != levels[index] { return false }
    }
    var place = 0
    for index in order where expected.levels[index] != nil {
      guard place < expected.order.count, expected.order[place] == index else { return false }
      place += 1
    }
    return place == expected.order.count
  }
}

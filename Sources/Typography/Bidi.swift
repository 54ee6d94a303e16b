/// Text direction: the embedding levels of a paragraph, and the visual order of a line's characters.
///
/// Implements the rules of the Unicode Bidirectional Algorithm (UAX #9) for letters, numbers and neutral characters.
/// Explicit embeddings and isolates are not supported.
enum Bidi {
  private enum Direction {
    case left, right, number, neutral
  }

  /// Whether a character belongs to a right-to-left script.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x660...0x66C, 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }

  /// Sets the levels of all characters of a paragraph. Its direction is that of its first letter.
  static func setLevels(_ range: Range<Int>, in scan: inout TextScan) {
    var directions = range.map { direction(scan.first($0)) }
    joinNumbers(&directions, range, scan)
    let base: UInt8 = directions.first { $0 == .left || $0 == .right } == .right ? 1 : 0
    followLetters(&directions, isRightToLeft: base == 1)
    let levels = resolve(directions, base: base)
    for (item, level) in zip(range, levels) {
      scan.clusters[item].level = level
      if base == 1 { scan.clusters[item].traits.insert(.rightToLeftParagraph) }
    }
  }

  private static func direction(_ scalar: Unicode.Scalar) -> Direction {
    if isRightToLeft(scalar) { return .right }
    switch scalar.value {
    case 0x30...0x39, 0x660...0x66C, 0x6F0...0x6F9: return .number
    case 0x200E: return .left
    default: return scalar.properties.isAlphabetic ? .left : .neutral
    }
  }

  /// A single period, comma, colon or similar separator between two digits is part of the number.
  private static func joinNumbers(_ directions: inout [Direction], _ range: Range<Int>, _ scan: TextScan) {
    let separators: Set<Unicode.Scalar> = [".", ",", ":", "/", "+", "-"]
    for place in directions.indices.dropFirst().dropLast()
    where directions[place] == .neutral && directions[place - 1] == .number
      && directions[place + 1] == .number && separators.contains(scan.first(range.lowerBound + place))
    {
      directions[place] = .number
    }
  }

  /// Numbers that follow left-to-right letters take their direction.
  private static func followLetters(_ directions: inout [Direction], isRightToLeft: Bool) {
    var letter: Direction = isRightToLeft ? .right : .left
    for place in directions.indices {
      switch directions[place] {
      case .left, .right: letter = directions[place]
      case .number: if letter == .left { directions[place] = .left }
      case .neutral: break
      }
    }
  }

  /// Neutral characters between letters of one direction take that direction, all others the paragraph's.
  private static func resolve(_ directions: [Direction], base: UInt8) -> [UInt8] {
    func level(_ direction: Direction) -> UInt8 {
      switch direction {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      case .number: 2
      case .neutral: base
      }
    }
    func side(_ direction: Direction) -> Direction { direction == .left ? .left : .right }
    var levels = directions.map(level)
    var place = 0
    while place < directions.count {
      guard directions[place] == .neutral else {
        place += 1
        continue
      }
      let end = directions[place...].firstIndex { $0 != .neutral } ?? directions.count
      let outer: Direction = base == 0 ? .left : .right
      let before = place == 0 ? outer : side(directions[place - 1])
      let after = end == directions.count ? outer : side(directions[end])
      if before == after { for index in place..<end { levels[index] = level(before) } }
      place = end
    }
    return levels
  }

  /// Returns the visual order of characters with these levels, from left to right: runs are reversed, from the highest
  /// level down to the lowest odd one.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension TextScan {
  /// Marks the characters after which a line may break, according to the Unicode Line Breaking Algorithm and between
  /// Thai words.
  mutating func markLineBreaks() {
    guard items.count > 1 else { return }
    let classes = scalars.map { LineBreakClass(of: $0) }
    var rules = LineBreakRules()
    var hasThai = false
    for index in classes.indices {
      if classes[index] == .sa { hasThai = hasThai || ThaiWords.isThai(scalars[index]) }
      let next = { classes[(index + 1)...].first { $0 != .cm && $0 != .zwj } }
      if rules.breaks(before: classes[index], next: next) { markBreak(before: index) }
    }
    if hasThai { markThaiWords(classes) }
  }

  /// The maximum length for libthai; longer texts are split, in the worst case within a word.
  private static let longestThai = 4096

  private mutating func markThaiWords(_ classes: [LineBreakClass]) {
    var start = 0
    while start < scalars.count {
      guard ThaiWords.isThai(scalars[start]) else {
        start += 1
        continue
      }
      let end = min(
        scalars[start...].firstIndex { !ThaiWords.isThai($0) } ?? scalars.count, start + TextScan.longestThai)
      for place in ThaiWords.breaks(scalars[start..<end]) where place > start && place < end {
        markBreak(before: place)
      }
      start = end
    }
  }

  /// Marks the character before a scalar, if the scalar is a character's first.
  private mutating func markBreak(before scalar: Int) {
    let item = Int(owners[scalar])
    if item > 0, items[item].start == scalar { clusters[item - 1].traits.insert(.breakAfter) }
  }
}

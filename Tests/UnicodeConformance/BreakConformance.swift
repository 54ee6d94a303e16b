import Typography

/// The standard's tests of line breaks and grapheme clusters.
package enum BreakConformance {
  /// Runs LineBreakTest.txt.
  package static func lines() -> Conformance {
    run("auxiliary/LineBreakTest.txt") { scalars in
      let classes = scalars.map { LineBreakClass(of: $0) }
      var rules = LineBreakRules()
      return classes.indices.filter { index in
        rules.breaks(before: classes[index]) { classes[(index + 1)...].first { $0 != .cm && $0 != .zwj } }
      }
    }
  }

  /// Runs GraphemeBreakTest.txt.
  package static func graphemes() -> Conformance {
    run("auxiliary/GraphemeBreakTest.txt") { scalars in
      var rules = GraphemeRules()
      return scalars.indices.filter { rules.breaks(before: GraphemeClass(of: scalars[$0])) && $0 > 0 }
    }
  }

  private static func run(_ name: String, _ breaks: ([UInt32]) -> [Int]) -> Conformance {
    var result = Conformance()
    UnicodeData.forEachLine(of: name) { line in
      var words = WordReader(line)
      var scalars: [UInt32] = []
      var expected: [Int] = []
      while let byte = words.peek() {
        if byte == 0xC3 {
          // U+00F7 is a break, U+00D7 none.
          words.skip(1)
          if words.take(0xB7), !scalars.isEmpty {
            expected.append(scalars.count)
          } else {
            _ = words.take(0x97)
          }
        } else if let scalar = words.number(base: 16) {
          scalars.append(scalar)
        } else {
          words.skip(1)
        }
      }
      let found = breaks(scalars) + [scalars.count]
      result.count(found == expected, line, "\(found)")
    }
    return result
  }
}

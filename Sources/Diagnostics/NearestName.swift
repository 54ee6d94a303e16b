/// Suggests a name for a misspelled one.
package enum NearestName {
  /// Returns the name with the smallest edit distance to `wrong`; nil if all distances are too large.
  package static func of(_ wrong: String, in names: [String]) -> String? {
    // A text much longer than any name is not a misspelled one.
    guard wrong.utf8.count <= 256 else { return nil }
    let limit = max(2, wrong.count / 3)
    let ranked = names.filter { abs($0.utf8.count - wrong.utf8.count) <= 4 * limit }.map {
      (name: $0, distance: distance(wrong.lowercased(), $0.lowercased()))
    }
    return ranked.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// Returns the edit distance with insertions, deletions, substitutions and adjacent transpositions
  /// (Damerau, 1964; restricted).
  package static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

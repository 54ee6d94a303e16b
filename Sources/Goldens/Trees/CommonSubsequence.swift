/// The longest common subsequence of two lists: what stayed in its order.
enum CommonSubsequence {
  /// The lists that are longer are compared by their common ends alone, so that the time stays bounded.
  private static let longest = 2_000

  /// Returns the pairs of places of a longest common subsequence.
  static func pairs<Item: Equatable>(_ one: [Item], _ other: [Item]) -> [(Int, Int)] {
    var start = 0
    while start < min(one.count, other.count), one[start] == other[start] { start += 1 }
    var (a, b) = (one.count, other.count)
    while a > start, b > start, one[a - 1] == other[b - 1] { (a, b) = (a - 1, b - 1) }
    let head = (0..<start).map { ($0, $0) }
    let tail = zip(a..<one.count, b..<other.count).map { ($0, $1) }
    guard a > start, b > start, a - start <= longest, b - start <= longest else { return head + tail }
    return head + middle(one, start..<a, other, start..<b) + tail
  }

  /// Returns the pairs of places of a longest common subsequence, and of the items between these, in their order.
  static func matches<Item: Equatable>(_ one: [Item], _ other: [Item]) -> [(Int, Int)] {
    var (found, a, b) = ([(Int, Int)](), 0, 0)
    for (i, j) in pairs(one, other) + [(one.count, other.count)] {
      found += zip(a..<i, b..<j).map { ($0, $1) }
      if i < one.count { found.append((i, j)) }
      (a, b) = (i + 1, j + 1)
    }
    return found
  }

  /// Returns which items of a list stayed in their order: as many as can be, and of these most that stand where they did.
  ///
  /// - Parameters:
  ///   - was: The place before of each item, in the order of now.
  ///   - now: The place now of each.
  static func stayed(_ was: [Int], _ now: [Int]) -> Set<Int> {
    if was.count > longest { return Set(pairs(was.sorted(), was).map(\.1)) }
    // One place alike is worth less than one item.
    let weights = zip(was, now).map { (was.count + 1) + ($0 == $1 ? 1 : 0) }
    var best: [(weight: Int, before: Int?)] = []
    for place in was.indices {
      var before: Int?
      var weight = 0
      for other in 0..<place where was[other] < was[place] && best[other].weight > weight {
        (before, weight) = (other, best[other].weight)
      }
      best.append((weights[place] + weight, before))
    }
    // Of as many the last stay, as in the edits of a document.
    var (kept, next) = (Set<Int>(), best.indices.reversed().max { best[$0].weight < best[$1].weight })
    while let place = next {
      kept.insert(place)
      next = best[place].before
    }
    return kept
  }

  private static func middle<Item: Equatable>(
    _ one: [Item], _ rows: Range<Int>, _ other: [Item], _ columns: Range<Int>
  ) -> [(Int, Int)] {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: columns.count + 1), count: rows.count + 1)
    for row in rows.indices.reversed() {
      for column in columns.indices.reversed() {
        let (i, j) = (row - rows.lowerBound, column - columns.lowerBound)
        lengths[i][j] =
          one[row] == other[column] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < rows.count, j < columns.count {
      if one[rows.lowerBound + i] == other[columns.lowerBound + j] {
        pairs.append((rows.lowerBound + i, columns.lowerBound + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}

/// A prefix code for how often symbols come: the canonical one of deflate (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol; 0 for those that do not come.
  let lengths: [UInt8]
  /// The bits of each symbol, the first one lowest.
  let codes: [UInt16]

  /// The shortest code whose longest word has `limit` bits.
  ///
  /// At least two symbols get one: a code must be complete.
  init(counts: [UInt32], limit: Int) {
    var used = counts.indices.filter { counts[$0] > 0 }
    for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 { used.append(symbol) }
    used.sort { (counts[$0], $0) < (counts[$1], $1) }
    let wordsOfLength = HuffmanCode.wordsOfLength(used.map { counts[$0] }, limit: limit)
    var lengths = [UInt8](repeating: 0, count: counts.count)
    var next = used.startIndex
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<wordsOfLength[length] {
        lengths[used[next]] = UInt8(length)
        next += 1
      }
    }
    self.lengths = lengths
    codes = HuffmanCode.canonical(lengths, wordsOfLength)
  }

  /// How many words have each length, for counts that do not fall.
  private static func wordsOfLength(_ counts: [UInt32], limit: Int) -> [Int] {
    var result = [Int](repeating: 0, count: limit + 1)
    for depth in depths(counts) { result[min(depth, limit)] += 1 }
    // What was cut off at the limit claims too much: each step makes two words of a shorter one, one of them for a
    // word of the longest, and gives one share of the longest words back.
    var excess = (1...limit).reduce(0) { $0 + result[$1] << (limit - $1) } - 1 << limit
    while excess > 0 {
      guard let shorter = (1..<limit).last(where: { result[$0] > 0 }) else { break }
      result[limit] -= 1
      result[shorter] -= 1
      result[shorter + 1] += 2
      excess -= 1
    }
    return result
  }

  /// Depths in Huffman's tree: always the two lightest nodes are joined, and joined ones come in order of weight.
  private static func depths(_ counts: [UInt32]) -> [Int] {
    let leaves = counts.count
    var weights = counts.map(UInt64.init)
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var (leaf, joined) = (0, leaves)
    func lightest() -> Int {
      if leaf < leaves, joined == weights.count || weights[leaf] <= weights[joined] {
        leaf += 1
        return leaf - 1
      }
      joined += 1
      return joined - 1
    }
    while weights.count < parents.count {
      let (first, second) = (lightest(), lightest())
      parents[first] = weights.count
      parents[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    return Array(depths.prefix(leaves))
  }

  private static func canonical(_ lengths: [UInt8], _ wordsOfLength: [Int]) -> [UInt16] {
    var next = [UInt16](repeating: 0, count: wordsOfLength.count)
    for length in 1..<wordsOfLength.count {
      let before = length == 1 ? 0 : wordsOfLength[length - 1]
      next[length] = (next[length - 1] + UInt16(before)) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var (word, reversed) = (next[Int(length)], UInt16(0))
      for _ in 0..<length {
        reversed = reversed << 1 | word & 1
        word >>= 1
      }
      return reversed
    }
  }
}

/// Tokens on their way into a block with codes of its own (RFC 1951, 3.2.7).
struct DeflateBlock: ~Copyable {
  /// So many tokens fit their codes, and stay in the first-level cache.
  private static let capacity = 1 << 13

  private let tokens: UnsafeMutablePointer<DeflateToken>
  private var count = 0

  init() { tokens = .allocate(capacity: DeflateBlock.capacity) }

  deinit { tokens.deallocate() }

  var isEmpty: Bool { count == 0 }
  var isFull: Bool { count == DeflateBlock.capacity }

  /// Adds a token; the block is not full.
  @inline(__always) mutating func add(_ token: DeflateToken) {
    tokens[count] = token
    count &+= 1
  }

  /// Writes the block, not as the last one, and empties it.
  mutating func write(to bits: inout BitWriter) {
    let (symbols, distances) = counted()
    let symbolCode = HuffmanCode(counts: symbols, limit: 15)
    let distanceCode = HuffmanCode(counts: distances, limit: 15)
    // A header, and at most 48 bits a token.
    bits.reserve(512 + 6 * count)
    bits.add(0b100, 3)
    CodeLengths(symbolCode, distanceCode).write(to: &bits)
    writeTokens(symbolCode, distanceCode, to: &bits)
    bits.add(UInt64(symbolCode.codes[256]), UInt64(symbolCode.lengths[256]))
    count = 0
  }

  private func counted() -> (symbols: [UInt32], distances: [UInt32]) {
    var symbols = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    symbols[256] = 1
    symbols.withUnsafeMutableBufferPointer { symbols in
      distances.withUnsafeMutableBufferPointer { distances in
        for index in 0..<count {
          let token = tokens[index]
          if token.isMatch {
            symbols[DeflateToken.lengthSymbol(token.length).symbol] &+= 1
            distances[DeflateToken.distanceSymbol(token.distance).symbol] &+= 1
          } else {
            symbols[Int(token.word)] &+= 1
          }
        }
      }
    }
    return (symbols, distances)
  }

  private func writeTokens(_ symbolCode: HuffmanCode, _ distanceCode: HuffmanCode, to bits: inout BitWriter) {
    // A code and its length in one word.
    let symbols = zip(symbolCode.codes, symbolCode.lengths).map { UInt64($0) | UInt64($1) << 32 }
    let distances = zip(distanceCode.codes, distanceCode.lengths).map { UInt64($0) | UInt64($1) << 32 }
    symbols.withUnsafeBufferPointer { symbols in
      distances.withUnsafeBufferPointer { distances in
        for index in 0..<count {
          let token = tokens[index]
          guard token.isMatch else {
            let code = symbols[Int(token.word)]
            bits.add(code & 0xFFFF, code &>> 32)
            continue
          }
          let length = DeflateToken.lengthSymbol(token.length)
          let distance = DeflateToken.distanceSymbol(token.distance)
          let (first, second) = (symbols[length.symbol], distances[distance.symbol])
          var (word, size) = (first & 0xFFFF, first &>> 32)
          // A length is its symbol's first one and the rest: 3 + 8 · 2ⁿ + …, so that the lowest bits are the rest.
          word |= (UInt64(token.length) & (1 &<< length.extra &- 1)) &<< size
          size &+= length.extra
          word |= (second & 0xFFFF) &<< size
          size &+= second &>> 32
          word |= (UInt64(token.distance) & (1 &<< distance.extra &- 1)) &<< size
          bits.add(word, size &+ distance.extra)
        }
      }
    }
  }
}

/// The lengths of two codes as a block begins with them, in runs, with a code of their own.
private struct CodeLengths {
  private var symbolCount, distanceCount: Int
  /// A length, or 16 the last one again, 17 and 18 zeros; and how often beyond the least, in so many bits.
  private var items: [(symbol: Int, rest: UInt64, bits: UInt64)] = []

  /// The order in which the lengths of the code of lengths come: RFC 1951, 3.2.7.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ symbols: HuffmanCode, _ distances: HuffmanCode) {
    symbolCount = (symbols.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let lengths = symbols.lengths.prefix(symbolCount) + distances.lengths.prefix(distanceCount)
    var start = lengths.startIndex
    while start < lengths.endIndex {
      let end = lengths[start...].firstIndex { $0 != lengths[start] } ?? lengths.endIndex
      addRun(of: Int(lengths[start]), end - start)
      start = end
    }
  }

  private mutating func addRun(of length: Int, _ count: Int) {
    var rest = count
    if length > 0 {
      items.append((length, 0, 0))
      rest -= 1
    }
    while rest >= 3 {
      let (symbol, least, most, bits) =
        length > 0 ? (16, 3, 6, 2) : rest < 11 ? (17, 3, 10, 3) : (18, 11, 138, 7)
      let part = min(rest, most)
      items.append((symbol, UInt64(part - least), UInt64(bits)))
      rest -= part
    }
    for _ in 0..<rest { items.append((length, 0, 0)) }
  }

  func write(to bits: inout BitWriter) {
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let orderCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bits.add(UInt64(symbolCount - 257), 5)
    bits.add(UInt64(distanceCount - 1), 5)
    bits.add(UInt64(orderCount - 4), 4)
    for symbol in Self.order.prefix(orderCount) { bits.add(UInt64(code.lengths[symbol]), 3) }
    for item in items {
      bits.add(UInt64(code.codes[item.symbol]), UInt64(code.lengths[item.symbol]))
      bits.add(item.rest, item.bits)
    }
  }
}

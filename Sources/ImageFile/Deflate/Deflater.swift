/// Turns bytes into blocks of a deflate stream (RFC 1951), made for rows of drawn screens: long runs of one byte, and
/// between them what came before.
///
/// Matches are taken from the two latest places of each four bytes that hash alike, and put off by a byte where the
/// next one is longer: 2 % of the size for 15 % of the time. Matches of three bytes are not looked for: they would
/// save 1 % in 20 % more time.
struct Deflater: ~Copyable {
  private static let hashBits: UInt32 = 14
  /// A match of so many bytes is not put off.
  private static let longEnough = 24

  private let bytes: UnsafeRawPointer
  private let count: Int
  /// Two places a hash, the later one first.
  private let places: UnsafeMutablePointer<Int32>
  private var block = DeflateBlock()
  private var bits: BitWriter

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = UnsafeRawPointer(bytes.baseAddress!)
    count = bytes.count
    let size = 2 << Int(Deflater.hashBits)
    places = .allocate(capacity: size)
    // Too far back for any place.
    places.initialize(repeating: Int32.min / 2, count: size)
    bits = BitWriter(capacity: bytes.count / 8)
  }

  deinit { places.deallocate() }

  /// Blocks for some bytes, none of them the last of the stream, ending with a whole byte, so that what else is
  /// compressed can follow.
  static func blocks(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    precondition(bytes.count < Int32.max / 2, "places are kept in 32 bits")
    var deflater = Deflater(bytes)
    deflater.compress()
    deflater.finish()
    return deflater.bits.withBytes { Array($0) }
  }

  /// The end of a stream: a last block with nothing in it, in the fixed code.
  static let end: [UInt8] = [0b011, 0]

  private mutating func finish() {
    if !block.isEmpty { block.write(to: &bits) }
    // A stored block of no bytes begins at a whole one.
    bits.reserve(16)
    bits.add(0, 3)
    bits.align()
    bits.add(0xFFFF_0000, 32)
  }

  @inline(__always) private mutating func add(_ token: DeflateToken) {
    block.add(token)
    if block.isFull { block.write(to: &bits) }
  }

  @inline(__always) private func word(_ place: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  @inline(__always) private func byte(_ place: Int) -> UInt8 {
    bytes.load(fromByteOffset: place, as: UInt8.self)
  }

  private mutating func compress() {
    let end = count - 8
    var place = 0
    while place < end {
      let word = word(place)
      if place > 0, word == UInt64(byte(place &- 1)) &* 0x0101_0101_0101_0101 {
        place = addRun(from: place)
        continue
      }
      var (length, distance) = match(at: place, word)
      while length > 0, length < Deflater.longEnough, place &+ 1 < end {
        let next = match(at: place &+ 1, self.word(place &+ 1))
        if next.length <= length { break }
        add(DeflateToken(byte: byte(place)))
        place &+= 1
        (length, distance) = next
      }
      if length > 0 {
        add(DeflateToken(length: length, distance: distance))
        note(place &+ 1..<min(place &+ length, end))
        place &+= length
      } else {
        add(DeflateToken(byte: UInt8(truncatingIfNeeded: word)))
        place &+= 1
      }
    }
    for place in place..<count { add(DeflateToken(byte: byte(place))) }
  }

  /// Adds the rest of a run of one byte, which begins at the place before; where to go on.
  private mutating func addRun(from start: Int) -> Int {
    let length = sameBytes(start, start &- 1, most: count &- start)
    var rest = length
    // What would be left too short for a match is left to what follows.
    while rest >= 3 {
      let part = min(rest, DeflateToken.longest)
      add(DeflateToken(length: part, distance: 1))
      rest &-= part
    }
    return start &+ length &- rest
  }

  @inline(__always) private func slot(_ word: UInt64) -> Int {
    let sequence = UInt32(truncatingIfNeeded: word)
    return Int((sequence &* 0x9E37_79B1) &>> (32 &- Deflater.hashBits)) &<< 1
  }

  /// The longer match of the two places with the same four bytes; a length of 0 where there is none.
  @inline(__always) private func match(at place: Int, _ word: UInt64) -> (length: Int, distance: Int) {
    let slot = slot(word)
    let (later, earlier) = (Int(places[slot]), Int(places[slot &+ 1]))
    places[slot &+ 1] = places[slot]
    places[slot] = Int32(truncatingIfNeeded: place)
    let first = length(at: place, later, word)
    let second = length(at: place, earlier, word)
    return second > first ? (second, place &- earlier) : (first, place &- later)
  }

  @inline(__always) private func length(at place: Int, _ earlier: Int, _ word: UInt64) -> Int {
    guard place &- earlier <= DeflateToken.farthest else { return 0 }
    let difference = word ^ self.word(earlier)
    if UInt32(truncatingIfNeeded: difference) != 0 { return 0 }
    if difference != 0 { return difference.trailingZeroBitCount &>> 3 }
    return sameBytes(place, earlier, most: min(count &- place, DeflateToken.longest))
  }

  /// How many bytes from two places on are the same.
  private func sameBytes(_ place: Int, _ earlier: Int, most: Int) -> Int {
    var length = 0
    while length &+ 8 <= most {
      let difference = word(place &+ length) ^ word(earlier &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < most, byte(place &+ length) == byte(earlier &+ length) { length &+= 1 }
    return length
  }

  /// Remembers places that a match has passed over.
  @inline(__always) private func note(_ range: Range<Int>) {
    for place in range {
      let slot = slot(word(place))
      places[slot &+ 1] = places[slot]
      places[slot] = Int32(truncatingIfNeeded: place)
    }
  }
}

/// The sum over a zlib stream's bytes (RFC 1950, 8.2).
struct Adler32: Equatable {
  private static let modulus: UInt64 = 65_521

  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0
  private var count: UInt64 = 0

  /// The sum of no bytes.
  init() {}

  /// The sum of some bytes. Most of a screen's rows do not differ from those above, so that zeros are added eight at
  /// a time.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    count = UInt64(bytes.count)
    var place = 0
    while place < bytes.count {
      // Sums of 2¹⁶ bytes stay far below 2⁶⁴.
      let end = min(bytes.count, place + 1 << 16)
      while place &+ 8 <= end {
        let word = UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self)
        if word == 0 {
          sumOfSums &+= 8 &* sum
        } else {
          for index in 0..<8 { add(start[place &+ index]) }
        }
        place &+= 8
      }
      while place < end {
        add(start[place])
        place &+= 1
      }
      sum %= Adler32.modulus
      sumOfSums %= Adler32.modulus
    }
  }

  @inline(__always) private mutating func add(_ byte: UInt8) {
    sum &+= UInt64(byte)
    sumOfSums &+= sum
  }

  /// Goes on with bytes whose sum is known.
  mutating func append(_ next: Adler32) {
    // Each of the next bytes' sums began at this sum instead of 1.
    sumOfSums += next.sumOfSums + (next.count % Adler32.modulus) * (sum + Adler32.modulus - 1)
    sumOfSums %= Adler32.modulus
    sum = (sum + next.sum + Adler32.modulus - 1) % Adler32.modulus
    count += next.count
  }

  /// Both sums in a word.
  var value: UInt32 { UInt32(sumOfSums << 16 | sum) }
}

/// The sum over a PNG chunk's name and contents (PNG, 5.5, and ISO 3309).
struct CRC32 {
  private var state: UInt32 = 0xFFFF_FFFF

  /// The remainders of a byte with 0 to 7 zeros behind it, 256 words each.
  private static let table: [UInt32] = {
    var table: [UInt32] = []
    for byte in UInt32(0)..<256 {
      var sum = byte
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
      table.append(sum)
    }
    for index in 256..<2048 {
      let before = table[index - 256]
      table.append(before >> 8 ^ table[Int(before & 0xFF)])
    }
    return table
  }()

  /// Goes on with more bytes, eight at a time.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var sum = state
    bytes.withUnsafeBytes { bytes in
      CRC32.table.withUnsafeBufferPointer { table in
        var place = 0
        while place &+ 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian ^ UInt64(sum)
          sum = 0
          for index in 0..<8 {
            let byte = Int(truncatingIfNeeded: word &>> UInt64(8 &* index)) & 0xFF
            sum ^= table[(7 &- index) &* 256 &+ byte]
          }
          place &+= 8
        }
        for byte in bytes[place...] { sum = sum &>> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
      }
    }
    state = sum
  }

  /// The sum of all bytes so far.
  var value: UInt32 { ~state }
}

/// The SHA-256 of some bytes (FIPS 180-4): the name of contents in a cache shared by several machines.
///
/// Implemented here because it is a page of code, and even the smallest library would be another package to install for
/// everybody who builds or uses layoutshot.
package struct ContentDigest: Hashable, Sendable {
  /// 64 hexadecimal digits, lower case.
  package let text: String

  /// Creates the digest of bytes.
  package init(_ bytes: [UInt8]) {
    var state = DigestState()
    bytes.withUnsafeBytes { state.absorb($0) }
    text = state.digits
  }

  /// Creates the digest of a text in UTF-8.
  package init(of text: String) { self.init(Array(text.utf8)) }

  /// Creates the digest given by 64 hexadecimal digits; nil for any other text.
  package init?(digits: String) {
    let isDigest =
      digits.utf8.count == 64
      && digits.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }
    guard isDigest else { return nil }
    text = digits
  }
}

/// The state of the function between blocks.
private struct DigestState {
  private var words: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// Processes a whole message: its blocks, then the last one with the message's length.
  mutating func absorb(_ message: UnsafeRawBufferPointer) {
    let whole = message.count & ~63
    var tail = Array(message[whole...])
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(message.count) << 3
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      Self.constants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: whole, by: 64) {
          mix(UnsafeRawBufferPointer(rebasing: message[start..<start + 64]), schedule, constants)
        }
        tail.withUnsafeBytes { tail in
          for start in stride(from: 0, to: tail.count, by: 64) {
            mix(UnsafeRawBufferPointer(rebasing: tail[start..<start + 64]), schedule, constants)
          }
        }
      }
    }
  }

  var digits: String {
    let signs = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in words {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(signs[Int(word >> UInt32(shift) & 15)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func mix(
    _ block: UnsafeRawBufferPointer, _ w: UnsafeMutableBufferPointer<UInt32>,
    _ k: UnsafeBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      w[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let (near, far) = (w[index - 2], w[index - 15])
      let small = Self.turned(far, 7) ^ Self.turned(far, 18) ^ far >> 3
      let large = Self.turned(near, 17) ^ Self.turned(near, 19) ^ near >> 10
      w[index] = w[index - 16] &+ small &+ w[index - 7] &+ large
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for index in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let sumE = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
      let sumA = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
      let first = h &+ sumE &+ choice &+ k[index] &+ w[index]
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sumA &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { words[index] = words[index] &+ word }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

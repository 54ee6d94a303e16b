/// Pseudorandom numbers that are the same in every run: SplitMix64, after Steele, Lea and Flood (2014).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator that gives the same numbers for the same seed.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// An integer from 0 up to, but not including, a bound.
  package mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}

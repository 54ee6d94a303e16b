/// SplitMix64: the same numbers for the same seed, on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns an index below a nonzero count.
  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// Returns true once in `times` on average.
  mutating func happens(oneIn times: Int) -> Bool { index(times) == 0 }

  /// Returns an element of a nonempty array.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[index(elements.count)] }
}

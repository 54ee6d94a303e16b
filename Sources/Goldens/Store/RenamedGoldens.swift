import Numerals

/// The goldens of a screen that are stored under another name, because its document or the screen itself was renamed or
/// moved.
package struct RenamedGoldens: Hashable, Sendable {
  /// A golden to be moved.
  package struct Move: Hashable, Sendable {
    /// The path it was recorded under, below the goldens' folder.
    package var from: String
    /// Its path now.
    package var to: String

    package init(from: String, to: String) { (self.from, self.to) = (from, to) }
  }

  /// The ID for `accept`: eight hexadecimal digits.
  package let id: String
  /// The old prefix of the names.
  package let from: String
  /// The new prefix of the names.
  package let to: String
  /// The unchanged goldens.
  package let goldens: [Move]

  /// Creates the renamed goldens of a screen.
  package init(from: String, to: String, goldens: [Move]) {
    (self.from, self.to, self.goldens) = (from, to, goldens)
    var hash: UInt32 = 0x811C_9DC5
    for byte in "renamed \(from)\n\(to)".utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    id = Numeral.hexadecimal(UInt64(hash), digits: 8)
  }
}

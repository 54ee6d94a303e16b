import Numerals

/// The goldens of a screen that are stored under another name: its document, or the screen itself, was renamed or moved.
public struct RenamedGoldens: Hashable, Sendable {
  /// A golden that is to be moved.
  public struct Move: Hashable, Sendable {
    /// The path that it was recorded under, below the goldens' folder.
    public var from: String
    /// Its path now.
    public var to: String

    /// A move from its ends.
    package init(from: String, to: String) { (self.from, self.to) = (from, to) }
  }

  /// What `accept` takes: eight hexadecimal digits.
  public let id: String
  /// What the names began with.
  public let from: String
  /// What they begin with now.
  public let to: String
  /// The goldens that are as they were.
  public let goldens: [Move]

  /// The goldens of a screen.
  package init(from: String, to: String, goldens: [Move]) {
    (self.from, self.to, self.goldens) = (from, to, goldens)
    var hash: UInt32 = 0x811C_9DC5
    for byte in "renamed \(from)\n\(to)".utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    id = Numeral.hexadecimal(UInt64(hash), digits: 8)
  }
}

/// How much of a document is read before it is refused: what keeps memory and time bounded on hostile input.
///
/// The largest document seen in public projects has 260 kB, 1,714 elements and 32 levels. The most that these limits
/// let through, every element a button, takes four seconds and less than 1 GiB; 100,000 views with frame and mask
/// take 0.7 s and 0.25 GiB.
public struct ReadingLimits: Sendable {
  /// Bytes of a file.
  public var bytes = 64 << 20
  /// Elements of a document.
  public var elements = 350_000
  /// Attributes of all elements together.
  public var attributes = 2_000_000
  /// Elements inside one another: about two for each nested view.
  public var depth = 1_024

  /// The limits of the command.
  public init() {}
}

/// The limits for reading a document, which bound memory and time for hostile input.
///
/// The largest document seen in public projects has 260 kB, 1,714 elements and 32 levels. A document at these limits,
/// with a button for every element, takes four seconds and less than 1 GiB; 100,000 views with frame and mask take 0.7
/// s and 0.25 GiB.
public struct ReadingLimits: Sendable {
  /// Bytes per file.
  public var bytes = 64 << 20
  /// Elements per document.
  public var elements = 350_000
  /// Attributes of all elements together.
  public var attributes = 2_000_000
  /// Attributes of one element, which are looked through for each name. Documents of public projects have 30 at most.
  public var attributesOfElement = 512
  /// Nesting depth of elements: about two for each nested view.
  public var depth = 1_024

  /// The limits of the command.
  public init() {}
}

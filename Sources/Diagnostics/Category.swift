/// The kind of a finding: the word in brackets in its printed form.
///
/// The words here are those of several stages. A stage that has kinds of its own names them in an extension beside its
/// findings, so that this layer knows nothing of the ones above it; a test holds that no word stands for two kinds.
public struct Category: RawRepresentable, Hashable, Sendable {
  /// The word.
  public let rawValue: String

  /// The kind of a word.
  ///
  /// - Parameter rawValue: Lower-case letters and hyphens, as printed in brackets; the word of an existing kind gives
  ///   an equal value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of a word.
  ///
  /// - Parameter word: Lower-case letters and hyphens, such as `round-trip`; no other kind has it.
  public init(_ word: String) { rawValue = word }
}

extension Category {
  /// An element or attribute that layoutshot does not understand and leaves out.
  public static let ignored = Category("ignored")
  /// A reference to an object that is not in the file.
  public static let reference = Category("reference")
  /// A value that is not of the expected kind.
  public static let value = Category("value")
  /// An outlet that is missing, doubled or leads nowhere.
  public static let outlet = Category("outlet")
  /// Something asked for on the command line that the input does not hold.
  public static let request = Category("request")
}

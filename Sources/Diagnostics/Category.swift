/// The category of a finding: the word in brackets in its printed form.
///
/// The words here are shared by several stages. A stage with specific categories names them in an extension next to its
/// findings, so that this layer does not depend on the ones above it; a test checks that words are unique.
public struct Category: RawRepresentable, Hashable, Sendable {
  /// The word.
  public let rawValue: String

  /// Creates the category of a word.
  ///
  /// - Parameter rawValue: Lower-case letters and hyphens, as printed in brackets; the word of an existing category
  ///   gives an equal value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the category of a word.
  ///
  /// - Parameter word: Lower-case letters and hyphens, such as `round-trip`; no other category has it.
  public init(_ word: String) { rawValue = word }
}

extension Category {
  /// An element or attribute that layoutshot does not support and ignores.
  public static let ignored = Category("ignored")
  /// A reference to an object that is not in the file.
  public static let reference = Category("reference")
  /// A value that is not of the expected kind.
  public static let value = Category("value")
  /// An outlet that is missing, duplicated or dangling.
  public static let outlet = Category("outlet")
  /// A name given on the command line that does not occur in the input.
  public static let request = Category("request")
  /// An id that two objects have, or a property that an object has twice.
  package static let doubled = Category("doubled")
}

/// A name of the table, for the list of known fonts.
public struct FontFamilyListing: Hashable, Sendable {
  /// The PostScript or family name as the table spells it.
  public let name: String
  /// The file below the `Fonts` folder that is shown for it.
  public let file: String
  /// The family and style of that file.
  public let used: String
  /// How well the file fits the name.
  public let fit: FontFit
  /// What is done to the file's outlines.
  public let style: GlyphStyle
}

/// How well a file fits the font that a name stands for.
public enum FontFit: String, Hashable, Sendable, CaseIterable {
  /// The system font: another design, spaced by a table of measured advance widths.
  case system
  /// Advance widths are those of the named font.
  case sameWidths = "same-widths"
  /// Another design with other widths.
  case standIn = "stand-in"
  /// The file is the named font.
  case itself
}

/// A font name in the table, for listing the known fonts.
public struct FontFamilyListing: Hashable, Sendable {
  /// The PostScript or family name as spelled in the table.
  package let name: String
  /// The font file that is used, relative to the `Fonts` folder.
  package let file: String
  /// The family and style of that file.
  package let used: String
  /// How closely the file matches the named font.
  package let fit: FontFit
  /// Synthetic changes to the file's outlines.
  package let style: GlyphStyle
}

/// How closely a file matches the font with a given name.
public enum FontFit: String, Hashable, Sendable, CaseIterable {
  /// The system font: a different design, spaced by a table of measured advance widths.
  case system
  /// A font with the same advance widths.
  case sameWidths = "same-widths"
  /// A different design with different widths.
  case standIn = "stand-in"
  /// The named font itself.
  case itself
}

extension Color {
  /// The printed form of a color: a system color's name, a named color with its recorded value, or the value.
  public var listing: String { ContentListing.color(self) }
}

extension FontDescription {
  /// The printed form of a font: family, size in points, weight.
  public var listing: String { ContentListing.font(self) }

  /// The same, of a named font without the weight where that is regular.
  package var nameListing: String { ContentListing.font(self, saysWeight: false) }
}

extension Color {
  /// The color in print: a system color's name, a named color with its recorded value, or the value.
  public var listing: String { ContentListing.color(self) }
}

extension FontDescription {
  /// The font in print: family, size in points, weight.
  public var listing: String { ContentListing.font(self) }
}

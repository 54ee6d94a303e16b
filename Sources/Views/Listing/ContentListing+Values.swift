extension Color {
  /// The colour in print: a system colour's name, a named colour with its recorded value, or the value.
  public var listing: String { ContentListing.color(self) }
}

extension FontDescription {
  /// The font in print: family, size in points, weight.
  public var listing: String { ContentListing.font(self) }
}

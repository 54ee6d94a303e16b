/// The pictures that a screen has, whether they differ or not: what a matrix of its variants shows.
package struct ScreenVariants: Hashable, Sendable {
  /// A picture of a screen.
  package struct Variant: Hashable, Sendable {
    /// The golden's path.
    package var path: String
    /// The device; empty for the document's own canvas.
    package var device: String
    /// What else tells it from the others, such as `landscape dark`.
    package var traits: String

    /// Creates a variant.
    package init(path: String, device: String, traits: String) {
      (self.path, self.device, self.traits) = (path, device, traits)
    }
  }

  /// What the paths of its goldens begin with.
  package var screen: String
  package var variants: [Variant]

  /// Creates the variants of a screen.
  package init(screen: String, variants: [Variant]) { (self.screen, self.variants) = (screen, variants) }
}

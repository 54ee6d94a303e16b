import Geometry

/// A picture in which several edits meet, with one of them alone.
package struct AlonePicture: Hashable, Sendable {
  /// The pictures before and after, below the failure folder.
  package var before: String
  package var after: String
  /// The number of pixels that the edit alone changes, and the total.
  package var pixels: Int
  package var area: Int
  /// The rectangle around these pixels; nil for none. Pixels.
  package var region: PixelRect?

  /// A picture from its files and what a comparison found.
  package init(before: String, after: String, pixels: Int, area: Int, region: PixelRect?) {
    (self.before, self.after, self.pixels, self.area, self.region) = (before, after, pixels, area, region)
  }

  /// What the picture proves; nil where it only shows the edit.
  var note: String? {
    pixels == 0 ? "On its own, this edit changes no pixel of this picture; another edit does." : nil
  }
}

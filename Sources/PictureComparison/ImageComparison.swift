import Geometry

/// The result of comparing two pictures.
package struct ImageComparison: Sendable {
  /// The verdict.
  package enum Verdict: String, Hashable, Sendable {
    /// Every pixel is equal.
    case equal
    /// Pixels differ within the tolerance.
    case withinTolerance = "within tolerance"
    /// Pixels differ beyond the tolerance.
    case different
    /// The sizes differ; no tolerance allows that.
    case sizesDiffer = "sizes differ"
  }

  /// The number of pixels by kind.
  package struct Counts: Hashable, Sendable {
    /// Pixels that are not bit-identical.
    package var changed = 0
    /// Those among them with colors within the allowed distance.
    package var withinColorDelta = 0
    /// Those among the others that were ignored as antialiasing.
    package var antialiased = 0

    /// The remaining ones, which count.
    package var differing: Int { changed - withinColorDelta - antialiased }
  }

  package let verdict: Verdict
  /// The size of the expected picture in pixels, from (0, 0).
  package let expectedBounds: PixelRect
  /// The size of the actual picture in pixels, from (0, 0).
  package let actualBounds: PixelRect
  /// The counts; if sizes differ, for the common area of the pictures, aligned at their top left corners.
  package let counts: Counts
  /// The regions of differing pixels, from top to bottom, those that begin in the same row from left to right.
  ///
  /// The caller may add owners to them.
  package var regions: [DifferenceRegion]
  /// The window with the most differing pixels; nil if it was not requested.
  package let window: FullestWindow?
  /// The limits that would let the pictures pass; nil if not requested, or if sizes differ.
  package let suggestion: SuggestedTolerance?
  /// The kind of each pixel; nil if all are equal. One byte per pixel: callers that keep many comparisons may drop it.
  package var mask: DifferenceMask?

  /// Whether it passes.
  package var isAccepted: Bool { verdict == .equal || verdict == .withinTolerance }

  /// The number of pixels that both pictures have.
  package var commonBounds: PixelRect { expectedBounds.intersection(actualBounds) }

  /// The differing pixels as a fraction of those that both pictures have, 0…1.
  package var ratio: Double {
    Tolerance.ratio(counts.differing, of: commonBounds.width * commonBounds.height)
  }

  /// The largest difference of a channel among the pixels that count, 0…255.
  package var largestChannelDifference: UInt8 { regions.map(\.largestChannelDifference).max() ?? 0 }
}

/// Differing pixels that are near each other.
package struct DifferenceRegion: Hashable, Sendable {
  /// The smallest rectangle around them, in pixels.
  package var box: PixelRect
  /// The number of differing pixels.
  package var pixelCount: Int
  /// The largest difference of any of their premultiplied channels or alphas, 1…255.
  package var largestChannelDifference: UInt8
  /// The object they belong to, such as a view's path; set by code that knows what was drawn.
  package var owner: String?
  /// The kind of change, set likewise.
  package var kind: String?

  /// Creates a region with only its pixels. `box`: the smallest rectangle around the pixels, in pixels of the picture.
  /// `pixelCount`: the number of differing pixels, at least 1. `largestChannelDifference`: the largest difference of
  /// one of their premultiplied channels or alphas, 1…255.
  package init(box: PixelRect, pixelCount: Int, largestChannelDifference: UInt8) {
    self.box = box
    self.pixelCount = pixelCount
    self.largestChannelDifference = largestChannelDifference
  }
}

/// The window with the most differing pixels.
package struct FullestWindow: Hashable, Sendable {
  /// Its position in pixels: of several the topmost, of these the leftmost.
  package let box: PixelRect
  /// The number of differing pixels in it.
  package let pixelCount: Int

  /// The fraction of its pixels that differ, 0…1.
  package var density: Double { Tolerance.ratio(pixelCount, of: box.width * box.height) }
}

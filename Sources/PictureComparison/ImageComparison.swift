import Geometry

/// What comparing two pictures found.
public struct ImageComparison: Sendable {
  /// The answer in one word.
  public enum Verdict: String, Hashable, Sendable {
    /// Every pixel is the same.
    case equal
    /// Pixels differ, no more than was allowed.
    case withinTolerance = "within tolerance"
    /// More differs than was allowed.
    case different
    /// The pictures are not of one size; no tolerance allows that.
    case sizesDiffer = "sizes differ"
  }

  /// How many pixels are what.
  public struct Counts: Hashable, Sendable {
    /// Pixels that are not the same to the bit.
    public var changed = 0
    /// Of them those whose colors are as near as was allowed.
    public var withinColorDelta = 0
    /// Of the others those that were passed over as antialiasing.
    public var antialiased = 0

    /// Those that count.
    public var differing: Int { changed - withinColorDelta - antialiased }
  }

  /// The answer.
  public let verdict: Verdict
  /// The expected picture's pixels, from (0, 0).
  public let expectedBounds: PixelRect
  /// The actual picture's pixels, from (0, 0).
  public let actualBounds: PixelRect
  /// The counts; where sizes differ, of what the pictures have in common, both laid at their top left corners.
  public let counts: Counts
  /// Where the differing pixels are, from top to bottom, those that begin in one row from left to right.
  ///
  /// They are the caller's to add owners to.
  public var regions: [DifferenceRegion]
  /// The window with the most differing pixels; nil if it was not requested.
  public let window: FullestWindow?
  /// What would let the pictures pass; nil if it was not requested, or if sizes differ.
  public let suggestion: SuggestedTolerance?
  /// What each pixel is; nil where all are the same. A byte a pixel: who keeps many comparisons may drop it.
  public var mask: DifferenceMask?

  /// Whether it passes.
  public var isAccepted: Bool { verdict == .equal || verdict == .withinTolerance }

  /// The pixels that both pictures have.
  public var commonBounds: PixelRect { expectedBounds.intersection(actualBounds) }

  /// The differing pixels as a share of those that both pictures have, 0…1.
  public var ratio: Double {
    Tolerance.ratio(counts.differing, of: commonBounds.width * commonBounds.height)
  }

  /// The largest difference of a channel among the pixels that count, 0…255.
  public var largestChannelDifference: UInt8 { regions.map(\.largestChannelDifference).max() ?? 0 }
}

/// Differing pixels that are near each other.
public struct DifferenceRegion: Hashable, Sendable {
  /// The smallest rectangle around them, in pixels.
  public var box: PixelRect
  /// How many they are.
  public var pixelCount: Int
  /// The largest difference of any of their premultiplied channels or alphas, 1…255.
  public var largestChannelDifference: UInt8
  /// What they belong to, such as a view's path; set by code that knows what was drawn.
  public var owner: String?
  /// What kind of change it is: likewise.
  public var kind: String?

  /// A region of which only the pixels are known.
  ///
  /// - Parameters:
  ///   - box: The smallest rectangle around the pixels, in pixels of the picture.
  ///   - pixelCount: How many pixels differ, 1 or more.
  ///   - largestChannelDifference: The largest difference of one of their premultiplied channels or alphas, 1…255.
  public init(box: PixelRect, pixelCount: Int, largestChannelDifference: UInt8) {
    self.box = box
    self.pixelCount = pixelCount
    self.largestChannelDifference = largestChannelDifference
  }
}

/// A window with the most differing pixels.
public struct FullestWindow: Hashable, Sendable {
  /// Where it is, in pixels: of several the topmost, of these the one most to the left.
  public let box: PixelRect
  /// How many pixels differ in it.
  public let pixelCount: Int

  /// The share of its pixels that differ, 0…1.
  public var density: Double { Tolerance.ratio(pixelCount, of: box.width * box.height) }
}

import Geometry
import Raster

/// The picture of a comparison: changed pixels over the faded expected picture, with a frame for each view, or
/// for each line of what is near.
///
/// Red counts, amber was ignored as antialiasing, light blue is within the allowed color distance; frames are blue. If
/// sizes differ, areas of only one picture are striped. The same comparison always gives the same pixels.
package enum DifferencePicture {
  /// The gap between a region and its frame in pixels, and the thickness of the frame.
  private static let frameGap = 3
  private static let frameThickness = 2
  /// The distance between stripes, in pixels along a row.
  private static let stripe = 8

  /// Paints the picture of a comparison of these two pictures, with the maximum of their sizes. `comparison`: the
  /// result of a comparer; without a `mask` no pixel is marked. The result: opaque pixels, as wide and as high as the
  /// larger of both pictures.
  package static func paint(_ comparison: ImageComparison, expected: Pixmap) -> Pixmap {
    let common = comparison.commonBounds
    let picture = Pixmap(
      width: max(comparison.expectedBounds.width, comparison.actualBounds.width),
      height: max(comparison.expectedBounds.height, comparison.actualBounds.height))
    for y in 0..<picture.height {
      picture.withMutableRow(y) { row in
        stripe(row, y, from: y < common.height ? common.width : 0)
        guard y < common.height else { return }
        expected.withRow(y) { fade($0, into: row, count: common.width) }
      }
    }
    for found in FramedRegions(comparison.regions).boxes {
      let box = PixelRect(
        x: found.x - frameGap, y: found.y - frameGap, width: found.width + 2 * frameGap,
        height: found.height + 2 * frameGap)
      picture.frame(box, thickness: frameThickness, with: MarkColor.frame)
    }
    // Painted last, so that no frame hides a pixel.
    for y in 0..<(comparison.mask?.height ?? 0) {
      picture.withMutableRow(y) { row in comparison.mask?.withRow(y) { mark($0, in: row) } }
    }
    return picture
  }

  private static func stripe(_ row: UnsafeMutableBufferPointer<UInt32>, _ y: Int, from start: Int) {
    let colors = (MarkColor.onlyOne, MarkColor.onlyOneStripe)
    for x in start..<max(start, row.count) {
      row[x] = (x + y) / stripe % 2 == 0 ? colors.0 : colors.1
    }
  }

  /// Gray over white at a quarter of its strength.
  private static func fade(
    _ source: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableBufferPointer<UInt32>, count: Int
  ) {
    for x in 0..<count {
      let word = source[x]
      // Weights of BT.601 in 1/256.
      let color = 77 * (word & 0xFF) + 150 * (word >> 8 & 0xFF) + 29 * (word >> 16 & 0xFF)
      let luma = color / 256 + 255 - word >> 24
      let gray = 255 - (255 - min(255, luma)) / 4
      row[x] = 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
  }

  private static func mark(_ mask: UnsafeBufferPointer<UInt8>, in row: UnsafeMutableBufferPointer<UInt32>) {
    // In local variables: globals are slow in loops.
    let (differing, near, blend) = (MarkColor.differing, MarkColor.withinColorDelta, MarkColor.antialiased)
    for x in mask.indices where mask[x] != DifferenceMask.same {
      switch mask[x] {
      case DifferenceMask.differing: row[x] = differing
      case DifferenceMask.withinColorDelta: row[x] = near
      default: row[x] = blend
      }
    }
  }
}

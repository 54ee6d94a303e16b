/// The slices of a picture whose edges keep their size when it is stretched.
///
/// Columns from left to right: a cap, the resizable middle, columns that are omitted, the other cap; likewise for rows.
public struct StretchSlices: Hashable, Sendable {
  /// How the middle fills the available space.
  public enum Middle: Hashable, Sendable {
    case stretch
    /// Repeated from the first cap onwards, with the last copy cropped.
    case tile
  }

  /// The slices along one axis, in pixels of the picture.
  public struct Axis: Hashable, Sendable {
    /// The cap at the left or top.
    public var first: Int
    /// The cap at the right or bottom.
    public var last: Int
    /// The resizable middle.
    public var middle: Int

    /// Creates slices from three lengths; negative ones count as 0. `first`: the cap at the left or top, in pixels of
    /// the picture. `last`: the cap at the right or bottom, in pixels of the picture. `middle`: the resizable middle,
    /// in pixels of the picture; what is left between the caps is omitted.
    package init(first: Int, last: Int, middle: Int) {
      self.first = max(0, first)
      self.last = max(0, last)
      self.middle = max(0, middle)
    }
  }

  /// The horizontal slices; nil stretches the whole width.
  public var across: Axis?
  /// The vertical slices; nil stretches the whole height.
  public var down: Axis?
  /// How the middle fills the available space.
  public var middle: Middle

  package init(across: Axis?, down: Axis?, middle: Middle) {
    self.across = across
    self.down = down
    self.middle = middle
  }
}

extension Pixmap {
  /// Returns the picture at another size: by area averaging when shrinking, bilinearly when enlarging. `width`: the
  /// width of the result, in pixels. `height`: the height of the result, in pixels. The result: the picture; itself if
  /// it has that size already, an empty one if a length is not positive.
  package func scaled(width: Int, height: Int) -> Pixmap {
    guard width > 0, height > 0, self.width > 0, self.height > 0 else { return Pixmap(width: 0, height: 0) }
    if width == self.width, height == self.height { return self }
    return resampled(
      ResamplingTaps(count: self.width, from: 0, to: Double(width), range: 0..<width),
      ResamplingTaps(count: self.height, from: 0, to: Double(height), range: 0..<height))
  }

  /// Returns the picture at another size with its proportions, as for thumbnails on a sheet. The result: the picture,
  /// at least one pixel wide and high.
  package func scaled(by factor: Double) -> Pixmap {
    scaled(width: Self.scaledLength(width, by: factor), height: Self.scaledLength(height, by: factor))
  }

  /// Returns the length that a side of a picture has after `scaled(by:)`, in pixels: at least 1. `length`: the length
  /// before, in pixels.
  package static func scaledLength(_ length: Int, by factor: Double) -> Int {
    max(1, Int((Double(length) * factor).rounded()))
  }

  /// Returns the picture at another size, with its caps preserved. `width`: the width of the result, in pixels.
  /// `height`: the height of the result, in pixels. `capScale`: pixels of the result per pixel of the picture, for the
  /// caps. If there is not enough space for both caps of an axis, they share it in proportion.
  package func stretched(width: Int, height: Int, slices: StretchSlices, capScale: Double) -> Pixmap {
    let columns = SlicePart.parts(of: slices.across, from: self.width, to: width, capScale)
    let rows = SlicePart.parts(of: slices.down, from: self.height, to: height, capScale)
    let result = Pixmap(width: width, height: height)
    for row in rows {
      for column in columns {
        let piece = cropped(column.source, row.source)
        result.fill(column, row, with: piece, slices.middle, capScale)
      }
    }
    return result
  }

  /// Returns a part of the picture.
  private func cropped(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixmap {
    let result = Pixmap(width: columns.count, height: rows.count)
    for y in 0..<rows.count { result.copy(self, fromRow: rows.lowerBound + y, columns, toRow: y, atX: 0) }
    return result
  }

  private func copy(_ source: Pixmap, fromRow line: Int, _ columns: Range<Int>, toRow y: Int, atX x: Int) {
    (words + y * width + x).update(
      from: source.words + line * source.width + columns.lowerBound, count: columns.count)
  }

  /// Fills the intersection of a column part and a row part.
  private func fill(
    _ column: SlicePart, _ row: SlicePart, with piece: Pixmap, _ middle: StretchSlices.Middle,
    _ capScale: Double
  ) {
    /// A tile has its natural size, unless there is less space.
    func step(_ part: SlicePart) -> Int {
      guard middle == .tile, part.gives else { return part.target.count }
      return min(part.target.count, max(1, Int((Double(part.source.count) * capScale).rounded())))
    }
    let (wide, high) = (step(column), step(row))
    guard wide > 0, high > 0 else { return }
    let tile = piece.scaled(width: wide, height: high)
    for y in row.target {
      let line = (y - row.target.lowerBound) % high
      for x in stride(from: column.target.lowerBound, to: column.target.upperBound, by: wide) {
        copy(tile, fromRow: line, 0..<min(wide, column.target.upperBound - x), toRow: y, atX: x)
      }
    }
  }
}

/// A range of a picture's columns or rows, and its target.
private struct SlicePart {
  var source: Range<Int>
  var target: Range<Int>
  /// Whether it is the resizable middle.
  var gives: Bool

  /// Returns the parts of an axis; parts without a source or a target are omitted.
  static func parts(
    of axis: StretchSlices.Axis?, from count: Int, to length: Int, _ capScale: Double
  ) -> [SlicePart] {
    guard let axis else { return [SlicePart(source: 0..<count, target: 0..<length, gives: true)] }
    let first = min(axis.first, count)
    let last = min(axis.last, count - first)
    // A middle that is too large is reduced to the available pixels; an empty one uses the nearest pixel.
    let room = count - first - last
    let middle = min(max(axis.middle, 1), room)
    let caps = Double(first + last) * capScale
    let shrink = caps > Double(length) ? Double(length) / caps : 1
    let start = min(length, Int((Double(first) * capScale * shrink).rounded()))
    let end = max(start, length - Int((Double(last) * capScale * shrink).rounded()))
    let parts = [
      SlicePart(source: 0..<first, target: 0..<start, gives: false),
      SlicePart(source: first..<first + middle, target: start..<end, gives: true),
      SlicePart(source: count - last..<count, target: end..<length, gives: false),
    ]
    return parts.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }
}

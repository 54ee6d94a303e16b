import Geometry

extension Pixmap {
  /// Returns the smallest rectangle that contains all pixels that differ from a picture of the same size; nil if none
  /// do. `other`: the picture to compare with, of the same width and height.
  package func changes(from other: Pixmap) -> PixelRect? {
    PaddedPixmap(self).changes(from: PaddedPixmap(other))
  }

  /// Returns a copy of a part of the picture; the rectangle must be within the picture. `rect`: the part, in pixels.
  package func cropped(to rect: PixelRect) -> Pixmap {
    precondition(
      rect.x >= 0 && rect.y >= 0 && rect.maxX <= width && rect.maxY <= height,
      "\(rect) of \(width) × \(height)"
    )
    let result = Pixmap(width: rect.width, height: rect.height, isClear: false)
    for y in 0..<rect.height {
      (result.words + y * rect.width).update(
        from: words + (y + rect.y) * width + rect.x, count: rect.width)
    }
    return result
  }

  /// Copies a picture to a position, in pixels; parts outside are omitted. `picture`: the picture, whose pixels replace
  /// those below it, including transparent ones. `x`: the column of its left edge, which can be negative. `y`: the row
  /// of its top edge, which can be negative.
  package func place(_ picture: Pixmap, x: Int, y: Int) {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let shown = PixelRect(x: x, y: y, width: picture.width, height: picture.height).intersection(all)
    guard !shown.isEmpty else { return }
    for row in shown.y..<shown.maxY {
      (words + row * width + shown.x).update(
        from: picture.words + (row - y) * picture.width + shown.x - x, count: shown.width)
    }
  }

  /// Returns the picture at the top left of a larger one filled with a color; the picture itself if it already has that
  /// size. `width`: the width of the result, in pixels; parts that do not fit are cut off. `height`: the height of the
  /// result, in pixels; parts that do not fit are cut off. `color`: the color of the pixels to the right and below.
  package func padded(width: Int, height: Int, with color: PixelColor) -> Pixmap {
    if width == self.width, height == self.height { return self }
    let result = Pixmap(width: width, height: height, isClear: false)
    let (kept, lines) = (min(width, self.width), min(height, self.height))
    for y in 0..<lines {
      let row = result.words + y * width
      row.update(from: words + y * self.width, count: kept)
      (row + kept).update(repeating: color.premultiplied, count: width - kept)
    }
    (result.words + lines * width).update(repeating: color.premultiplied, count: (height - lines) * width)
    return result
  }
}

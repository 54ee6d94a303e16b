extension Pixmap {
  /// Returns a picture of a single color with the alpha of this one, as template images are drawn. `color`: the color;
  /// its own alpha is multiplied by that of each pixel.
  package func tinted(_ color: PixelColor) -> Pixmap {
    let result = Pixmap(width: width, height: height)
    let ink = color.premultiplied
    for index in 0..<width * height { result.words[index] = Blend.scaled(ink, by: words[index] &>> 24) }
    return result
  }

  /// Returns the picture mirrored horizontally.
  package func mirrored() -> Pixmap {
    let result = Pixmap(width: width, height: height)
    for y in 0..<height {
      let row = y * width
      for x in 0..<width { result.words[row + x] = words[row + width - 1 - x] }
    }
    return result
  }
}

extension StretchSlices {
  /// The slices of the mirrored picture.
  public var mirrored: StretchSlices {
    var result = self
    result.across = across.map { Axis(first: $0.last, last: $0.first, middle: $0.middle) }
    return result
  }
}

extension Pixmap {
  /// Blends every pixel towards a color, by `share` / 256. `color`: the target color, alpha included. `share`: the
  /// amount, 0…256; 256 replaces every pixel by the color.
  package func fade(to color: PixelColor, share: UInt32) {
    precondition(share <= 256)
    let ink = color.premultiplied
    for index in 0..<width * height { words[index] = Pixmap.mixed(words[index], ink, share) }
  }

  /// The mean of the channels of all pixels, 0…255.
  public var lightness: Int {
    var sum = 0
    for index in 0..<width * height {
      let word = words[index]
      sum &+= Int(word & 0xFF) &+ Int(word >> 8 & 0xFF) &+ Int(word >> 16 & 0xFF)
    }
    return sum / max(1, 3 * width * height)
  }
}

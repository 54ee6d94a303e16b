extension Pixmap {
  /// Traces the edges of a picture of the same size in a colour; those that `ground` has too are left out.
  ///
  /// Of many pictures laid over each other so, each one's shapes can be told, however much they cover; the pictures
  /// themselves would hide or fade each other.
  ///
  /// - Parameters:
  ///   - reach: pixels over which an edge is looked for, which is how wide it is drawn.
  ///   - strength: how much of the colour the sharpest edge takes, of 256.
  public func traceEdges(
    of other: Pixmap, butOf ground: Pixmap, in color: PixelColor, reach: Int, strength: UInt32
  ) {
    precondition(
      width == other.width && height == other.height && width == ground.width && height == ground.height
        && reach > 0 && strength <= 256)
    let ink = color.premultiplied
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        let here = other.words[index]
        let isSame = here == ground.words[index]
        var step = 0
        if x >= reach {
          let left = other.words[index - reach]
          if left != here, !isSame || left != ground.words[index - reach] {
            step = Pixmap.distance(here, left)
          }
        }
        if y >= reach {
          let up = other.words[index - reach * width]
          if up != here, !isSame || up != ground.words[index - reach * width] {
            step = max(step, Pixmap.distance(here, up))
          }
        }
        let share = Pixmap.share(ofStep: step, strength)
        if share > 0 { words[index] = Pixmap.mixed(words[index], ink, share) }
      }
    }
  }

  /// Moves every pixel towards a colour, `share` of 256 of the way.
  public func fade(to color: PixelColor, share: UInt32) {
    precondition(share <= 256)
    let ink = color.premultiplied
    for index in 0..<width * height { words[index] = Pixmap.mixed(words[index], ink, share) }
  }

  /// The mean of the channels of all pixels, 0 … 255.
  public var lightness: Int {
    var sum = 0
    for index in 0..<width * height {
      let word = words[index]
      sum &+= Int(word & 0xFF) &+ Int(word >> 8 & 0xFF) &+ Int(word >> 16 & 0xFF)
    }
    return sum / max(1, 3 * width * height)
  }

  /// What an edge is drawn with: shades within a shadow or a gradient are none, a pale field on a pale ground is one.
  private static func share(ofStep step: Int, _ strength: UInt32) -> UInt32 {
    let (least, full) = (6, 46)
    if step <= least { return 0 }
    return strength * UInt32(min(step, full) - least) / UInt32(full - least)
  }

  /// The largest of the channels' distances.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in [0, 8, 16] as [UInt32] {
      largest = max(largest, abs(Int(a >> shift & 0xFF) &- Int(b >> shift & 0xFF)))
    }
    return largest
  }
}

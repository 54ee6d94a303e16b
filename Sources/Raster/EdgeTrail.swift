/// Edges of several pictures, each as strong as asked, to be drawn over another one: a byte a pixel.
///
/// Of many pictures laid over each other so, each one's shapes can be told, however much they cover; the pictures
/// themselves would hide or fade each other.
public struct EdgeTrail: Sendable {
  private let width, height: Int
  private var shares: [UInt8]

  /// No edges yet, for pictures of a size in pixels.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    shares = [UInt8](repeating: 0, count: width * height)
  }

  /// Adds the edges of a picture at the top left corner; those that `ground` has too are left out.
  ///
  /// - Parameters:
  ///   - ground: a picture of the trail's size, which is also there where `picture` ends.
  ///   - reach: pixels over which an edge is looked for, which is how wide it is drawn.
  ///   - strength: how much of the colour the sharpest edge takes, of 255.
  public mutating func add(_ picture: Pixmap, butOf ground: Pixmap, reach: Int, strength: Int) {
    precondition(width == ground.width && height == ground.height && reach > 0)
    // Where the picture ends there is an edge, too.
    let columns = min(width, picture.width + reach)
    let rows = min(height, picture.height + reach)
    shares.withUnsafeMutableBufferPointer { shares in
      for y in 0..<rows {
        for x in 0..<columns {
          let here = Self.word(picture, x, y, ground)
          let isSame = here == ground.words[y * width + x]
          var step = 0
          if x >= reach {
            let left = Self.word(picture, x - reach, y, ground)
            if left != here, !isSame || left != ground.words[y * width + x - reach] {
              step = Self.distance(here, left)
            }
          }
          if y >= reach {
            let up = Self.word(picture, x, y - reach, ground)
            if up != here, !isSame || up != ground.words[(y - reach) * width + x] {
              step = max(step, Self.distance(here, up))
            }
          }
          let share = Self.share(ofStep: step, strength)
          if share > shares[y * width + x] { shares[y * width + x] = share }
        }
      }
    }
  }

  /// Draws the edges over a picture of the trail's size.
  public func draw(over picture: Pixmap, in color: PixelColor) {
    precondition(width == picture.width && height == picture.height)
    let ink = color.premultiplied
    for (index, share) in shares.enumerated() where share > 0 {
      picture.words[index] = Pixmap.mixed(picture.words[index], ink, UInt32(share))
    }
  }

  @inline(__always) private static func word(_ picture: Pixmap, _ x: Int, _ y: Int, _ ground: Pixmap)
    -> UInt32
  {
    x < picture.width && y < picture.height
      ? picture.words[y * picture.width + x] : ground.words[y * ground.width + x]
  }

  /// What an edge is drawn with: steps within a shadow or a gradient are none, a pale field on a pale ground is one.
  private static func share(ofStep step: Int, _ strength: Int) -> UInt8 {
    let (least, full) = (6, 46)
    if step <= least { return 0 }
    return UInt8(clamping: strength * (min(step, full) - least) / (full - least))
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

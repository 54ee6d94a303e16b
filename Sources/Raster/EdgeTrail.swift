import Geometry

/// The edges in several pictures, with a strength for each picture, to be drawn over another picture: a byte per pixel.
///
/// Unlike overlaid pictures, which would hide or fade each other, overlaid edges keep the shapes in each picture
/// recognizable.
public struct EdgeTrail: Sendable {
  private let width, height: Int
  private var shares: [UInt8]

  /// Creates a trail without edges, for pictures of the given size in pixels.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    shares = [UInt8](repeating: 0, count: width * height)
  }

  /// Adds the edges of a picture at the top left corner, except those also in `ground`. `picture`: the picture whose
  /// edges are added; it can be smaller than the trail. `ground`: a picture of the trail's size, which also surrounds
  /// `picture`. `reach`: the distance in pixels over which edges are detected, which is also their width. `strength`:
  /// the opacity of the sharpest edge, of 255. `places`: the only rectangles in which edges are added, in pixels; nil
  /// adds all.
  package mutating func add(
    _ picture: Pixmap, butOf ground: Pixmap, reach: Int, strength: Int, within places: [PixelRect]? = nil
  ) {
    precondition(width == ground.width && height == ground.height && reach > 0)
    guard let places else {
      return add(picture, butOf: ground, reach: reach, strength: strength) { _, _ in true }
    }
    // Edges are found on the far side of a step as well.
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    var isInside = [Bool](repeating: false, count: width * height)
    for place in places {
      let shown = PixelRect(
        x: place.x, y: place.y, width: place.width + reach, height: place.height + reach
      ).intersection(all)
      guard !shown.isEmpty else { continue }
      for y in shown.y..<shown.maxY {
        for x in shown.x..<shown.maxX { isInside[y * width + x] = true }
      }
    }
    let columns = width
    add(picture, butOf: ground, reach: reach, strength: strength) { x, y in isInside[y * columns + x] }
  }

  /// Adds the outlines of rectangles, inside of them. `places`: the rectangles in pixels. `thickness`: the width of the
  /// outlines in pixels. `strength`: their opacity, of 255.
  package mutating func addOutlines(of places: [PixelRect], thickness: Int, strength: Int) {
    precondition(thickness > 0)
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    for place in places {
      let line = min(thickness, place.width, place.height)
      let sides = [
        PixelRect(x: place.x, y: place.y, width: place.width, height: line),
        PixelRect(x: place.x, y: place.maxY - line, width: place.width, height: line),
        PixelRect(x: place.x, y: place.y, width: line, height: place.height),
        PixelRect(x: place.maxX - line, y: place.y, width: line, height: place.height),
      ]
      for side in sides {
        let shown = side.intersection(all)
        guard !shown.isEmpty else { continue }
        for y in shown.y..<shown.maxY {
          for x in shown.x..<shown.maxX {
            shares[y * width + x] = max(shares[y * width + x], UInt8(clamping: strength))
          }
        }
      }
    }
  }

  private mutating func add(
    _ picture: Pixmap, butOf ground: Pixmap, reach: Int, strength: Int, _ isInside: (Int, Int) -> Bool
  ) {
    // The border of the picture is an edge, too.
    let columns = min(width, picture.width + reach)
    let rows = min(height, picture.height + reach)
    shares.withUnsafeMutableBufferPointer { shares in
      for y in 0..<rows {
        for x in 0..<columns where isInside(x, y) {
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

  /// Draws the edges over a picture of the trail's size. `picture`: the picture, whose pixels are changed. `color`: the
  /// color of the edges, in which they are blended by their strength.
  package func draw(over picture: Pixmap, in color: PixelColor) {
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

  /// Returns the opacity of an edge: steps within a shadow or gradient are not edges, a pale field on a pale background
  /// is one.
  private static func share(ofStep step: Int, _ strength: Int) -> UInt8 {
    let (least, full) = (6, 46)
    if step <= least { return 0 }
    return UInt8(clamping: strength * (min(step, full) - least) / (full - least))
  }

  /// Returns the maximum difference of the channels.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in [0, 8, 16] as [UInt32] {
      largest = max(largest, abs(Int(a >> shift & 0xFF) &- Int(b >> shift & 0xFF)))
    }
    return largest
  }
}

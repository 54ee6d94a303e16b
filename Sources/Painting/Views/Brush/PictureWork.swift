import Geometry
import Raster

/// The cost of a drawing, of its pictures and blurs above all, in pixels.
final class PictureWork {
  private struct Key: Hashable {
    var picture: ObjectIdentifier
    var width, height: Int
    var tint: PixelColor?
  }

  private var known: Set<Key> = []
  private var sum = 0
  private var refusesBackdrops = false
  private var painted = 0.0

  /// Whether a picture still fits into the limit. `place`: the rectangle that it fills, pixels.
  func admits(_ picture: Picture, in place: PixelRect, tint: PixelColor?) -> Bool {
    let size = picture.drawnSize(in: place)
    let key = Key(
      picture: ObjectIdentifier(picture), width: size.width, height: size.height, tint: tint)
    if known.contains(key) { return true }
    guard admits(max(picture.work, 4 * size.width * size.height)) else { return false }
    known.insert(key)
    return true
  }

  /// Whether the blur of what is drawn so far still fits into the limit; once one does not, no other does.
  ///
  /// It holds as many pixels as a picture of its size. All that it covers is drawn once more, which counts an eighth of
  /// the pixels, and 32 for each step. `part`: the blurred part of the picture, in points.
  func admits(backdropIn part: Rect, of commands: [[Drawing.Command]], scale: Double) -> Bool {
    let steps = 32 * commands.reduce(0) { $0 + $1.count }
    refusesBackdrops = refusesBackdrops || !fits(steps)
    if refusesBackdrops { return false }
    var maps: [AffineTransform] = []
    var points = 4 * part.size.width * part.size.height
    for command in commands.joined() {
      command.change(&maps)
      guard let reach = command.reach else { continue }
      let covered = (maps.last?.bounds(of: reach) ?? reach).intersection(part)
      if !covered.isEmpty { points += covered.size.width * covered.size.height / 8 }
    }
    let pixels = points * scale * scale
    refusesBackdrops = !(pixels < Double(Drawing.mostPictureWork)) || !admits(Int(pixels) + steps)
    return !refusesBackdrops
  }

  /// Whether a step that paints a part of the picture, in points, still fits into the limit of all that is painted.
  func admits(painting part: Rect, scale: Double) -> Bool {
    if !part.isEmpty { painted += part.size.width * part.size.height * scale * scale }
    return painted <= Double(Drawing.mostPainted)
  }

  private func fits(_ work: Int) -> Bool { sum + work <= Drawing.mostPictureWork }

  private func admits(_ work: Int) -> Bool {
    guard fits(work) else { return false }
    sum += work
    return true
  }
}

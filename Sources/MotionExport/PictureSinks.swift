import Files
import Geometry
import ImageFile
import Motion
import Painting
import Raster
import Screens

/// Draws selected frames with their times into one picture.
package final class FilmstripSink: FrameSink {
  private let path: String
  private let title: String
  private let captions: [(index: Int, caption: Filmstrip.Caption)]
  private let renderer: Renderer
  private var frames: [Filmstrip.Frame] = []

  /// The maximum number of frames shown, unless faults require more.
  package static let mostFrames = 24

  /// Creates a picture of the frames that have captions, given by frame index.
  package init(
    _ path: String, title: String, captions: [(index: Int, caption: Filmstrip.Caption)], renderer: Renderer
  ) {
    self.path = path
    self.title = title
    self.captions = captions
    self.renderer = renderer
  }

  /// Receives the next frames.
  package func add(_ batch: FrameExport.Batch) throws {
    for (index, caption) in captions {
      let place = index - batch.start
      guard batch.pixmaps.indices.contains(place) else { continue }
      frames.append(Filmstrip.Frame(batch.pixmaps[place], of: batch.even[0], caption))
    }
  }

  /// Writes the picture.
  package func finish() throws {
    let drawing = Filmstrip(title: title, frames: frames).drawing(renderer.fonts)
    try OutputFile.write(renderer.png(drawing), to: path)
  }
}

/// Draws the last frame, faded, and the outlines of a few earlier frames over it, later ones stronger.
package final class OnionSink: FrameSink {
  private let path: String
  private let scale: Double
  private let last: Pixmap
  private let chosen: [Int]
  private var trail: EdgeTrail

  /// The strengths of the outlines (of 255), from first to last; more outlines would be indistinguishable.
  static let strengths = [96, 136, 184, 240]

  /// Creates a picture over the frame `last`.
  ///
  /// - Parameters:
  ///   - path: The output file.
  ///   - last: The last frame.
  ///   - size: The size of the picture, in pixels.
  ///   - chosen: The indices of the frames whose outlines are drawn.
  ///   - scale: Pixels per point.
  package init(
    _ path: String, last: Pixmap, size: (width: Int, height: Int), chosen: [Int], scale: Double
  ) {
    self.path = path
    self.scale = scale
    self.chosen = chosen
    self.last = last.padded(width: size.width, height: size.height, with: DeviceStage.ground)
    trail = EdgeTrail(width: size.width, height: size.height)
  }

  /// Receives the next frames.
  package func add(_ batch: FrameExport.Batch) {
    let reach = max(1, Int((scale / 2).rounded()))
    for (index, pixmap) in zip(batch.start..., batch.pixmaps) {
      guard let place = chosen.firstIndex(of: index) else { continue }
      let strength = Self.strengths[place * Self.strengths.count / chosen.count]
      trail.add(pixmap, butOf: last, reach: reach, strength: strength)
    }
  }

  /// Writes the picture.
  package func finish() throws {
    let isDark = last.lightness < 100
    last.fade(to: isDark ? .black : .white, share: 104)
    trail.draw(
      over: last,
      in: isDark
        ? PixelColor(red: 0x8C, green: 0xC8, blue: 0xFF) : PixelColor(red: 0x00, green: 0x51, blue: 0xB8))
    try OutputFile.write(PNGFile.encode(last, scale: scale), to: path)
  }
}

/// Selection of representative frames.
package enum FrameChoice {
  /// Returns evenly spaced indices, including both ends.
  package static func even(_ wanted: Int, of count: Int) -> [Int] {
    if count <= wanted { return Array(0..<max(0, count)) }
    return (0..<wanted).map { ($0 * (count - 1) + (wanted - 1) / 2) / (wanted - 1) }
  }

  /// Returns the indices that are spaced most evenly by progress.
  ///
  /// The last frame is left out, unless the transition returns to its start and the turning point is the far end.
  ///
  /// - Parameters:
  ///   - wanted: The number of frames.
  ///   - progress: The progress of the transition at each index.
  static func alongTheWay(_ wanted: Int, _ progress: [Double]) -> [Int] {
    guard let first = progress.first, let last = progress.last else { return [] }
    let ways = progress.map { abs($0 - first) }
    let far = abs(last - first) < 0.5 ? 1 : 0
    var places: [Int] = []
    for step in 0..<wanted {
      let way = Double(step + far) / Double(wanted)
      let place = ways.indices.min { abs(ways[$0] - way) < abs(ways[$1] - way) }
      if let place, !places.contains(place) { places.append(place) }
    }
    return places
  }
}

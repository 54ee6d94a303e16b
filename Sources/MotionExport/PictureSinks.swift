import Files
import Painting
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
    let size = batch.size
    let room = Filmstrip.grid(count: captions.count, width: size.width, height: size.height).room
    for (index, caption) in captions {
      let place = index - batch.start
      guard batch.pixmaps.indices.contains(place) else { continue }
      frames.append(Filmstrip.Frame(batch.pixmaps[place], of: size, caption, room: room))
    }
  }

  /// Writes the picture.
  package func finish() throws {
    let drawing = Filmstrip(title: title, frames: frames).drawing(renderer.fonts)
    try OutputFile.write(renderer.png(drawing), to: path)
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

import Files
import Geometry
import ImageFile
import Painting
import Raster
import Screens

/// Draws the last frame, faded except for the views that have moved, and over it the ghosts of these views at the start
/// and in between, with a legend below.
package final class OnionSink: FrameSink {
  /// A frame whose moving views are drawn: the start with the edges of all that they show, those in between as outlines of
  /// the views alone.
  struct Ghost {
    let frame: Int
    /// Its progress, as text.
    let name: String
    /// The rectangles of the moving views, in pixels; nil draws all differences.
    let places: [PixelRect]?
  }

  /// The number of ghosts: the start and two in between; more could not be distinguished.
  static let ghosts = 3

  private let path: String
  private let scale: Double
  private let last: Pixmap
  private let ghosts: [Ghost]
  private let end: (name: String, places: [PixelRect]?)
  private let renderer: Renderer
  private var start, way: EdgeTrail

  /// Creates a picture over the frame `last`. `last`: the last frame. `size`: the size of the picture without its
  /// legend, in pixels. `ghosts`: the frames drawn as outlines, the start first. `end`: the name of the last frame and
  /// the rectangles of its moving views, in pixels. `renderer`: draws the legend.
  init(
    _ path: String, last: Pixmap, size: (width: Int, height: Int), ghosts: [Ghost],
    end: (name: String, places: [PixelRect]?), renderer: Renderer, scale: Double
  ) {
    self.path = path
    self.scale = scale
    self.ghosts = ghosts
    self.end = end
    self.renderer = renderer
    self.last = last.padded(width: size.width, height: size.height, with: DeviceStage.ground)
    start = EdgeTrail(width: size.width, height: size.height)
    way = start
  }

  /// Receives the next frames.
  package func add(_ batch: FrameExport.Batch) {
    let reach = max(1, Int((scale / 2).rounded()))
    for (index, pixmap) in zip(batch.start..., batch.pixmaps) {
      guard let place = ghosts.firstIndex(where: { $0.frame == index }) else { continue }
      let ghost = ghosts[place]
      if place == 0 {
        start.add(pixmap, butOf: last, reach: reach, strength: 240, within: ghost.places)
      } else {
        // Later ones are stronger.
        let strength = place == ghosts.count - 1 ? 220 : 140
        // Texts in between would cover one another: only the start and the end have them.
        if let places = ghost.places {
          way.addOutlines(of: places, thickness: reach, strength: strength)
          continue
        }
        way.add(pixmap, butOf: last, reach: reach, strength: strength, within: ghost.places)
      }
    }
  }

  /// Writes the picture.
  package func finish() throws {
    let isDark = last.lightness < 100
    let moved = (end.places ?? []).map { place in
      let all = PixelRect(x: 0, y: 0, width: last.width, height: last.height)
      let shown = place.intersection(all)
      return (shown, shown.isEmpty ? nil : last.cropped(to: shown))
    }
    last.fade(to: isDark ? .black : .white, share: 104)
    // The end keeps its colors.
    for case (let place, let part?) in moved { last.place(part, x: place.x, y: place.y) }
    let inks = OnionLegend.inks(isDark: isDark)
    way.draw(over: last, in: inks.way)
    start.draw(over: last, in: inks.start)
    let legend = OnionLegend(
      start: ghosts.first?.name ?? "", way: ghosts.dropFirst().map(\.name), end: end.name, isDark: isDark)
    let strip = legend.drawing(width: Double(last.width) / scale, scale: scale, renderer.fonts)
      .paint(with: renderer.fonts)
    let picture = last.padded(
      width: max(last.width, strip.width), height: last.height + strip.height, with: DeviceStage.ground)
    picture.place(strip, x: 0, y: last.height)
    try OutputFile.write(PNGFile.encode(picture, scale: scale), to: path)
  }
}

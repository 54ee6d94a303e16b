import Geometry
import ImageFile
import Motion
import Painting
import Raster

/// Chosen frames in one picture, with their times.
public final class FilmstripSink: FrameSink {
  private let path: String
  private let title: String
  private let captions: [(index: Int, caption: Filmstrip.Caption)]
  private let renderer: Renderer
  private var frames: [Filmstrip.Frame] = []

  /// The most frames that are shown, unless faults ask for more.
  public static let mostFrames = 24

  /// A picture of the frames that have captions, by their places.
  public init(
    _ path: String, title: String, captions: [(index: Int, caption: Filmstrip.Caption)], renderer: Renderer
  ) {
    self.path = path
    self.title = title
    self.captions = captions
    self.renderer = renderer
  }

  /// Takes the next frames.
  public func add(_ batch: FrameExport.Batch) throws {
    for (index, caption) in captions {
      let place = index - batch.start
      guard batch.pixmaps.indices.contains(place) else { continue }
      frames.append(Filmstrip.Frame(batch.pixmaps[place], of: batch.even[0], caption))
    }
  }

  /// Is called after the last one.
  public func finish() throws {
    let drawing = Filmstrip(title: title, frames: frames).drawing(renderer.fonts)
    try OutputFile.write(renderer.png(drawing), to: path)
  }
}

/// All frames faint over the last one.
public final class OnionSink: FrameSink {
  private let path: String
  private let scale: Double
  private let last: Pixmap
  private let trail: Pixmap
  private let chosen: Set<Int>

  /// How many frames are laid over each other: more cannot be told apart.
  private static let mostFrames = 9

  /// A picture over `last`, the frame that is shown in full.
  public init(_ path: String, last: Pixmap, size: (width: Int, height: Int), count: Int, scale: Double) {
    self.path = path
    self.scale = scale
    self.last = last.padded(width: size.width, height: size.height, with: DeviceStage.ground)
    trail = self.last.cropped(to: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    chosen = Set(FrameChoice.even(Self.mostFrames, of: count))
  }

  /// Takes the next frames.
  public func add(_ batch: FrameExport.Batch) {
    for (index, pixmap) in zip(batch.start..., batch.pixmaps) where chosen.contains(index) {
      // Where a frame's canvas ends, nothing of it is laid over the last one.
      let whole = last.cropped(to: PixelRect(x: 0, y: 0, width: last.width, height: last.height))
      whole.place(pixmap, x: 0, y: 0)
      trail.keepFurther(of: whole, from: last)
    }
  }

  /// Is called after the last one.
  public func finish() throws {
    // A good third: to be seen through, and told from what is there.
    last.mix(trail, share: 96)
    try OutputFile.write(PNGFile.encode(last, scale: scale), to: path)
  }
}

/// Which frames of many stand for all.
public enum FrameChoice {
  /// As many places as are wanted, as far from one another as can be, ends included.
  public static func even(_ wanted: Int, of count: Int) -> [Int] {
    if count <= wanted { return Array(0..<max(0, count)) }
    return (0..<wanted).map { ($0 * (count - 1) + (wanted - 1) / 2) / (wanted - 1) }
  }
}

import CGIF
import Geometry
import Raster

/// Writes an animated GIF through giflib, frame by frame: of each only the rectangle that is not as in the frame before,
/// and in it only the pixels that are not, with up to 255 colors of its own.
///
/// As `APNGWriter`, memory does not grow with the frames.
public final class GIFWriter {
  /// A frame ready to be written: made on any thread.
  public struct Frame: Sendable {
    fileprivate let area: PixelRect
    fileprivate let entries: [UInt8]
    fileprivate let indices: [UInt8]

    /// Finds the colors of what a frame changes; alpha counts for nothing.
    ///
    /// - Parameter change: What the frame changes; of the first frame, all of the canvas.
    public init(_ change: FrameChange) {
      area = change.area
      let runs = PixelRuns(change.frame, after: change.previous, area)
      var entries: [UInt8] = []
      indices = [UInt8](unsafeUninitializedCapacity: area.width * area.height) { [area] buffer, count in
        count = area.width * area.height
        entries = GIFColors(runs, indices: buffer).entries
      }
      self.entries = entries
    }
  }

  /// Where giflib puts its bytes.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private let sink = Sink()
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - width: The width of every frame, in pixels.
  ///   - height: The height of every frame, in pixels.
  ///   - plays: How often the animation is shown; 0 is for ever.
  /// - Throws: `ImageFileError`: no pixels, or more than 16,384 on a side.
  public init(width: Int, height: Int, plays: Int) throws(ImageFileError) {
    guard width > 0, height > 0 else { throw .empty }
    guard width <= PNGFile.largestSide, height <= PNGFile.largestSide else {
      throw .tooLarge(name: nil, width: width, height: height)
    }
    var code: Int32 = 0
    file = EGifOpen(
      Unmanaged.passUnretained(sink).toOpaque(),
      { file, bytes, count in
        guard let file, let bytes else { return 0 }
        let sink = Unmanaged<Sink>.fromOpaque(file.pointee.UserData).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return count
      }, &code)
    guard let file else { throw .unwritable(reason: GIFWriter.words(code)) }
    EGifSetGifVersion(file, true)
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
    try writeLoop(plays)
  }

  deinit {
    var code: Int32 = 0
    if let file { EGifCloseFile(file, &code) }
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The next frame.
  ///   - hundredths: How long it is shown, hundredths of a second, 65,535 at most; readers show less than 2 as 10.
  /// - Returns: The bytes that the file grows by.
  /// - Throws: `ImageFileError.unwritable`.
  public func append(_ frame: Frame, hundredths: Int) throws(ImageFileError) -> [UInt8] {
    guard let file else { throw .unwritable(reason: "the file is at its end") }
    var control = GraphicsControlBlock()
    control.DisposalMode = Int32(DISPOSE_DO_NOT)
    control.DelayTime = Int32(clamping: min(hundredths, 65_535))
    control.TransparentColor = Int32(GIFColors.unchanged)
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, bytes))
    guard let map = GifMakeMapObject(256, nil) else { throw .unwritable(reason: "out of memory") }
    defer { GifFreeMapObject(map) }
    for index in 0..<frame.entries.count / 3 {
      map.pointee.Colors[index] = GifColorType(
        Red: frame.entries[3 * index], Green: frame.entries[3 * index + 1], Blue: frame.entries[3 * index + 2]
      )
    }
    let area = frame.area
    try check(
      EGifPutImageDesc(
        file, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), false, map))
    var indices = frame.indices
    try check(EGifPutLine(file, &indices, Int32(indices.count)))
    defer { sink.bytes.removeAll(keepingCapacity: true) }
    return sink.bytes
  }

  /// Ends the file.
  ///
  /// - Returns: Its last bytes.
  /// - Throws: `ImageFileError.unwritable`.
  public func finish() throws(ImageFileError) -> [UInt8] {
    guard let file else { return [] }
    self.file = nil
    var code: Int32 = 0
    guard EGifCloseFile(file, &code) == GIF_OK else { throw .unwritable(reason: GIFWriter.words(code)) }
    return sink.bytes
  }

  /// Netscape's extension, which every reader knows; a file without it is shown once.
  private func writeLoop(_ plays: Int) throws(ImageFileError) {
    guard plays != 1, let file else { return }
    // The count there is of repetitions.
    let count = plays == 0 ? 0 : min(plays - 1, 65_535)
    try check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, 3, [1, UInt8(count & 0xFF), UInt8(count >> 8)]))
    try check(EGifPutExtensionTrailer(file))
  }

  private func check(_ result: Int32) throws(ImageFileError) {
    if result != GIF_OK { throw .unwritable(reason: GIFWriter.words(file?.pointee.Error ?? 0)) }
  }

  private static func words(_ code: Int32) -> String {
    GifErrorString(code).map { String(cString: $0) } ?? "giflib failed"
  }
}

import CGIF
import Geometry

/// Writes an animated GIF through giflib, frame by frame: for each frame only the rectangle that differs from the
/// previous one, and in it only the pixels that differ, with up to 255 colors per frame.
///
/// As `APNGWriter`, memory does not grow with the frames.
package final class GIFWriter {
  /// A frame ready to be written; it can be made on any thread.
  package struct Frame: Sendable {
    fileprivate let area: PixelRect
    fileprivate let entries: [UInt8]
    fileprivate let indices: [UInt8]

    /// Finds the colors of the changed part of a frame; alpha is ignored. `change`: the changed part of the frame; the
    /// whole canvas for the first frame.
    package init(_ change: FrameChange) {
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

  /// The destination of giflib's bytes.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private let sink = Sink()
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Begins a file. `width`: the width of every frame, in pixels. `height`: the height of every frame, in pixels.
  /// `plays`: how often the animation is shown; 0 repeats it forever. Throws `ImageFileError`: no pixels, or more than
  /// 16,384 on a side.
  package init(width: Int, height: Int, plays: Int) throws(ImageFileError) {
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

  /// Adds a frame. `hundredths`: its duration in hundredths of a second, at most 65,535; readers show less than 2 as
  /// 10. The result: the bytes to append to the file.
  package func append(_ frame: Frame, hundredths: Int) throws(ImageFileError) -> [UInt8] {
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
  package func finish() throws(ImageFileError) -> [UInt8] {
    guard let file else { return [] }
    self.file = nil
    var code: Int32 = 0
    guard EGifCloseFile(file, &code) == GIF_OK else { throw .unwritable(reason: GIFWriter.words(code)) }
    return sink.bytes
  }

  /// Netscape's extension, which every reader supports; a file without it is shown once.
  private func writeLoop(_ plays: Int) throws(ImageFileError) {
    guard plays != 1, let file else { return }
    // It counts repetitions.
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

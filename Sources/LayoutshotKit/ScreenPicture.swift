import Files
import Painting
import Screens

/// The picture of a screen in one layout, or in a transition between two: a value that can be rasterized on any thread.
public struct ScreenPicture: Sendable {
  let drawing: Drawing
  let renderer: Renderer

  /// The size of the picture, in pixels.
  public var pixelSize: (width: Int, height: Int) { (drawing.pixelSize.width, drawing.pixelSize.height) }

  /// Encodes the picture as PNG; the bytes do not depend on the machine or the number of threads.
  ///
  /// - Parameter threads: The maximum number of threads to use.
  /// - Returns: The bytes of the whole file.
  /// - Throws: `RenderError` if the canvas is empty or too large.
  public func png(threads: Int = 1) throws(RenderError) -> [UInt8] {
    try renderer.png(drawing, threads: threads)
  }

  /// Writes the picture atomically, to a temporary file in the same folder that is then renamed.
  ///
  /// - Parameters:
  ///   - path: The file; folders that do not exist are made.
  ///   - threads: The maximum number of threads to use.
  /// - Throws: `RenderError`, or `FileError` if the file cannot be written.
  public func write(to path: String, threads: Int = 1) throws {
    let bytes = try png(threads: threads)
    try OutputFile.makeFolder(of: path)
    try OutputFile.write(bytes, to: path)
  }
}

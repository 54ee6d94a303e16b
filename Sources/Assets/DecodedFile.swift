import Diagnostics
import Files
import Geometry
import ImageFile
import Raster
import Synchronization

/// A picture's file in one form, decoded or drawn on the first request.
final class DecodedFile: Sendable {
  /// The form of a file.
  enum Form: Hashable, Sendable {
    /// The stored pixels.
    case stored
    /// The drawing of a vector, or of one symbol of a template.
    case vector(ImageFormat, VectorFile.Extent, symbol: VectorFile.SymbolForm? = nil)
  }

  /// The properties that a file declares.
  struct Content: Sendable {
    /// The width in pixels.
    var width: Int
    /// The height in pixels.
    var height: Int
    /// The cost of decoding or drawing it, in pixels.
    var work: Int
    /// All pixels; nil before they are read, and for a large picture, which is read again for each size.
    var pixmap: Pixmap?
    /// Whether all of it has been read successfully.
    var isRead = false
    /// A vector's own size, points; nil for stored pixels.
    var size: Size?
    /// Omissions to be reported.
    var finding: Finding?
  }

  struct FindingError: Error {
    var finding: Finding
    /// Whether it depends on the speed of the machine.
    var dependsOnTime = false
  }

  private let path: String
  private let display: String
  private let form: Form
  private let libraries: VectorLibraries
  private let clock: VectorFile.Clock
  private let outcome = Mutex<Result<Content, FindingError>?>(nil)

  /// The size limit for files.
  private static let largestFile = 64 << 20
  /// Pictures with more pixels are never kept as a whole: 16 MB. The largest screens have some 6 million.
  static let mostKept = 1 << 22
  /// Locked while more pixels than that are in memory, or while a file is read that may need as much.
  private static let largeWork = Mutex(())

  init(
    path: String, display: String, form: Form, libraries: VectorLibraries, clock: VectorFile.Clock
  ) {
    (self.path, self.display, self.form) = (path, display, form)
    (self.libraries, self.clock) = (libraries, clock)
  }

  /// The size, or the error of the file; no stored pixels are read for it.
  func header(in files: FileSystem) -> Result<Content, FindingError> {
    outcome.withLock { outcome in
      if let outcome { return noted(outcome, in: files) }
      let made = reading { bytes throws(ImageFileError) in try head(bytes) }
      outcome = made
      return noted(made, in: files)
    }
  }

  /// The picture, or the error of the file, all of which was read once.
  func content(in files: FileSystem) -> Result<Content, FindingError> {
    let header = header(in: files)
    guard case .success(let known) = header, !known.isRead else { return header }
    return outcome.withLock { outcome in
      if case .success(let content) = outcome, content.isRead { return .success(content) }
      let made = reading { bytes throws(ImageFileError) in try whole(bytes, known) }
      outcome = made
      return noted(made, in: files)
    }
  }

  /// The picture at a size; nil if it cannot be read, or no longer can.
  func pixels(width: Int, height: Int, in files: FileSystem) -> Pixmap? {
    guard case .success(let content) = content(in: files) else { return nil }
    if let pixmap = content.pixmap { return pixmap.scaled(width: width, height: height) }
    let made = reading { bytes throws(ImageFileError) in
      try large(bytes, width: width, height: height)
    }
    return try? made.get()
  }

  private func noted(
    _ result: Result<Content, FindingError>, in files: FileSystem
  ) -> Result<Content, FindingError> {
    if case .failure(let error) = result, error.dependsOnTime { files.noteTimeLimit() }
    return result
  }

  private func reading<Made>(
    _ body: ([UInt8]) throws(ImageFileError) -> Made
  ) -> Result<Made, FindingError> {
    let (bytes, failure) = SmallFile.read(path, limit: Self.largestFile)
    if let failure { return .failure(FindingError(finding: .unreadable(display, reason: failure))) }
    do throws(ImageFileError) {
      return .success(try body(bytes))
    } catch {
      return .failure(
        FindingError(finding: .badPicture(error, in: display), dependsOnTime: error.dependsOnTime))
    }
  }

  private func head(_ bytes: [UInt8]) throws(ImageFileError) -> Content {
    switch form {
    case .stored:
      let header = try ImageFormat.header(bytes, name: display)
      return Content(width: header.width, height: header.height, work: header.work)
    case .vector(let format, let extent, let symbol):
      // Its size is known only once it is drawn, if it is not too large for that.
      let drawn = try draw(bytes, format, extent, symbol, mostPixels: Self.mostKept)
      return Content(
        width: drawn.width, height: drawn.height, work: drawn.width * drawn.height, pixmap: drawn.pixels,
        isRead: drawn.pixels != nil, size: drawn.size, finding: drawn.lacksFonts ? .textLeftOut(display) : nil
      )
    }
  }

  private func whole(_ bytes: [UInt8], _ header: Content) throws(ImageFileError) -> Content {
    var content = header
    content.isRead = true
    switch form {
    case .stored where header.width * header.height <= Self.mostKept:
      content.pixmap = try ImageFormat.decode(bytes, name: display)
    // Requested while a picture is drawn, whose own size was drawn before.
    case .vector(_, .pixels, _): break
    // Damage is found before anything is drawn.
    default: _ = try large(bytes, width: 1, height: 1)
    }
    return content
  }

  /// A picture that is too large to be kept, at a size.
  private func large(_ bytes: [UInt8], width: Int, height: Int) throws(ImageFileError) -> Pixmap {
    let result = Self.largeWork.withLock { _ -> Result<Pixmap, ImageFileError> in
      do throws(ImageFileError) {
        switch form {
        case .stored:
          return .success(try ImageFormat.decode(bytes, name: display, width: width, height: height))
        case .vector(let format, let extent, let symbol):
          let drawn = try draw(bytes, format, extent, symbol, mostPixels: PNGFile.largestArea)
          return .success(drawn.pixmap.scaled(width: width, height: height))
        }
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func draw(
    _ bytes: [UInt8], _ format: ImageFormat, _ extent: VectorFile.Extent, _ symbol: VectorFile.SymbolForm?,
    mostPixels: Int
  ) throws(ImageFileError) -> VectorFile.Drawn {
    try VectorFile.draw(
      bytes, as: format, extent, symbol: symbol, name: display, with: libraries, clock: clock,
      mostPixels: mostPixels)
  }
}

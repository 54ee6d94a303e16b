import Diagnostics
import Geometry
import ImageFile
import Raster
import Synchronization

/// A picture's file in one form, decoded or drawn when the first one asks for it.
final class DecodedFile: Sendable {
  /// What is made of a file.
  enum Form: Hashable, Sendable {
    /// The pixels that it holds.
    case stored
    /// What a vector draws.
    case vector(ImageFormat, VectorFile.Extent)
  }

  /// What became of it.
  struct Content: Sendable {
    let pixmap: Pixmap
    /// A vector's own size, points; nil for stored pixels.
    var size: Size?
    /// What is left out, to be reported.
    var finding: Finding?
  }

  struct FindingError: Error { var finding: Finding }

  private let path: String
  private let display: String
  private let form: Form
  private let libraries: VectorLibraries
  private let outcome = Mutex<Result<Content, FindingError>?>(nil)

  /// The largest file that is read.
  private static let largestFile = 64 << 20

  init(path: String, display: String, form: Form, libraries: VectorLibraries) {
    self.path = path
    self.display = display
    self.form = form
    self.libraries = libraries
  }

  /// The pixels, or what is wrong with the file.
  var content: Result<Content, FindingError> {
    outcome.withLock { outcome in
      if let outcome { return outcome }
      let made = read()
      outcome = made
      return made
    }
  }

  private func read() -> Result<Content, FindingError> {
    let (bytes, failure) = SmallFile.read(path, limit: Self.largestFile)
    if let failure { return .failure(FindingError(finding: .unreadable(display, reason: failure))) }
    do throws(ImageFileError) {
      return .success(try decode(bytes))
    } catch {
      return .failure(FindingError(finding: .badPicture(error, in: display)))
    }
  }

  private func decode(_ bytes: [UInt8]) throws(ImageFileError) -> Content {
    switch form {
    case .stored: return Content(pixmap: try ImageFormat.decode(bytes, name: display))
    case .vector(let format, let extent):
      let drawn = try VectorFile.draw(bytes, as: format, extent, name: display, with: libraries)
      return Content(
        pixmap: drawn.pixmap, size: drawn.size, finding: drawn.lacksFonts ? .textLeftOut(display) : nil)
    }
  }
}

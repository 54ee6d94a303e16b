import Diagnostics
import ImageFile
import Raster
import Synchronization

/// A picture's file, decoded when the first one asks for it.
final class DecodedFile: Sendable {
  private let path: String
  private let display: String
  private let outcome = Mutex<Result<Pixmap, FindingError>?>(nil)

  /// The largest file that is read.
  private static let largestFile = 64 << 20

  struct FindingError: Error { var finding: Finding }

  init(path: String, display: String) {
    self.path = path
    self.display = display
  }

  /// The pixels, or what is wrong with the file.
  var pixels: Result<Pixmap, FindingError> {
    outcome.withLock { outcome in
      if let outcome { return outcome }
      let made = decode()
      outcome = made
      return made
    }
  }

  private func decode() -> Result<Pixmap, FindingError> {
    let (bytes, failure) = SmallFile.read(path, limit: Self.largestFile)
    if let failure { return .failure(FindingError(finding: .unreadable(display, reason: failure))) }
    do throws(ImageFileError) {
      return .success(try ImageFormat.decode(bytes, name: display))
    } catch {
      return .failure(FindingError(finding: .badPicture(error, in: display)))
    }
  }
}

import Diagnostics

/// The reason why a picture could not be read or written.
package enum ImageFileError: LocatedError, Hashable {
  /// A picture without pixels cannot be stored.
  case empty
  /// The file `name`, or the picture to be written, exceeds 16,384 pixels on a side or the limit for reading.
  case tooLarge(name: String?, width: Int, height: Int)
  /// The file `name` is not a complete PNG; `reason` is libpng's.
  case unreadable(name: String, reason: String)
  /// The file `name` is not a complete JPEG; `reason` is libjpeg's.
  case unreadableJPEG(name: String, reason: String)
  /// The file `name` is not a complete, still WebP.
  case unreadableWebP(name: String, reason: String)
  /// The file `name` is not a PDF or SVG that can be drawn; `reason` is the library's.
  case unreadableVector(name: String, format: ImageFormat, reason: String)
  /// Drawing the file `name`, a PDF or SVG, takes more than this many seconds of processor time.
  case tooSlow(name: String, format: ImageFormat, seconds: Int)
  /// The file `name` is a PDF or SVG that is not drawn because earlier ones used up the time of the run.
  case noTimeLeft(name: String)
  /// The library that draws the file `name` is not installed.
  case noLibrary(name: String, format: ImageFormat, library: String)
  /// The file `name` has an unsupported format; nil if the format is unknown.
  case unsupported(name: String, format: ImageFormat?)
  /// The picture could not be written; `reason` is libpng's.
  case unwritable(reason: String)

  /// The file as a whole, if there is one.
  package var location: SourceLocation? {
    switch self {
    case .unreadable(let name, _), .tooLarge(let name?, _, _), .unreadableJPEG(let name, _),
      .unreadableWebP(let name, _), .unreadableVector(let name, _, _), .tooSlow(let name, _, _),
      .noTimeLeft(let name),
      .noLibrary(let name, _, _), .unsupported(let name, _):
      SourceLocation(file: name)
    case .empty, .tooLarge(nil, _, _), .unwritable: nil
    }
  }

  /// Whether it may depend on the speed of the machine.
  package var dependsOnTime: Bool {
    switch self {
    case .tooSlow, .noTimeLeft: true
    default: false
    }
  }

  /// The sentence, without a full stop.
  package var message: String {
    switch self {
    case .empty: "a picture without pixels cannot be written as PNG"
    case .tooLarge(_, let width, let height):
      "the picture has \(width) × \(height) pixels; \(PNGFile.largestSide) on a side are the limit,"
        + " and \(PNGFile.largestArea / 1_000_000) million in all"
    case .unreadable(_, let reason): "not a readable PNG: \(reason)"
    case .unreadableJPEG(_, let reason): "not a readable JPEG: \(reason)"
    case .unreadableWebP(_, let reason): "not a readable WebP: \(reason)"
    case .unreadableVector(_, let format, let reason): "not a readable \(format.rawValue): \(reason)"
    case .tooSlow(_, let format, let seconds):
      "not a readable \(format.rawValue): it takes more than \(seconds) seconds of processor time"
    case .noTimeLeft:
      "is not drawn: the PDF and SVG images of this run have taken more than"
        + " \(Int(VectorFile.Clock.mostSeconds)) seconds of processor time"
    case .noLibrary(_, let format, let library):
      "\(format.rawValue) is drawn by \(library), which is not installed"
    case .unsupported(_, .lfsPointer?):
      "the file is a Git LFS pointer, not a picture; 'git lfs pull' fetches it"
    case .unsupported(_, let format?): "\(format.rawValue) is not read; PNG, JPEG and WebP are"
    case .unsupported(_, nil): "not a picture that is read: neither PNG nor JPEG nor WebP"
    case .unwritable(let reason): "the PNG could not be written: \(reason)"
    }
  }
}

import Diagnostics

/// Why a picture could not be read or written.
public enum ImageFileError: LocatedError, Hashable {
  /// A picture without pixels has no file.
  case empty
  /// The file `name` is larger than 16,384 pixels on a side, or the picture to be written is.
  case tooLarge(name: String?, width: Int, height: Int)
  /// The file `name` is not a whole PNG; `reason` is libpng's.
  case unreadable(name: String, reason: String)
  /// The picture could not be written; `reason` is libpng's.
  case unwritable(reason: String)

  /// The file as a whole, where there is one.
  public var location: SourceLocation? {
    switch self {
    case .unreadable(let name, _), .tooLarge(let name?, _, _): SourceLocation(file: name)
    case .empty, .tooLarge(nil, _, _), .unwritable: nil
    }
  }

  /// The sentence, without a full stop.
  public var message: String {
    switch self {
    case .empty: "a picture without pixels cannot be written as PNG"
    case .tooLarge(_, let width, let height):
      "the picture has \(width) × \(height) pixels; \(PNGFile.largestSide) on a side are the limit"
    case .unreadable(_, let reason): "not a readable PNG: \(reason)"
    case .unwritable(let reason): "the PNG could not be written: \(reason)"
    }
  }
}

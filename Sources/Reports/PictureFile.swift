import Diagnostics
import Files
import ImageFile
import Raster

/// A picture to be compared.
package struct PictureFile: Sendable {
  /// The path as the user gave it; `<stdin>` for standard input.
  package let path: String
  /// The pixels.
  package let pixmap: Pixmap
  /// What its file keeps and a comparison does not see.
  package let findings: [Finding]
  /// The colour profile in the file.
  let profile: [UInt8]?

  /// Files with more bytes are not read.
  package static let largestFile = 64 << 20

  /// Reads a file, or standard input where the path is `-`, and decodes it.
  ///
  /// - Throws: `FileError`, `ImageFileError` or `PictureFileError`.
  package static func read(_ path: String) throws -> PictureFile {
    let input: InputFile
    do throws(FileError) {
      input = try InputFile.read(path, limit: largestFile)
    } catch  where error.reason == .isDirectory {
      throw PictureFileError.isDirectory(path)
    }
    if input.bytes.isEmpty { throw PictureFileError.isEmpty(input.path) }
    if input.bytes.count > largestFile { throw PictureFileError.isTooLarge(input.path) }
    return try PictureFile(input)
  }

  package init(_ input: InputFile) throws(ImageFileError) {
    path = input.path
    pixmap = try ImageFormat.decode(input.bytes, name: input.path)
    let header = PNGHeader(input.bytes)
    profile = header?.profile
    let isDeep = header?.bitDepth == 16
    findings =
      isDeep
      ? [
        Finding(
          .warning, .value, "has 16 bits a channel, of which 8 are compared", at: SourceLocation(file: path))
      ] : []
  }

  /// What a comparison of this with another picture does not see.
  package func findings(comparedWith other: PictureFile) -> [Finding] {
    var result = findings + other.findings
    if profile != other.profile {
      let message =
        switch (profile, other.profile) {
        case (_, nil): "\(path) has a colour profile, and this has none; numbers are compared as they stand"
        case (nil, _): "has a colour profile, and \(path) has none; numbers are compared as they stand"
        default: "has another colour profile than \(path); numbers are compared as they stand"
        }
      result.append(Finding(.warning, .value, message, at: SourceLocation(file: other.path)))
    }
    return result
  }
}

/// A file that is no picture for reasons of its own.
package enum PictureFileError: LocatedError, Equatable {
  /// The path is a folder.
  case isDirectory(String)
  /// There is nothing in it.
  case isEmpty(String)
  /// It has more bytes than are read.
  case isTooLarge(String)

  /// The file as a whole.
  package var location: SourceLocation? {
    switch self {
    case .isDirectory(let path), .isEmpty(let path), .isTooLarge(let path): SourceLocation(file: path)
    }
  }

  /// The sentence, without a full stop.
  package var message: String {
    switch self {
    case .isDirectory: "is a directory, not a picture"
    case .isEmpty: "the file is empty"
    case .isTooLarge: "the file has more than \(PictureFile.largestFile >> 20) MiB"
    }
  }
}

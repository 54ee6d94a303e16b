import Diagnostics
import Files
import ImageFile
import Raster

/// A picture to be compared.
package struct PictureFile: Sendable {
  /// The path as given by the user; `<stdin>` for standard input.
  package let path: String
  /// The pixels.
  package let pixmap: Pixmap
  /// Findings about content of the file that a comparison ignores.
  package let findings: [Finding]
  /// The color profile in the file.
  let profile: [UInt8]?

  /// The maximum file size in bytes.
  package static let largestFile = 64 << 20

  /// Reads and decodes a file, or standard input if the path is `-`.
  ///
  /// - Parameter enclosure: The enclosure that must contain the file; nil for the repository or project of the path's file.
  /// - Throws: `FileError`, `ImageFileError` or `PictureFileError`.
  package static func read(
    _ path: String, within enclosure: Enclosure? = nil, in files: FileSystem
  ) throws -> PictureFile {
    let bounds = enclosure ?? Enclosure(containing: path)
    let input: InputFile
    do {
      input = try files.read(path, limit: largestFile, within: bounds)
    } catch {
      throw error.reason == .isDirectory ? PictureFileError.isDirectory(path) : error
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

  /// Returns findings about differences to another picture that a comparison ignores.
  package func findings(comparedWith other: PictureFile) -> [Finding] {
    var result = findings + other.findings
    if profile != other.profile {
      let message =
        switch (profile, other.profile) {
        case (_, nil): "\(path) has a color profile, and this has none; values are compared as they are"
        case (nil, _): "has a color profile, and \(path) has none; values are compared as they are"
        default: "has another color profile than \(path); values are compared as they are"
        }
      result.append(Finding(.warning, .value, message, at: SourceLocation(file: other.path)))
    }
    return result
  }
}

/// An error for a path that does not lead to a readable picture.
package enum PictureFileError: LocatedError, Equatable {
  case isDirectory(String)
  case isEmpty(String)
  case isTooLarge(String)

  /// The file, without a position.
  package var location: SourceLocation? {
    switch self {
    case .isDirectory(let path), .isEmpty(let path), .isTooLarge(let path): SourceLocation(file: path)
    }
  }

  /// A description of the error, without a full stop.
  package var message: String {
    switch self {
    case .isDirectory: "is a directory, not a picture"
    case .isEmpty: "the file is empty"
    case .isTooLarge: "the file has more than \(PictureFile.largestFile >> 20) MiB"
    }
  }
}

import Diagnostics
import Digests
import Files
import Glibc
import Goldens
import ImageFile

/// A folder with a comment and its pictures, small enough to be handed from the job that draws to one that posts.
package struct CommentFolder: Sendable {
  /// Why a folder cannot be used.
  package struct Failure: LocatedError {
    package let message: String
    package let location: SourceLocation?
  }

  private let path: String
  /// Nothing is read or written out of it.
  private let enclosure: Enclosure
  /// The limits of a picture: bytes of its file, pixels; and pixels of all.
  private static let most = (bytes: 4 << 20, pixels: 24 << 20, allPixels: 160 << 20)

  /// Creates a value for a folder, which does not have to exist yet.
  package init(_ path: String) {
    self.path = path
    enclosure = Enclosure(ofFolder: path)
  }

  private func file(_ name: String) -> String { "\(path)/\(name)" }

  private func failure(_ message: String, _ name: String) -> Failure {
    Failure(message: message, location: SourceLocation(file: file(name)))
  }

  /// Writes a comment with its pictures, which are numbered: no name of a project is a name of a file here.
  package func write(_ comment: ReviewComment, from failures: FailureFolder) throws {
    if enclosure.isEmpty { throw FileError(.leadsOut, path: path, code: ELOOP) }
    try OutputFile.makeFolder(path)
    var (comment, number) = (comment.limited, 0)
    for section in comment.sections.indices {
      var pictures: [ReviewComment.Picture] = []
      for picture in comment.sections[section].pictures {
        // One that is too large, or could not be written, is one less.
        guard let bytes = try? failures.read(picture.file, limit: Self.most.bytes).bytes else { continue }
        number += 1
        let name = ReviewComment.Section.file(number)
        try OutputFile.write(bytes, to: file(name), within: enclosure)
        pictures.append(.init(file: name, words: picture.words))
      }
      comment.sections[section].pictures = pictures
    }
    try OutputFile.write(Array(comment.json.utf8), to: file(ReviewComment.fileName), within: enclosure)
  }

  /// Reads the comment, which may be anybody's.
  package func comment() throws -> ReviewComment {
    let bytes = try read(ReviewComment.fileName, ReviewComment.most.bytes)
    guard let comment = ReviewComment(bytes) else {
      throw failure("is not a comment written by 'verify --comment'", ReviewComment.fileName)
    }
    return comment
  }

  /// Writes the pictures of a comment to another folder, drawn anew: of a file, which may be anybody's, nothing is left but
  /// its pixels, and names follow from contents. The result: the comment with these names; a file that is no picture, or too
  /// large, is left out and reported.
  package func redraw(
    picturesOf comment: ReviewComment, to folder: String
  ) throws -> (comment: ReviewComment, findings: [Finding]) {
    var (result, findings, left) = (comment, [Finding](), Self.most.allPixels)
    try OutputFile.makeFolder(folder)
    for section in result.sections.indices {
      var pictures: [ReviewComment.Picture] = []
      for picture in comment.sections[section].pictures {
        do {
          let bytes = try redrawn(picture.file, &left)
          let name = "\(ContentDigest(bytes).text.prefix(20)).png"
          try OutputFile.write(bytes, to: "\(folder)/\(name)")
          pictures.append(.init(file: name, words: picture.words))
        } catch let error as any LocatedError {
          findings.append(Finding(.warning, .request, error.message, at: error.location))
        }
      }
      result.sections[section].pictures = pictures
    }
    return (result, findings)
  }

  private func redrawn(_ name: String, _ left: inout Int) throws -> [UInt8] {
    let bytes = try read(name, Self.most.bytes)
    guard ImageFormat(bytes) == .png else { throw failure("is no PNG", name) }
    let header = try ImageFormat.header(bytes, name: file(name))
    let pixels = header.width.multipliedReportingOverflow(by: header.height)
    guard !pixels.overflow, pixels.partialValue <= min(Self.most.pixels, left) else {
      throw failure("has more pixels than a comment shows", name)
    }
    left -= pixels.partialValue
    return try PNGFile.encode(ImageFormat.decode(bytes, name: file(name)), scale: 1)
  }

  private func read(_ name: String, _ limit: Int) throws -> [UInt8] {
    if enclosure.isEmpty { throw FileError(.leadsOut, path: path, code: ELOOP) }
    return try FileSystem.untraced.read(file(name), limit: limit, within: enclosure).bytes
  }
}

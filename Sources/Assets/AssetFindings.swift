import Diagnostics
import ImageFile
import JSON

// All findings about a project's resources.

extension Category {
  /// An image or color of the project that is missing or cannot be read.
  public static let asset = Category("asset")
}

extension Category {
  /// What the project says of its applications.
  public static let project = Category("project")
}

extension Finding {
  static func unreadable(_ path: String, reason: String) -> Finding {
    Finding(.warning, .asset, "cannot be read: \(reason)", at: SourceLocation(file: path))
  }

  static func noJSON(_ error: JSONError, in path: String) -> Finding {
    Finding(
      .warning, .asset, "not readable as JSON: \(error.reason)",
      at: SourceLocation(file: path, error.place))
  }

  static func badPicture(_ error: ImageFileError, in path: String) -> Finding {
    var finding = Finding(.warning, .asset, error.message, at: SourceLocation(file: path))
    if case .noLibrary(_, let format, _) = error {
      let package = format == .pdf ? "libpoppler-glib8" : format == .svg ? "librsvg2-2" : "libwebp7"
      finding.missingPackage = package
      finding.notes = [Finding.Note("Debian's package is \(package)")]
    }
    return finding
  }

  static func tooMuchWork(_ path: String) -> Finding {
    Finding(
      .warning, .asset,
      "is not drawn: the images of a document may have \(ProjectAssets.mostWork / 1_000_000) million pixels in all",
      at: SourceLocation(file: path))
  }

  static func textLeftOut(_ path: String) -> Finding {
    Finding(
      .warning, .asset, "its text is left out, as the fonts are not in the file",
      at: SourceLocation(file: path), notes: [Finding.Note("text that is turned into outlines is drawn")])
  }

  static func searchEnded(after count: Int, in path: String) -> Finding {
    Finding(
      .warning, .asset, "images are looked for among the first \(count) files and folders only",
      at: SourceLocation(file: path), notes: [Finding.Note("--assets DIR names a folder to look in first")])
  }

  static func sourceTooLarge(_ path: String, _ most: Int) -> Finding {
    Finding(
      .warning, .project,
      "is not read, so that what its code gives views is not known: \(most >> 20) MiB are the most",
      at: SourceLocation(file: path))
  }

  static func sourcesLeftOut(_ count: Int) -> Finding {
    Finding(
      .warning, .project,
      "\(count) more sources are not read, as there are too many or too large ones: what their code gives views is not known"
    )
  }

  static func emptySet(_ name: String, in path: String) -> Finding {
    Finding(
      .warning, .asset, "the image \"\(name)\" has no file that can be read", at: SourceLocation(file: path))
  }

}

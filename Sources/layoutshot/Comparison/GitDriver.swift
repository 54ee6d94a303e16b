import Assets
import Git
import GoldenRuns
import Goldens
import Revisions

/// Two versions of a document as passed by git to its drivers and tools: temporary files outside the project.
///
/// Other files that the document depends on, such as its texts in other languages, images, colors and its other layout, are
/// those on disk, for both sides.
struct GitDriver {
  /// The document's path, relative to the working directory.
  let path: String
  let old: String?
  let new: String?

  func report(_ settings: ComparisonSettings) -> DifferenceReport {
    var settings = settings
    let repository = try? GitRepository(around: "")
    if let repository { settings.library = AssetLibrary(folders: [repository.root]) }
    func file(_ place: String?) -> ComparedFile? { place.map { ComparedFile(version: $0, of: path) } }
    let document = DocumentComparison(old: file(old), new: file(new), settings).run()
    return DifferenceReport([document].compactMap(\.self))
  }
}

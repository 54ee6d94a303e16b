import Assets
import Files
import Git
import GoldenRuns
import Goldens
import Screens

/// Two contents of a document as passed by git to its drivers: temporary files outside the project.
///
/// Other files that the document depends on, such as images, colors and its other layout, are those on disk, for both
/// sides.
struct GitDriver {
  /// The document's path, relative to the working directory.
  let path: String
  let old: String?
  let new: String?

  func report(_ settings: ComparisonSettings) -> DifferenceReport {
    var settings = settings
    let repository = try? GitRepository(around: "")
    if let repository { settings.library = AssetLibrary(folders: [repository.root]) }
    let twin = LoadedDocument.Companions().conventional(for: path, in: .untraced)
    func file(_ place: String?) -> ComparedFile? {
      place.map { place in
        var file = ComparedFile(place) { [path] in $0 == place ? path : $0 }
        file.companions.landscape = twin
        return file
      }
    }
    let document = DocumentComparison(old: file(old), new: file(new), settings).run()
    return DifferenceReport([document].compactMap(\.self))
  }
}

import Assets
import Files
import Git
import GoldenRuns
import Goldens
import Screens

/// Two contents of a document as git gives them to its drivers: files with names of their own, out of the project.
///
/// What surrounds the document, such as images, colors and the file of its other layout, is that of the files on disk, on
/// both sides.
struct GitDriver {
  /// The document's path, relative to the working directory.
  let path: String
  let old: String?
  let new: String?

  func report(_ settings: ComparisonSettings) -> DifferenceReport {
    var settings = settings
    let repository = try? GitRepository(around: "")
    if let repository { settings.library = AssetLibrary(folders: [repository.root]) }
    let twin = LoadedDocument.Companions().conventional(for: path)
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

import Files
import GoldenRuns

/// The documents of a watched gallery, and the files they depend on.
struct WatchedPlaces {
  /// The inputs as given: documents and folders.
  let inputs: [String]
  private let others: [String]
  private let output: String

  /// The suffixes of files that a picture may depend on.
  private static let kinds = [
    ".xib", ".storyboard", ".json", ".strings", ".stringsdict", ".xcstrings", ".png", ".jpg", ".jpeg",
    ".webp", ".gif", ".pdf", ".svg", ".ttf", ".otf", ".ttc", ".pbxproj", ".plist", ".xcconfig", ".swift",
    ".m", ".mm", ".h",
  ]

  /// The inputs are documents and folders; the others are additional files and folders that are read.
  init(inputs: [String], besides others: [String], output: String) {
    (self.inputs, self.others, self.output) = (inputs, others, output)
  }

  /// The documents, which are the inputs and those in input folders.
  var documents: [String] { InputDocuments(inputs).paths }

  /// Records all files that the pictures may depend on: those of the documents' projects, or of their repositories if
  /// there is no project.
  func stamps() -> FileStamps {
    var roots: [String] = []
    for input in inputs + others {
      let folder =
        InputFile.isFolder(input)
        ? input : ProjectFolders.parent(input.hasPrefix("/") ? input : "./" + input)
      guard let around = ProjectFolders(around: folder, in: .untraced) else { continue }
      let root = others.contains(input) ? around.folder : around.project ?? around.outermost
      if !roots.contains(root) { roots.append(root) }
    }
    let outer = roots.filter { root in !roots.contains { root != $0 && root.hasPrefix($0 + "/") } }
    let written = InputFile.resolved(output)
    return FileStamps(
      below: outer, files: inputs.filter { !InputFile.isFolder($0) }.compactMap(InputFile.resolved),
      enters: { $0 != written && !Self.isGenerated($0) },
      includes: { path in
        let name = path.lowercased()
        return Self.kinds.contains { name.hasSuffix($0) }
      })
  }

  private static func isGenerated(_ path: String) -> Bool {
    ["/DerivedData", "/node_modules", "/build"].contains { path.hasSuffix($0) }
  }
}

import Files
import ImageFile
import Views

/// Textual descriptions of what resource lookups depend on: as long as the texts are unchanged, so are the results.
extension ProjectAssets {
  /// Records that the work requests a resource.
  package func note(_ kind: Dependency.Kind, _ name: String) {
    let place = { [self] in [givenFolder.map(DependencyTrace.portable) ?? ""] + library.names }
    files.note(.roots, place())
    files.note(kind, [name] + place())
  }

  /// The folders searched for resources.
  package var rootEvidence: String {
    guard let roots else { return "" }
    let all = library.folders + roots.roots
    return (all.map { "\(display.text($0.path)) \($0.isDeep)" } + roots.outermost.map { display.text($0) })
      .joined(separator: "\n")
  }

  /// The files behind an image name.
  package func evidence(ofImage name: String) -> String {
    if name.hasPrefix("/") || PathText.names(name).contains("..") { return "" }
    let loose = LooseImage(named: name)
    var lines: [String] = []
    for index in indices {
      lines += index.findings.map(\.message)
      for wanted in loose.setNames {
        guard let folders = index.imageSets[wanted], let folder = index.nearest(folders, to: folder) else {
          continue
        }
        return (lines + evidence(ofSet: folder)).joined(separator: "\n")
      }
      if let files = looseFiles(like: loose, in: index) {
        return (lines + files.flatMap { evidence(ofFile: $0.path) }).joined(separator: "\n")
      }
      if let folder = index.symbolSets[name]?.nearest(to: folder) {
        return (lines + evidence(ofSet: folder)).joined(separator: "\n")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The files behind a color name.
  package func evidence(ofColor name: String) -> String {
    var lines: [String] = []
    for index in indices {
      lines += index.findings.map(\.message)
      guard let place = index.nearest(index.colorSets[name], to: folder, isStrict: true) else { continue }
      return (lines + evidence(ofSet: place)).joined(separator: "\n")
    }
    return lines.joined(separator: "\n")
  }

  /// The files behind the accent color.
  package var accentColorEvidence: String {
    accentColorNames.map { "\($0)\n\(evidence(ofColor: $0))" }.joined(separator: "\n")
  }

  /// The project's font files.
  package var fontEvidence: String {
    fontFiles.flatMap { evidence(ofFile: $0) }.joined(separator: "\n")
  }

  /// The files of a set, with their contents.
  private func evidence(ofSet folder: String) -> [String] {
    let files = FolderListing(folder, limit: ProjectFolders.mostEntries).files
    return [display.text(folder)] + files.flatMap { evidence(ofFile: folder + "/" + $0) }
  }

  /// A file with its content, and whether it may be read.
  private func evidence(ofFile path: String) -> [String] {
    let kind = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let vector = LooseImage.vectorKinds[kind].map { " " + library.vectorLibrary(for: $0) } ?? ""
    let hasReader = kind == "webp" ? " \(WebPFile.isReadable)" : ""
    return [
      "\(display.text(path)) \(enclosure.admits(path, in: .untraced)) \(library.digest(ofFile: path))\(vector)\(hasReader)"
    ]
  }
}

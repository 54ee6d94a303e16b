import Files

/// The languages in which a project has texts of a document.
package enum DocumentLanguages {
  /// The maximum number of entries of a folder that are read.
  private static let mostEntries = 10_000

  /// Returns the languages of a document for which there are texts or a separate document: its own language first, as
  /// far as the folder or a catalog specifies it, then the others by identifier.
  package static func of(_ path: String, in files: FileSystem) -> [ScreenLanguage] {
    guard path != "-" else { return [] }
    files.note(.languages, [DependencyTrace.portable(path)])
    return languages(of: path)
  }

  private static func languages(of path: String) -> [ScreenLanguage] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts[parts.count - 1]
    let stem = InputFile.documentName(of: name)
    let folder = parts.dropLast()
    let isInProject = folder.last?.hasSuffix(".lproj") == true
    let above = isInProject ? folder.dropLast() : folder
    func joined(_ parts: ArraySlice<String>, _ name: String) -> String {
      (parts + [name]).joined(separator: "/")
    }
    var own = isInProject ? String(folder.last!.dropLast(6)) : nil
    var found: Set<String> = []
    let place = above.isEmpty ? "." : above == [""] ? "/" : above.joined(separator: "/")
    for entry in FolderListing(place, limit: mostEntries).folders where entry.hasSuffix(".lproj") {
      let inside = above + [entry]
      guard entry != "Base.lproj", entry != "mul.lproj",
        FileSystem.untraced.exists(joined(inside, stem + ".strings"))
          || isInProject && FileSystem.untraced.exists(joined(inside, name))
      else { continue }
      found.insert(String(entry.dropLast(6)))
    }
    for catalog in [joined(folder, stem), joined(above + ["mul.lproj"], stem), joined(above, stem)] {
      guard let file = try? FileSystem.untraced.read(catalog + ".xcstrings"),
        let catalog = try? StringCatalog(file.bytes, file: file.path)
      else { continue }
      found.formUnion(catalog.languages)
      if own == nil || own == "Base" { own = catalog.sourceLanguage ?? own }
    }
    // The development language is usually English; only the project file would specify it.
    if own == "Base" { own = "en" }
    let others = found.filter { $0 != own }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ([own].compactMap(\.self) + others).compactMap { ScreenLanguage($0) }
  }
}

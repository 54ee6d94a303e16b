import Files

/// The languages in which a project has texts of a document.
package enum DocumentLanguages {
  /// Returns the languages of a document for which there are texts or a separate document: its own language first, as
  /// far as the folder or a catalog specifies it, then the others by identifier.
  package static func of(_ path: String, in files: FileSystem) -> [ScreenLanguage] {
    guard path != "-" else { return [] }
    files.note(.languages, [DependencyTrace.portable(path)])
    let (own, others) = languages(of: path)
    return ([own].compactMap(\.self) + others).compactMap { ScreenLanguage($0) }
  }

  /// Returns the languages that a document is translated to: those of `of` without its own. `path` is the document's.
  package static func translations(of path: String) -> [String] {
    let (own, others) = languages(of: path)
    // The development language of a document that is in no folder of a language is usually English.
    return others.filter { (own != nil || $0 != "en") && ScreenLanguage($0) != nil }
  }

  private static func languages(of path: String) -> (own: String?, others: [String]) {
    let places = TextPlaces(of: path)
    var own = places.isInLanguage ? String(places.last.dropLast(".lproj".count)) : nil
    var found = Set(
      places.languages.filter { language in
        FileSystem.untraced.exists(places.strings(in: language))
          || places.isInLanguage && FileSystem.untraced.exists(places.document(in: language))
      })
    for catalog in places.catalogs {
      guard let file = try? FileSystem.untraced.read(catalog),
        let catalog = try? StringCatalog(file.bytes, file: file.path)
      else { continue }
      found.formUnion(catalog.languages)
      if own == nil || own == "Base" { own = catalog.sourceLanguage ?? own }
    }
    // The development language is usually English; only the project file would specify it. `English.lproj` is the name that
    // it had in the first projects.
    if own == "Base" || own == "English" { own = "en" }
    found.remove("English")
    let others = found.filter { $0 != own }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return (own, others)
  }
}

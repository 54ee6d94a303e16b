import Files
import Localization
import Screens

/// The languages whose texts of a document differ between two sides.
enum ChangedLanguages {
  /// The most languages that are looked at one by one.
  private static let most = 60

  /// Returns the languages, sorted; those of a string catalog are all that are in it. `others`: languages in which code gives other
  /// texts.
  static func between(_ old: String, _ new: String, _ others: [ScreenLanguage]) -> [ScreenLanguage] {
    let (was, now) = (tables(of: old), tables(of: new))
    let names = Set(was.keys).union(now.keys).filter { name in
      contents(was[name]) != contents(now[name])
    }
    var languages = Set(others.map(\.identifier))
    for name in names {
      if let catalog = now[name] ?? was[name], catalog.hasSuffix(".xcstrings") {
        languages.formUnion(LocalizedSource.languages(ofCatalog: catalog))
      } else {
        languages.insert(name)
      }
    }
    return languages.sorted().prefix(most).compactMap { ScreenLanguage($0) }
  }

  /// The files with texts of a document: by language, and catalogs by their paths in its folder.
  private static func tables(of document: String) -> [String: String] {
    let places = TextPlaces(of: document)
    // Texts of a language are shown in the document of all languages, not in that of another one.
    if let base = places.base, FileSystem.untraced.exists(base) { return [:] }
    var tables: [String: String] = [:]
    for language in places.languages where FileSystem.untraced.exists(places.strings(in: language)) {
      tables[language] = places.strings(in: language)
    }
    tables["catalog"] = places.catalogs.first { FileSystem.untraced.exists($0) }
    return tables
  }

  private static func contents(_ path: String?) -> [UInt8]? {
    path.flatMap { try? FileSystem.untraced.read($0).bytes }
  }
}

import Files
import Localization
import Screens

/// The languages whose texts of a document differ between two sides.
enum ChangedLanguages {
  /// The most languages that are looked at one by one.
  private static let most = 60

  /// Returns the languages, sorted; those of a string catalog are all that are in it.
  static func between(_ old: String, _ new: String) -> [ScreenLanguage] {
    let (was, now) = (tables(of: old), tables(of: new))
    let names = Set(was.keys).union(now.keys).filter { name in
      contents(was[name]) != contents(now[name])
    }
    var languages: Set<String> = []
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
    let (folder, name) = split(document)
    let (above, last) = split(folder)
    let isInLanguage = last.hasSuffix(".lproj")
    let parent = isInLanguage ? above : folder
    let stem = InputFile.documentName(of: name)
    var tables: [String: String] = [:]
    let folders = FolderListing(parent.isEmpty ? "." : parent, limit: ProjectFolders.mostEntries).folders
    for inner in folders where inner.hasSuffix(".lproj") && inner != "Base.lproj" {
      let path = joined(joined(parent, inner), stem + ".strings")
      if FileSystem.untraced.exists(path) { tables[String(inner.dropLast(".lproj".count))] = path }
    }
    for place in [folder, joined(parent, "mul.lproj"), parent] {
      let path = joined(place, stem + ".xcstrings")
      if FileSystem.untraced.exists(path) {
        tables["catalog"] = path
        break
      }
    }
    return tables
  }

  private static func contents(_ path: String?) -> [UInt8]? {
    path.flatMap { try? FileSystem.untraced.read($0).bytes }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let cut = path.lastIndex(of: "/") else { return ("", path) }
    return (cut == path.startIndex ? "/" : String(path[..<cut]), String(path[path.index(after: cut)...]))
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

import Files

/// Where texts of a document may be: next to it, or next to the `.lproj` folder that contains it.
package struct TextPlaces {
  /// The document's name.
  let name: String
  /// The name of the folder that contains the document.
  let last: String
  /// The string catalogs with texts of the document, the closest first.
  package let catalogs: [String]
  private let parent: String
  /// The maximum number of entries of a folder that are read.
  private static let mostEntries = 10_000
  private static let ending = Array(".lproj".utf8)
  private let stem: String

  /// Whether the document is in a folder of a language.
  var isInLanguage: Bool { last.hasSuffix(".lproj") }

  /// The places for a document.
  package init(of document: String) {
    let folder: String
    let above: String
    (folder, name) = Self.split(document)
    (above, last) = Self.split(folder)
    parent = last.hasSuffix(".lproj") ? above : folder
    stem = InputFile.documentName(of: name)
    let folders = [folder, Self.joined(parent, "mul.lproj"), parent]
    catalogs = folders.map { [stem] in Self.joined($0, stem + ".xcstrings") }
  }

  /// The languages with folders next to the document's, in no order.
  package var languages: [String] {
    FolderListing(parent.isEmpty ? "." : parent, limit: Self.mostEntries) { name in
      name.suffix(Self.ending.count).elementsEqual(Self.ending)
    }.folders.filter { $0 != "Base.lproj" && $0 != "mul.lproj" }.map { String($0.dropLast(".lproj".count)) }
  }

  /// The version of the document that all languages have texts for, where the document is that of one language; nil for any other.
  package var base: String? { isInLanguage && last != "Base.lproj" ? joined("Base", name) : nil }

  /// The document's own version for a language, if it has one.
  package func document(in language: String) -> String { joined(language, name) }

  /// The file with the document's texts in a language, if it has one.
  package func strings(in language: String) -> String { joined(language, stem + ".strings") }

  private func joined(_ language: String, _ name: String) -> String {
    Self.joined(Self.joined(parent, language + ".lproj"), name)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let cut = path.lastIndex(of: "/") else { return ("", path) }
    let name = String(path[path.index(after: cut)...])
    return (cut == path.startIndex ? "/" : String(path[..<cut]), name)
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

/// The documents of a configuration and the folders of their goldens.
package struct GoldenDocuments: Sendable {
  /// A document.
  package struct Document: Hashable, Sendable {
    /// Its path as messages tell it.
    package let path: String
    /// Its path below the configuration's root.
    package let relativePath: String
    /// The folder of its goldens, below theirs: its path without extension.
    package let folder: String
  }

  /// All documents, in the order of their paths.
  package let all: [Document]

  /// Looks for what a configuration's patterns mean.
  package init(_ configuration: GoldenConfiguration) {
    let found = configuration.documents ?? Self.files(configuration)
    // Layouts that are shown with other documents have no goldens of their own.
    let companions = LoadedDocument.Companions()
    let shown = Set(found.compactMap { companions.conventional(for: configuration.path($0)) })
    let names = Set(found)
    var taken = UniqueNames()
    all = found.compactMap { path in
      let whole = configuration.path(path)
      if shown.contains(whole) { return nil }
      let parts = path.split(separator: "/").map(String.init)
      // A language's own form of a document is what the axis of locales shows of that.
      if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj"), parts[parts.count - 2] != "Base.lproj",
        names.contains((parts.dropLast(2) + ["Base.lproj", parts[parts.count - 1]]).joined(separator: "/"))
      {
        return nil
      }
      let stem = InputFile.documentName(of: path)
      let names =
        parts.dropLast().map { OutputNames.plain($0, keeping: ".") } + [OutputNames.plain(stem, keeping: ".")]
      return Document(
        path: whole, relativePath: path, folder: taken.claim(names.joined(separator: "/")))
    }
  }

  /// The files that the patterns mean.
  private static func files(_ configuration: GoldenConfiguration) -> [String] {
    let inputs = configuration.inputs.map { GlobPattern($0) }
    let excluded = configuration.excluded.map { GlobPattern($0) }
    let own = [configuration.goldens, configuration.failures]
    let files = FolderWalk.files(below: configuration.root) { folder in
      !own.contains(folder) && !excluded.contains { $0.matches(folder + "/x") && $0.matches(folder + "/x/x") }
    }
    return files.filter { path in
      isDocument(path) && inputs.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    [".xib", ".storyboard"].contains { path.lowercased().hasSuffix($0) }
  }

  /// The documents that inputs of a command line name; nil for one that is none of them.
  package func document(named input: String) -> Document? {
    func plain(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
    let wanted = plain(input)
    return all.first { plain($0.path) == wanted } ?? all.first { plain($0.relativePath) == wanted }
  }
}

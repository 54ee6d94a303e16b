import Files
import Views

/// Finds the companion file that holds a document's other layout, based on common naming conventions.
///
/// For `X.xib` or `X-portrait.xib`, the landscape layout is expected next to it as `X-landscape`, `X_landscape`,
/// `X~landscape` or `XLandscape`, in any letter case and with the same extension.
package enum LayoutCompanion {
  private static let suffixes = ["-landscape", "_landscape", "~landscape", "landscape"]

  /// Returns the path of a document's landscape layout, in the same folder; nil if there is none, or if the document is
  /// itself called a landscape layout. A link that leads out of the document's project is none, unless such a link is
  /// looked for.
  package static func landscape(
    of path: String, in files: FileSystem, leadsOut: Bool = false
  ) -> String? {
    guard let found = candidate(of: path, in: files) else { return nil }
    return Enclosure(ofDocument: path, in: files).admits(found, in: files) != leadsOut ? found : nil
  }

  /// Returns the path of a file that is called like a document's landscape layout.
  static func candidate(of path: String, in files: FileSystem) -> String? {
    files.note(.companion, [DependencyTrace.portable(path)])
    let (folder, name, ext) = split(path)
    if dropped(suffix: "landscape", from: name) != nil { return nil }
    let stem = dropped(suffix: "portrait", from: name) ?? name
    let wanted = suffixes.map { (stem + $0 + ext).lowercased() }
    let present = LandscapeNames.of(folder.isEmpty ? "." : folder)
    for name in wanted {
      if let found = present.first(where: { $0.lowercased() == name }) { return folder + found }
    }
    return nil
  }

  /// Returns a file name, given without its extension, without a `-portrait` suffix, which counts in any letter case,
  /// with `-`, `_`, `~` or nothing before it.
  package static func plainName(_ name: String) -> String {
    dropped(suffix: "portrait", from: name) ?? name
  }

  private static func dropped(suffix: String, from name: String) -> String? {
    guard name.lowercased().hasSuffix(suffix), name.count > suffix.count else { return nil }
    var stem = name.dropLast(suffix.count)
    if let last = stem.last, "-_~".contains(last) { stem = stem.dropLast() }
    return stem.isEmpty ? nil : String(stem)
  }

  private static func split(_ path: String) -> (folder: String, name: String, ext: String) {
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let last = path[cut...]
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else {
      return (String(path[..<cut]), String(last), "")
    }
    return (String(path[..<cut]), String(last[..<dot]), String(last[dot...]))
  }
}

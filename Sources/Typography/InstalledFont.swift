/// A font file of a Debian package that texts are drawn with.
public struct InstalledFont: Hashable, Sendable {
  /// The file's name.
  public let name: String
  /// The hash of its bytes, 16 hexadecimal digits.
  public let hash: String
}

extension FontLibrary {
  /// The installed fonts that texts were drawn with so far, by name.
  public var usedInstalledFonts: [InstalledFont] {
    if let base = extended?.base { return base.usedInstalledFonts }
    var used: Set<String> = []
    openFaces.withLock { faces in
      for (index, face) in faces.enumerated() where face != nil && table.faces[index].package != nil {
        used.insert(table.faces[index].file)
      }
    }
    return used.sorted().compactMap(installedFont)
  }

  /// Returns an installed font by its file's name; nil if it is not installed here.
  public func installedFont(named name: String) -> InstalledFont? {
    guard let index = table.faces.indices.first(where: { table.faces[$0].file == name }),
      let path = paths[index],
      let file = FontFile(path: path)
    else { return nil }
    return InstalledFont(name: name, hash: file.hash)
  }

  /// Returns Debian's package of an installed font; nil for a name that the table does not have.
  public func package(ofFont name: String) -> String? { table.faces.first { $0.file == name }?.package }
}

import Numerals

/// A font file of a Debian package, used to draw texts.
public struct InstalledFont: Hashable, Sendable {
  /// The file's name.
  package let name: String
  /// The hash of its bytes, 16 hexadecimal digits.
  package let hash: String
}

extension FontLibrary {
  /// The installed fonts used so far, by name.
  package var usedInstalledFonts: [InstalledFont] {
    if let base = extended?.base { return base.usedInstalledFonts }
    var used: Set<String> = []
    openFaces.withLock { faces in
      for (index, face) in faces.enumerated() where face != nil && table.faces[index].package != nil {
        used.insert(table.faces[index].file)
      }
    }
    return used.sorted().compactMap(installedFont)
  }

  /// Returns an installed font by its file's name; nil if it is not installed here. `name`: the file's name, such as
  /// `NotoColorEmoji.ttf`. The result: the name with a hash of the file's bytes, which are read to compute it.
  package func installedFont(named name: String) -> InstalledFont? {
    guard let index = table.faces.indices.first(where: { table.faces[$0].file == name }),
      let path = paths[index],
      let file = FontFile(path: path)
    else { return nil }
    return InstalledFont(name: name, hash: file.hash)
  }

  /// Returns the Debian package of an installed font; nil for a name that is not in the table. `name`: the file's name,
  /// such as `NotoColorEmoji.ttf`.
  package func package(ofFont name: String) -> String? { table.faces.first { $0.file == name }?.package }

  /// Records that texts are drawn with an installed font although they were drawn elsewhere.
  package func noteUse(ofInstalledFont name: String) {
    for index in table.faces.indices where table.faces[index].file == name {
      _ = (extended?.base ?? self).face(index)
    }
  }

  /// A key for this set of fonts: a hash of the table and the bundled files, and the installed packages' fonts; 16
  /// hexadecimal digits.
  package var fingerprint: String {
    if let base = extended?.base { return base.fingerprint }
    var parts = [FontFile(path: directory + "/" + Self.tableName)?.hash ?? ""]
    for (face, path) in zip(table.faces, paths) {
      let own =
        face.package == nil ? path.flatMap { FontFile(path: $0)?.hash } : path == nil ? "none" : "there"
      parts.append("\(face.file) \(own ?? "")")
    }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in parts.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Numeral.hexadecimal(hash, digits: 16)
  }
}

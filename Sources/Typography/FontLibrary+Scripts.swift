extension FontLibrary {
  /// Returns the path of a face's file; nil if it is not installed.
  static func path(of face: FontTable.FaceRecord, in directory: String, _ installed: [String]) -> String? {
    let own = directory + "/" + face.file
    guard face.package != nil else { return own }
    if FontFile.isReadableFile(own) { return own }
    for place in installed {
      if place.split(separator: "/").last.map(String.init) == face.file, FontFile.isReadableFile(place) {
        return place
      }
      if FontFile.isReadableFile(place + "/" + face.file) { return place + "/" + face.file }
    }
    return nil
  }

  /// Returns the faces of the families designed for a script, in the weight nearest to a font's.
  func faces(of script: ScriptTag, for font: Font) -> [Int] {
    let weight = table.faces.indices.contains(font.face) ? table.faces[font.face].weight : font.weight
    return table.faces(of: script, weight)
  }

  /// Returns the emoji face, if it is installed and usable.
  func emojiFace(has: (ShapingFace) -> Bool) -> Int? {
    table.faces.indices.first { index in
      table.faces[index].scripts.contains(.emoji) && face(index).map(has) ?? false
    }
  }

  /// Returns whether a face consists of colored pictures. `face`: the face's index in this library; false for an index
  /// that it does not have.
  package func isColored(_ face: Int) -> Bool {
    table.faces.indices.contains(face) && table.faces[face].scripts.contains(.emoji)
  }

  /// Returns whether the letters of a face may join: those of a script's own family may. `face`: the face's index in
  /// this library; false for an index that it does not have.
  package func joinsLetters(_ face: Int) -> Bool {
    table.faces.indices.contains(face) && !table.faces[face].scripts.isEmpty
  }

  /// Returns the Debian package with a font for a character that is missing from all fonts here; nil if there is none.
  /// `scalar`: the character, such as a Chinese one or an emoji. The result: the name of a package, such as
  /// `fonts-noto-cjk`, that the font table lists and that is not installed.
  package func package(for scalar: Unicode.Scalar) -> String? {
    let isEmoji = [scalar.value][...].isEmojiLike || scalar.properties.isEmoji
    let script = isEmoji && scalar.value > 0x39 ? .emoji : ScriptTag(of: scalar.value)
    let faces = table.faces.indices.filter { table.faces[$0].scripts.contains(script) && paths[$0] == nil }
    return faces.lazy.compactMap { self.table.faces[$0].package }.first
  }

  /// The files of installed packages that texts may be drawn with, by path.
  package var installedFiles: [String] {
    var files: [String] = []
    for (record, path) in zip(table.faces, paths) where record.package != nil {
      if let path, !files.contains(path) { files.append(path) }
    }
    return files
  }
}

extension FontLibrary {
  /// Returns whether a path is a folder with a font table. `path`: a path, relative to the current directory unless it
  /// is absolute.
  package static func isFontFolder(_ path: String) -> Bool { FontFile.isReadableFile(path + "/" + tableName) }

  /// Returns whether a path is a font file, or a folder with files that may be in the font table. `path`: a path,
  /// relative to the current directory unless it is absolute.
  package static func hasFonts(_ path: String) -> Bool {
    if FontFile(path: path)?.hasFontSignature == true { return true }
    return ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc", "NotoColorEmoji.ttf"].contains {
      FontFile.isReadableFile(path + "/" + $0)
    }
  }
}

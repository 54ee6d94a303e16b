import CFreeType

/// The names in a font file.
struct FontFileNames: Hashable, Sendable {
  /// The PostScript name, such as `OpenSans-SemiboldItalic`.
  var postScript: String
  /// The family name, such as `Open Sans`.
  var family: String
  /// The weight and slope, according to the words of the style name.
  var style: StyleWords
  /// The family and style.
  var full: String

  /// Reads the names of a file; returns nil if FreeType does not accept it as an outline font.
  init?(_ file: FontFile) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    defer { FT_Done_FreeType(library) }
    var face: FT_Face?
    let bytes = file.bytes.assumingMemoryBound(to: UInt8.self)
    guard FT_New_Memory_Face(library, bytes, file.count, 0, &face) == 0, let face else { return nil }
    defer { FT_Done_Face(face) }
    // Tests `FT_FACE_FLAG_SCALABLE`; a face without glyphs has lost its tables.
    guard face.pointee.face_flags & 1 != 0, face.pointee.num_glyphs > 0,
      let family = face.pointee.family_name
    else { return nil }
    self.family = String(cString: family)
    let words = face.pointee.style_name.map { String(cString: $0) } ?? ""
    style = StyleWords(words)
    full = words.isEmpty ? self.family : self.family + " " + words
    postScript = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? full
  }
}

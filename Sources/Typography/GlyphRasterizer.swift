import CFreeType

/// Rasterizes outlines with FreeType. Not thread-safe: the library protects it with its lock.
final class GlyphRasterizer {
  private var library: FT_Library?
  private var faces: [Int32: FT_Face] = [:]

  init() {
    FT_Init_FreeType(&library)
  }

  deinit {
    for face in faces.values { FT_Done_Face(face) }
    FT_Done_FreeType(library)
  }

  /// Rasterizes a glyph of a file; `nil` if it covers nothing.
  func render(_ key: GlyphKey, from file: FontFile) -> GlyphBitmap? {
    guard key.size > 0, let face = open(key.face, file) else { return nil }
    guard FT_Set_Char_Size(face, FT_F26Dot6(key.size), FT_F26Dot6(key.size), 72, 72) == 0,
      FT_Load_Glyph(face, key.glyph, CFreeTypeLoadOutline) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    shape(&slot.pointee.outline, key)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    return copy(slot.pointee)
  }

  /// Returns a color glyph's picture from the face's first set of pictures; nil if it has none.
  func picture(_ glyph: UInt32, of index: Int32, from file: FontFile) -> ColorGlyph? {
    guard let face = open(index, file), face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
      FT_Load_Glyph(face, glyph, CFreeTypeLoadColor) == 0, let slot = face.pointee.glyph,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let buffer = slot.pointee.bitmap.buffer
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    let pixelsPerEm = Double(face.pointee.available_sizes[0].y_ppem) / 64
    guard width > 0, height > 0, pixelsPerEm > 0 else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = buffer + row * Int(bitmap.pitch) + column * 4
        pixels += [pixel[2], pixel[1], pixel[0], pixel[3]]
      }
    }
    return ColorGlyph(
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), width: width, height: height,
      pixelsPerEm: pixelsPerEm, pixels: pixels)
  }

  private func open(_ index: Int32, _ file: FontFile) -> FT_Face? {
    if let face = faces[index] { return face }
    var face: FT_Face?
    let bytes = file.bytes.assumingMemoryBound(to: UInt8.self)
    guard FT_New_Memory_Face(library, bytes, file.count, FT_Long(file.member), &face) == 0, let face else {
      return nil
    }
    faces[index] = face
    return face
  }

  /// Applies synthetic bold and oblique, and moves the outline by the phase.
  private func shape(_ outline: inout FT_Outline, _ key: GlyphKey) {
    if key.style.contains(.bold) {
      let strength = FT_Pos(key.size) / 24
      FT_Outline_Embolden(&outline, strength)
      FT_Outline_Translate(&outline, -strength / 2, -strength / 2)
    }
    if key.style.contains(.oblique) {
      var shear = FT_Matrix(xx: 0x10000, xy: 0x3333, yx: 0, yy: 0x10000)
      FT_Outline_Transform(&outline, &shear)
    }
    FT_Outline_Translate(&outline, FT_Pos(key.phase) * 16, 0)
  }

  private func copy(_ slot: FT_GlyphSlotRec) -> GlyphBitmap? {
    let bitmap = slot.bitmap
    let width = Int(bitmap.width)
    let height = Int(bitmap.rows)
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return nil }
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      for row in 0..<height {
        (target.baseAddress! + row * width)
          .initialize(from: buffer + row * Int(bitmap.pitch), count: width)
      }
      count = width * height
    }
    return GlyphBitmap(
      left: Int(slot.bitmap_left), top: Int(slot.bitmap_top), width: width, height: height,
      coverage: coverage)
  }
}

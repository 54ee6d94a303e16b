import CHarfBuzz

/// An opened face as used by HarfBuzz: character map, advances, kerning. Immutable, and therefore thread-safe.
///
/// Lengths are in font units: the scale is the number of units per em, so that every advance is an integer and the same
/// on every machine.
final class ShapingFace: Sendable {
  /// The face's index in the table.
  let index: Int
  /// HarfBuzz's font with its own OpenType functions.
  nonisolated(unsafe) let font: OpaquePointer
  /// The number of font units per em.
  let unitsPerEm: Double
  /// The file's own vertical metrics in em.
  let metrics: VerticalMetrics
  /// The features that differ from HarfBuzz's defaults.
  let features: [hb_feature_t]
  /// The mapped file that the font reads from.
  let file: FontFile

  /// How its characters are spaced.
  let spacing: Spacing

  /// How the characters of a face are spaced.
  enum Spacing {
    /// By the file's advance widths.
    case own
    /// By the widths of San Francisco, without the file's contextual forms and ligatures.
    case system
    /// Ideographs with the advance of iOS's.
    case ideographs
    /// All with the advance of iOS's emoji.
    case emoji
  }

  /// Opens a face. A damaged file results in a face without glyphs.
  init(index: Int, file: FontFile, spacing: Spacing = .own) {
    self.index = index
    self.file = file
    self.spacing = spacing
    let blob = hb_blob_create(
      file.bytes.assumingMemoryBound(to: CChar.self), UInt32(clamping: file.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    let face = hb_face_create(blob, UInt32(file.member))
    hb_blob_destroy(blob)
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    font = hb_font_create(face)!
    hb_face_destroy(face)
    let units = Int32(unitsPerEm)
    hb_font_set_scale(font, units, units)
    hb_ot_font_set_funcs(font)
    hb_font_make_immutable(font)
    metrics = ShapingFace.metrics(font, unitsPerEm)
    features = spacing == .system ? ShapingFace.plainForms : []
  }

  deinit {
    hb_font_destroy(font)
  }

  /// Returns the glyph for a character; `nil` if the face has none.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// Returns a glyph's advance before kerning, in font units.
  func advance(_ glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }

  /// The factor that scales the emoji of a face to the width of iOS's.
  var emojiFactor: Double {
    guard let glyph = glyph(0x1F600), case let width = advance(glyph), width > 0 else { return 1 }
    return MissingGlyph.emoji * unitsPerEm / Double(width)
  }

  /// San Francisco has none of Inter's contextual forms and ligatures; kerning is kept.
  private static let plainForms: [hb_feature_t] = ["calt", "clig", "liga"].map { name in
    hb_feature_t(
      tag: name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: 0, start: 0, end: .max)
  }

  private static func metrics(_ font: OpaquePointer, _ unitsPerEm: Double) -> VerticalMetrics {
    func em(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return Double(position) / unitsPerEm
    }
    return VerticalMetrics(
      ascender: em(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descender: -em(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      gap: em(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
  }
}

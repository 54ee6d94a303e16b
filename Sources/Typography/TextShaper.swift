import CHarfBuzz

/// Converts text to glyphs with advances for the fonts of its runs.
struct TextShaper {
  private let library: FontLibrary
  private let source: TextSource
  /// The run whose metrics are held below.
  private var current: Int
  private var font: Font
  private var systemTable: SystemFontAdvances.Table?
  private var tracking = 0.0
  /// The amount in em by which letters are narrower at large sizes.
  private var displayNarrowing = 0.0

  /// The share of the values for large sizes.
  private var largeShare = 0.0
  private var scan: TextScan
  private var glyphs: [ShapedGlyph] = []

  /// Returns the text's glyphs and advances.
  static func shape(_ source: TextSource, library: FontLibrary) -> ShapedText {
    var shaper = TextShaper(source, library)
    shaper.setLevels()
    shaper.shapeRuns()
    if source.runs.contains(where: { $0.kern != 0 }) { shaper.addKern() }
    return ShapedText(
      clusters: shaper.scan.clusters, glyphs: shaper.glyphs, missing: shaper.scan.missing,
      isBidirectional: shaper.scan.hasRightToLeft)
  }

  private init(_ source: TextSource, _ library: FontLibrary) {
    self.library = library
    self.source = source
    current = 0
    font = source.runs[0].font
    scan = TextScanner.scan(source, library: library)
    glyphs.reserveCapacity(scan.items.count)
    takeFigures(of: font)
  }

  private mutating func takeFigures(of font: Font) {
    self.font = font
    systemTable = font.systemCut.map(SystemFontAdvances.table)
    tracking = font.isSystem ? SystemFontAdvances.tracking(size: font.size) * font.size : 0
    if font.isSystem, library.reading.hasEarlierSystemFont {
      tracking += SystemFontAdvances.earlierSpacing(size: font.size) * font.size
    }
    largeShare = SystemFontAdvances.largeShare(size: font.size)
    displayNarrowing =
      font.isSystem ? SystemFontAdvances.displayNarrowing(font.weight, size: font.size) : 0
  }

  /// Adds the runs' own kerning after every character, including the last one, as Core Text does.
  private mutating func addKern() {
    for item in scan.items.indices {
      let kern = source.runs[scan.items[item].run].kern
      guard kern != 0, scan.clusters[item].traits.isDisjoint(with: [.lineEnd, .joined]) else { continue }
      scan.clusters[item].advance += kern
    }
  }

  /// Finds the levels of each paragraph. In a right-to-left interface, a paragraph of numbers and signs has levels too.
  private mutating func setLevels() {
    if library.reading.isRightToLeft { scan.hasRightToLeft = true }
    guard scan.hasRightToLeft else { return }
    var start = 0
    for item in scan.items.indices where scan.clusters[item].traits.contains(.lineEnd) {
      setLevels(start..<item)
      start = item + 1
    }
    setLevels(start..<scan.items.count)
  }

  private mutating func setLevels(_ paragraph: Range<Int>) {
    guard let last = paragraph.last else { return }
    let start = scan.items[paragraph.lowerBound].start
    let found = Bidi.levels(
      Array(scan.scalars[start..<scan.scalarRange(last).upperBound]),
      base: .natural(isRightToLeft: library.reading.isRightToLeft))
    for item in paragraph {
      scan.clusters[item].level = found.levels[scan.items[item].start - start]
      if found.isRightToLeft { scan.clusters[item].traits.insert(.rightToLeftParagraph) }
    }
  }

  /// Shapes each run of characters with the same font, face, script and direction.
  private mutating func shapeRuns() {
    let buffer = hb_buffer_create()!
    defer { hb_buffer_destroy(buffer) }
    var start = 0
    while start < scan.items.count {
      var end = start + 1
      if scan.items[start].run != current {
        current = scan.items[start].run
        takeFigures(of: source.runs[current].font)
      }
      switch scan.items[start].kind {
      case .blank: break
      case .box: addBox(start)
      case .glyphs(let index):
        while end < scan.items.count, continuesRun(end) { end += 1 }
        if let face = library.face(index) {
          if end == start + 1, scan.scalarRange(start).count == 1, scan.first(start) == " " {
            setSpace(start, face)
          } else {
            shape(start..<end, face, buffer)
          }
        }
      }
      start = end
    }
  }

  /// Sets a space between words of another face without shaping: half of the runs of a text in a fallback face are such
  /// spaces.
  private mutating func setSpace(_ item: Int, _ face: ShapingFace) {
    guard let glyph = face.glyph(0x20) else { return }
    scan.clusters[item].firstGlyph = Int32(truncatingIfNeeded: glyphs.count)
    scan.clusters[item].glyphCount = 1
    scan.clusters[item].advance += Double(face.advance(glyph)) * font.size / face.unitsPerEm
    glyphs.append(
      ShapedGlyph(
        glyph: glyph, face: Int16(truncatingIfNeeded: face.index), x: 0, y: source.runs[current].rise))
    finish(item, face)
  }

  private func continuesRun(_ item: Int) -> Bool {
    scan.items[item].kind == scan.items[item - 1].kind
      && scan.items[item].script == scan.items[item - 1].script
      && scan.clusters[item].level == scan.clusters[item - 1].level
      && scan.items[item].run == scan.items[item - 1].run
  }

  private mutating func addBox(_ item: Int) {
    scan.clusters[item].firstGlyph = Int32(truncatingIfNeeded: glyphs.count)
    scan.clusters[item].glyphCount = 1
    let width = font.size > 0 ? scan.clusters[item].advance / font.size : 0
    glyphs.append(
      ShapedGlyph(
        glyph: MissingGlyph.glyph(width: width), face: Int16(MissingGlyph.face), x: 0,
        y: source.runs[current].rise))
  }

  private mutating func shape(_ run: Range<Int>, _ face: ShapingFace, _ buffer: OpaquePointer) {
    fill(buffer, run)
    hb_shape(face.font, buffer, face.features, UInt32(face.features.count))
    collect(buffer, face, isRightToLeft: scan.clusters[run.lowerBound].level & 1 == 1)
    for item in run { finish(item, face) }
  }

  private func fill(_ buffer: OpaquePointer, _ run: Range<Int>) {
    let start = scan.items[run.lowerBound].start
    let end = scan.scalarRange(run.upperBound - 1).upperBound
    hb_buffer_clear_contents(buffer)
    scan.scalars.withUnsafeBufferPointer { scalars in
      hb_buffer_add_utf32(
        buffer, scalars.baseAddress, Int32(scalars.count), UInt32(start), Int32(end - start))
    }
    let isRightToLeft = scan.clusters[run.lowerBound].level & 1 == 1
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    let script = scan.items[run.lowerBound].script
    hb_buffer_set_script(buffer, script == HB_SCRIPT_COMMON ? HB_SCRIPT_LATIN : script)
    hb_buffer_set_language(buffer, library.reading.language)
  }

  /// Assigns the glyphs to the characters that produced them.
  private mutating func collect(_ buffer: OpaquePointer, _ face: ShapingFace, isRightToLeft: Bool) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let unit = font.size / face.unitsPerEm
    let rise = source.runs[current].rise
    for place in 0..<Int(count) {
      let glyph = infos[place].codepoint
      let position = positions[place]
      let item = Int(scan.owners[Int(infos[place].cluster)])
      if scan.clusters[item].glyphCount == 0 {
        scan.clusters[item].firstGlyph = Int32(truncatingIfNeeded: glyphs.count)
      }
      glyphs.append(
        ShapedGlyph(
          glyph: glyph, face: Int16(truncatingIfNeeded: face.index),
          x: scan.clusters[item].advance + Double(position.x_offset) * unit,
          y: Double(position.y_offset) * unit + rise))
      scan.clusters[item].advance += Double(position.x_advance) * unit
      scan.clusters[item].glyphCount += 1
      if !isRightToLeft {
        scan.clusters[item].kern = Double(position.x_advance - face.advance(glyph)) * unit
      }
    }
  }

  /// Spaces the system font, removes the glyphs of spaces, and marks characters without a glyph of their own.
  private mutating func finish(_ item: Int, _ face: ShapingFace) {
    if scan.clusters[item].glyphCount != 1 { scan.clusters[item].kern = 0 }
    if scan.clusters[item].glyphCount == 0 { scan.clusters[item].traits.insert(.joined) }
    switch face.spacing {
    case .own: break
    case .system: if font.isSystem { respace(item, face) }
    case .ideographs: if scan.first(item).isIdeographLike { widen(item, to: MissingGlyph.ideograph) }
    case .emoji: fit(item, face)
    }
    if scan.clusters[item].traits.contains(.space) { scan.clusters[item].glyphCount = 0 }
  }

  /// Centers the glyph of a square character in a width in em.
  private mutating func widen(_ item: Int, to width: Double) {
    let cluster = scan.clusters[item]
    guard cluster.glyphCount == 1, abs(cluster.advance - font.size) < 1e-6 * font.size else { return }
    let change = (width - 1) * font.size
    scan.clusters[item].advance += change
    glyphs[Int(cluster.firstGlyph)].x += change / 2
  }

  /// Sets emoji with the advance of iOS's.
  private mutating func fit(_ item: Int, _ face: ShapingFace) {
    let cluster = scan.clusters[item]
    let factor = face.emojiFactor
    scan.clusters[item].advance *= factor
    for glyph in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
      glyphs[glyph].x *= factor
    }
  }

  /// Sets a character's advance to that of the system font plus letter spacing, and centers Inter's glyph in it.
  private mutating func respace(_ item: Int, _ face: ShapingFace) {
    let cluster = scan.clusters[item]
    guard cluster.advance > 0 else { return }
    scan.clusters[item].advance += tracking
    guard cluster.glyphCount == 1, scan.scalarRange(item).count == 1 else { return }
    let scalar = scan.first(item)
    let change = correction(scalar, face) * font.size
    scan.clusters[item].advance += change
    glyphs[Int(cluster.firstGlyph)].x += change / 2
    if cluster.kern != 0, let spacing = systemTable?.spacing(scalar) {
      scan.clusters[item].advance += cluster.kern * (spacing.kerning - 1)
      scan.clusters[item].kern *= spacing.kerning
    }
  }

  /// Returns the amount in em by which the system font's advance differs from Inter's. An accented letter differs as
  /// much as the base letter; characters that were never measured do not differ.
  private func correction(_ scalar: Unicode.Scalar, _ face: ShapingFace) -> Double {
    if let spacing = systemTable?.spacing(scalar), let glyph = face.glyph(scalar.value) {
      let narrowing =
        displayNarrowing != 0 && scalar.properties.isAlphabetic
        ? displayNarrowing : SystemFontAdvances.pointNarrowing(scalar, size: font.size)
      return spacing.advance + spacing.large * largeShare - narrowing - Double(face.advance(glyph))
        / face.unitsPerEm
    }
    guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value) else { return 0 }
    var letter: hb_codepoint_t = 0
    var mark: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &letter, &mark) != 0,
      let base = Unicode.Scalar(letter), base != scalar
    else { return 0 }
    return correction(base, face)
  }
}

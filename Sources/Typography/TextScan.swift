import CHarfBuzz

/// Text split into characters, each with a face that contains it.
struct TextScan {
  /// The treatment of a character.
  enum Kind: Equatable {
    /// The character is shaped with the face.
    case glyphs(face: Int)
    /// The character is drawn as a box.
    case box
    /// The character has an advance or ends the line, but is not drawn.
    case blank
  }

  struct Item {
    /// The index of its first scalar.
    var start: Int
    var kind: Kind
    var script: hb_script_t
    /// The run that it belongs to.
    var run: Int
  }

  var scalars: [UInt32] = []
  /// The index of the character that each scalar belongs to.
  var owners: [Int32] = []
  var items: [Item] = []
  /// The advances in points of boxes and tabs, line ends, spaces and break opportunities; the rest comes from shaping.
  var clusters: [TextCluster] = []
  var missing: [Unicode.Scalar] = []
  var hasRightToLeft = false

  /// Returns the scalars of a character.
  func scalarRange(_ item: Int) -> Range<Int> {
    items[item].start..<(item + 1 < items.count ? items[item + 1].start : scalars.count)
  }

  /// Returns a character's first scalar.
  func first(_ item: Int) -> Unicode.Scalar { Unicode.Scalar(scalars[items[item].start]) ?? " " }
}

/// Splits text into characters for the fonts of its runs.
struct TextScanner {
  private let library: FontLibrary
  private var run = 0
  private var font: Font
  private var primary: ShapingFace?
  private var knownFaces: [UInt32: Int] = [:]
  /// The faces of scripts for the current font.
  private var scriptFaces: [ScriptTag: [Int]] = [:]
  private var knownMissing: Set<UInt32> = []
  private var script = HB_SCRIPT_COMMON
  private var scan = TextScan()

  /// The distance between tab stops in UIKit's default paragraph style, in points; here, every tab has this width.
  private static let tabWidth = 28.0

  private init(library: FontLibrary, font: Font) {
    self.library = library
    self.font = font
    primary = library.face(font.face)
  }

  /// Splits a text of several runs.
  static func scan(_ source: TextSource, library: FontLibrary) -> TextScan {
    var scanner = TextScanner(library: library, font: source.runs[0].font)
    let count = source.runs.reduce(0) { $0 + $1.text.utf8.count }
    scanner.scan.scalars.reserveCapacity(count)
    scanner.scan.items.reserveCapacity(count)
    scanner.scan.clusters.reserveCapacity(count)
    for (index, run) in source.runs.enumerated() {
      scanner.begin(index, run.font)
      scanner.add(run.text)
    }
    scanner.scan.markLineBreaks()
    return scanner.scan
  }

  private mutating func begin(_ run: Int, _ font: Font) {
    self.run = run
    guard font != self.font else { return }
    self.font = font
    primary = library.face(font.face)
    knownFaces = [:]
    scriptFaces = [:]
  }

  private mutating func add(_ text: String) {
    var rules = GraphemeRules()
    var last: UInt32 = 0
    var isFirst = true
    for scalar in text.unicodeScalars {
      let value = scalar.value
      // There is always a boundary between two ASCII characters that are not controls; the rules only see the others
      // and their neighbors.
      let isPlain = value >= 0x20 && value < 0x7F
      let isEnd =
        isPlain && last >= 0x20 && last < 0x7F
        || rules.breaks(before: isPlain ? .xx : GraphemeClass(of: value))
      if isEnd || isFirst { endCluster() }
      isFirst = false
      last = value
      scan.scalars.append(value)
      if Bidi.raisesLevels(value) { scan.hasRightToLeft = true }
    }
    endCluster()
  }

  /// Makes a character of the scalars that do not belong to one yet.
  private mutating func endCluster() {
    let start = scan.owners.count
    guard start < scan.scalars.count else { return }
    let index = Int32(truncatingIfNeeded: scan.items.count)
    for _ in start..<scan.scalars.count { scan.owners.append(index) }
    var cluster = TextCluster()
    let kind = classify(scan.scalars[start...], &cluster)
    cluster.run = Int16(clamping: run)
    scan.items.append(TextScan.Item(start: start, kind: kind, script: script, run: run))
    scan.clusters.append(cluster)
  }

  private mutating func classify(_ scalars: ArraySlice<UInt32>, _ cluster: inout TextCluster) -> TextScan.Kind
  {
    let first = Unicode.Scalar(scalars[scalars.startIndex]) ?? " "
    if first.isLineEnd {
      cluster.traits = .lineEnd
      return .blank
    }
    if first.isBreakableSpace { cluster.traits = .space }
    if first == "\t" {
      cluster.advance = TextScanner.tabWidth
      return .blank
    }
    let isPlain = first.value > 0x20 && first.value < 0x7F && scalars.count == 1
    if !isPlain, scalars.allSatisfy(isInvisible) { return .blank }
    updateScript(first)
    if let face = face(for: scalars) { return .glyphs(face: face) }
    note(scalars)
    cluster.advance = MissingGlyph.width(scalars) * font.size
    return .box
  }

  private func isInvisible(_ scalar: UInt32) -> Bool { Unicode.Scalar(scalar)?.isInvisible ?? true }

  /// Characters common to all scripts take the script of the preceding character.
  private mutating func updateScript(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      if (0x41...0x5A).contains(scalar.value & ~0x20) { script = HB_SCRIPT_LATIN }
      return
    }
    let own = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED, own != HB_SCRIPT_UNKNOWN { script = own }
  }

  private mutating func face(for scalars: ArraySlice<UInt32>) -> Int? {
    let first = scalars[scalars.startIndex]
    if first < 0x80, scalars.count == 1 {
      return primary?.glyph(first) != nil ? font.face : fallback(for: scalars)
    }
    if scalars.isEmojiLike { return library.emojiFace(has: { has($0, [first]) }) }
    guard scalars.count == 1 else { return search(scalars) }
    if let known = knownFaces[first] { return known < 0 ? nil : known }
    let face = search(scalars)
    knownFaces[first] = face ?? -1
    return face
  }

  private mutating func search(_ scalars: ArraySlice<UInt32>) -> Int? {
    if let primary, has(primary, scalars) { return font.face }
    return fallback(for: scalars)
  }

  private mutating func fallback(for scalars: ArraySlice<UInt32>) -> Int? {
    guard let first = scalars.first else { return nil }
    let tag = ScriptTag(of: first)
    let own = scriptFaces[tag] ?? library.faces(of: tag, for: font)
    scriptFaces[tag] = own
    let isIn = { [self] (index: Int) in library.face(index).map { has($0, scalars) } ?? false }
    return own.first(where: isIn)
      ?? library.fallbacks(for: font.face).first(where: isIn)
  }

  private func has(_ face: ShapingFace, _ scalars: ArraySlice<UInt32>) -> Bool {
    scalars.allSatisfy { isInvisible($0) || face.glyph($0) != nil }
  }

  private mutating func note(_ scalars: ArraySlice<UInt32>) {
    for scalar in scalars where !isInvisible(scalar) && knownMissing.insert(scalar).inserted {
      if let scalar = Unicode.Scalar(scalar) { scan.missing.append(scalar) }
    }
  }
}

import CHarfBuzz

/// Text taken apart into characters, each with the face that has it.
struct TextScan {
  /// What is done with a character.
  enum Kind: Equatable {
    /// Shaped with the face.
    case glyphs(face: Int)
    /// Drawn as a box.
    case box
    /// Takes room, or ends the line, and is not drawn.
    case blank
  }

  struct Item {
    /// Its first scalar's index.
    var start: Int
    var kind: Kind
    var script: hb_script_t
  }

  /// The text's scalars.
  var scalars: [UInt32] = []
  /// For each scalar the character that it belongs to.
  var owners: [Int32] = []
  /// The characters.
  var items: [Item] = []
  /// Advance in points of boxes and tabs, line ends, spaces and breaks; the rest comes from shaping.
  var clusters: [TextCluster] = []
  var missing: [Unicode.Scalar] = []
  var hasRightToLeft = false

  /// The scalars of a character.
  func scalarRange(_ item: Int) -> Range<Int> {
    items[item].start..<(item + 1 < items.count ? items[item + 1].start : scalars.count)
  }

  /// A character's first scalar.
  func first(_ item: Int) -> Unicode.Scalar { Unicode.Scalar(scalars[items[item].start]) ?? " " }
}

/// Takes text apart for one font.
struct TextScanner {
  private let library: FontLibrary
  private let font: Font
  private let primary: ShapingFace?
  private var knownFaces: [UInt32: Int] = [:]
  private var knownMissing: Set<UInt32> = []
  private var script = HB_SCRIPT_COMMON
  private var scan = TextScan()

  /// Points from one tab stop to the next in UIKit's default paragraph; here every tab is as wide as this.
  private static let tabWidth = 28.0

  init(library: FontLibrary, font: Font) {
    self.library = library
    self.font = font
    primary = library.face(font.face)
  }

  /// Takes a text apart.
  static func scan(_ text: String, library: FontLibrary, font: Font) -> TextScan {
    var scanner = TextScanner(library: library, font: font)
    let count = text.utf8.count
    scanner.scan.scalars.reserveCapacity(count)
    scanner.scan.items.reserveCapacity(count)
    scanner.scan.clusters.reserveCapacity(count)
    for character in text { scanner.add(character) }
    LineBreakRules.mark(&scanner.scan)
    return scanner.scan
  }

  private mutating func add(_ character: Character) {
    let start = scan.scalars.count
    let index = Int32(truncatingIfNeeded: scan.items.count)
    for scalar in character.unicodeScalars {
      scan.scalars.append(scalar.value)
      scan.owners.append(index)
      if scalar.value >= 0x590, Bidi.isRightToLeft(scalar) { scan.hasRightToLeft = true }
    }
    var cluster = TextCluster()
    let kind = classify(character, &cluster)
    scan.items.append(TextScan.Item(start: start, kind: kind, script: script))
    scan.clusters.append(cluster)
  }

  private mutating func classify(_ character: Character, _ cluster: inout TextCluster) -> TextScan.Kind {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.isLineEnd {
      cluster.traits = .lineEnd
      return .blank
    }
    if first.isBreakableSpace { cluster.traits = .space }
    if first == "\t" {
      cluster.advance = TextScanner.tabWidth
      return .blank
    }
    if scalars.allSatisfy(\.isInvisible) { return .blank }
    updateScript(first)
    if let face = face(for: character) { return .glyphs(face: face) }
    note(scalars)
    cluster.advance = MissingGlyph.width(character) * font.size
    return .box
  }

  /// Characters that all scripts share go with the script before them.
  private mutating func updateScript(_ scalar: Unicode.Scalar) {
    let own = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED, own != HB_SCRIPT_UNKNOWN { script = own }
  }

  private mutating func face(for character: Character) -> Int? {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.value < 0x80, scalars.count == 1 {
      return primary?.glyph(first) != nil ? font.face : fallback(for: scalars)
    }
    if character.isEmojiLike { return nil }
    guard scalars.count == 1 else { return search(scalars) }
    if let known = knownFaces[first.value] { return known < 0 ? nil : known }
    let face = search(scalars)
    knownFaces[first.value] = face ?? -1
    return face
  }

  private func search(_ scalars: Character.UnicodeScalarView) -> Int? {
    if let primary, has(primary, scalars) { return font.face }
    return fallback(for: scalars)
  }

  private func fallback(for scalars: Character.UnicodeScalarView) -> Int? {
    library.fallbacks(for: font.face).first { index in
      library.face(index).map { has($0, scalars) } ?? false
    }
  }

  private func has(_ face: ShapingFace, _ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.allSatisfy { $0.isInvisible || face.glyph($0) != nil }
  }

  private mutating func note(_ scalars: Character.UnicodeScalarView) {
    for scalar in scalars where !scalar.isInvisible && knownMissing.insert(scalar.value).inserted {
      scan.missing.append(scalar)
    }
  }
}

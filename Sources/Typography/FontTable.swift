/// The contents of `Names.tsv`.
struct FontTable: Sendable {
  /// A font file in the folder.
  struct FaceRecord: Sendable {
    var file: String
    var family: String
    var weight: FontWeight
    var isItalic: Bool
    var line: Int
    /// The scripts for which this file is tried first.
    var scripts: [ScriptTag] = []
    /// The Debian package that contains the file; nil for a file in the folder.
    var package: String?
    /// The index of the face in a collection of fonts.
    var member = 0

    /// How its characters are spaced, for a face of the first family or another one.
    func spacing(isSystem: Bool) -> ShapingFace.Spacing {
      if isSystem { return .system }
      if scripts.contains(.emoji) { return .emoji }
      return scripts.contains(.han) ? .ideographs : .own
    }

    /// The family and style, for display.
    var displayName: String {
      let weightWord: String? =
        switch weight {
        case .ultraLight: "Ultra Light"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: nil
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        }
      let words = [weightWord, isItalic ? "Italic" : nil].compactMap { $0 }
      return family + " " + (words.isEmpty ? "Regular" : words.joined(separator: " "))
    }
  }

  /// A font name as written by Interface Builder.
  struct NameRecord: Sendable {
    var name: String
    var face: Int
    var fit: FontFit
    var style: GlyphStyle
    /// The named font's metrics in em; `nil` for those of the file.
    var metrics: VerticalMetrics?
    var line: Int
  }

  /// The files, in table order.
  var faces: [FaceRecord] = []
  /// The names, in table order.
  var names: [NameRecord] = []
  /// Indices into `names` by key.
  var namesByKey: [String: Int] = [:]

  /// Returns the key by which names are compared: without spaces, and with Latin letters in lower case.
  ///
  /// Works on bytes, because the whole table is processed at startup.
  static func key(_ name: String) -> String {
    let bytes = name.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: " "): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the record for a name, ignoring spaces and case.
  func record(_ name: String) -> NameRecord? {
    namesByKey[FontTable.key(name)].map { names[$0] }
  }
}

/// Distances from the baseline in em, or in points once scaled.
struct VerticalMetrics: Hashable, Sendable {
  /// The distance up to the top of the line.
  var ascender: Double
  /// The distance down to the bottom of the line, positive.
  var descender: Double
  /// The gap between lines.
  var gap: Double

  /// The metrics of San Francisco, with a line height of 20.29 points at 17 points; measured on frames recorded by
  /// Xcode.
  static let system = VerticalMetrics(ascender: 0.952148, descender: 0.241211, gap: 0)
}

/// What `Names.tsv` says.
struct FontTable: Sendable {
  /// A file of the folder.
  struct FaceRecord: Sendable {
    var file: String
    var family: String
    var weight: FontWeight
    var isItalic: Bool
    var line: Int

    /// The family and style for people.
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

  /// A name that Interface Builder writes.
  struct NameRecord: Sendable {
    var name: String
    var face: Int
    var fit: FontFit
    var style: GlyphStyle
    /// The named font's metrics in em; `nil` for the file's own.
    var metrics: VerticalMetrics?
    var line: Int
  }

  /// The files, in the table's order.
  var faces: [FaceRecord] = []
  /// The names, in the table's order.
  var names: [NameRecord] = []
  /// Indices into `names` by key.
  var namesByKey: [String: Int] = [:]

  /// What names are compared by: no spaces, and Latin letters in lower case. On bytes, since the whole table goes
  /// through it at start-up.
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

  /// The record for exactly this name, but for spaces and case.
  func record(_ name: String) -> NameRecord? {
    namesByKey[FontTable.key(name)].map { names[$0] }
  }
}

/// Distances from the baseline in em, or in points once scaled.
struct VerticalMetrics: Hashable, Sendable {
  /// Up to the top of the line.
  var ascender: Double
  /// Down to the bottom of the line, positive.
  var descender: Double
  /// What is left free between lines.
  var gap: Double

  /// San Francisco's, which make a 17-point label 20.29 points high; measured on frames that Xcode recorded.
  static let system = VerticalMetrics(ascender: 0.952148, descender: 0.241211, gap: 0)
}

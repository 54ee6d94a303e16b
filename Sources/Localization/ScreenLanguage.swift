import InterfaceFile

/// The language in which screens are shown.
public struct ScreenLanguage: Hashable, Sendable {
  /// The identifier: `de`, `pt-BR`, `zh-Hans`, or the name of a `PseudoLanguage`.
  public let identifier: String
  /// The pseudolanguage, if it is one.
  package let pseudo: PseudoLanguage?

  /// Right-to-left languages (Unicode CLDR, `characterOrder`), by the language code for their most common script.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Creates a language from an identifier of letters, digits, `-` and `_` that begins with a part of at least two
  /// letters; returns nil for other identifiers.
  ///
  /// - Parameter identifier: The identifier, such as `pt-BR`, or the name of a `PseudoLanguage`; at most 35 bytes, each
  ///   part at most 8.
  public init?(_ identifier: String) {
    pseudo = PseudoLanguage(rawValue: identifier)
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.count <= 8
        && part.utf8.allSatisfy { byte in
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
    }
    guard isPlain, identifier.utf8.count <= 35, let first = parts.first, first.count >= 2,
      first.allSatisfy(\.isLetter)
    else { return nil }
    self.identifier = identifier
  }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    let parts = identifier.split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return ["arab", "hebr", "thaa", "nkoo", "syrc", "adlm"].contains(script.lowercased())
    }
    return pseudo == nil && Self.rightToLeft.contains(parts[0].lowercased())
  }

  /// The identifier that determines glyph shapes; nil for a pseudolanguage, whose texts are those of the document's own
  /// language.
  public var script: String? {
    pseudo == nil
      ? identifier.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-") : nil
  }

  /// The possible names of the language in a project, closest first: `pt-BR`, `pt_BR`, `pt`.
  public var names: [String] {
    var parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    var names: [String] = []
    while !parts.isEmpty {
      for sign in ["-", "_"] where !names.contains(parts.joined(separator: sign)) {
        names.append(parts.joined(separator: sign))
      }
      parts.removeLast()
    }
    return names
  }
}

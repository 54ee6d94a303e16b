import InterfaceFile

/// The language that screens are shown in.
public struct ScreenLanguage: Hashable, Sendable {
  /// What it is called: `de`, `pt-BR`, `zh-Hans`, or the name of a `PseudoLanguage`.
  public let identifier: String
  /// The language that nobody speaks, where it is one.
  public let pseudo: PseudoLanguage?

  /// Languages that are written from right to left (Unicode CLDR, `characterOrder`), by the code of their main script's
  /// most usual form.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// A language of a name; nil where that is none: letters, digits, `-` and `_` make one, a part of two letters or more
  /// first.
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

  /// Whether it is read from right to left.
  public var isRightToLeft: Bool {
    let parts = identifier.split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return ["arab", "hebr", "thaa", "nkoo", "syrc", "adlm"].contains(script.lowercased())
    }
    return pseudo == nil && Self.rightToLeft.contains(parts[0].lowercased())
  }

  /// The names under which a project may keep it, the nearest first: `pt-BR`, `pt_BR`, `pt`.
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

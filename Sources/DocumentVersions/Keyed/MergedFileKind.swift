/// The kinds of files that are merged by what they say.
package enum MergedFileKind: Hashable, Sendable {
  /// Documents of Interface Builder.
  case document
  /// JSON: scene files, catalogs of texts.
  case json
  /// Texts by key, `.strings`.
  case strings
  /// `goldens.lock`.
  case goldens

  /// The kind by a file's name, or else by what one of its versions begins with; nil for any other.
  package init?(name: String, contents: [[UInt8]]) {
    let name = name.lowercased()
    func ends(in endings: String...) -> Bool { endings.contains(where: name.hasSuffix) }
    if ends(in: ".xib", ".storyboard") {
      self = .document
    } else if ends(in: ".xcstrings", ".json") {
      self = .json
    } else if ends(in: ".strings") {
      self = .strings
    } else if ends(in: "goldens.lock") {
      self = .goldens
    } else {
      guard let kind = contents.lazy.compactMap(Self.kind).first else { return nil }
      self = kind
    }
  }

  private static func kind(of bytes: [UInt8]) -> MergedFileKind? {
    let start = bytes.prefix(1024)
    if start.starts(with: Array("# Goldens of layoutshot".utf8)) { return .goldens }
    switch start.first(where: { !KeyedScanner.isSpace($0) && ![0xEF, 0xBB, 0xBF].contains($0) }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
    case UInt8(ascii: "<"):
      let text = String(decoding: start, as: UTF8.self)
      return ["<document ", "<archive "].contains { text.firstRange(of: $0) != nil } ? .document : nil
    default: return nil
    }
  }
}

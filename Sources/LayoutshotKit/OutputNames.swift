import Views

/// The names of files written: `<document>[.<scene>][.<device>].<orientation>[.<appearance>].png`, the parts that
/// tell nothing left out.
public struct OutputNames {
  private let request: ScreenRequest

  /// Names for what a request asks for.
  public init(_ request: ScreenRequest) { self.request = request }

  /// The part of a name for each screen of a document: empty where there is one, else its name; where names
  /// meet, a number follows.
  public func sceneParts(_ names: [String]) -> [String] {
    if names.count <= 1 { return names.map { _ in "" } }
    var used: [String: Int] = [:]
    return names.map { name in
      let plain = Self.plain(name)
      let count = (used[plain.lowercased()] ?? 0) + 1
      used[plain.lowercased()] = count
      return count == 1 ? plain : "\(plain)-\(count)"
    }
  }

  /// The name of one picture.
  public func name(document: String, scene: String, variant: ScreenRequest.Variant) -> String {
    var parts = [Self.plain(document, keeping: ".")]
    if !scene.isEmpty { parts.append(scene) }
    if let device = variant.device, request.devices.count > 1 { parts.append(device.name) }
    parts.append(variant.orientation.rawValue)
    if request.appearance != .light { parts.append(request.appearance.rawValue) }
    return parts.joined(separator: ".") + ".png"
  }

  /// A name that is safe as part of a file's: letters, digits and a few signs stay, the rest becomes `-`.
  static func plain(_ name: String, keeping more: String = "") -> String {
    let kept = name.map { character -> Character in
      character.isLetter || character.isNumber || ("-_+~@ " + more).contains(character) ? character : "-"
    }
    let text = String(kept.map { $0 == " " ? "_" : $0 }.prefix(80))
    return text.isEmpty ? "screen" : text
  }

  /// The folders, below the output folder, for documents whose names meet: the part of their paths that differs.
  ///
  /// - Parameter documents: paths and document names.
  /// - Returns: a folder for each, empty where the document's name is its own.
  public static func folders(for documents: [(path: String, name: String)]) -> [String] {
    var count: [String: Int] = [:]
    for document in documents { count[plain(document.name).lowercased(), default: 0] += 1 }
    let colliding = documents.indices.filter { count[plain(documents[$0].name).lowercased()]! > 1 }
    let parents = documents.map { document in
      document.path.split(separator: "/", omittingEmptySubsequences: true).dropLast().filter {
        $0 != "." && $0 != ".."
      }
    }
    var common = colliding.first.map { Array(parents[$0]) } ?? []
    for index in colliding {
      while !parents[index].starts(with: common) { common.removeLast() }
    }
    return documents.indices.map { index in
      guard colliding.contains(index) else { return "" }
      return parents[index].dropFirst(common.count).map { plain(String($0)) }.joined(separator: "/")
    }
  }
}

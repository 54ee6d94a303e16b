import Views

/// The names of files written: `<document>[.<scene>][.<state>][.<device>].<orientation>[.<appearance>][.<language>][.<text size>][.rtl].png`, the parts that
/// tell nothing left out.
public struct OutputNames {
  let request: ScreenRequest

  /// Names for what a request asks for.
  public init(_ request: ScreenRequest) { self.request = request }

  /// The part of a name for each screen of a document: empty where there is one, else its name; where names
  /// meet, a number follows.
  public func sceneParts(_ names: [String]) -> [String] {
    if names.count <= 1 { return names.map { _ in "" } }
    var taken = UniqueNames()
    return names.map { taken.claim(Self.plain($0)) }
  }

  /// The name of one picture.
  public func name(document: String, scene: String, traits: ScreenTraits) -> String {
    var parts = [Self.plain(document, keeping: ".")]
    if !scene.isEmpty { parts.append(scene) }
    if let state = traits.state { parts.append(Self.plain(state)) }
    if let device = traits.device, request.devices.count > 1 { parts.append(device.name) }
    parts.append(traits.orientation.rawValue)
    parts += lookParts
    return parts.joined(separator: ".") + ".png"
  }

  /// The name of the folder of a motion: `<document>[.<scene>].<from>-to-<to>`, with the rest of a picture's name.
  public func name(document: String, scene: String, from: String, to: String) -> String {
    var parts = [Self.plain(document, keeping: ".")]
    if !scene.isEmpty { parts.append(scene) }
    parts.append(Self.plain(from) + "-to-" + Self.plain(to))
    parts += lookParts
    return parts.joined(separator: ".")
  }

  /// What tells the look of pictures; defaults add nothing.
  private var lookParts: [String] {
    var parts: [String] = []
    if request.appearance != .light { parts.append(request.appearance.rawValue) }
    if let language = request.language { parts.append(language.identifier) }
    if let size = request.textSize { parts.append(size.name) }
    // A language has its own direction.
    if request.isRightToLeft != (request.language?.isRightToLeft ?? false) {
      parts.append(request.isRightToLeft ? "rtl" : "ltr")
    }
    return parts
  }

  /// A name that is safe as part of a file's: letters, digits and a few signs stay, the rest becomes `-`; at most
  /// 80 bytes, as three such parts must fit the 255 that a file's name has.
  static func plain(_ name: String, keeping more: String = "") -> String {
    var text = ""
    for character in name {
      let isKept = character.isLetter || character.isNumber || ("-_+~@" + more).contains(character)
      let kept = isKept ? character : character == " " ? "_" : "-"
      if text.utf8.count + kept.utf8.count > 80 { break }
      text.append(kept)
    }
    return text.isEmpty ? "screen" : text
  }

  /// Where the pictures of a document go: a folder below the output folder, and what their names begin with.
  public struct Place: Hashable, Sendable {
    /// The folder, empty for the output folder itself.
    public var folder: String
    /// What names begin with.
    public var name: String
  }

  /// The places of documents, so that no two write the same files.
  ///
  /// Documents whose names meet go to folders called after the part of their paths that differs; those that stand
  /// in one folder keep their extensions; what still meets gets a number, in the order given.
  ///
  /// - Parameter documents: paths, and the names by which they would go alone.
  public static func places(for documents: [(path: String, name: String)]) -> [Place] {
    var places = documents.map { Place(folder: "", name: plain($0.name, keeping: ".")) }
    let meeting = indicesOfMeeting(places)
    let folders = differingFolders(of: meeting.map { documents[$0].path })
    for (index, folder) in zip(meeting, folders) { places[index].folder = folder }
    for index in indicesOfMeeting(places) {
      let fileName = documents[index].path.split(separator: "/").last.map(String.init) ?? ""
      places[index].name = plain(fileName, keeping: ".")
    }
    var taken = UniqueNames()
    for index in places.indices {
      let folder = places[index].folder
      let whole = taken.claim(folder + "/" + places[index].name)
      places[index].name = String(whole.dropFirst(folder.count + 1))
    }
    return places
  }

  private static func indicesOfMeeting(_ places: [Place]) -> [Int] {
    var count: [String: Int] = [:]
    let keys = places.map { ($0.folder + "/" + $0.name).lowercased() }
    for key in keys { count[key, default: 0] += 1 }
    return places.indices.filter { count[keys[$0]]! > 1 }
  }

  private static func differingFolders(of paths: [String]) -> [String] {
    let parents = paths.map { path in
      path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }.map(String.init)
    }
    var common = parents.first ?? []
    for parent in parents {
      while !parent.starts(with: common) { common.removeLast() }
    }
    return parents.map { parent in
      parent.dropFirst(common.count).map { plain($0, keeping: ".") }.joined(separator: "/")
    }
  }
}

/// Names that are taken; case does not count, as on many file systems.
struct UniqueNames {
  private var taken: Set<String> = []

  /// The name, or one with a number where it is taken.
  mutating func claim(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}

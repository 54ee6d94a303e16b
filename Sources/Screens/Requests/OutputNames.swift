import Views

/// The names of output files.
///
/// The format is `<document>[.<scene>][.<state>][.<device>].<orientation>` followed by
/// `[.<appearance>][.<language>][.<text size>][.rtl].png`; parts that carry no information are omitted.
package struct OutputNames {
  package let request: ScreenRequest

  /// Creates the names for a request, whose appearance, language and text size are parts of the names.
  package init(_ request: ScreenRequest) { self.request = request }

  /// Returns the name part for each screen of a document, in document order: empty for a single screen, otherwise the
  /// screen's name, with a number appended to duplicates, and other characters than letters, digits and `-_+~@`
  /// replaced.
  package func sceneParts(_ names: [String]) -> [String] {
    if names.count <= 1 { return names.map { _ in "" } }
    var taken = UniqueNames()
    return names.map { taken.claim(Self.plain($0)) }
  }

  /// Returns the file name of a picture, from the base name of the document's output files and the scene's part of
  /// `sceneParts(_:)`.
  package func name(document: String, scene: String, traits: ScreenTraits) -> String {
    var parts = [Self.plain(document, keeping: ".")]
    if !scene.isEmpty { parts.append(scene) }
    if let state = traits.state { parts.append(Self.plain(state: state)) }
    if let device = traits.device, request.devices.count > 1 { parts.append(device.name) }
    parts.append(traits.orientation.rawValue)
    parts += lookParts
    return parts.joined(separator: ".") + ".png"
  }

  /// Returns the folder name of a transition: `<document>[.<scene>].<from>-to-<to>`, followed by the same appearance,
  /// language and text size parts as a picture's name.
  package func name(document: String, scene: String, from: String, to: String) -> String {
    var parts = [Self.plain(document, keeping: ".")]
    if !scene.isEmpty { parts.append(scene) }
    parts.append(Self.plain(state: from) + "-to-" + Self.plain(state: to))
    parts += lookParts
    return parts.joined(separator: ".")
  }

  /// The name parts for appearance, language, text size and direction; defaults add nothing.
  private var lookParts: [String] {
    var parts: [String] = []
    if let appearance = request.appearance, appearance != .light { parts.append(appearance.rawValue) }
    if let language = request.language { parts.append(language.identifier) }
    if let size = request.textSize { parts.append(size.name) }
    // Each language implies a direction.
    if request.isRightToLeft != (request.language?.isRightToLeft ?? false) {
      parts.append(request.isRightToLeft ? "rtl" : "ltr")
    }
    return parts
  }

  /// Returns a name that is safe as part of a file name. Letters, digits, a few punctuation characters and those to be
  /// kept stay, spaces become `_`, and everything else becomes `-`. The result is at most 80 bytes long, so that three
  /// such parts fit the 255-byte limit of file names.
  package static func plain(_ name: String, keeping more: String = "") -> String {
    var text = ""
    for character in name {
      let isKept = character.isLetter || character.isNumber || ("-_+~@" + more).contains(character)
      let kept = isKept ? character : character == " " ? "_" : "-"
      if text.utf8.count + kept.utf8.count > 80 { break }
      text.append(kept)
    }
    return text.isEmpty ? "screen" : text
  }

  /// Returns the name of a state or a sequence of states, safe as part of a file name; what separates states is kept.
  package static func plain(state: String) -> String { plain(state, keeping: ",=") }

  /// The location of a document's pictures: a folder below the output folder, and a file name prefix.
  package struct Place: Hashable, Sendable {
    /// The folder; empty for the output folder itself.
    package var folder: String
    /// The file name prefix.
    package var name: String
  }

  /// Returns locations for documents, given by path and the name that each would have on its own, such that no two of
  /// them write the same files.
  ///
  /// Documents with the same name get folders named after the parts of their paths that differ; those in the same
  /// folder keep their extensions; remaining duplicates are numbered in the given order.
  package static func places(for documents: [(path: String, name: String)]) -> [Place] {
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

/// A set of names in use, compared case-insensitively as on many file systems.
package struct UniqueNames {
  private var taken: Set<String> = []
  /// The next number to try for a name that is in use: names that many objects have are not counted up from 2 for each.
  private var nextNumber: [String: Int] = [:]

  /// Creates an empty set.
  package init() {}

  /// Reserves and returns the name, or a numbered variant if it is in use.
  package mutating func claim(_ name: String) -> String {
    let key = name.lowercased()
    if taken.insert(key).inserted { return name }
    var number = nextNumber[key] ?? 2
    while !taken.insert("\(key)-\(number)").inserted { number += 1 }
    nextNumber[key] = number + 1
    return "\(name)-\(number)"
  }
}

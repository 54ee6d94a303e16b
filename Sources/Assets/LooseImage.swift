import ImageFile

/// A picture outside of catalogues, or in a set whose `Contents.json` does not help: its name tells what it is for.
///
/// `UIImage` names: `stem[-568h][@2x][~ipad].ext`.
struct LooseImage: Sendable, Hashable {
  var path: String
  /// The name without all that follows.
  var stem: String
  /// The extension in lower case.
  var kind: String
  /// Pixels per point.
  var scale = 1.0
  /// The idiom that it is for; nil for all.
  var idiom: String?

  static let rasterKinds = ["png", "jpg", "jpeg"]
  static let vectorKinds: [String: ImageFormat] = ["pdf": .pdf, "svg": .svg]

  /// Nil for a file that is no picture by its extension.
  init?(path: String, file: String) {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return nil }
    kind = file[file.index(after: dot)...].lowercased()
    guard Self.rasterKinds.contains(kind) || Self.vectorKinds[kind] != nil else { return nil }
    self.path = path
    stem = String(file[..<dot])
    readSuffixes()
  }

  /// What a document calls an image, with or without an extension that is a picture's.
  init(named name: String) {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    if let image = LooseImage(path: name, file: file) {
      self = image
    } else {
      (path, stem, kind) = (name, file, "")
      readSuffixes()
    }
  }

  private mutating func readSuffixes() {
    for idiom in ["iphone", "ipad"] where stem.hasSuffix("~" + idiom) && stem.count > idiom.count + 1 {
      self.idiom = idiom
      stem.removeLast(idiom.count + 1)
    }
    for scale in 1...3 where stem.hasSuffix("@\(scale)x") && stem.count > 3 {
      self.scale = Double(scale)
      stem.removeLast(3)
    }
  }

  /// What a set may be called that the document names so, namespaces kept.
  var setNames: [String] {
    let namespace = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let plain = namespace + stem
    return plain == path ? [path] : [path, plain]
  }

  /// How it stands in a set.
  var entry: ImageSet.Entry {
    var entry = ImageSet.Entry(path: path, kind: kind)
    entry.scale = scale
    entry.idiom = idiom ?? "universal"
    return entry
  }
}

import ImageFile

/// A picture outside of catalogues, or in a set without a useful `Contents.json`: its name determines its purpose.
///
/// `UIImage` names: `stem[-568h][@2x][~ipad].ext`.
struct LooseImage: Sendable, Hashable {
  var path: String
  var stem: String
  /// The extension in lower case.
  var kind: String
  /// Pixels per point.
  var scale = 1.0
  /// The required idiom; nil for all.
  var idiom: String?

  static let rasterKinds = ["png", "jpg", "jpeg", "webp"]
  static let vectorKinds: [String: ImageFormat] = ["pdf": .pdf, "svg": .svg]

  /// Nil for a file without the extension of a picture.
  init?(path: String, file: String) {
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return nil }
    kind = file[file.index(after: dot)...].lowercased()
    guard Self.rasterKinds.contains(kind) || Self.vectorKinds[kind] != nil else { return nil }
    self.path = path
    stem = String(file[..<dot])
    readSuffixes()
  }

  /// The name by which documents refer to an image, with or without the extension of a picture.
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

  /// The possible names of a set that a document refers to by this name, with namespaces.
  var setNames: [String] {
    let namespace = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let plain = namespace + stem
    return plain == path ? [path] : [path, plain]
  }

  /// The corresponding variant of a set.
  var entry: ImageSet.Entry {
    var entry = ImageSet.Entry(path: path, kind: kind)
    entry.scale = scale
    entry.idiom = idiom ?? "universal"
    return entry
  }
}

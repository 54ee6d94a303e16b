import Diagnostics
import Files
import ImageFile
import JSON
import Raster
import Views

/// An image with its variants: an `.imageset`, a `.symbolset`, or loose files with the same name.
struct ImageSet: Sendable {
  /// A variant.
  struct Entry: Sendable, Hashable {
    var path: String
    /// Its extension in lower case.
    var kind: String
    /// `universal`, `iphone`, `ipad`, …
    var idiom = "universal"
    /// Pixels per point; nil if one file is for all scales.
    var scale: Double?
    /// The required appearance.
    var surrounding = Surrounding()
    /// The required size class; nil for any.
    var widthClass: SizeClass?
    /// As `widthClass`, vertically.
    var heightClass: SizeClass?
    /// Whether it was made for right-to-left layouts; nil if it is never mirrored.
    var isForRightToLeft: Bool?
    /// Whether it is for a specific model, gamut or amount of memory.
    var isSpecial = false
    /// How it is sliced for stretching, in pixels.
    var slices: StretchSlices?

    var isRaster: Bool { LooseImage.rasterKinds.contains(kind) }
    /// Nil for pixels.
    var vectorFormat: ImageFormat? { LooseImage.vectorKinds[kind] }
    var isPicture: Bool { isRaster || vectorFormat != nil }

    /// The form of the file for a screen: a vector is drawn at the screen's scale, regardless of the scale it is listed
    /// under.
    ///
    /// That Xcode does so with a vector in place of a single scale is not verified.
    func form(for traits: AssetTraits, symbol: VectorFile.SymbolForm? = nil) -> DecodedFile.Form {
      vectorFormat.map { .vector($0, .natural(scale: traits.scale), symbol: symbol) } ?? .stored
    }
  }

  /// Variants in the file's order.
  var entries: [Entry] = []
  /// How its colors are used; nil leaves it to the place that shows it.
  var rendering: AssetImage.Rendering?
  /// Whether vectors are redrawn where they are not shown at their own size.
  var preservesVector = false
  var findings: [Finding] = []

  /// Loose files with the same name.
  init(_ files: [LooseImage]) { entries = files.map(\.entry) }

  /// Reads the set in a folder. If its `Contents.json` is missing or useless, the file names are used.
  init(folder: String, within enclosure: Enclosure, display: String) {
    var contents = ContentsFile(folder: folder, within: enclosure, display: display)
    for image in (contents.root?["images"] ?? contents.root?["symbols"])?.items ?? [] {
      guard let name = image["filename"], let file = name.string, !file.isEmpty else { continue }
      guard !file.contains("/"), SmallFile.isFile(folder + "/" + file) else {
        contents.add("there is no file \"\(file)\" in the set", about: name)
        continue
      }
      entries.append(Entry(image, file: file, folder: folder))
    }
    let rendering = contents.root?["properties"]?["template-rendering-intent"]?.string
    self.rendering = rendering.flatMap(AssetImage.Rendering.init(rawValue:))
    preservesVector = contents.root?["properties"]?["preserves-vector-representation"]?.flag == true
    findings = contents.findings
    if !entries.contains(where: \.isPicture) {
      entries += FolderListing(folder, limit: 256).files.compactMap {
        LooseImage(path: folder + "/" + $0, file: $0)?.entry
      }.filter(\.isRaster)
    }
  }
}

extension ImageSet.Entry {
  /// Reads an element of `images`, or of `symbols`.
  fileprivate init(_ image: JSONValue, file: String, folder: String) {
    let kind = file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
    self.init(path: folder + "/" + file, kind: kind)
    idiom = image["idiom"]?.string ?? "universal"
    if let text = image["scale"]?.string, text.hasSuffix("x"), let scale = Double(text.dropLast()),
      (0.1...16).contains(scale)
    {
      self.scale = scale
    }
    surrounding = Surrounding(image["appearances"])
    widthClass = image["width-class"]?.string.flatMap(SizeClass.init(rawValue:))
    heightClass = image["height-class"]?.string.flatMap(SizeClass.init(rawValue:))
    switch image["language-direction"]?.string {
    case "left-to-right": isForRightToLeft = false
    case "right-to-left": isForRightToLeft = true
    default: break
    }
    isSpecial =
      ["subtype", "screen-width", "memory", "graphics-feature-set"].contains { image[$0] != nil }
      || image["display-gamut"]?.string == "display-P3"
    slices = image["resizing"].flatMap(StretchSlices.init)
  }
}

extension StretchSlices {
  /// The slices of a picture with this many more pixels; a vector's are given in points.
  func scaled(by scale: Double) -> StretchSlices {
    func scaled(_ axis: Axis) -> Axis {
      func length(_ value: Int) -> Int { Int((Double(value) * scale).rounded()) }
      return Axis(first: length(axis.first), last: length(axis.last), middle: length(axis.middle))
    }
    return StretchSlices(across: across.map(scaled), down: down.map(scaled), middle: middle)
  }

  /// Reads `resizing`, whose lengths are in pixels of the image; nil if its mode is unknown.
  ///
  /// `center` is the resizable part; everything between it and the last cap is left out.
  fileprivate init?(_ resizing: JSONValue) {
    // Xcode 5 called the caps otherwise: catalogs of 3 projects.
    let caps = resizing["cap-insets"] == nil ? "capInsets" : "cap-insets"
    func length(_ part: String, _ key: String) -> Int {
      // Xcode writes numbers, some tools strings.
      let value = resizing[part]?[key].flatMap { $0.number ?? $0.string.flatMap(Double.init) } ?? 0
      return value > 0 ? Int(min(value, 1e5).rounded()) : 0
    }
    func axis(_ first: String, _ last: String, _ side: String) -> Axis {
      let middle = resizing["center"]?[side] == nil ? Int(1e5) : length("center", side)
      return Axis(first: length(caps, first), last: length(caps, last), middle: middle)
    }
    let mode = resizing["mode"]?.string
    guard ["3-part-horizontal", "3-part-vertical", "9-part"].contains(mode) else { return nil }
    self.init(
      across: mode == "3-part-vertical" ? nil : axis("left", "right", "width"),
      down: mode == "3-part-horizontal" ? nil : axis("top", "bottom", "height"),
      middle: resizing["center"]?["mode"]?.string == "tile" ? .tile : .stretch)
  }
}

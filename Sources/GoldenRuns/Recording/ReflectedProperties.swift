import Diagnostics
import Goldens
import Numerals
import Painting
import Synchronization
import Typography
import Views

/// What the table of properties says about paths, found once for each class and path in a run.
private enum LocatedProperties {
  private static let rows = Mutex<[String: ViewProperty.Located?]>([:])
  /// The most that are kept: a document may have any number of paths.
  private static let most = 20_000

  /// The row of a path; nil where the table has none. `caseName`: the name of the content's class.
  static func row(of path: String, in content: ViewContent, called caseName: String) -> ViewProperty.Located?
  {
    let key = "\(caseName) \(path)"
    return rows.withLock { rows in
      if let known = rows[key] { return known }
      let located = ViewProperty.located(path, in: content)
      if rows.count >= most { rows = [:] }
      rows[key] = .some(located)
      return located
    }
  }
}

/// Lists the properties of a value by the paths of stored properties, with what `ViewProperty` says about them.
///
/// Uses reflection, so that a property that is added to a type is recorded without being listed here. Properties with default
/// values are omitted.
struct ReflectedProperties {
  /// The project's images and colors, used to resolve names.
  private let assets: PaintAssets
  /// What the class of the view adds, whose rows name its properties.
  private let content: ViewContent
  private let caseName: String
  /// The fonts in which to look for the typefaces that are named; nil to list only their names.
  var fonts: FontLibrary?
  /// The names of the project's images that were referenced, in order.
  private(set) var imageNames: [String] = []
  /// The names of the project's colors that were referenced, in order.
  private(set) var colorNames: [String] = []
  private(set) var properties: [TreeRecord.Property] = []
  /// What is known about the properties, listed and omitted.
  private(set) var facts: [String: TreeRecord.Fact] = [:]
  /// The objects that some of the properties were read from.
  private(set) var parts: [TreeRecord.Part] = []

  init(assets: PaintAssets, content: ViewContent = .plain) {
    (self.assets, self.content) = (assets, content)
    caseName = content.caseName
  }

  /// Adds the properties of a value; an empty path adds only those of its parts.
  mutating func add(_ value: Any, as path: String) {
    switch value {
    case let color as Color: add(path, text(of: color), isPaint: true)
    case let origin as PartOrigin: add(origin, as: path)
    case let font as FontDescription: add(font, as: path)
    case let date as CivilDate: add(path, date.propertyValue.text)
    case let image as ImageReference: add(image, as: path)
    // Records have never had it.
    case is BaselineAdjustment: break
    case let word as any InterfaceBuilderWord: if !word.rawValue.isEmpty { add(path, "\"\(word.rawValue)\"") }
    case let text as String: if !text.isEmpty { add(path, "\"\(text)\"") }
    case let flag as Bool: add(path, flag ? "YES" : nil, absent: "NO")
    case let number as Double: add(number, as: path)
    case let number as Int: add(Double(number), as: path)
    default: addParts(of: value, as: path)
    }
  }

  /// Adds a font, and whether neither the project nor we have a typeface of its name.
  private mutating func add(_ font: FontDescription, as path: String) {
    guard let fonts, case .named(let name) = font.family else { return add(path, font.listing) }
    // Records that are kept have the weight.
    add(path, font.nameListing)
    let isMissing = fonts.font(FontRequest(font)).substitution?.isLoose ?? false
    let own = "\(path).\(PropertyRows.typeface)"
    add(own, isMissing ? "missing" : nil, absent: "found")
    facts[own]?.name = "typeface \(name)"
  }

  /// Adds a number; an optional one that is 0 looks like none in records.
  private mutating func add(_ number: Double, as path: String) {
    add(path, number == 0 ? nil : Numeral.text(number, decimals: 4), absent: "0")
  }

  private mutating func addParts(of value: Any, as path: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let inner = mirror.children.first else { return addAbsence(of: value, at: path) }
      add(inner.value, as: path)
    case .collection, .set:
      for (index, child) in mirror.children.enumerated() { add(child.value, as: "\(path)[\(index)]") }
    case .enum:
      if let payload = mirror.children.first {
        add(payload.value, as: path.isEmpty ? "" : "\(path).\(payload.label ?? "")")
      } else if !path.isEmpty {
        add(path, "\(value)", isPaint: value is ContentMode || value is TextAlignment)
      }
    case .struct, .tuple:
      for child in mirror.children {
        guard let label = child.label else { continue }
        // Records have never had these; where the cells and the footer stand tells.
        if value is TableView, ["hasPrototypes", "footerID"].contains(label) { continue }
        if value is CollectionView, label == "customSizedCells" { continue }
        if let control = value as? SegmentedControl, label == "selectedIndex", control.selectedIndex == nil {
          // That nothing is chosen is no choice of the first one, which is not listed.
          add(path.isEmpty ? label : "\(path).\(label)", "none", absent: "0")
          continue
        }
        add(child.value, as: path.isEmpty ? label : "\(path).\(label)")
      }
    default: if !path.isEmpty { add(path, "\(value)") }
    }
  }

  private mutating func addAbsence(of value: Any, at path: String) {
    let isImage = type(of: value) == ImageReference?.self
    add(path, nil, absent: isImage ? "none" : nil, isPaint: type(of: value) == Color?.self)
  }

  private mutating func add(_ image: ImageReference, as path: String) {
    var words = [(image.isSystem ? "symbol " : "") + image.name]
    words += [image.renderingMode?.rawValue, image.symbolScale?.rawValue].compactMap(\.self)
    if let symbol = image.symbolConfiguration {
      words += [
        symbol.pointSize.map { "at \(Numeral.text($0, decimals: 4))" }, symbol.weight.map { "\($0)" },
      ].compactMap(\.self)
    }
    add(path, words.joined(separator: " "), absent: "none")
    if image.isSystem { return }
    if !imageNames.contains(image.name) { imageNames.append(image.name) }
    // Records that are kept do not have it.
    guard fonts != nil, image.renderingMode == nil, !path.isEmpty else { return }
    let isTemplate = assets.picture(image.name, assets.isRightToLeft)?.isTemplate
    let own = "\(path).\(PropertyRows.rendering)"
    add(own, isTemplate.map { $0 ? "template" : "original" }, absent: "automatic", isPaint: true)
    facts[own]?.name = "rendering mode of \(image.name)"
    facts[own]?.location = assets.place(image.name, false).map { file in
      // Of an image set the list of its files says so.
      let folder = file.lastIndex(of: "/").map { file[..<$0] }
      let isInSet = folder?.hasSuffix(".imageset") ?? false
      return SourceLocation(file: isInSet ? "\(folder ?? "")/Contents.json" : file)
    }
  }

  /// Adds the object that the value which has an origin was read from; `path` ends with the origin's own.
  private mutating func add(_ origin: PartOrigin, as path: String) {
    guard let dot = path.lastIndex(of: ".") else { return }
    for (name, place) in origin.places {
      facts["\(path[..<dot]).\(name)", default: TreeRecord.Fact(name: name)].location = place
    }
    guard origin.line > 0 else { return }
    parts.append(
      .init(
        name: String(path[..<dot]), id: origin.objectID, className: origin.className, line: origin.line))
  }

  private mutating func add(
    _ path: String, _ value: String?, absent: String? = nil, isPaint: Bool = false
  ) {
    if let value { properties.append(.init(path, value)) }
    let located = LocatedProperties.row(of: path, in: content, called: caseName)
    var fact = TreeRecord.Fact(
      name: located?.name ?? path, absent: absent, isPaint: isPaint || located?.row.effect == .painting)
    if let located {
      (fact.keys, fact.words) = (located.keys, located.row.words)
      fact.isWithoutPicture = [.interaction, .accessibility].contains(located.row.effect)
    }
    facts[path] = fact
  }

  /// Returns the text for a color; for a named color, with the value that is drawn.
  private mutating func text(of color: Color) -> String {
    guard case .named(let name, _) = color, let value = assets.color(name) else { return color.listing }
    if !colorNames.contains(name) { colorNames.append(name) }
    return Color.named(name, recorded: value).listing
  }
}

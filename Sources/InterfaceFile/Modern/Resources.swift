import Geometry
import InterfaceXML
import Views

/// The `<resources>` of a document: Interface Builder's records of the project's images and colors.
struct Resources {
  private var imageSizes: [String: Size] = [:]
  private var systemImageSizes: [String: Size] = [:]
  private(set) var namedColors: [String: RGBA] = [:]
  private(set) var systemColors: [String: RGBA] = [:]

  /// The size of symbols that the document does not record; nil for a document of its own, in which a symbol without a record is
  /// not the system's.
  private var assumedSymbolSize: Size?

  /// The size of text styles.
  let textSize: TextSizeCategory

  /// Whether colors in calibrated spaces are converted to the screen's.
  let isColorMatched: Bool

  init(textSize: TextSizeCategory = .l, isColorMatched: Bool = false) {
    self.textSize = textSize
    self.isColorMatched = isColorMatched
  }

  /// The size of text styles is that of the document's canvas by default; `isCanvas` uses the defaults of Interface
  /// Builder's canvas if it has no setting.
  init(_ root: Element, context: ReadingContext, textSize: TextSizeCategory? = nil, isCanvas: Bool) {
    let canvasSize = Self.textSize(of: root, isCanvas: isCanvas, context)
    self.textSize = textSize ?? canvasSize
    isColorMatched = ["YES", "true"].contains(context.take("colorMatched", of: root) ?? "")
    guard let element = root.children.first(where: { $0.name == "resources" }) else {
      // Handwritten files do not record sizes of symbols.
      if context.isStrict { assumedSymbolSize = ImageReference.usualSymbolSize }
      return
    }
    context.ledger.take(element)
    let reader = ElementReader(
      element: element, context: context,
      resources: Resources(textSize: self.textSize, isColorMatched: isColorMatched))
    for image in reader.children(named: "image") { add(image: image) }
    for color in reader.children(named: "namedColor") {
      if let (name, value) = entry(color) { namedColors[name] = value }
    }
    for color in reader.children(named: "systemColor") {
      if let (name, value) = entry(color) { systemColors[name] = value }
    }
  }

  /// The setting of the canvas; without one, the text size recorded for its device and era.
  private static func textSize(of root: Element, isCanvas: Bool, _ context: ReadingContext)
    -> TextSizeCategory
  {
    if let overrides = root.children.first(where: { $0.name == "accessibilityOverrides" }) {
      context.ledger.take(overrides)
      let reader = ElementReader(element: overrides, context: context, resources: Resources())
      let isEnabled = reader.bool("isEnabled", default: false)
      let preference = reader.int("dynamicTypePreference", default: TextSizeCategory.l.rawValue)
      reader.takeTree()
      if isEnabled, let size = TextSizeCategory(rawValue: preference) { return size }
    }
    guard isCanvas else { return .l }
    let device = root.children.first { $0.name == "device" }?.peek("id")
    let era = Era(attribute: root.peek("toolsVersion"))
    return device == "retina4_0" ? era.fourInchTextSize : era.canvasTextSize
  }

  /// Returns the font of a text style where its size is not the default one. `style`: its name, such as `Body`.
  func font(ofStyle style: String) -> FontDescription? {
    textSize == .l ? nil : TextStyle(named: style, at: textSize).map(FontDescription.init(style:))
  }

  func image(named name: String, isSystem: Bool) -> ImageReference {
    // One catalog attribute may apply to two images of a state, one of which is the project's own.
    let isSystem = isSystem && (systemImageSizes[name] != nil || imageSizes[name] == nil)
    let size =
      isSystem ? systemImageSizes[name] ?? assumedSymbolSize : imageSizes[name] ?? systemImageSizes[name]
    let foundAsSystem = !isSystem && imageSizes[name] == nil && systemImageSizes[name] != nil
    return ImageReference(name: name, isSystem: isSystem || foundAsSystem, size: size)
  }

  private mutating func add(image: ElementReader) {
    guard let name = image.string("name") else { return }
    var size = Size(
      width: max(0, image.number("width", default: 0)), height: max(0, image.number("height", default: 0)))
    for child in image.element.children where child.name == "mutableData" { image.reader(child).takeTree() }
    guard image.string("catalog") == "system" else { return imageSizes[name] = size }
    // That of a symbol which Xcode did not find.
    if size == Size(width: 32, height: 32) { size = ImageReference.usualSymbolSize }
    systemImageSizes[name] = size
  }

  private func entry(_ reader: ElementReader) -> (String, RGBA)? {
    guard let name = reader.string("name"), let color = reader.child(named: "color")?.colorValue else {
      return nil
    }
    return (name, color.resolved(in: .light))
  }
}

import Geometry
import Views

/// The `<resources>` of a document: what Interface Builder recorded of the project's images and colours.
struct Resources {
  private var imageSizes: [String: Size] = [:]
  private var systemImageSizes: [String: Size] = [:]
  private(set) var namedColors: [String: RGBA] = [:]
  private(set) var systemColors: [String: RGBA] = [:]

  /// How large text styles are.
  let textSize: TextSizeCategory

  /// Whether colours in calibrated spaces are converted to the screen's.
  let isColorMatched: Bool

  /// Nothing recorded.
  init(textSize: TextSizeCategory = .l, isColorMatched: Bool = false) {
    self.textSize = textSize
    self.isColorMatched = isColorMatched
  }

  /// - Parameter textSize: how large text styles are; nil is what the document's canvas shows.
  init(_ root: Element, context: ReadingContext, textSize: TextSizeCategory? = nil) {
    let canvasSize = Self.textSize(of: root, context)
    self.textSize = textSize ?? canvasSize
    isColorMatched = ["YES", "true"].contains(context.take("colorMatched", of: root) ?? "")
    guard let element = root.children.first(where: { $0.name == "resources" }) else { return }
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

  /// What the canvas is set to; without a setting, what its device and era record text styles at.
  private static func textSize(of root: Element, _ context: ReadingContext) -> TextSizeCategory {
    if let overrides = root.children.first(where: { $0.name == "accessibilityOverrides" }) {
      context.ledger.take(overrides)
      let reader = ElementReader(element: overrides, context: context, resources: Resources())
      let isEnabled = reader.bool("isEnabled", default: false)
      let preference = reader.int("dynamicTypePreference", default: TextSizeCategory.l.rawValue)
      reader.takeTree()
      if isEnabled, let size = TextSizeCategory(rawValue: preference) { return size }
    }
    let device = root.children.first { $0.name == "device" }?.peek("id")
    return device == "retina4_0" ? Era(attribute: root.peek("toolsVersion")).fourInchTextSize : .l
  }

  func image(named name: String, isSystem: Bool) -> ImageReference {
    // One catalog attribute may stand for two images of a state, of which one is the project's own.
    let isSystem = isSystem && (systemImageSizes[name] != nil || imageSizes[name] == nil)
    let size = isSystem ? systemImageSizes[name] : imageSizes[name] ?? systemImageSizes[name]
    let foundAsSystem = !isSystem && imageSizes[name] == nil && systemImageSizes[name] != nil
    return ImageReference(name: name, isSystem: isSystem || foundAsSystem, size: size)
  }

  private mutating func add(image: ElementReader) {
    guard let name = image.string("name") else { return }
    let size = Size(
      width: max(0, image.number("width", default: 0)), height: max(0, image.number("height", default: 0)))
    for child in image.element.children where child.name == "mutableData" { image.reader(child).takeTree() }
    if image.string("catalog") == "system" { systemImageSizes[name] = size } else { imageSizes[name] = size }
  }

  private func entry(_ reader: ElementReader) -> (String, RGBA)? {
    guard let name = reader.string("name"), let color = reader.child(named: "color")?.colorValue else {
      return nil
    }
    return (name, color.resolved(in: .light))
  }
}

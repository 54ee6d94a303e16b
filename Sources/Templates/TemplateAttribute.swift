import Views

/// A value that a view has and a template can give it.
public enum TemplateValue: Hashable, Sendable {
  /// A number: points, a share, radians.
  case number(Double)
  /// A switch.
  case boolean(Bool)
  /// A colour; nil is what the view has without one.
  case color(Color?)
  /// A text.
  case text(String)
  /// A font.
  case font(FontDescription)
  /// A layer's transform.
  case transform(LayerTransform)
  /// A word, such as a way of fitting content.
  case mode(ContentMode)
  /// An image.
  case image(ImageReference?)

  /// The value in print.
  public var text: String {
    switch self {
    case .number(let number): NumberText.text(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .color(let color): color?.listing ?? "none"
    case .text(let text): "\"\(text)\""
    case .font(let font): font.listing
    case .transform(let transform):
      "scale \(NumberText.text(transform.scaleX)) \(NumberText.text(transform.scaleY)),"
        + " rotation \(NumberText.text(transform.rotation)), translation \(NumberText.text(transform.translation))"
    case .mode(let mode): "\(mode)"
    case .image(let image): image.map { "\"\($0.name)\"" } ?? "none"
    }
  }
}

/// An attribute that a constraint template carries, by the key path that names it: how it is read and given.
///
/// LDOLayoutTemplates transfers `alpha`, `hidden`, `scrollEnabled` and `scrollDirection` always, and what a view names in
/// `templateAttributes` besides. A further attribute is a row of `all`, or one that the caller registers.
public struct TemplateAttribute: Sendable {
  /// The key path, as UIKit's key-value coding has it.
  public let keyPath: String
  /// The value of a view; nil where its class has no such attribute.
  public let read: @Sendable (View) -> TemplateValue?
  /// Gives a view a value that `read` returned for a view of its kind.
  public let apply: @Sendable (TemplateValue, View) -> Void

  /// An attribute of the caller's own.
  ///
  /// - Parameters:
  ///   - keyPath: the key path, as UIKit's key-value coding has it.
  ///   - read: the value of a view; nil where its class has no such attribute.
  ///   - apply: gives a view a value that `read` returned for a view of its kind.
  public init(
    keyPath: String, read: @escaping @Sendable (View) -> TemplateValue?,
    apply: @escaping @Sendable (TemplateValue, View) -> Void
  ) {
    self.keyPath = keyPath
    self.read = read
    self.apply = apply
  }

  /// Those that every template carries, after LDOLayoutTemplates.
  public static let always = ["alpha", "hidden", "scrollEnabled", "scrollDirection"]

  /// Every attribute that can be named, in the order in which they are given.
  ///
  /// A whole comes before its parts: a view that names `layer.transform` and `layer.transform.scale.x` gets both.
  public static let all: [TemplateAttribute] = [
    number("alpha", \.alpha), flag("hidden", \.isHidden), color("backgroundColor", \.backgroundColor),
    color("tintColor", \.tintColor), flag("clipsToBounds", \.clipsToBounds),
    TemplateAttribute(keyPath: "contentMode", read: { .mode($0.contentMode) }) {
      if case .mode(let mode) = $0 { $1.contentMode = mode }
    },
    TemplateAttribute(keyPath: "scrollEnabled", read: { $0.isScrolling ? .boolean($0.isScrollEnabled) : nil })
    {
      if case .boolean(let flag) = $0 { $1.isScrollEnabled = flag }
    },
    TemplateAttribute(keyPath: "scrollDirection", read: { $0.flow.map { .boolean($0.isHorizontal) } }) {
      if case .boolean(let flag) = $0 { $1.flow?.isHorizontal = flag }
    },
    number("layer.cornerRadius", \.layer.cornerRadius), number("layer.borderWidth", \.layer.borderWidth),
    color("layer.borderColor", \.layer.borderColor), flag("layer.masksToBounds", \.layer.masksToBounds),
    number("layer.shadowOpacity", \.layer.shadow.opacity),
    number("layer.shadowRadius", \.layer.shadow.radius),
    color("layer.shadowColor", \.layer.shadow.color),
    transform("layer.transform"), transform("transform"),
    TemplateAttribute(
      keyPath: "layer.transform.scale", read: { .number($0.layer.transform.scaleX) },
      apply: {
        guard case .number(let factor) = $0 else { return }
        ($1.layer.transform.scaleX, $1.layer.transform.scaleY) = (factor, factor)
      }),
    number("layer.transform.scale.x", \.layer.transform.scaleX),
    number("layer.transform.scale.y", \.layer.transform.scaleY),
    number("layer.transform.rotation", \.layer.transform.rotation),
    number("layer.transform.rotation.z", \.layer.transform.rotation),
    number("layer.transform.translation.x", \.layer.transform.translation.x),
    number("layer.transform.translation.y", \.layer.transform.translation.y),
    TemplateAttribute(keyPath: "text", read: { $0.content.text.map { .text($0) } }) {
      if case .text(let text) = $0 { $1.content.text = text }
    },
    TemplateAttribute(keyPath: "font", read: { $0.content.font.map { .font($0) } }) {
      if case .font(let font) = $0 { $1.content.font = font }
    },
    TemplateAttribute(keyPath: "textColor", read: { $0.content.textColor.map { .color($0) } }) {
      if case .color(let color?) = $0 { $1.content.textColor = color }
    },
    TemplateAttribute(
      keyPath: "numberOfLines", read: { $0.content.numberOfLines.map { .number(Double($0)) } }
    ) {
      if case .number(let count) = $0 { $1.content.numberOfLines = Int(count) }
    },
    TemplateAttribute(keyPath: "image", read: { $0.content.image.map { .image($0) } }) {
      if case .image(let image) = $0 { $1.content.image = .some(image) }
    },
  ]

  private static func number(
    _ keyPath: String, _ property: any ReferenceWritableKeyPath<View, Double> & Sendable
  ) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { .number($0[keyPath: property]) }) {
      if case .number(let number) = $0 { $1[keyPath: property] = number }
    }
  }

  private static func flag(
    _ keyPath: String, _ property: any ReferenceWritableKeyPath<View, Bool> & Sendable
  ) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { .boolean($0[keyPath: property]) }) {
      if case .boolean(let flag) = $0 { $1[keyPath: property] = flag }
    }
  }

  private static func color(
    _ keyPath: String, _ property: any ReferenceWritableKeyPath<View, Color?> & Sendable
  ) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { .color($0[keyPath: property]) }) {
      if case .color(let color) = $0 { $1[keyPath: property] = color }
    }
  }

  private static func transform(_ keyPath: String) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { .transform($0.layer.transform) }) {
      if case .transform(let transform) = $0 { $1.layer.transform = transform }
    }
  }
}

extension View {
  /// The flow layout of a collection view; nil of every other view, which cannot be given one.
  fileprivate var flow: FlowLayout? {
    get { if case .collectionView(let collection) = content { collection.flow } else { nil } }
    set {
      guard case .collectionView(var collection) = content else { return }
      collection.flow = newValue
      content = .collectionView(collection)
    }
  }
}

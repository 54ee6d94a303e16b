import Diagnostics
import Geometry
import InterfaceXML
import Views

/// Reads typed values from an object of an archive and marks what it read.
struct ArchiveReader {
  let element: Element
  let archive: Archive

  var context: ReadingContext { archive.context }
  var location: SourceLocation { context.location(of: element) }

  /// The object's class as the archive writes it, such as `IBUILabel`.
  var className: String { element.peek("class") ?? element.name }

  func value(_ key: String) -> Element? { archive.value(key, of: element) }

  func object(_ key: String) -> ArchiveReader? { value(key).map(archive.reader) }

  func items(_ key: String) -> [Element] { value(key).map(archive.items) ?? [] }

  func string(_ key: String) -> String? { value(key).map(context.takeText) }

  func number(_ key: String, default fallback: Double) -> Double {
    value(key).map { number($0, of: key, default: fallback) } ?? fallback
  }

  func number(_ value: Element, of key: String, default fallback: Double) -> Double {
    context.number(value.peek("value") ?? value.text, of: key, at: value, default: fallback)
  }

  func int(_ key: String, default fallback: Int) -> Int {
    guard let value = value(key) else { return fallback }
    return context.integer(value.peek("value") ?? value.text, of: key, at: value, default: fallback)
  }

  func bool(_ key: String, default fallback: Bool) -> Bool {
    value(key).map { bool($0, of: key, default: fallback) } ?? fallback
  }

  func bool(_ value: Element, of key: String, default fallback: Bool) -> Bool {
    context.boolean(value.peek("value") ?? value.text, of: key, at: value, default: fallback)
  }

  /// The text of an array's item; nil for a null item.
  func text(of item: Element) -> String? { item.peek("class") == "NSNull" ? nil : context.takeText(of: item) }

  func has(_ key: String) -> Bool { element.children.contains { $0.peek("key") == key } }

  /// The number of an enumeration; an unknown one is a finding.
  func choice<Value: RawRepresentable>(_ key: String, default fallback: Value) -> Value
  where Value.RawValue == Int {
    let number = int(key, default: fallback.rawValue)
    if let value = Value(rawValue: number) { return value }
    context.add(
      .badValue(
        String(number), of: key, expected: "a number that is known here", used: "the default",
        at: value(key).map(context.location) ?? location))
    return fallback
  }

  /// Numbers written `{{x, y}, {w, h}}`, `{w, h}` or `{top, left, bottom, right}`.
  func numbers(_ key: String, count: Int) -> [Double]? {
    value(key).map(archive.reader)?.numbers(count: count, of: key)
  }

  /// The numbers in braces that the element holds.
  func numbers(count: Int, of key: String) -> [Double]? {
    let text = context.takeText(of: element)
    let parts = text.filter { $0 != "{" && $0 != "}" }.split(separator: ",").map(String.init)
    guard parts.count == count, text.count <= 400 else {
      context.add(
        .badValue(
          text, of: key, expected: "\(count) numbers in braces", used: "0", at: location))
      return nil
    }
    return parts.map { context.number($0, of: key, at: element, default: 0) }
  }

  func size(_ key: String) -> Size? {
    numbers(key, count: 2).map { Size(width: $0[0], height: $0[1]) }
  }

  /// Insets stored under four keys, `<key>.top` and so on.
  func insets(_ key: String) -> EdgeInsets {
    EdgeInsets(
      top: number(key + ".top", default: 0), left: number(key + ".left", default: 0),
      bottom: number(key + ".bottom", default: 0), right: number(key + ".right", default: 0))
  }

  /// An image resource, `NSCustomResource` of class `NSImage`.
  func image(_ key: String) -> ImageReference? { value(key).flatMap(image) }

  func image(_ item: Element) -> ImageReference? {
    guard item.peek("class") != "NSNull" else { return nil }
    guard let name = archive.reader(item).string("NSResourceName") else { return nil }
    return ImageReference(name: name, size: archive.imageSize(of: name))
  }
}

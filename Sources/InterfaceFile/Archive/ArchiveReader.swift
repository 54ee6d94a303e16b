import Diagnostics
import Geometry
import Views

/// Reads typed values off an object of an archive and marks what it took.
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

  func string(_ key: String) -> String? { value(key)?.decodedText }

  func number(_ key: String, default fallback: Double) -> Double {
    guard let value = value(key) else { return fallback }
    let text = value.peek("value") ?? value.text
    return context.number(text, of: key, at: value, default: fallback)
  }

  func int(_ key: String, default fallback: Int) -> Int { Int(number(key, default: Double(fallback))) }

  func bool(_ key: String, default fallback: Bool) -> Bool {
    guard let value = value(key) else { return fallback }
    let text = value.peek("value") ?? value.text
    return context.boolean(text, of: key, at: value, default: fallback)
  }

  func has(_ key: String) -> Bool { element.children.contains { $0.peek("key") == key } }

  /// The number behind an enumeration; one that the enumeration lacks is a finding.
  func choice<Value: RawRepresentable>(_ key: String, default fallback: Value) -> Value
  where Value.RawValue == Int {
    let number = int(key, default: fallback.rawValue)
    if let value = Value(rawValue: number) { return value }
    context.add(
      .badValue(
        String(number), of: key, expected: "a number that is known here", used: "the default", at: location))
    return fallback
  }

  /// Numbers written `{{x, y}, {w, h}}`, `{w, h}` or `{top, left, bottom, right}`.
  func numbers(_ key: String, count: Int) -> [Double]? {
    guard let value = value(key) else { return nil }
    let text = value.decodedText
    let parts = text.filter { $0 != "{" && $0 != "}" }.split(separator: ",").map(String.init)
    guard parts.count == count else {
      context.add(
        .badValue(
          text, of: key, expected: "\(count) numbers in braces", used: "0", at: context.location(of: value)))
      return nil
    }
    return parts.map { context.number($0, of: key, at: value, default: 0) }
  }

  func size(_ key: String) -> Size? {
    numbers(key, count: 2).map { Size(width: $0[0], height: $0[1]) }
  }

  /// Insets kept under four keys, `<key>.top` and so on.
  func insets(_ key: String) -> EdgeInsets {
    EdgeInsets(
      top: number(key + ".top", default: 0), left: number(key + ".left", default: 0),
      bottom: number(key + ".bottom", default: 0), right: number(key + ".right", default: 0))
  }

  /// An image resource, `NSCustomResource` of class `NSImage`.
  func image(_ key: String) -> ImageReference? {
    guard let resource = object(key) else { return nil }
    return resource.string("NSResourceName").map { ImageReference(name: $0) }
  }
}

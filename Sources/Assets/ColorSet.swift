import Diagnostics
import Files
import JSON
import Views

/// A color with its variants: a `.colorset`.
struct ColorSet: Sendable {
  private struct Entry: Sendable {
    var idiom: String
    var surrounding: Surrounding
    var isWide: Bool
    var color: Color
  }

  private var entries: [Entry] = []
  private(set) var findings: [Finding] = []

  /// Reads the set in a folder.
  init(folder: String, within enclosure: Enclosure, display: String) {
    var contents = ContentsFile(folder: folder, within: enclosure, display: display)
    for item in contents.root?["colors"]?.items ?? [] {
      guard let value = item["color"] else { continue }
      switch Color.read(value) {
      case .success(let color):
        entries.append(
          Entry(
            idiom: item["idiom"]?.string ?? "universal", surrounding: Surrounding(item["appearances"]),
            isWide: item["display-gamut"]?.string == "display-P3", color: color))
      case .failure(let fault): contents.add(fault.message, about: fault.value)
      }
    }
    if contents.findings.isEmpty, entries.isEmpty { contents.add("the set holds no color") }
    findings = contents.findings
  }

  /// The color for a screen; nil if no variant matches it.
  func color(for traits: AssetTraits) -> RGBA? {
    var best: (rank: [Int], entry: Entry)?
    for entry in entries {
      guard let idiom = traits.fit(idiom: entry.idiom), let surrounding = entry.surrounding.fit(traits)
      else { continue }
      let rank = [idiom, surrounding, entry.isWide ? 0 : 1]
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (rank, entry) }
    }
    return best?.entry.color.resolved(in: traits.appearance)
  }
}

/// An error in a color.
struct ColorFault: Error {
  var message: String
  /// The value in the file that it concerns; nil for the file as a whole.
  var value: JSONValue?
}

extension Color {
  /// Reads the value of `color`: components in a color space, or a reference to a system color.
  fileprivate static func read(_ value: JSONValue) -> Result<Color, ColorFault> {
    if let reference = value["reference"], let name = reference.string {
      if let color = SystemColor(named: name) { return .success(.system(color)) }
      return .failure(ColorFault(message: "no system color is known as \"\(name)\"", value: reference))
    }
    guard let components = value["components"] else {
      return .failure(ColorFault(message: "a color has neither components nor a reference"))
    }
    do throws(ColorFault) {
      let alpha = try part("alpha", of: components, default: 1)
      if components["white"] != nil {
        return .success(.fixed(RGBA(white: try part("white", of: components), alpha: alpha)))
      }
      let (red, green) = (try part("red", of: components), try part("green", of: components))
      let blue = try part("blue", of: components)
      return .success(.fixed(rgba(red, green, blue, alpha, space: value["color-space"]?.string)))
    } catch {
      return .failure(error)
    }
  }

  /// Converts components from a color space to sRGB; an unknown space is assumed to be sRGB, and values outside are
  /// clipped.
  private static func rgba(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, space: String?
  ) -> RGBA {
    switch space {
    case "display-p3": DisplayP3.toSRGB(red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      RGBA(
        red: DisplayP3.encoded(red), green: DisplayP3.encoded(green), blue: DisplayP3.encoded(blue),
        alpha: alpha)
    default: RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// A component in any of the notations of Xcode's inspector: `0.5`, `128` of 255, `0x80`.
  ///
  /// Numbers that are not strings are fractions, as in the first Xcode version with colors; alpha always is.
  private static func part(
    _ name: String, of components: JSONValue, default fallback: Double? = nil
  ) throws(ColorFault) -> Double {
    guard let value = components[name] else {
      if let fallback { return fallback }
      throw ColorFault(message: "a color has no component \"\(name)\"")
    }
    if let number = value.number { return number > 1 ? number / 255 : number }
    let text = value.string ?? ""
    let fault = ColorFault(message: "\"\(text)\" cannot be the component \"\(name)\"", value: value)
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      guard let hex = UInt8(text.dropFirst(2), radix: 16) else { throw fault }
      return Double(hex) / 255
    }
    guard let number = Double(text), number.isFinite else { throw fault }
    if name == "alpha" { return number > 1 ? number / 255 : number }
    return text.contains(".") ? number : number / 255
  }
}

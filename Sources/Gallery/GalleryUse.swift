import Numerals
import Views

/// A color, font or image of a view.
struct GalleryUse: Hashable, Sendable {
  enum Kind: String, Sendable {
    case color, font, image
  }

  let kind: Kind
  /// Its name or value, in words.
  let words: String
  /// The color, as `#RRGGBB`; nil for anything else.
  let hex: String?
  /// The object id of the view.
  let view: String

  /// What views use, in their order.
  static func all(of views: [View], appearance: Appearance) -> [GalleryUse] {
    views.flatMap { view in
      ViewProperty.all.compactMap { row -> GalleryUse? in
        guard !row.isUsual(view), let value = row.read(view) else { return nil }
        switch value {
        case .color(let color):
          return GalleryUse(
            kind: .color, words: value.text, hex: hex(color.resolved(in: appearance)), view: view.objectID)
        case .font: return GalleryUse(kind: .font, words: value.text, hex: nil, view: view.objectID)
        case .image(let image):
          return image.name.isEmpty
            ? nil : GalleryUse(kind: .image, words: image.name, hex: nil, view: view.objectID)
        default: return nil
        }
      }
    }
  }

  /// A color as `#RRGGBB`; nil for one that nobody sees.
  private static func hex(_ color: RGBA) -> String? {
    guard color.alpha > 0 else { return nil }
    let bytes = [color.red, color.green, color.blue].map { part in
      UInt64((min(max(part, 0), 1) * 255).rounded())
    }
    return "#" + bytes.map { Numeral.hexadecimal($0, digits: 2, isUppercase: true) }.joined()
  }
}

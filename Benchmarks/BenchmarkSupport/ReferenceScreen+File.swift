import Geometry
import Raster

extension ReferenceScreen {
  /// The screen of a file whose lines are one of these, numbers in points and colors as 0…255:
  ///
  ///     S width height scale
  ///     R x y width height radius borderWidth r g b a r g b a      fill and border
  ///     I x y width height radius                                  the picture
  ///     T x baseline size bold r g b a text                        a line of text
  ///
  /// Nil if the file cannot be read or has no line `S`.
  package init?(contentsOf file: String) {
    guard let bytes = bytes(of: file) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    self.init(size: .zero, scale: 0, operations: [])
    for line in text.split(separator: "\n") {
      let numbers = line.dropFirst().split(separator: " ").prefix(14).map { Double($0) ?? 0 }
      func color(_ index: Int) -> PixelColor {
        let channels = numbers[index..<index + 4].map { UInt8(min(max($0, 0), 255)) }
        return PixelColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
      }
      func rect() -> Rect { Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
      switch line.first {
      case "S" where numbers.count >= 3:
        size = Size(width: numbers[0], height: numbers[1])
        scale = numbers[2]
      case "R" where numbers.count == 14:
        operations.append(
          .rect(rect(), radius: numbers[4], fill: color(6), borderWidth: numbers[5], border: color(10)))
      case "I" where numbers.count >= 5: operations.append(.image(rect(), radius: numbers[4]))
      case "T" where numbers.count >= 8:
        let words = line.split(separator: " ", maxSplits: 9)
        guard words.count == 10 else { continue }
        operations.append(
          .text(
            String(words[9]), at: Point(x: numbers[0], y: numbers[1]), size: numbers[2],
            isBold: numbers[3] != 0, color(4)))
      default: break
      }
    }
    guard scale > 0 else { return nil }
  }
}

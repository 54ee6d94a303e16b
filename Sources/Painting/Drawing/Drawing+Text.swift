import Geometry
import Numerals
import Raster
import Typography

extension Drawing {
  /// The commands as text, one per line.
  package var lines: [String] { commands.map(\.line) }
}

extension Drawing.Command {
  fileprivate var line: String {
    switch self {
    case .view(let id, let phrase): "view \(id.index) \(phrase)"
    case .fillRect(let rect, let color): "  rect \(text(rect)) \(text(color))"
    case .fade(let rect, let color, let shares):
      "  fade \(text(rect)) \(text(color)) " + shares.map(text).joined(separator: " ")
    case .fill(let path, let color, let rule):
      "  fill \(text(path.bounds)) \(text(color)) \(rule == .evenOdd ? "even-odd" : "non-zero")"
        + " (\(path.elements.count) elements)"
    case .stroke(let path, let width, let color, _, let dash):
      "  stroke \(text(path.bounds)) \(text(color)) width \(text(width))" + (dash.isEmpty ? "" : " dashed")
    case .shadow(let path, let color, let offset, let blur):
      "  shadow \(text(path.bounds)) \(text(color)) offset \(text(offset.x)) \(text(offset.y)) blur \(text(blur))"
    case .glyphs(let run):
      "  glyphs \(text(run.origin.x)) \(text(run.origin.y)) \(text(run.color)) size \(text(run.font.size))"
        + " face \(run.font.face) \(run.glyphs.count) of \"\(run.text.split(separator: "\n").joined(separator: "\\n"))\""
    case .image(let placed):
      "  image \(text(placed.rect)) \"\(placed.picture.name)\" of \(placed.picture.width) ×"
        + " \(placed.picture.height) pixels" + (placed.tint.map { " tint \(text($0))" } ?? "")
    case .symbol(let symbol, let color):
      "  symbol \(text(symbol.bounds)) \(text(color)) \(symbol.name)" + (symbol.hasSign ? "" : " (name only)")
    case .backdrop(let path, let filter):
      "  backdrop \(text(path.bounds)) blur \(text(filter.blurRadius)) saturation \(text(filter.saturation))"
        + (filter.luminanceAmount == 0
          ? ""
          : " curve \(text(filter.luminanceAmount)) of "
            + filter.luminanceCurve.map(text).joined(separator: " "))
        + (filter.brightness == 0 ? "" : " brightness \(text(filter.brightness))")
        + (filter.tint.alpha == 0 ? "" : " tint \(text(filter.tint))")
    case .pushClip(let path): "  clip \(text(path.bounds))"
    case .popClip: "  unclip"
    case .pushTransform(let map):
      "  transform " + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(text).joined(separator: " ")
    case .popTransform: "  untransform"
    case .beginGroup(let alpha): "  group \(alpha)/255"
    case .endGroup: "  ungroup"
    }
  }
}

private func text(_ value: Double) -> String { Numeral.text(value, decimals: 3) }

private func text(_ rect: Rect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
}

private func text(_ color: PixelColor) -> String {
  func byte(_ value: UInt8) -> String {
    Numeral.hexadecimal(UInt64(value), digits: 2, isUppercase: true)
  }
  let alpha = color.alpha == 255 ? "" : byte(color.alpha)
  return "#" + byte(color.red) + byte(color.green) + byte(color.blue) + alpha
}

import Geometry
import Raster

extension Drawing {
  /// A rectangle in points that contains every pixel that the steps can change; conservative.
  static func reach(of commands: ArraySlice<Command>) -> Rect {
    var clips: [Rect] = []
    var maps: [AffineTransform] = []
    var reach: Rect?
    for command in commands {
      switch command {
      case .pushTransform, .popTransform: command.change(&maps)
      case .pushClip(let path):
        let bounds = maps.last?.bounds(of: path.bounds) ?? path.bounds
        clips.append(clips.last.map { $0.intersection(bounds) } ?? bounds)
      case .popClip: _ = clips.popLast()
      default:
        guard var box = command.reach else { continue }
        if let map = maps.last { box = map.bounds(of: box) }
        if let clip = clips.last { box = box.intersection(clip) }
        guard !box.isEmpty else { continue }
        reach = reach.map { $0.union(box) } ?? box
      }
    }
    return reach ?? .zero
  }
}

extension Drawing.Command {
  /// Opens or closes a map of the following steps, the innermost last.
  func change(_ maps: inout [AffineTransform]) {
    if case .pushTransform(let map) = self { maps.append(maps.last.map(map.then) ?? map) }
    if case .popTransform = self { _ = maps.popLast() }
  }

  /// How far a step can draw, in points; nil if it draws nothing itself.
  var reach: Rect? {
    switch self {
    case .view, .pushClip, .popClip, .pushTransform, .popTransform, .beginGroup, .endGroup: nil
    case .fillRect(let rect, _), .fade(let rect, _, _): rect
    case .image(let placed): placed.rect
    case .fill(let path, _, _), .backdrop(let path, _): path.bounds
    // Mitered joins extend up to four widths.
    case .stroke(let path, let width, _, _, _): path.bounds.grown(by: width * 5)
    // Three box blurs extend one and a half blur lengths and a pixel each.
    case .shadow(let path, _, let offset, let blur):
      path.bounds.offset(by: offset).grown(by: blur * 2 + 4)
    case .glyphs(let run): run.reach
    case .symbol(let symbol, _): symbol.bounds
    }
  }
}

extension Drawing.Symbol {
  /// The smallest rectangle around all drawing, in points; zero if there is none.
  var bounds: Rect { layers.drawnBounds }
}

extension [CoverageLayer] {
  /// The smallest rectangle around the drawing of the layers; zero if there is none.
  var drawnBounds: Rect {
    let boxes = filter { !$0.cuts }.map(\.path.bounds)
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}

extension Drawing.GlyphRun {
  /// The largest glyph box of a bundled face, by its `head` table, ends 2.6 em to the right of the origin (Inter);
  /// slanting and emboldening add less than the remainder to three.
  fileprivate var reach: Rect? {
    guard var box = glyphs.first.map({ Rect(x: $0.x, y: -$0.y, width: 0, height: 0) }) else { return nil }
    for glyph in glyphs { box = box.union(Rect(x: glyph.x, y: -glyph.y, width: 0, height: 0)) }
    return box.offset(by: origin).grown(by: font.size * 3 + 2)
  }
}

extension Rect {
  /// The rectangle expanded on every edge, in points.
  fileprivate func grown(by distance: Double) -> Rect { insetBy(dx: -distance, dy: -distance) }
}

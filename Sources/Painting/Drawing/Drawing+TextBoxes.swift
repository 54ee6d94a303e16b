import Geometry

extension Drawing {
  /// The boxes of the lines of text in window points: from ascender to descender, as wide as the glyphs.
  var textBoxes: [Rect] {
    var maps: [AffineTransform] = []
    return commands.compactMap { command in
      switch command {
      case .pushTransform(let map): maps.append(maps.last.map(map.then) ?? map)
      case .popTransform: _ = maps.popLast()
      case .glyphs(let run): return run.box.map { maps.last?.bounds(of: $0) ?? $0 }
      default: break
      }
      return nil
    }
  }
}

extension Drawing.GlyphRun {
  /// The last letter is assumed to be two thirds of the font size wide.
  var box: Rect? {
    let ends = glyphs.map(\.x)
    guard let first = ends.min(), let last = ends.max() else { return nil }
    let size = font.size
    return Rect(
      minX: origin.x + first, minY: origin.y - size * 0.78, maxX: origin.x + last + size * 0.67,
      maxY: origin.y + size * 0.24)
  }
}

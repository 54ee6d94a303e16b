import Geometry
import Raster

extension SymbolCatalog {
  /// A sign whose name ends in words that modify another one: a badge, a slash, a frame around it.
  static func changed(_ words: [String], _ isFilled: Bool, _ isRightToLeft: Bool) -> SymbolGlyph? {
    guard words.count > 1, let last = words.last else { return nil }
    if let place = words.lastIndex(of: "badge"), place > 0 {
      let name = words[..<place].joined(separator: ".")
      guard let base = glyph(Array(words[..<place]), isFilled, isRightToLeft) else { return nil }
      let isAtLeft = isRightToLeft && badgeFollowsReading(onSign: name)
      return badged(base, with: Array(words[(place + 1)...]), isAtLeft: isAtLeft)
    }
    let inner = Array(words.dropLast())
    if last == "slash" { return glyph(inner, isFilled, isRightToLeft).map(slashed) }
    guard let frame = enclosures[last], let glyph = glyph(inner, true, isRightToLeft) else { return nil }
    return enclosed(glyph, in: frame, name: last, isFilled, isRightToLeft)
  }

  // MARK: Frames

  /// The space for a sign in a frame and its position, in units of the frame.
  struct Enclosure: Sendable {
    /// The side of the square that contains the sign.
    var room: Double
    /// The height of its middle.
    var middle = 10.0
  }

  private static let enclosures: [String: Enclosure] = [
    "circle": Enclosure(room: 10.4), "square": Enclosure(room: 10.6), "rectangle": Enclosure(room: 9.4),
    "triangle": Enclosure(room: 8.6, middle: 12.1), "diamond": Enclosure(room: 8.8),
    "app": Enclosure(room: 10.6), "shield": Enclosure(room: 9.4, middle: 9.6),
    "seal": Enclosure(room: 9.6), "hexagon": Enclosure(room: 9.8), "octagon": Enclosure(room: 10.4),
    "capsule": Enclosure(room: 8.6), "bubble": Enclosure(room: 8.6, middle: 8.6),
    "icloud": Enclosure(room: 7.6, middle: 11.4), "house": Enclosure(room: 8, middle: 12),
    "doc": Enclosure(room: 7.6, middle: 12), "folder": Enclosure(room: 6.6, middle: 12.7),
  ]

  /// Lines thinner than this, in pens, are left out of a sign in a frame: they would merge.
  private static let finestInFrame = 0.88

  /// The width of the gaps of a sign in a frame relative to those of the sign alone.
  private static let gapInFrame = 0.7

  /// A filled sign in a frame; in a filled frame it is a hole. The pen keeps its width.
  private static func enclosed(
    _ inner: SymbolGlyph, in enclosure: Enclosure, name: String, _ isFilled: Bool, _ isRightToLeft: Bool
  ) -> SymbolGlyph? {
    guard var frame = glyph([name], isFilled, isRightToLeft) else { return nil }
    let scale = min(enclosure.room / SymbolGlyph.height, enclosure.room * 1.08 / inner.width)
    let plain = inner.inks.filter { $0.fills || $0.pen == 0 || $0.pen >= finestInFrame }.map { ink in
      var ink = ink
      if ink.cuts, ink.pen > 1 { ink.pen *= gapInFrame }
      return ink
    }
    let inner = SymbolGlyph(width: inner.width, inks: plain.isEmpty ? inner.inks : plain)
    let inks = inner.placed(at: Point(x: frame.width / 2, y: enclosure.middle), scale: scale)
    frame.inks += isFilled ? inks.map(\.inverted) : inks
    return frame
  }

  /// A narrow sign with room at both sides.
  private static func widened(_ glyph: SymbolGlyph, to least: Double) -> SymbolGlyph {
    let width = max(glyph.width, least)
    return glyph.transformed(by: .translation(x: (width - glyph.width) / 2, y: 0), width: width)
  }

  // MARK: Slashes

  /// A sign crossed out from its upper left to its lower right, with a gap above the line.
  private static func slashed(_ glyph: SymbolGlyph) -> SymbolGlyph {
    var glyph = widened(glyph, to: 19)
    let half = min(glyph.width / 2 - 0.8, 9)
    let (left, right) = (glyph.width / 2 - half, glyph.width / 2 + half)
    func line(by offset: Double, pen: Double, cuts: Bool) -> SymbolInk {
      var path = Path()
      path.move(to: Point(x: left + offset, y: 1.2 - offset))
      path.line(to: Point(x: right + offset, y: 18.8 - offset))
      return SymbolInk(path: path, pen: pen, fills: false, cuts: cuts)
    }
    glyph.inks += [line(by: 0.9, pen: 2, cuts: true), line(by: 0, pen: 1, cuts: false)]
    return glyph
  }

  // MARK: Badges

  /// A sign with a small disc at its lower right corner, or, without a sign for the disc, at its upper right one; at
  /// the left ones on request. The disc's own sign is not mirrored.
  private static func badged(_ glyph: SymbolGlyph, with words: [String], isAtLeft: Bool) -> SymbolGlyph? {
    var glyph = widened(glyph, to: 12)
    guard !words.isEmpty else {
      let x = isAtLeft ? 3.6 : glyph.width - 3.6
      glyph.inks += disc(at: Point(x: x, y: 3.6), radius: 3.2)
      return glyph
    }
    guard let sign = self.glyph(words, true, false) else { return nil }
    let width = glyph.width + 2.4
    if isAtLeft { glyph = glyph.transformed(by: .translation(x: 2.4, y: 0), width: width) }
    glyph.width = width
    let place = Point(x: isAtLeft ? 5 : width - 5, y: 15)
    let room = 5.4
    glyph.inks += disc(at: place, radius: 5)
    glyph.inks += sign.placed(at: place, scale: min(room / SymbolGlyph.height, room / sign.width)).map {
      var ink = $0.inverted
      ink.pen *= 0.85
      return ink
    }
    return glyph
  }

  /// A disc with a gap around it.
  private static func disc(at point: Point, radius: Double) -> [SymbolInk] {
    func circle(_ radius: Double, cuts: Bool) -> SymbolInk {
      let box = Rect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)
      return SymbolInk(path: .ellipse(in: box), pen: 0, fills: true, cuts: cuts)
    }
    return [circle(radius + 1.3, cuts: true), circle(radius, cuts: false)]
  }
}

import Geometry
import Raster
import Typography
import Views

/// How well a text can be told from what is behind it.
package struct TextContrast: Sendable {
  /// The view that draws the text.
  package var view: ViewID
  package var text: String
  /// The box of the line, in window points.
  package var box: Rect
  /// The font's size, in points.
  package var size: Double
  package var isBold: Bool
  /// The color of the text on its ground, and the ground; opaque. Nil where the ground is not a single color, such as a
  /// picture, a gradient, frosted glass, or several colors.
  package var colors: (ink: PixelColor, ground: PixelColor)?
  /// The view that draws the ground; nil where it is not a single color.
  package var groundView: ViewID?

  /// The contrast ratio, 1 … 21 (Web Content Accessibility Guidelines 2.2, "contrast ratio"); nil where it cannot be judged.
  package var ratio: Double? {
    colors.map { colors in
      let (one, other) = (colors.ink.relativeLuminance, colors.ground.relativeLuminance)
      return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
  }

  /// The least ratio: 3 from 18 points on and for bold texts, else 4.5 (Apple, Human Interface Guidelines: Accessibility).
  package var least: Double { size >= 18 || isBold ? 3 : 4.5 }
}

extension PixelColor {
  /// Luminance relative to white, 0 … 1 (Web Content Accessibility Guidelines 2.2, "relative luminance").
  fileprivate var relativeLuminance: Double {
    func linear(_ byte: UInt8) -> Double { DisplayP3.linear(Double(byte) / 255) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The color with less opacity.
  fileprivate func faded(_ share: Double) -> PixelColor {
    PixelColor(red: red, green: green, blue: blue, alpha: UInt8((Double(alpha) * share).rounded()))
  }

  /// The color over another one, which is opaque.
  fileprivate func over(_ ground: PixelColor) -> PixelColor {
    let share = Double(alpha) / 255
    func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(one) * share + Double(other) * (1 - share)).rounded())
    }
    return PixelColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}

extension Drawing {
  /// The contrast of each line of text that is not covered, in painter's order.
  package var textContrasts: [TextContrast] { ContrastReader(self).contrasts }
}

/// Follows the steps of a drawing, and finds what is behind each text.
private struct ContrastReader {
  /// What a step draws.
  private struct Ground {
    enum Kind {
      case rect
      case shape(Path, FillRule)
      /// Something of more than one color, or whose colors are not known.
      case various
    }

    let kind: Kind
    let view: ViewID
    /// Where it draws at most, in window points.
    let box: Rect
    let color: PixelColor
    /// Maps window points to those of the shape; nil where they are the same.
    let inverse: AffineTransform?
  }

  private struct Line {
    let view: ViewID
    let run: Drawing.GlyphRun
    let box: Rect
    let share: Double
    /// The number of grounds before it.
    let place: Int
  }

  private(set) var contrasts: [TextContrast] = []
  /// The most lines of text that are judged: each is held against all that is drawn.
  private static let mostLines = 2_000
  private var grounds: [Ground] = []
  private var lines: [Line] = []

  init(_ drawing: Drawing) {
    collect(drawing)
    contrasts = lines.compactMap(contrast)
  }

  private mutating func collect(_ drawing: Drawing) {
    var maps: [AffineTransform] = []
    var clips: [Rect] = [Rect(origin: .zero, size: drawing.canvas)]
    var shares = [1.0]
    var view = ViewID(0)
    // What stands for an image that is not here says nothing of it. Those of bars around the screen are the root view's.
    let missing = Set(drawing.missingImages.map(\.view)).subtracting([ViewID(0)])
    for command in drawing.commands {
      let map = maps.last
      func inWindow(_ box: Rect) -> Rect {
        (map?.bounds(of: box) ?? box).intersection(clips.last ?? .zero)
      }
      func add(_ kind: Ground.Kind, _ box: Rect, _ color: PixelColor = .clear) -> Ground {
        Ground(
          kind: missing.contains(view) ? .various : kind, view: view, box: inWindow(box),
          color: color.faded(shares.last ?? 1),
          inverse: map?.inverse)
      }
      switch command {
      case .view(let id, _): view = id
      case .pushTransform, .popTransform: command.change(&maps)
      case .pushClip(let path): clips.append(inWindow(path.bounds))
      case .popClip: clips.removeLast()
      case .beginGroup(let alpha): shares.append((shares.last ?? 1) * Double(alpha) / 255)
      case .endGroup: shares.removeLast()
      case .fillRect(let rect, let color): grounds.append(add(.rect, rect, color))
      case .fill(let path, let color, let rule): grounds.append(add(.shape(path, rule), path.bounds, color))
      case .fade(let rect, _, _): grounds.append(add(.various, rect))
      case .image(let placed): grounds.append(add(.various, placed.rect))
      case .symbol(let symbol, _): grounds.append(add(.various, symbol.bounds))
      case .backdrop(let path, _): grounds.append(add(.various, path.bounds))
      // Lines and shadows are beside texts.
      case .stroke, .shadow: break
      case .glyphs(let run):
        guard lines.count < Self.mostLines, let box = run.box, !run.text.isEmpty, !missing.contains(view)
        else { continue }
        let visible = inWindow(box)
        // A text that is cut, or beside the screen, is another matter.
        guard visible.width > box.width / 2, visible.height > box.height / 2 else { continue }
        lines.append(
          Line(view: view, run: run, box: visible, share: shares.last ?? 1, place: grounds.count))
      }
    }
  }

  private func contrast(_ line: Line) -> TextContrast? {
    let points = Self.points(in: line.box)
    // What is covered cannot be seen.
    if let middle = points.first,
      grounds[line.place...].contains(where: { $0.color.alpha == 255 && draws($0, at: middle) })
    {
      return nil
    }
    let font = line.run.font
    var result = TextContrast(
      view: line.view, text: line.run.text, box: line.box, size: font.size, isBold: font.weight >= .semibold)
    let behind = grounds[..<line.place].reversed()
    var found: (color: PixelColor, view: ViewID)?
    for point in points {
      guard let ground = color(behind, at: point) else { return result }
      if let found, found.color != ground.color { return result }
      found = found ?? ground
    }
    guard let found else { return result }
    result.colors = (line.run.color.faded(line.share).over(found.color), found.color)
    result.groundView = found.view
    return result
  }

  /// The middle of a text's box, and the ends of the line through it, and its upper and lower edge.
  private static func points(in box: Rect) -> [Point] {
    let (dx, dy) = (min(2, box.width / 4), box.height / 4)
    return [
      Point(x: box.midX, y: box.midY), Point(x: box.minX + dx, y: box.midY),
      Point(x: box.maxX - dx, y: box.midY), Point(x: box.midX, y: box.minY + dy),
      Point(x: box.midX, y: box.maxY - dy),
    ]
  }

  /// The opaque color of all that is drawn at a point, and the lowest view of it that counts; nil where it is not a single one.
  private func color(
    _ behind: ReversedCollection<ArraySlice<Ground>>, at point: Point
  ) -> (color: PixelColor, view: ViewID)? {
    var over: [PixelColor] = []
    for ground in behind where draws(ground, at: point) {
      if case .various = ground.kind { return nil }
      if ground.color.alpha < 255 {
        over.append(ground.color)
        continue
      }
      return (over.reversed().reduce(ground.color) { $1.over($0) }, ground.view)
    }
    return nil
  }

  private func draws(_ ground: Ground, at point: Point) -> Bool {
    let box = ground.box
    guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
      return false
    }
    switch ground.kind {
    case .various: return true
    case .rect: return ground.color.alpha > 0
    case .shape(let path, let rule):
      let own = ground.inverse.map { $0.apply(point) } ?? point
      return ground.color.alpha > 0 && path.contains(own, rule: rule)
    }
  }
}

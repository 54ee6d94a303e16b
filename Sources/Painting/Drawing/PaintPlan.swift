import Geometry
import Raster
import Typography

/// A drawing prepared for painting: everything that its bands share is computed once (glyphs rendered, pictures scaled,
/// lines outlined), as are the rows that each step can change.
///
/// A band has as many rows as fit a core's second-level cache during all steps. Bands share no mutable state, so any
/// number of threads may paint them in any order with identical results.
package struct PaintPlan: Sendable {
  /// Operations on pixels; coordinates as in `Drawing.Command`.
  enum Step: Sendable {
    case fade(Rect, PixelColor, [Double])
    case fill(Outline, PixelColor, FillRule)
    case shadow(Path, PixelColor, offset: Point, blur: Double)
    /// A previously blurred shadow, some pixels from where it was made.
    case mask(ShadowMask, x: Int, y: Int, PixelColor)
    case glyphs([PlacedGlyph], PixelColor)
    case image(Pixmap, Rect)
    case layers([CoverageLayer], PixelColor)
    case pushClip(Outline)
    case popClip
    case pushTransform(AffineTransform)
    case popTransform
    /// Letters under a rotating or skewing map, as pictures.
    case pictures([(Pixmap, Rect)])
    case beginGroup(alpha: UInt8)
    case endGroup
    /// Pixels at a position in pixels, within a shape.
    case backdrop(Pixmap, x: Int, y: Int, Path)
  }

  /// A glyph with its pen position in pixels.
  struct PlacedGlyph: Sendable {
    var mask: GlyphMask
    var x, y: Int
  }

  /// A step, and the conditions for skipping it.
  struct Entry: Sendable {
    var step: Step
    /// Only these rows of the pixmap are changed.
    var rows: Range<Int>
    /// These rows are covered from side to side: nothing is seen there of the steps before.
    var covered: Range<Int>
    /// The index to continue at for a band without any of the rows: after everything that the step's clip contains.
    var next: Int
  }

  /// Width and height in pixels.
  package let width, height: Int
  let scale: Double
  let rowsPerBand: Int
  private(set) var entries: [Entry] = []

  /// Bytes of a band: a quarter of the smallest common second-level cache, which also holds the cells of a shape.
  private static let bytesPerBand = 1 << 18

  /// The plan of a drawing. `rowsPerBand`: the rows of a band; nil for the fastest number.
  init(_ drawing: Drawing, fonts: FontLibrary, rowsPerBand: Int? = nil) {
    let size = drawing.pixelSize
    width = max(0, size.width)
    height = max(0, size.height)
    scale = drawing.scale
    self.rowsPerBand = rowsPerBand ?? max(16, PaintPlan.bytesPerBand / 4 / max(1, width))
    entries.reserveCapacity(drawing.commands.count)
    var openClips: [Int] = []
    var maps: [AffineTransform] = []
    // As that of the canvas.
    var transforms = [AffineTransform.scale(x: scale, y: scale)]
    // The number of open clips, transforms and groups.
    var nesting = 0
    var shadows = PlannedShadows(width: width, height: height, scale: scale)
    for command in drawing.commands {
      guard
        let step = backdrop(command, under: maps.last) ?? shadows.step(command, under: maps.last)
          ?? PaintPlan.step(
            command, scale: scale, under: maps.last, toPixels: transforms[transforms.count - 1], fonts)
      else { continue }
      let covered = nesting == 0 ? coveredRows(step) : 0..<0
      nesting = max(0, nesting + step.nesting)
      if case .pushTransform(let map) = step {
        maps.append(maps.last.map(map.then) ?? map)
        transforms.append(map.then(transforms[transforms.count - 1]))
      }
      if case .popTransform = step, maps.popLast() != nil { transforms.removeLast() }
      if case .popClip = step, let clip = openClips.popLast() { entries[clip].next = entries.count + 1 }
      if case .pushClip = step { openClips.append(entries.count) }
      entries.append(
        Entry(
          step: step, rows: rows(of: step, command, under: maps.last), covered: covered,
          next: entries.count + 1))
    }
  }

  var bandCount: Int { (height + rowsPerBand - 1) / rowsPerBand }

  /// The number of parts, each of several bands: enough to balance threads, few enough that the cost of a part is
  /// negligible.
  package var partCount: Int { min(bandCount, PaintPlan.mostParts) }

  private static let mostParts = 24

  /// The rows of a band, 0 being the top one.
  func rows(ofBand band: Int) -> Range<Int> {
    band * rowsPerBand..<min(height, (band + 1) * rowsPerBand)
  }

  private func rows(
    of step: Step, _ command: Drawing.Command, under map: AffineTransform?
  ) -> Range<Int> {
    func rows(_ rect: Rect) -> Range<Int> { self.rows(of: map?.bounds(of: rect) ?? rect) }
    return switch step {
    case .popClip, .beginGroup, .endGroup, .pushTransform, .popTransform: 0..<height
    case .pushClip(let outline):
      (outline.pixelBounds.y..<outline.pixelBounds.maxY).clamped(to: 0..<height)
    case .glyphs(let glyphs, _):
      limited(
        Double(glyphs.map { $0.y - $0.mask.top }.min() ?? 0),
        Double(glyphs.map { $0.y - $0.mask.top + $0.mask.height }.max() ?? 0), to: height)
    default: command.reach.map(rows) ?? 0..<height
    }
  }

  /// The rows that a step outside of clips, transforms and groups paints over from side to side.
  private func coveredRows(_ step: Step) -> Range<Int> {
    guard case .fill(let outline, let color, _) = step, color.alpha == 255 else { return 0..<0 }
    return outline.rowsCovered(toColumn: width).clamped(to: 0..<height)
  }

  /// The rows of a rectangle in points, and one more at either side to allow for rounding.
  private func rows(of rect: Rect) -> Range<Int> {
    limited((rect.minY * scale).rounded(.down) - 1, (rect.maxY * scale).rounded(.up) + 1, to: height)
  }

  /// All rows or columns if a limit is not a number.
  private func limited(_ top: Double, _ bottom: Double, to end: Int) -> Range<Int> {
    guard top == top, bottom == bottom else { return 0..<end }
    let low = Int(min(max(top, 0), Double(end)))
    return low..<max(low, Int(min(max(bottom, 0), Double(end))))
  }
}

extension PaintPlan.Step {
  /// By how many the step changes the number of open clips, transforms and groups.
  fileprivate var nesting: Int {
    switch self {
    case .pushClip, .pushTransform, .beginGroup: 1
    case .popClip, .popTransform, .endGroup: -1
    default: 0
    }
  }
}

extension PaintPlan {
  /// Returns memory for the picture. Its contents are arbitrary until all parts are painted.
  package func pixmap() -> Pixmap { Pixmap(width: width, height: height, isClear: false) }

  /// Paints the rows of a part, whatever they contain; other rows are neither read nor written. `part`: the number of the
  /// part, from 0 to below `partCount`. `pixmap`: the pixmap of the whole picture; other threads can paint other parts at
  /// the same time.
  package func paint(part: Int, on pixmap: Pixmap) {
    let canvas = Canvas(pixmap, scale: scale)
    for band in part * bandCount / partCount..<(part + 1) * bandCount / partCount {
      let rows = rows(ofBand: band)
      let first = firstVisible(in: rows)
      if first == nil { pixmap.clear(rows: rows) }
      canvas.move(toRows: rows)
      paint(rows, from: first ?? 0, on: canvas)
    }
  }

  /// The index of the last step that paints over all of these rows; nil if there is none, so that pixels may stay as they
  /// were.
  private func firstVisible(in rows: Range<Int>) -> Int? {
    entries.lastIndex { $0.covered.lowerBound <= rows.lowerBound && rows.upperBound <= $0.covered.upperBound }
  }

  func paint(_ rows: Range<Int>, on canvas: Canvas) {
    paint(rows, from: firstVisible(in: rows) ?? 0, on: canvas)
  }

  private func paint(_ rows: Range<Int>, from first: Int, on canvas: Canvas) {
    var index = first
    while index < entries.count {
      let isNear = entries[index].rows.overlaps(rows)
      if isNear { paint(entries[index].step, on: canvas) }
      index = isNear ? index + 1 : entries[index].next
    }
  }

  private func paint(_ step: Step, on canvas: Canvas) {
    switch step {
    case .fade(let rect, let color, let shares): canvas.fill(rect, color: color, shares: shares)
    case .fill(let outline, let color, let rule): canvas.fill(outline, color: color, rule: rule)
    case .shadow(let path, let color, let offset, let blur):
      canvas.fillShadow(of: path, color: color, offset: offset, blur: blur)
    case .mask(let mask, let x, let y, let color): canvas.fill(mask, movedBy: x, y, color: color)
    case .glyphs(let glyphs, let color):
      for glyph in glyphs { canvas.fill(glyph: glyph.mask, atPixelX: glyph.x, pixelY: glyph.y, color: color) }
    case .image(let pixmap, let rect): canvas.draw(pixmap, in: rect)
    case .layers(let layers, let color): canvas.fill(layers, color: color)
    case .pushClip(let outline):
      canvas.save()
      canvas.clip(to: outline)
    case .popClip: canvas.restore()
    case .pushTransform(let map):
      canvas.save()
      canvas.transform = map.then(canvas.transform)
    case .popTransform: canvas.restore()
    case .pictures(let pictures): for (pixmap, rect) in pictures { canvas.draw(pixmap, in: rect) }
    case .beginGroup(let alpha): canvas.beginGroup(alpha: alpha)
    case .endGroup: canvas.endGroup()
    case .backdrop(let pixmap, let x, let y, let path):
      canvas.save()
      canvas.clip(to: path)
      canvas.transform = .identity
      canvas.draw(
        pixmap,
        in: Rect(x: Double(x), y: Double(y), width: Double(pixmap.width), height: Double(pixmap.height)))
      canvas.restore()
    }
  }
}

extension PaintPlan {
  /// The step of a backdrop: the pixels of all steps before it, filtered; nil for other commands.
  ///
  /// The filter needs pixels of other bands, so these are drawn here, once and for the rectangle of the backdrop only. The
  /// contents of a group appear here as in the result, with the group's alpha.
  private func backdrop(_ command: Drawing.Command, under map: AffineTransform?) -> Step? {
    guard case .backdrop(let path, let filter) = command else { return nil }
    let bounds = map?.bounds(of: path.bounds) ?? path.bounds
    // Excludes steps that only touch it: edges on the pixel grid may be off by rounding.
    let slack = 1e-6
    let rows = limited(
      (bounds.minY * scale + slack).rounded(.down), (bounds.maxY * scale - slack).rounded(.up), to: height)
    let columns = limited(
      (bounds.minX * scale + slack).rounded(.down), (bounds.maxX * scale - slack).rounded(.up), to: width)
    let part = PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    guard !part.isEmpty else { return .backdrop(Pixmap(width: 0, height: 0), x: 0, y: 0, path) }
    let behind = Pixmap(width: part.width, height: part.height)
    // In bands, since a group takes a pixmap as large as the canvas.
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: rowsPerBand) {
      let band = row..<min(row + rowsPerBand, rows.upperBound)
      let canvas = Canvas(behind, scale: scale, atRow: part.y, column: part.x)
      canvas.move(toRows: band)
      paint(band, on: canvas)
      canvas.endGroups()
    }
    let whole = PixelRect(x: 0, y: 0, width: part.width, height: part.height)
    return .backdrop(behind.backdrop(of: whole, through: filter, scale: scale), x: part.x, y: part.y, path)
  }
}

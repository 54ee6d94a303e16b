import Geometry
import Raster
import Typography
import Views

/// Adds shapes, texts, symbols and pictures to a drawing. Coordinates are window points.
///
/// A brush may be mirrored for a right-to-left layout; see `arranged(in:)`.
struct Brush {
  let recorder: DrawingRecorder
  let fonts: FontLibrary
  /// The visible part of the window, after clipping by superviews and the canvas, in points.
  var visible: Rect
  /// Whether natural text is aligned right regardless of its script, and arrangements go from right to left.
  var isRightToLeft = false
  /// The sum of the x coordinates of mirrored points, in window points; nil draws without mirroring. Set by
  /// `arranged(in:)`.
  var mirror: Double?

  var grid: PixelGrid { recorder.grid }

  /// One pixel, in points.
  var hairline: Double { 1 / grid.scale }

  /// The rectangle with each edge moved to the next pixel boundary.
  func onGrid(_ rect: Rect) -> Rect { grid.round(rect) }

  // MARK: Shapes

  func fill(_ rect: Rect, _ color: RGBA) {
    guard color.alpha > 0, !rect.isEmpty else { return }
    recorder.add(.fillRect(placed(rect), PixelColor(color)))
  }

  /// Fills a rectangle with shares of a color's alpha, 0 … 1, at equal distances from the top down.
  func fade(_ rect: Rect, _ color: RGBA, shares: [Double]) {
    guard color.alpha > 0, !rect.isEmpty else { return }
    recorder.add(.fade(placed(rect), PixelColor(color), shares: shares))
  }

  func fill(_ path: Path, _ color: RGBA, rule: FillRule = .nonZero) {
    guard color.alpha > 0 else { return }
    recorder.add(.fill(placed(path), PixelColor(color), rule))
  }

  func fillRounded(_ rect: Rect, radius: Double, curve: CornerCurve = .circular, _ color: RGBA) {
    guard !rect.isEmpty else { return }
    if radius <= 0 { return fill(rect, color) }
    fill(.roundedRect(rect, radius: radius, curve: curve), color)
  }

  /// A border inside a rectangle: the ring between it and the same rectangle inset.
  func border(_ rect: Rect, width: Double, radius: Double, curve: CornerCurve = .circular, _ color: RGBA) {
    guard width > 0, !rect.isEmpty else { return }
    let inner = rect.insetBy(dx: width, dy: width)
    var path = radius > 0 ? Path.roundedRect(rect, radius: radius, curve: curve) : Path.rect(rect)
    if !inner.isEmpty {
      path.append(radius > width ? .roundedRect(inner, radius: radius - width, curve: curve) : .rect(inner))
    }
    fill(path, color, rule: .evenOdd)
  }

  func stroke(_ path: Path, width: Double, _ color: RGBA, cap: LineCap = .butt, dash: [Double] = []) {
    guard color.alpha > 0, width > 0 else { return }
    recorder.add(.stroke(placed(path), width: width, PixelColor(color), cap: cap, dash: dash))
  }

  func shadow(_ path: Path, _ color: RGBA, offset: Point, blur: Double) {
    let offset = mirror == nil ? offset : Point(x: -offset.x, y: offset.y)
    recorder.add(.shadow(placed(path), PixelColor(color), offset: offset, blur: blur))
  }

  /// Shows everything drawn so far through a filter, within a shape; returns false, drawing nothing, if that is beyond
  /// the drawing's limit.
  func filter(_ path: Path, _ filter: BackdropFilter) -> Bool { recorder.addBackdrop(placed(path), filter) }

  // MARK: Groups

  func clipped(to path: Path, _ body: () -> Void) {
    recorder.add(.pushClip(placed(path)))
    body()
    recorder.add(.popClip)
  }

  /// Draws the output of `body` as a group with an alpha of 0 … 1.
  func faded(to alpha: Double, _ body: () -> Void) {
    if alpha >= 1 { return body() }
    recorder.group(alpha: UInt8(share: alpha), within: visible, body)
  }

  // MARK: Pictures and symbols

  /// Draws a picture into a rectangle on the pixel grid, in its own colors or as a template in one color.
  func draw(_ picture: Picture, in rect: Rect, template ink: RGBA? = nil) {
    recorder.add(
      .image(Drawing.PlacedPicture(picture: picture, rect: rect, tint: ink.map { PixelColor($0) })))
  }

  /// Draws the sign of a symbol in one color.
  func draw(_ sign: SymbolShape, _ ink: RGBA, name: String) {
    guard ink.alpha > 0 else { return }
    draw(sign.layers, ink, name: name, isSign: true)
  }

  /// Draws a symbol from layers of coverage, in one color. `isSign`: whether the layers are the symbol's sign, not a
  /// plate with its name.
  func draw(_ layers: [CoverageLayer], _ ink: RGBA, name: String, isSign: Bool) {
    let layers = layers.map { CoverageLayer(placed($0.path), cuts: $0.cuts) }
    recorder.add(.symbol(Drawing.Symbol(name: name, layers: layers, hasSign: isSign), PixelColor(ink)))
  }
}

extension Brush {
  /// A brush with a separate drawing, for overlays and borders of pictures; `canvas` in points.
  init(canvas: Size, scale: Double, _ fonts: FontLibrary) {
    self.init(
      recorder: DrawingRecorder(grid: PixelGrid(scale: scale)), fonts: fonts,
      visible: Rect(origin: .zero, size: canvas))
  }
}

extension PixelColor {
  /// The color in bytes, with straight alpha, each component rounded.
  init(_ color: RGBA) {
    self.init(
      red: UInt8(share: color.red), green: UInt8(share: color.green), blue: UInt8(share: color.blue),
      alpha: UInt8(share: color.alpha))
  }
}

extension UInt8 {
  /// A share of the whole, which is 255; what is beyond nothing or the whole, as code may state it, counts as that.
  init(share: Double) { self = share > 0 ? UInt8((Swift.min(share, 1) * 255).rounded()) : 0 }
}

extension RGBA {
  /// The color with its alpha multiplied.
  func faded(_ alpha: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: self.alpha * alpha) }

  /// The perceived brightness, 0 … 1, with the weights of Rec. 709.
  var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

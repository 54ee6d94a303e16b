import Geometry
import Raster
import Typography
import Views

/// What every painter is handed: the view, where it stands, what it inherits, and the drawing to add to.
struct PaintContext {
  let view: View
  /// The view's rectangle in the window, points on the pixel grid.
  var rect: Rect
  /// The inherited colour of active content.
  let tint: RGBA
  let appearance: Appearance
  /// Whose figures hold.
  var era = Era.iOS16
  let fonts: FontLibrary
  let grid: PixelGrid
  /// What superviews and the canvas leave to be seen, window points.
  let visible: Rect
  let recorder: DrawingRecorder
  /// The project's images and colours.
  var assets = PaintAssets.none
  /// The height that a label's text may take where that is more than its own, points: on the way between two layouts.
  var textHeight: Double?
  /// Whether the view's own arrangement goes from right to left, and natural text stands at the right, whatever its
  /// letters.
  var isRightToLeft = false
  /// The sum of the coordinates of every two points that change places, window points; nil draws as it is. Set by
  /// `arranged(in:)`.
  var mirror: Double?

  /// The views that stand in the bars around the screen; nil where bars are drawn that are views.
  var barViews: BarViewPainter?

  /// One pixel, in points.
  var hairline: Double { 1 / grid.scale }

  func color(_ color: Color) -> RGBA { assets.value(of: color, in: appearance) }

  func color(_ system: String, alpha: Double = 1) -> RGBA {
    guard let color = SystemColor(named: system)?.value(in: appearance) else { return RGBA(white: 0) }
    return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha)
  }

  /// Whether the view takes touches; what is no control always does.
  var isEnabled: Bool { view.control?.isEnabled ?? true }

  func font(_ description: FontDescription) -> Font { fonts.font(FontRequest(description)) }

  // MARK: Shapes

  func fill(_ rect: Rect, _ color: RGBA) {
    guard color.alpha > 0, !rect.isEmpty else { return }
    recorder.add(.fillRect(placed(rect), PixelColor(color)))
  }

  func fill(_ path: Path, _ color: RGBA, rule: FillRule = .nonZero) {
    guard color.alpha > 0 else { return }
    recorder.add(.fill(placed(path), PixelColor(color), rule))
  }

  func fillRounded(_ rect: Rect, radius: Double, _ color: RGBA) {
    guard !rect.isEmpty else { return }
    if radius <= 0 { fill(rect, color) } else { fill(.roundedRect(rect, radius: radius), color) }
  }

  /// A border inside a rectangle: the ring between it and the same rectangle moved inwards.
  func border(_ rect: Rect, width: Double, radius: Double, _ color: RGBA) {
    guard width > 0, !rect.isEmpty else { return }
    let inner = rect.insetBy(dx: width, dy: width)
    var path = radius > 0 ? Path.roundedRect(rect, radius: radius) : Path.rect(rect)
    if !inner.isEmpty {
      path.append(radius > width ? .roundedRect(inner, radius: radius - width) : .rect(inner))
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

  func clipped(to path: Path, _ body: () -> Void) {
    recorder.add(.pushClip(placed(path)))
    body()
    recorder.add(.popClip)
  }

  /// Draws a control, at half strength where it takes no touches.
  ///
  /// The half is Flutter's figure for switches; that other controls fade alike is not verified.
  func fadedUnlessEnabled(_ body: () -> Void) {
    if isEnabled { body() } else { recorder.group(alpha: 128, within: visible, body) }
  }

  /// The same surroundings around another rectangle in window points.
  func at(_ rect: Rect) -> PaintContext {
    var other = self
    other.rect = rect
    return other
  }

  /// The rectangle with each edge on the next line between pixels.
  func onGrid(_ rect: Rect) -> Rect { grid.round(rect) }
}

extension PixelColor {
  /// The colour in bytes, straight alpha, each part rounded.
  init(_ color: RGBA) {
    func byte(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
    self.init(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(color.alpha))
  }
}

extension RGBA {
  /// The colour with its alpha multiplied.
  func faded(_ alpha: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: self.alpha * alpha) }

  /// How bright it looks, 0 … 1, by the weights of Rec. 709.
  var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension FontRequest {
  /// The request that a description of the tree makes.
  public init(_ description: FontDescription) {
    let family: Family =
      switch description.family {
      case .system: .system
      case .named(let name): .named(name)
      }
    self.init(
      family: family, weight: FontWeight(rawValue: description.weight.rawValue) ?? .regular,
      isItalic: description.isItalic, size: description.size, leading: description.textStyle?.leading)
  }
}

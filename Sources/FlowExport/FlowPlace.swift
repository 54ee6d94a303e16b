import Flows
import Geometry
import Painting
import Raster
import Screens
import Views

/// A screen's place in a state: a layer, or a column of one.
struct FlowPlace {
  /// The index of the layer.
  let layer: Int
  /// The nodes from the root of the layer to the content.
  let path: [FlowNode]
  /// The column; nil for a screen that has its layer to itself.
  var column: Column?

  /// A column of a split view controller.
  struct Column {
    /// Its index from the left.
    let index: Int
    /// The left edge on the layer, and the width, in points.
    let x, width: Double
  }

  /// The content.
  var node: FlowNode { path[path.count - 1] }
}

extension FlowStage {
  /// The width of a primary column, in points: the maximum that UIKit has for it unless code gives another
  /// (`maximumPrimaryColumnWidth`).
  private static let primaryColumnWidth = 320.0

  /// The places of the screens that a layer shows, from the left. `layer`: its index; nil for the topmost.
  func places(in state: FlowState, layer: Int? = nil) -> [FlowPlace] {
    let layer = layer ?? state.layers.count - 1
    let paths = state.columns(world, layer: layer)
    guard paths.count > 1 else { return paths.map { FlowPlace(layer: layer, path: $0) } }
    let width = size(ofLayer: layer, in: state).width
    let first = min(Self.primaryColumnWidth, width)
    let rest = (width - first) / Double(paths.count - 1)
    return paths.enumerated().map { index, path in
      let column =
        index == 0
        ? FlowPlace.Column(index: 0, x: 0, width: first)
        : FlowPlace.Column(index: index, x: first + rest * Double(index - 1), width: rest)
      return FlowPlace(layer: layer, path: path, column: column)
    }
  }

  /// The place of the visible controller.
  func place(in state: FlowState) -> FlowPlace {
    let visible = state.shownPath(world)
    let places = places(in: state)
    return places.first { $0.path == visible } ?? places[0]
  }

  /// The size of a layer, in points: a card is lower than the device.
  func size(ofLayer layer: Int, in state: FlowState) -> Size {
    var size = look.device.size(in: state.orientation)
    if isSheet(state, layer) { size.height -= sheetGap }
    return size
  }

  func size(of place: FlowPlace, in state: FlowState) -> Size {
    var size = size(ofLayer: place.layer, in: state)
    if let column = place.column { size.width = column.width }
    return size
  }

  /// The line between two columns, a pixel wide, at the left of the second.
  func columnSeparator(at rect: Rect) -> Drawing.Command {
    // The system's opaque separator.
    let gray: PixelColor =
      look.appearance == .dark
      ? PixelColor(red: 56, green: 56, blue: 58, alpha: 255)
      : PixelColor(red: 198, green: 198, blue: 200, alpha: 255)
    return .fillRect(Rect(x: rect.minX, y: 0, width: 1 / look.scale, height: rect.height), gray)
  }

  // MARK: Cards

  /// By how much a phone's screen becomes smaller behind a card: measured in a simulator of an iPhone 16 Pro with iOS 18.0
  /// for Flutter's `CupertinoSheetRoute`.
  private static let scaleBehindCard = 1 - 0.0835
  /// By how much the screen behind a card begins above it, in points: a card begins 54 points below the top of a canvas
  /// whose safe area begins at 44. Flutter measured 8 and 7 hundredths of 874 points.
  private static let stepBehindCard = 10.0
  static let cardRadius = 10.0

  /// How the screen behind a card is shown: its scale, and its top in pixels at a number of pixels per point.
  func placeBehindCard(scale: Double) -> (scale: Double, top: Double) {
    look.device.isPad ? (1, 0) : (Self.scaleBehindCard, (sheetGap - Self.stepBehindCard) * scale)
  }

  /// What is behind a card: on a phone the screen becomes smaller, below the status bar, on black.
  func behindCard(_ drawing: Drawing) -> Drawing {
    let (scale, top) = placeBehindCard(scale: 1)
    guard scale < 1 else { return drawing }
    let size = drawing.canvas
    let rect = Rect(
      x: size.width * (1 - scale) / 2, y: top, width: size.width * scale, height: size.height * scale)
    var result = drawing
    let black = PixelColor(red: 0, green: 0, blue: 0, alpha: 255)
    result.commands =
      [
        .fillRect(Rect(origin: .zero, size: size), black),
        .pushClip(.roundedRect(rect, radius: Self.cardRadius)),
        .pushTransform(AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: rect.minX, ty: rect.minY)),
      ] + drawing.commands + [.popTransform, .popClip]
    return result
  }

  /// A card at the bottom of the canvas, over a darkened background.
  static func commands(of card: Drawing, on canvas: Size) -> [Drawing.Command] {
    let all = Rect(origin: .zero, size: canvas)
    let place = Rect(
      x: (canvas.width - card.canvas.width) / 2, y: canvas.height - card.canvas.height,
      width: card.canvas.width, height: card.canvas.height + 20)
    let shade = PixelColor(red: 0, green: 0, blue: 0, alpha: 51)
    return [
      .fillRect(all, shade), .pushClip(.roundedRect(place, radius: cardRadius)),
      .pushTransform(.translation(x: place.minX, y: place.minY)),
    ] + card.commands + [.popTransform, .popClip]
  }
}

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

  /// The size of a layer, in points: a sheet is smaller than the device's screen.
  func size(ofLayer layer: Int, in state: FlowState) -> Size {
    sheet(state, layer)?.frame.size ?? look.device.size(in: state.orientation)
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

  // MARK: Sheets

  /// The page sheet that a layer is shown as; nil for one that fills the screen, as sheets do on phones in landscape.
  func sheet(_ state: FlowState, _ layer: Int) -> PageSheet? {
    let isPad = look.device.isPad
    guard layer > 0, state.layers[layer].presentation == .sheet, isPad || state.orientation == .portrait
    else { return nil }
    return PageSheet(
      on: look.device.size(in: state.orientation), look.device, isPad: isPad,
      era(of: state.layers[layer].node))
  }

  /// The era of the system that shows a layer: that which was asked for, or else of the tools that saved its document.
  private func era(of node: FlowNode) -> Era {
    let content = node.shownPath(world).last ?? node
    let own = look.systemEra ?? (try? cast.screen(content.controller, content.model))?.canvas.era
    return (own ?? Era.iOS16).shown(onCanvas: false)
  }

  /// What is behind a sheet: on a phone the screen becomes smaller, below the status bar, on black.
  func behind(_ sheet: PageSheet, _ drawing: Drawing) -> Drawing {
    guard sheet.pushesBack else { return drawing }
    let (size, scale) = (drawing.canvas, PushedBackScreen.scale)
    let pushed = PushedBackScreen(on: size, above: sheet.frame.minY)
    var result = drawing
    let black = PixelColor(red: 0, green: 0, blue: 0, alpha: 255)
    result.commands =
      [
        .fillRect(Rect(origin: .zero, size: size), black),
        .pushClip(pushed.outline(in: sheet.era)),
        .pushTransform(
          AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: pushed.frame.minX, ty: pushed.frame.minY)),
      ] + drawing.commands + [.popTransform, .popClip]
    return result
  }

  /// A sheet with its drawing, over a darkened background.
  static func commands(of sheet: PageSheet, _ drawing: Drawing, on canvas: Size) -> [Drawing.Command] {
    [
      .fillRect(Rect(origin: .zero, size: canvas), CardSurroundings.shade),
      .pushClip(sheet.surroundings.outline(in: sheet.era)),
      .pushTransform(.translation(x: sheet.frame.minX, y: sheet.frame.minY)),
    ] + drawing.commands + [.popTransform, .popClip]
  }
}

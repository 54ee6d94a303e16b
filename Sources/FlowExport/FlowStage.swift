import Diagnostics
import Files
import Flows
import Geometry
import Painting
import Raster
import Screens
import Views

/// Lays out and draws the screen of any state of a flow.
package final class FlowStage {
  /// The appearance of screens.
  package struct Look: Sendable {
    package var device: Device
    /// Pixels per point.
    package var scale: Double
    /// Light or dark appearance.
    package var appearance = Appearance.light
    /// The era of the system that is shown; nil for that of each document.
    package var systemEra: Era?
    /// Whether the layout is right-to-left.
    package var isRightToLeft = false

    /// Creates a look for a device at its own scale.
    package init(device: Device) { (self.device, scale) = (device, device.scale) }
  }

  /// The world after applying the script.
  package let world: FlowWorld
  package let cast: FlowCast
  /// The appearance of screens.
  package let look: Look
  package let renderer: Renderer
  private let reading: ReadingTraits
  /// The folder to which goldens' paths are relative.
  let folder: String
  /// The enclosure of goldens.
  let enclosure: Enclosure
  private var drawings: [FlowState: Drawing] = [:]
  private static let mostDrawings = 64
  private var screenFindings = ScreenFindings()

  /// Creates a stage for a world. `renderer`: draws the screens. `folder`: the folder of the script, with a slash at
  /// its end; empty for the current one.
  package init(
    _ world: FlowWorld, _ cast: FlowCast, _ look: Look, _ renderer: Renderer, reading: ReadingTraits,
    folder: String, enclosure: Enclosure
  ) {
    (self.world, self.cast, self.look, self.renderer) = (world, cast, look, renderer)
    (self.reading, self.folder, self.enclosure) = (reading, folder, enclosure)
  }

  /// The findings from layout and drawing.
  package var findings: [Finding] { screenFindings.findings + cast.resourceFindings }

  // MARK: Screens

  /// The laid-out screen of a layer's visible controller in a state.
  func laidOut(_ state: FlowState, layer: Int? = nil) throws(FlowFault) -> LaidOutScreen {
    let place = layer ?? state.layers.count - 1
    let path = state.layers[place].node.shownPath(world)
    let node = path[path.count - 1]
    let screen = try cast.screen(node.controller, node.model)
    let traits = try traits(of: screen, node, path, state, place)
    return renderer(for: node.controller).layOut(screen, traits)
  }

  /// The traits of the visible controller's screen in a state, and the screen.
  func ends(_ state: FlowState) throws(FlowFault) -> (screen: Screen, traits: ScreenTraits) {
    let path = state.shownPath(world)
    let node = path[path.count - 1]
    let screen = try cast.screen(node.controller, node.model)
    return (screen, try traits(of: screen, node, path, state, state.layers.count - 1))
  }

  func renderer(for controller: ControllerID) -> Renderer {
    cast.resources(of: controller).map { renderer.using($0) } ?? renderer
  }

  private func traits(
    of screen: Screen, _ node: FlowNode, _ path: [FlowNode], _ state: FlowState, _ layer: Int
  ) throws(FlowFault) -> ScreenTraits {
    var size = look.device.size(in: state.orientation)
    let isSheet = isSheet(state, layer)
    if isSheet { size.height -= sheetGap }
    var traits = ScreenTraits(
      orientation: state.orientation, device: look.device, screen: size, scale: look.scale)
    traits.appearance = look.appearance
    traits.systemEra = look.systemEra
    traits.isRightToLeft = look.isRightToLeft
    traits.reading = reading
    var containment = try ContainmentReader(cast: cast, world: world).containment(of: screen, path, state)
    containment.isSheet = isSheet
    for scroll in node.scrolls {
      for view in screen.tree.views(named: scroll.view) where view.content.isScrolling {
        containment.contentOffsets.append(.init(view: view.id, offset: Point(x: scroll.x, y: scroll.y)))
      }
    }
    traits.containment = containment
    return traits
  }

  /// Whether a layer is shown as a card: phones in landscape show sheets full-screen.
  func isSheet(_ state: FlowState, _ layer: Int) -> Bool {
    layer > 0 && state.layers[layer].presentation == .sheet
      && (look.device.isPad || state.orientation == .portrait)
  }

  /// The margin above a sheet, in points.
  var sheetGap: Double {
    look.device.hasHomeIndicator ? Era.iOS16.sheetGap : Era.iOS16.homeButtonSheetGap
  }

  // MARK: Drawings

  /// The drawing of the whole screen.
  package func drawing(of state: FlowState) throws(FlowFault) -> Drawing {
    if let known = drawings[state] { return known }
    var first = state.layers.count - 1
    while isSheet(state, first) { first -= 1 }
    var drawing = try drawing(of: state, layer: first)
    for layer in (first + 1)..<max(first + 1, state.layers.count) {
      let card = try self.drawing(of: state, layer: layer)
      drawing.commands += Self.commands(of: card, on: drawing.canvas)
    }
    // Long walks do not cache every screen.
    if drawings.count >= Self.mostDrawings { drawings = [:] }
    drawings[state] = drawing
    return drawing
  }

  private func drawing(of state: FlowState, layer: Int) throws(FlowFault) -> Drawing {
    try drawnScreen(of: state, layer: layer).screen.drawing
  }

  /// The screen of the visible controller, laid out and drawn, and its renderer; its tree has the layout until the next
  /// one. `layer`: the index of the layer; nil for the topmost.
  package func drawnScreen(
    of state: FlowState, layer: Int? = nil
  ) throws(FlowFault) -> (screen: DrawnScreen, renderer: Renderer) {
    let layer = layer ?? state.layers.count - 1
    let laidOut = try laidOut(state, layer: layer)
    do throws(RenderError) { try laidOut.checkPicture() } catch { throw FlowFault(error.message) }
    let path = state.layers[layer].node.shownPath(world)
    let renderer = renderer(for: path[path.count - 1].controller)
    let drawn = renderer.drawing(of: laidOut)
    screenFindings.add(drawn)
    return (drawn, renderer)
  }

  /// A card at the bottom of the canvas, over a darkened background. The screen below keeps its size, unlike in UIKit.
  private static func commands(of card: Drawing, on canvas: Size) -> [Drawing.Command] {
    let all = Rect(origin: .zero, size: canvas)
    let place = Rect(
      x: (canvas.width - card.canvas.width) / 2, y: canvas.height - card.canvas.height,
      width: card.canvas.width, height: card.canvas.height + 20)
    let shade = PixelColor(red: 0, green: 0, blue: 0, alpha: 51)
    return [
      .fillRect(all, shade), .pushClip(.roundedRect(place, radius: 10)),
      .pushTransform(.translation(x: place.minX, y: place.minY)),
    ] + card.commands + [.popTransform, .popClip]
  }

  /// The pixels of the whole screen.
  package func pixmap(of state: FlowState, threads: Int = 1) throws(FlowFault) -> Pixmap {
    let drawing = try drawing(of: state)
    do throws(RenderError) { return try renderer.pixmap(drawing, threads: threads) } catch {
      throw FlowFault(error.message)
    }
  }
}

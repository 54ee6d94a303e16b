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
  private var missing: [FlowState: [Finding]] = [:]
  /// Whether `parts(of:)` and `device(of:)` are asked for states after they are drawn.
  package var keepsParts = false
  private var parts: [FlowState: [Part]] = [:]
  private var devices: [FlowState: Drawing] = [:]

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

  /// The laid-out screen of a place in a state.
  func laidOut(_ place: FlowPlace, _ state: FlowState) throws(FlowFault) -> LaidOutScreen {
    let (screen, traits) = try ends(place, state)
    return renderer(for: place.node.controller).layOut(screen, traits)
  }

  /// The traits of the visible controller's screen in a state, and the screen.
  func ends(_ state: FlowState) throws(FlowFault) -> (screen: Screen, traits: ScreenTraits) {
    try ends(place(in: state), state)
  }

  func ends(_ place: FlowPlace, _ state: FlowState) throws(FlowFault) -> (
    screen: Screen, traits: ScreenTraits
  ) {
    let screen = try cast.screen(place.node.controller, place.node.model)
    return (screen, try traits(of: screen, place, state))
  }

  func renderer(for controller: ControllerID) -> Renderer {
    cast.resources(of: controller).map { renderer.using($0) } ?? renderer
  }

  private func traits(
    of screen: Screen, _ place: FlowPlace, _ state: FlowState
  ) throws(FlowFault) -> ScreenTraits {
    let node = place.node
    var traits = ScreenTraits(
      orientation: state.orientation, device: look.device, screen: size(of: place, in: state),
      scale: look.scale)
    traits.appearance = look.appearance
    traits.systemEra = look.systemEra
    traits.isRightToLeft = look.isRightToLeft
    traits.reading = reading
    traits.state = node.stateName.flatMap { screen.stateName($0) ?? nil }
    var containment = try ContainmentReader(cast: cast, world: world).containment(
      of: screen, place.path, state)
    containment.isSheet = sheet(state, place.layer) != nil
    containment.isNarrowColumn = place.column.map { $0.index == 0 } ?? false
    for scroll in node.scrolls {
      for view in screen.tree.views(named: scroll.view) where view.content.isScrolling {
        containment.contentOffsets.append(.init(view: view.id, offset: Point(x: scroll.x, y: scroll.y)))
      }
    }
    traits.containment = containment
    return traits
  }

  // MARK: Drawings

  /// The drawing of the whole screen.
  package func drawing(of state: FlowState) throws(FlowFault) -> Drawing {
    if let known = drawings[state] { return known }
    var first = state.layers.count - 1
    while sheet(state, first) != nil { first -= 1 }
    var drawing = try drawing(of: state, layer: first)
    for layer in (first + 1)..<max(first + 1, state.layers.count) {
      guard let sheet = sheet(state, layer) else { continue }
      drawing = behind(sheet, drawing)
      let content = try self.drawing(of: state, layer: layer)
      drawing.commands += Self.commands(of: sheet, content, on: drawing.canvas)
    }
    // Long walks do not cache every screen.
    if drawings.count >= Self.mostDrawings { drawings = [:] }
    drawings[state] = drawing
    return drawing
  }

  /// The drawing of a layer alone: of its columns side by side.
  private func drawing(of state: FlowState, layer: Int) throws(FlowFault) -> Drawing {
    let places = places(in: state, layer: layer)
    guard places.count > 1 else { return try drawnScreen(at: places[0], state).screen.drawing }
    var whole = Drawing(canvas: size(ofLayer: layer, in: state), scale: look.scale)
    for place in places {
      guard let column = place.column else { continue }
      let drawing = try drawnScreen(at: place, state).screen.drawing
      let rect = Rect(x: column.x, y: 0, width: column.width, height: whole.canvas.height)
      whole.commands +=
        [.pushClip(.rect(rect)), .pushTransform(.translation(x: rect.minX, y: 0))] + drawing.commands
        + [.popTransform, .popClip]
      whole.missingImages += drawing.missingImages
      if column.index > 0 { whole.commands.append(columnSeparator(at: rect)) }
    }
    return whole
  }

  /// The screen of the visible controller, laid out and drawn, and its renderer; its tree has the layout until the next
  /// one.
  package func drawnScreen(of state: FlowState) throws(FlowFault) -> (screen: DrawnScreen, renderer: Renderer)
  {
    try drawnScreen(at: place(in: state), state)
  }

  private func drawnScreen(
    at place: FlowPlace, _ state: FlowState
  ) throws(FlowFault) -> (screen: DrawnScreen, renderer: Renderer) {
    let laidOut = try laidOut(place, state)
    do throws(RenderError) { try laidOut.checkPicture() } catch { throw FlowFault(error.message) }
    let renderer = renderer(for: place.node.controller)
    let drawn = renderer.drawing(of: laidOut)
    screenFindings.add(drawn)
    // The lowest screen that fills the device is drawn first.
    if keepsParts, devices[state] == nil { devices[state] = drawn.device }
    if keepsParts, place.layer == state.layers.count - 1 {
      parts[state, default: []] += self.parts(of: drawn, at: place, in: state)
    }
    for finding in drawn.missingFonts where !missingFonts(of: state).contains(finding) {
      missing[state, default: []].append(finding)
    }
    return (drawn, renderer)
  }

  /// What can be tapped on the topmost layer of a state that was drawn.
  package func parts(of state: FlowState) -> [Part] { parts[state] ?? [] }

  /// What the device shows over a state that was drawn, on a clear canvas: status bar, Dynamic Island, home indicator.
  package func device(of state: FlowState) -> Drawing? { devices[state] }

  /// The same screens in another look.
  package func with(_ look: Look) -> FlowStage {
    FlowStage(world, cast, look, renderer, reading: reading, folder: folder, enclosure: enclosure)
  }

  /// The findings about fonts that are not here, on all screens of a state that was drawn.
  package func missingFonts(of state: FlowState) -> [Finding] { missing[state] ?? [] }

  /// The pixels of the whole screen.
  package func pixmap(of state: FlowState, threads: Int = 1) throws(FlowFault) -> Pixmap {
    let drawing = try drawing(of: state)
    do throws(RenderError) { return try renderer.pixmap(drawing, threads: threads) } catch {
      throw FlowFault(error.message)
    }
  }
}

import Diagnostics
import Files
import Geometry
import Layout
import Motion
import MotionExport
import Reports
import ScreenBuilder
import Screens
import Synchronization
import Templates
import Views

/// A screen: its view tree, the layouts that were extracted from its templates, and its states.
///
/// Layouts and pictures are values, and can be made on several threads at once.
public final class Screen: Sendable {
  /// The screen with all that was changed.
  var base: Screens.Screen { state.withLock { $0.base } }
  let renderer: Renderer
  let resources: DocumentResources
  private let layoutshot: Layoutshot
  private let reading: ReadingTraits
  private let state: Mutex<State>

  private struct State {
    var base: Screens.Screen
    var shown = ScreenFindings()
  }

  init(
    _ base: Screens.Screen, _ renderer: Renderer, _ resources: DocumentResources, _ layoutshot: Layoutshot,
    _ reading: ReadingTraits
  ) {
    state = Mutex(State(base: base))
    (self.renderer, self.resources) = (renderer, resources)
    (self.layoutshot, self.reading) = (layoutshot, reading)
  }

  /// What the screen is called.
  public var name: String { base.name }
  /// The arrangements that code defines, by the names that layouts use for them.
  public var customArrangements: CustomArrangements {
    get { base.customArrangements }
    set { state.withLock { $0.base = $0.base.using(newValue) } }
  }
  /// The names of its states besides the initial one, in order.
  public var states: [String] { base.states.map(\.name) }
  /// The findings so far, without duplicates: from matching templates, from the layouts and pictures made, and about
  /// the project's images, colors and fonts.
  public var findings: FindingSet {
    state.withLock { FindingSet($0.base.findings + $0.shown.findings + resources.findings) }
  }

  func answers(to name: String) -> Bool { base.answers(to: name) }

  /// Returns traits to show the screen with.
  ///
  /// - Parameters:
  ///   - orientation: Which way up the screen is held.
  ///   - device: The device; nil for the canvas that the screen is designed on.
  ///   - state: The name of a state; nil for the initial one.
  ///   - appearance: Light or dark.
  ///   - scale: Pixels per point; nil for the device's.
  /// - Throws: `UnknownNameError` if the screen has no such state.
  public func traits(
    _ orientation: Orientation = .portrait, on device: Device? = nil, state: String? = nil,
    appearance: Appearance = .light, scale: Double? = nil
  ) throws(UnknownNameError) -> ScreenTraits {
    var request = ScreenRequest()
    request.orientations = [orientation]
    request.devices = device.map { [$0] } ?? []
    (request.appearance, request.scale, request.textSize) = (appearance, scale, reading.textSize)
    request.language = reading.language
    var traits = request.traits(for: base.canvas)[0]
    if let state, state != ScreenRequest.initialState {
      guard let known = base.state(named: state) else {
        throw UnknownNameError(kind: "state", name: state, known: [ScreenRequest.initialState] + states)
      }
      traits.state = known.name
    }
    return traits
  }

  // MARK: Layouts and pictures

  /// Lays out the screen and returns where everything stands.
  ///
  /// - Parameter traits: The traits to show it with.
  public func layOut(_ traits: ScreenTraits) -> ScreenLayout {
    let laidOut = renderer.layOut(base, traits)
    state.withLock { $0.shown.add(laidOut) }
    return ScreenLayout(laidOut)
  }

  /// Lays out the screen and returns the frames of all views as JSON, as `layoutshot inspect --stage frames` prints it.
  ///
  /// - Parameter traits: The traits of each layout.
  public func framesJSON(_ traits: [ScreenTraits]) -> String {
    var report = InspectReport(path: name, stage: .frames, findings: base.findings)
    for traits in traits { report.add(base, traits, renderer: renderer) }
    return report.json(isIndented: true)
  }

  /// Writes what `framesJSON(_:)` returns.
  ///
  /// - Parameters:
  ///   - traits: The traits of each layout.
  ///   - path: The file; folders that do not exist are made.
  /// - Throws: `FileError` if the file cannot be written.
  public func writeFrames(_ traits: [ScreenTraits], to path: String) throws {
    try OutputFile.makeFolder(of: path)
    try OutputFile.write(Array(framesJSON(traits).utf8), to: path)
  }

  /// Lays out the screen and returns its picture.
  ///
  /// - Parameter traits: The traits to show it with.
  public func picture(_ traits: ScreenTraits) -> ScreenPicture {
    let drawn = renderer.drawing(of: renderer.layOut(base, traits))
    state.withLock { $0.shown.add(drawn) }
    return ScreenPicture(drawing: drawn.drawing, renderer: renderer)
  }

  /// Lays out both ends of a transition.
  ///
  /// - Parameters:
  ///   - from: What the screen is shown with at first.
  ///   - to: What it is shown with at last; only orientation and state may be other than at first.
  ///   - duration: The time that it takes, in seconds; nil for that of the layout's animation, or the platform's, which
  ///     is 0.3 for a rotation (0.4 on iPads) and 0.2 for a change of state.
  ///   - delay: The time before it begins, in seconds; nil for that of the layout's animation, or none.
  ///   - curve: The relation between time and progress; nil for that of the layout's animation, or `easeInOut`.
  /// - Returns: The transition, of which pictures and positions at any moment can be asked.
  public func transition(
    from: ScreenTraits, to: ScreenTraits, duration: Double? = nil, delay: Double? = nil,
    curve: TimingCurve? = nil
  ) -> ScreenTransition {
    var request = MotionRequest()
    (request.duration, request.delay, request.curve) = (duration, delay, curve)
    let base = base
    let timing = request.timing(of: base, from: from, to: to)
    return ScreenTransition(
      ScreenMotion(
        base, from: from, to: to, timing: timing.whole, overrides: timing.overrides, renderer: renderer))
  }

  // MARK: Templates

  /// Returns how the views of an orientation's template match the live ones; nil if it has none.
  ///
  /// - Parameter orientation: The orientation of the template.
  public func match(for orientation: Orientation) -> TemplateMatch? { base.match(for: orientation) }

  /// Returns the `id` or object ID of a live view that a match or a finding names.
  ///
  /// - Parameter view: A view of this screen, as in `TemplateMatch`; one of another screen may not exist here.
  public func id(of view: ViewID) -> String { base.tree[view].objectID }

  /// Returns what was extracted from an orientation's template, by the live views that it places, in document order.
  ///
  /// - Parameter orientation: The orientation of the template; without one, nothing was extracted.
  public func extractedLayout(for orientation: Orientation) -> [ExtractedView] {
    guard let layout = base.match(for: orientation)?.layout else { return [] }
    return base.tree.views.compactMap { view in
      layout[view.id].map { attributes in
        ExtractedView(
          id: view.objectID, frame: attributes.frame, boundsOrigin: attributes.boundsOrigin,
          isHidden: attributes.isHidden, autoresizingMask: attributes.autoresizingMask)
      }
    }
  }

  /// Takes the layout of a template that is described in code, and applies it from now on in an orientation.
  ///
  /// - Parameters:
  ///   - template: The template's root.
  ///   - orientation: The orientation; the other one keeps its layout.
  /// - Returns: How the template's views match the live ones.
  /// - Throws: `DescriptionError` if no tree can be built.
  @discardableResult
  public func apply(
    _ template: ViewDescription, for orientation: Orientation
  ) throws(DescriptionError) -> TemplateMatch {
    let isTurned = orientation != base.canvas.orientation
    let size = isTurned ? base.canvas.screen.transposed : base.canvas.screen
    let tree = try template.tree(
      named: "\(name) (\(orientation.rawValue))", size: size, textSize: reading.textSize)
    return state.withLock { state in
      let (screen, match) = state.base.applying(
        tree, for: orientation, options: layoutshot.matching, fonts: renderer.fonts)
      state.base = screen
      return match
    }
  }

  /// Adds a state that is described in code.
  ///
  /// - Parameter state: The constraint template and its name.
  /// - Throws: `DescriptionError` if no tree can be built, or the name is taken.
  public func add(_ state: ScreenDescription.State) throws(DescriptionError) {
    if state.name == ScreenRequest.initialState || states.contains(state.name) {
      throw DescriptionError(reason: .takenStateName(state.name), path: name)
    }
    let template = try state.template(
      of: name, live: base.tree, canvas: base.canvas, textSize: reading.textSize)
    self.state.withLock { $0.base = $0.base.adding(template, attributes: layoutshot.stateAttributes) }
  }

  // MARK: Changes

  /// Removes a view from the tree with everything inside; constraints and templates no longer refer to it.
  ///
  /// - Parameter id: The view's `id`, object ID or outlet.
  /// - Throws: `UnknownNameError` if there is no such view besides the root.
  public func remove(_ id: String) throws(UnknownNameError) {
    let views = base.tree.views.dropFirst()
    guard
      let view = views.first(where: { $0.objectID == id })
        ?? views.first(where: { $0.outletNames.contains(id) })
    else { throw UnknownNameError(kind: "view", name: id, known: views.map(\.objectID)) }
    state.withLock { $0.base = $0.base.removing(view.id) }
  }

  /// Changes what a view shows, in every layout.
  ///
  /// - Parameter edit: The view, the property and its value: `.set(.text, of: "title", to: "Ana")`, or `"title.text=Ana"`.
  /// - Throws: `RequestError` if there is no such view or property, or if it cannot have the value.
  public func set(_ edit: ViewEdit) throws(RequestError) {
    let change = try edit.change()
    let failure = state.withLock { state in
      let (screen, failure) = state.base.making(change)
      state.base = screen
      return failure
    }
    if let failure { throw RequestError(message: failure.message(for: change)) }
  }
}

/// A change that a screen cannot make, or a word that means no device, language or state.
public struct RequestError: LocatedError, Hashable {
  /// A description of the error.
  public let message: String
  /// Always nil: the request is not in a file.
  public var location: SourceLocation? { nil }
}

/// What a layout template says of a live view.
public struct ExtractedView: Hashable, Sendable {
  /// The `id` or object ID of the live view.
  public let id: String
  /// The position and size in the superview's coordinate space, in points.
  public let frame: Rect
  /// The origin of the view's own coordinate space, in points.
  public let boundsOrigin: Point
  /// Whether neither the view nor anything inside is drawn.
  public let isHidden: Bool
  /// What stretches if the superview's size changes.
  public let autoresizingMask: AutoresizingMask
}

extension ScreenRequest {
  /// Returns the traits of each requested picture of a screen, ordered by device, then orientation, then state.
  ///
  /// - Parameter screen: The screen; its own canvas is shown where the request names no devices and no size.
  public func traits(for screen: Screen) -> [ScreenTraits] { traits(for: screen.base) }
}

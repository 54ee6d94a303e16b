import Geometry
import Templates
import Views

/// Which screens, on which devices, which way up: what the common options of the command line say.
public struct ScreenRequest: Sendable {
  /// Names of scenes; empty means all.
  public var scenes: [String] = []
  /// Devices; empty means the document's own.
  public var devices: [Device] = []
  /// Which ways up.
  public var orientations = Orientation.allCases
  /// A canvas in points instead of a device; turned where its shape is the other orientation's.
  public var size: Size?
  /// Whether only the canvas and orientation that the document was saved with is wanted.
  public var asDesigned = false
  /// Pixels to a point; nil is the device's.
  public var scale: Double?
  /// Bright or dark surrounding.
  public var appearance = Appearance.light
  /// How large text styles are; nil is as the documents' canvases have them.
  public var textSize: TextSizeCategory?
  /// What texts are in; nil leaves them as the documents have them.
  public var language: ScreenLanguage?
  /// Whether reading goes from right to left.
  public var isRightToLeft = false

  /// Which states of a screen are wanted.
  public enum States: Hashable, Sendable {
    /// The initial one and every template's; of a document as designed the initial one alone.
    case all
    /// One for each orientation: the one that is named after it, else the initial one.
    case byOrientation
    /// Those of these names; `initialState` names the initial one.
    case named([String])
  }

  /// What the state without any template is called.
  public static let initialState = "initial"
  /// The states of each screen that are wanted.
  public var states = States.all
  /// The state that each orientation shows, whatever `states` says, where one was given.
  public var stateForOrientation: [Orientation: String] = [:]

  /// The names of states that are asked for, but that of the initial one.
  public var stateNames: [String] {
    var names: [String] = []
    if case .named(let wanted) = states { names = wanted }
    names += Orientation.allCases.compactMap { stateForOrientation[$0] }
    return names.filter { $0 != Self.initialState }
  }

  /// Everything, as the documents have it.
  public init() {}

  /// What documents are read for.
  public var reading: ReadingTraits {
    ReadingTraits(textSize: textSize, language: language, embedsScenes: !asDesigned)
  }

  /// The traits of each picture of a screen that the request asks for: devices before orientations before states.
  public func traits(for screen: ScreenLayouts) -> [ScreenTraits] {
    traits(for: screen.canvas).flatMap { traits in
      stateNames(of: screen, in: traits).map { state in
        var traits = traits
        traits.state = state
        if traits.isAsDesigned, let size = state.flatMap({ screen.state(named: $0)?.size }) {
          traits.orientation = size.width > size.height ? .landscape : .portrait
        }
        return traits
      }
    }
  }

  /// The states of a screen that are wanted in some traits, by their first names; nil is the initial one.
  private func stateNames(of screen: ScreenLayouts, in traits: ScreenTraits) -> [String?] {
    func name(_ wanted: String) -> [String?] {
      if let state = screen.state(named: wanted) { return [state.name] }
      return wanted == Self.initialState ? [nil] : []
    }
    if let wanted = stateForOrientation[traits.orientation] {
      let found = name(wanted)
      return found.isEmpty ? [nil] : found
    }
    switch states {
    case .named(let wanted):
      return wanted.flatMap(name).filter { state in
        // A state is for its orientation, unless no other is drawn.
        let own = state.flatMap { screen.state(named: $0)?.orientation }
        return traits.isAsDesigned || own == nil || own == traits.orientation
          || !orientations.contains(traits.orientation.other)
      }
    case .byOrientation: return [screen.states.first { $0.orientation == traits.orientation }?.name]
    case .all where traits.isAsDesigned: return [nil]
    case .all:
      let own = screen.states.filter { $0.orientation == nil || $0.orientation == traits.orientation }
      return [nil] + own.map(\.name)
    }
  }

  /// The traits of each picture of a canvas that the request asks for, devices before orientations.
  public func traits(for canvas: DesignCanvas) -> [ScreenTraits] {
    shapes(for: canvas).map { traits in
      var traits = traits
      traits.appearance = appearance
      traits.isRightToLeft = isRightToLeft
      traits.reading = reading
      return traits
    }
  }

  /// Where a canvas is shown.
  private func shapes(for canvas: DesignCanvas) -> [ScreenTraits] {
    let own = scale ?? canvas.scale
    if asDesigned { return [ScreenTraits(orientation: canvas.orientation, scale: own, isAsDesigned: true)] }
    if let size {
      return orientations.map { orientation in
        let isPortrait = size.width <= size.height
        let turned = isPortrait == (orientation == .portrait) ? size : size.transposed
        return ScreenTraits(orientation: orientation, screen: turned, scale: own)
      }
    }
    if devices.isEmpty { return orientations.map { ScreenTraits(orientation: $0, scale: own) } }
    return devices.flatMap { device in
      orientations.map {
        ScreenTraits(
          orientation: $0, device: device, screen: device.size(in: $0), scale: scale ?? device.scale)
      }
    }
  }

  /// The screens of a document that the request names, in the document's order.
  public func chosen(_ screens: [ScreenLayouts]) -> [ScreenLayouts] {
    guard !scenes.isEmpty else { return screens }
    return screens.filter { screen in scenes.contains { screen.answers(to: $0) } }
  }
}

extension ScreenLayouts {
  /// The state that a name is for; nil where there is none.
  public func state(named name: String) -> ConstraintTemplate? {
    states.first { $0.name == name } ?? states.first { $0.aliases.contains(name) }
  }

  /// The device that traits are of, by the name that `--device` takes; nil on a canvas of any other size.
  public func deviceName(for traits: ScreenTraits) -> String? {
    if let device = traits.device { return device.name }
    if traits.screen != nil { return nil }
    return canvas.device.map { Device(interfaceBuilderID: $0)?.name ?? $0 }
  }
}

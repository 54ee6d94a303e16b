import Geometry
import Localization
import Templates
import Views

/// The screens, devices, orientations and states to render, as selected by the common command-line options.
public struct ScreenRequest: Sendable {
  /// The names of scenes; empty for all.
  public var scenes: [String] = []
  /// The devices; empty for the document's own.
  public var devices: [Device] = []
  /// The orientations; those that a screen, or the application that shows it, does not support are left out, unless it
  /// supports none of them.
  public var orientations = Orientation.allCases
  /// A canvas size in points that replaces the device's; transposed if its shape is that of the other orientation.
  public var size: Size?
  /// The safe area that replaces the devices'.
  public var safeArea: SafeAreaOverride?
  /// Whether navigation bars are shown that a document has an item for but no navigation controller.
  public var assumesBars = true
  /// Whether to render only the canvas and orientation that the document was saved with.
  public var asDesigned = false
  /// Whether views show the literal values that the project's code gives them before they appear.
  public var readsCode = true
  /// Pixels per point; nil for the device's scale.
  public var scale: Double?
  /// The appearance (light or dark, and contrast); nil for the only one that the application has, or light.
  public var appearance: Appearance?
  /// The era of the system that screens are shown on; nil for that of the tools that saved a document, or of the oldest system
  /// that the application runs on if that is newer.
  public var systemEra: Era?
  /// How code presents the screens; nil for what their documents say.
  public var presentation: PresentationStyle?
  /// The content size category of text styles; nil for that of the document's canvas.
  public var textSize: TextSizeCategory?
  /// The language of texts; nil to leave them as they are in the document.
  public var language: ScreenLanguage?
  /// Whether the layout direction is right to left.
  public var isRightToLeft = false
  /// Whether screens are as high as the content of their scroll views takes.
  public var showsAllContent = false

  /// A selection of the states of a screen.
  public enum States: Hashable, Sendable {
    /// The initial state and that of every template; only the initial state for a document as designed.
    case all
    /// One state for each orientation: the one named after it, or the initial state if there is none.
    case byOrientation
    /// The states with these names: a template's, `initialState`, the words of a `StateSequence`, or `byOrientationName`.
    case named([String])

    /// Reads the words of `--state`: `all`, `auto`, `initial`, names and sequences.
    ///
    /// - Parameter words: The argument of each `--state`; none, or `all` among them, selects all states.
    public init(_ words: [String]) {
      if words.isEmpty || words.contains("all") {
        self = .all
      } else {
        self = words == [ScreenRequest.byOrientationName] ? .byOrientation : .named(words)
      }
    }
  }

  /// The name of the state without any template.
  public static let initialState = StatePart.initialState
  /// The name of the state that is named after an orientation, or the initial one.
  public static let byOrientationName = "auto"
  /// The states of each screen to render.
  public var states = States.all
  /// The state to show in each orientation, which takes precedence over `states`.
  public var stateForOrientation: [Orientation: String] = [:]

  /// The names of the requested states and sequences, except those that every screen has.
  public var stateNames: [String] {
    var names: [String] = []
    if case .named(let wanted) = states { names = wanted }
    names += Orientation.allCases.compactMap { stateForOrientation[$0] }
    return names.filter { $0 != Self.initialState && $0 != Self.byOrientationName }
  }

  /// Creates a request for everything, as the documents specify it.
  public init() {}

  /// The traits to read documents for.
  public var reading: ReadingTraits {
    var traits = ReadingTraits(textSize: textSize, language: language, embedsScenes: !asDesigned)
    traits.readsCode = readsCode
    return traits
  }

  /// Returns the traits of each requested picture of a screen, ordered by device, then orientation, then state, without
  /// states that the screen does not have.
  package func traits(for screen: Screen) -> [ScreenTraits] {
    traits(for: screen.canvas).flatMap { traits in
      stateNames(of: screen, in: traits).map { state in
        var traits = traits
        traits.state = state
        if traits.isAsDesigned, let size = state.flatMap({ screen.lastTemplate(ofState: $0)?.size }) {
          traits.orientation = size.width > size.height ? .landscape : .portrait
        }
        return traits
      }
    }
  }

  /// Returns the primary names of the requested states of a screen for the given traits; nil is the initial state.
  private func stateNames(of screen: Screen, in traits: ScreenTraits) -> [String?] {
    let ofOrientation = screen.states.first { $0.orientation == traits.orientation }?.name
    func name(_ wanted: String) -> [String?] {
      if let name = screen.stateName(wanted) { return [name] }
      return wanted == Self.byOrientationName ? [ofOrientation] : []
    }
    if let wanted = stateForOrientation[traits.orientation] {
      let found = name(wanted)
      return found.isEmpty ? [nil] : found
    }
    switch states {
    case .named(let wanted):
      var names: [String?] = []
      for state in wanted.flatMap(name) where !names.contains(state) {
        // A state for one orientation is skipped in the other, unless only that other orientation is drawn.
        let own = state.flatMap { screen.orientation(ofState: $0) }
        if traits.isAsDesigned || own == nil || own == traits.orientation
          || !orientations.contains(traits.orientation.other)
        {
          names.append(state)
        }
      }
      return names
    case .byOrientation: return [ofOrientation]
    case .all where traits.isAsDesigned: return [nil]
    case .all:
      let own = screen.states.filter {
        ($0.orientation == nil || $0.orientation == traits.orientation)
          && !screen.isOwnLayout($0.name, in: traits.orientation)
      }
      return [nil] + own.map(\.name)
    }
  }

  /// Returns the traits, without a state, of each requested picture of a canvas, ordered by device, then orientation.
  /// The canvas that the document was designed on is shown where the request has no devices and no size.
  package func traits(for canvas: DesignCanvas) -> [ScreenTraits] {
    shapes(for: canvas).map { traits in
      var traits = traits
      traits.appearance = appearance ?? (asDesigned ? nil : canvas.application.style) ?? .light
      traits.systemEra = systemEra ?? (asDesigned ? nil : canvas.eraOfApplication)
      traits.presentation = traits.isAsDesigned ? nil : presentation ?? canvas.presentation
      traits.assumesBars = assumesBars
      traits.safeArea = traits.isAsDesigned ? nil : safeArea
      traits.isRightToLeft = isRightToLeft
      traits.showsAllContent = showsAllContent && !traits.isAsDesigned
      traits.reading = reading
      return traits
    }
  }

  /// Returns the devices, sizes and orientations in which a canvas is shown.
  private func shapes(for canvas: DesignCanvas) -> [ScreenTraits] {
    let own = scale ?? canvas.scale
    func supported(on device: Device?) -> [Orientation] {
      let supported = canvas.orientations(on: device)
      let chosen = orientations.filter(supported.contains)
      return chosen.isEmpty ? orientations : chosen
    }
    if asDesigned { return [ScreenTraits(orientation: canvas.orientation, scale: own, isAsDesigned: true)] }
    if let size {
      return supported(on: nil).map { orientation in
        let isPortrait = size.width <= size.height
        let turned = isPortrait == (orientation == .portrait) ? size : size.transposed
        return ScreenTraits(orientation: orientation, screen: turned, scale: own)
      }
    }
    let devices = devices.isEmpty ? [canvas.deviceOfApplication].compactMap(\.self) : devices
    if devices.isEmpty { return supported(on: nil).map { ScreenTraits(orientation: $0, scale: own) } }
    return devices.flatMap { device in
      supported(on: device).map {
        ScreenTraits(
          orientation: $0, device: device, screen: device.size(in: $0), scale: scale ?? device.scale)
      }
    }
  }

  /// Returns the requested screens of a document, in document order: those that a name in `scenes` refers to; all if
  /// there are no names.
  package func chosen(_ screens: [Screen]) -> [Screen] {
    guard !scenes.isEmpty else { return screens }
    return screens.filter { screen in scenes.contains { screen.answers(to: $0) } }
  }
}

extension Screen {
  /// Returns the state with the name or alias of a template, or nil if there is none, as for steps of a
  /// `StateSequence`.
  package func state(named name: String) -> ConstraintTemplate? {
    stateIndex(named: name).map { states[$0] }
  }

  /// Returns the name of the traits' device as accepted by `--device`; nil for a canvas of any other size. Without a
  /// device in the traits, it is that of the document's canvas, if it is known, or its Interface Builder ID.
  package func deviceName(for traits: ScreenTraits) -> String? {
    if let device = traits.device { return device.name }
    if traits.screen != nil { return nil }
    return canvas.knownDevice?.name ?? canvas.device
  }
}

import Goldens
import PictureComparison
import Screens
import Views

/// What is set for the goldens of one screen.
struct ScreenSettings {
  var tolerance: Tolerance
  var kinds: KindPolicy
  /// The safe area that replaces the devices'; nil for their own.
  var safeArea: SafeAreaOverride?
  /// The era that the screen is drawn in; nil for that of its document.
  var drawnEra: Era?
  /// The device that it is laid out for instead of that of its canvas.
  var device: Device?

  init(of screen: Screen, in document: GoldenDocuments.Document, _ project: GoldenProject) {
    let (configuration, subject, name) = (project.configuration, project.subject, document.relativePath)
    tolerance = configuration.tolerance(for: screen, of: name)
    kinds = configuration.kinds(for: screen, of: name)
    safeArea = configuration.safeArea(for: screen, of: name)
    drawnEra = subject.drawnEras[name]
    device = subject.canvases[name]?[screen.id]?.knownDevice
  }

  /// Returns the request for the stills of a combination.
  func request(_ cell: GoldenCell, states: ScreenRequest.States?) -> ScreenRequest {
    var request = frameRequest(cell)
    if let states { request.states = states }
    if request.devices.isEmpty, let device { request.devices = [device] }
    return request
  }

  /// Returns the request for the ends of transitions in a combination.
  func frameRequest(_ cell: GoldenCell) -> ScreenRequest {
    var request = cell.request
    (request.safeArea, request.drawnEra) = (safeArea, drawnEra)
    return request
  }
}

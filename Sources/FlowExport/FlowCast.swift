import Assets
import Diagnostics
import Files
import Flows
import InterfaceFile
import Screens
import Templates
import Views

/// The documents of a flow: its controllers, and as many screens for them as needed.
package final class FlowCast {
  /// The options for reading documents.
  package struct Request {
    /// The traits used for reading documents.
    package var reading = ReadingTraits()
    /// The options for matching the views of two layouts.
    package var matching = MatchingOptions()
    /// The folders searched first for images.
    package var library: AssetLibrary
    /// The files that documents are read from.
    package var files: FileSystem
    /// The era of the system that is shown; nil for that of each document.
    package var systemEra: Era?

    /// Creates default options with folders for images.
    package init(library: AssetLibrary, in files: FileSystem) {
      (self.library, self.files) = (library, files)
    }
  }

  /// The controllers, before a script is applied.
  package private(set) var world: FlowWorld
  /// The findings from reading.
  package private(set) var findings: [Finding] = []
  /// The first device specified by a document.
  package private(set) var device: Device?
  /// The matching options.
  package var matching: MatchingOptions { request.matching }
  /// The files that documents are read from.
  var files: FileSystem { request.files }

  private let request: Request
  private let paths: [String]
  /// The maximum number of a project's storyboards followed by references.
  private static let mostDocuments = 48
  /// For each controller, the document and the scene that it shows; nil for one without a view.
  private var places: [(document: Int, scene: Int)?]
  /// Scenes that no screen was made of yet, by document.
  private var scenes: [[Scene?]]
  /// The screens of the others, with no values set.
  private var bases: [[Screen?]]
  private let resources: [DocumentResources]
  private var screens: [ScreenKey: Screen] = [:]
  /// Settings that could not be applied to a screen.
  private var failures: [ScreenKey: [FlowSetting: StateChange.Failure]] = [:]
  /// The navigation controllers with an initial toolbar.
  private let toolbars: Set<ControllerID>

  private struct ScreenKey: Hashable {
    let controller: ControllerID
    let model: [FlowSetting]
  }

  /// Reads documents.
  ///
  /// - Parameters:
  ///   - paths: The documents.
  ///   - request: The options for reading them.
  /// - Throws: `FileError`, `ReadError`, `SceneFileError` or `LocalizationError` of a document, or `FlowFault` if they
  ///   contain no controllers.
  package init(_ paths: [String], _ request: Request) throws {
    self.request = request
    var reader = WorldReader(systemEra: request.systemEra)
    var parsed = ParsedDocuments(in: request.files)
    var paths = paths
    var resources: [DocumentResources] = []
    // Referenced storyboards are added in the process.
    var index = 0
    while index < paths.count {
      let path = paths[index]
      let document = try LoadedDocument.load(path, for: request.reading, parsed: &parsed)
      resources.append(DocumentResources(document: path, library: request.library, in: request.files))
      findings += document.findings
      device = device ?? document.scenes.compactMap(\.canvas.knownDevice).first
      let graph = try parsed.document(at: path).graph
      reader.add(document, graph, at: index)
      for name in graph.storyboardNames
      where !paths.contains(where: { InputFile.documentName(of: $0) == name }) {
        if paths.count < Self.mostDocuments, let other = resources[index].storyboard(named: name) {
          paths.append(other)
        }
      }
      index += 1
    }
    (self.paths, self.resources) = (paths, resources)
    guard let world = reader.world() else {
      throw FlowFault("the documents have no view controllers")
    }
    self.world = world
    findings += reader.findings
    places = reader.places
    toolbars = reader.toolbars
    scenes = reader.scenes
    bases = reader.scenes.map { [Screen?](repeating: nil, count: $0.count) }
  }

  /// Whether a navigation controller has an initial toolbar.
  func showsToolbar(_ controller: ControllerID) -> Bool { toolbars.contains(controller) }

  /// The path of the document that contains a controller; nil for one created by code.
  package func path(of controller: ControllerID) -> String? {
    place(of: controller).map { paths[$0.document] }
  }

  /// The images, colors and fonts of a controller's project.
  func resources(of controller: ControllerID) -> DocumentResources? {
    place(of: controller).map { resources[$0.document] }
  }

  /// The orientations in which the application shows a controller's document on a device; nil if its project does not say so.
  func orientations(of controller: ControllerID, on device: Device) -> [Orientation]? {
    guard let path = world[controller].location?.file, let document = paths.firstIndex(of: path) else {
      return nil
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return resources[document].project.applicationTraits(of: name)?.traits.orientations(
      on: device.isPad ? .pad : .phone)
  }

  /// The findings from drawing.
  package var resourceFindings: [Finding] { resources.flatMap(\.findings) }

  private func place(of controller: ControllerID) -> (document: Int, scene: Int)? {
    places.indices.contains(controller.index) ? places[controller.index] : nil
  }

  /// The screen of a controller with the values set on it; always the same one.
  ///
  /// - Throws: `FlowFault` if the controller has no view, or a value cannot be set.
  package func screen(_ controller: ControllerID, _ model: [FlowSetting] = []) throws(FlowFault) -> Screen {
    let key = ScreenKey(controller: controller, model: model)
    if let known = screens[key] { return known }
    guard let place = place(of: controller), var screen = base(place) else {
      throw FlowFault("\"\(world[controller].name)\" has no view in the documents")
    }
    for setting in model {
      guard let change = StateChange(setting.text) else {
        throw FlowFault("\"\(setting.text)\" is not a value to set; expected NAME.PROPERTY=VALUE")
      }
      // A twin may lack the values set on the other; that is reported where the two are compared.
      let (changed, failure) = screen.making(change)
      screen = changed
      if let failure { failures[key, default: [:]][setting] = failure }
    }
    screens[key] = screen
    return screen
  }

  /// Why a value could not be applied to the screen of a controller; nil if it was.
  func failure(of setting: FlowSetting, on controller: ControllerID, _ model: [FlowSetting]) -> StateChange
    .Failure?
  {
    failures[ScreenKey(controller: controller, model: model)]?[setting]
  }

  /// The screen of a scene with no values set.
  private func base(_ place: (document: Int, scene: Int)) -> Screen? {
    if let known = bases[place.document][place.scene] { return known }
    guard let scene = scenes[place.document][place.scene] else { return nil }
    scenes[place.document][place.scene] = nil
    var own = [scene]
    resources[place.document].complete(&own, for: request.reading)
    let screen = Screen(own[0], options: request.matching)
    bases[place.document][place.scene] = screen
    return screen
  }
}

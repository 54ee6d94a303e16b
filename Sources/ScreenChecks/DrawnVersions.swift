import Assets
import Diagnostics
import Files
import InterfaceFile
import Raster
import Screens
import Typography
import Views

/// The pictures of two versions of a document, held against each other.
package struct DrawnVersions {
  private let fonts: FontLibrary
  private let library: AssetLibrary
  private let files: FileSystem

  /// Compares with these fonts, assets and files of the project.
  package init(fonts: FontLibrary, library: AssetLibrary, in files: FileSystem) {
    (self.fonts, self.library, self.files) = (fonts, library, files)
  }

  /// The first screen that looks different in two versions: in both orientations, light and dark, on its own device, and on a
  /// phone and a tablet.
  ///
  /// - Parameters:
  ///   - old: One version.
  ///   - new: The other one, of the same name.
  /// - Returns: The screen and how it is shown, in words; nil if none does.
  /// - Throws: What reading or drawing throws.
  package func firstDifference(_ old: InputFile, _ new: InputFile) throws -> String? {
    for request in Self.requests {
      let (before, after) = (try drawings(of: old, request), try drawings(of: new, request))
      guard before.map(\.name) == after.map(\.name) else { return "the list of screens" }
      for (one, other) in zip(before, after) where try !isEqual(one, other) { return one.name }
    }
    return nil
  }

  private static var requests: [ScreenRequest] {
    var own = ScreenRequest()
    own.asDesigned = true
    let devices = ["iphone-15", "ipad-11"].compactMap { Device(named: $0) }
    return [own]
      + [Appearance.light, .dark].map { appearance in
        var request = ScreenRequest()
        (request.devices, request.appearance) = (devices, appearance)
        return request
      }
  }

  private struct Picture {
    let name: String
    let drawn: DrawnScreen
    let renderer: Renderer
  }

  private func isEqual(_ one: Picture, _ other: Picture) throws -> Bool {
    let pixmaps = try [one, other].map { try $0.renderer.pixmap($0.drawn.drawing) }
    return pixmaps[0].width == pixmaps[1].width && pixmaps[0].height == pixmaps[1].height
      && pixmaps[0].changes(from: pixmaps[1]) == nil
  }

  private func drawings(of input: InputFile, _ request: ScreenRequest) throws -> [Picture] {
    var companions = LoadedDocument.Companions()
    companions.followsConventions = false
    var parsed = ParsedDocuments([input.path: try InterfaceDocument.read(input, in: files)], in: files)
    var loaded = try LoadedDocument.load(
      input.path, companions: companions, for: request.reading, parsed: &parsed)
    let resources = DocumentResources(document: input.path, library: library, in: files)
    resources.complete(&loaded.scenes, for: request.reading)
    let renderer = Renderer(fonts: fonts, showsChrome: false).using(resources)
    return loaded.scenes.flatMap { scene in
      let screen = Screen(scene)
      return request.traits(for: screen).map { traits in
        let laidOut = renderer.layOut(screen, traits)
        let place = [traits.orientation.rawValue, traits.device?.name, traits.appearance.rawValue]
        let words = place.compactMap(\.self).joined(separator: ", ")
        return Picture(
          name: "\"\(PrintedText.shortened(screen.name))\" (\(words))", drawn: renderer.drawing(of: laidOut),
          renderer: renderer)
      }
    }
  }
}

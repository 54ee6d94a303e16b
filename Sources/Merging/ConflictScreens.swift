import Assets
import DocumentVersions
import Files
import Geometry
import InterfaceFile
import Raster
import Screens
import Templates
import Typography
import Views

/// A conflict as a picture: the screen that it is on, in each version that has it.
package struct ConflictPicture {
  /// A version's screen.
  package struct Side {
    package let version: MergeVersion
    /// The object id of the screen.
    package let screen: String
    package let pixmap: Pixmap
    /// The view that the conflict is about, in pixels; nil where the version has it not, or for the screen itself.
    package let view: PixelRect?
  }

  package let sides: [Side]
}

/// The screens of the versions of a document, each drawn once, when a conflict on it is shown.
package final class ConflictScreens {
  private struct Version {
    let screens: [Screen]
    let renderer: Renderer
  }

  private struct Drawn {
    let laidOut: LaidOutScreen
    let pixmap: Pixmap
  }

  private struct Place: Hashable {
    let version: MergeVersion
    let screen: String
  }

  private let document: UnmergedDocument
  private var versions: [MergeVersion: Version] = [:]
  private var drawn: [Place: Drawn?] = [:]
  /// Enough to read texts by; three pictures stand side by side.
  private static let mostScale = 2.0

  /// Reads the versions of a document. What stands beside it, such as images, is what is on disk. A version that cannot be
  /// read has no pictures. `fonts`: those that texts are drawn in.
  package init(of document: UnmergedDocument, fonts: FontLibrary) {
    self.document = document
    let library = AssetLibrary(folders: [])
    for version in MergeVersion.allCases {
      guard let bytes = document.contents[version],
        let read = try? Self.version(bytes, at: document.file, library, fonts)
      else { continue }
      versions[version] = read
    }
  }

  private static func version(
    _ bytes: [UInt8], at path: String, _ library: AssetLibrary, _ fonts: FontLibrary
  ) throws -> Version {
    let input = InputFile(path: path, bytes: bytes)
    var parsed = ParsedDocuments([path: try InterfaceDocument.read(input, in: .untraced)], in: .untraced)
    var loaded = try LoadedDocument.load(path, parsed: &parsed)
    let resources = DocumentResources(document: path, library: library, in: .untraced)
    resources.complete(&loaded.scenes, for: ReadingTraits())
    let scenes = loaded.scenes.filter { !$0.isConstraintTemplate }
    loaded.scenes = []
    return Version(
      screens: scenes.map { Screen($0, options: MatchingOptions()) },
      renderer: Renderer(fonts: fonts).using(resources))
  }

  /// Returns the picture of a conflict; nil for one that is on no screen.
  package func picture(of conflict: MergeConflict) -> ConflictPicture? {
    let order: [MergeVersion] = [.ours, .theirs, .base]
    let found = order.lazy.compactMap { self.screen(with: conflict.objects, in: $0) }.first
    guard let found else { return nil }
    let sides = MergeVersion.allCases.compactMap { side(of: $0, screen: found, conflict) }
    return sides.isEmpty ? nil : ConflictPicture(sides: sides)
  }

  /// The id of the screen that the first of some objects is on.
  private func screen(with objects: [String], in version: MergeVersion) -> String? {
    guard let screens = versions[version]?.screens else { return nil }
    for id in objects {
      if let own = screens.first(where: { $0.id == id || $0.view(withID: id) != nil }) { return own.id }
    }
    return nil
  }

  private func side(
    of version: MergeVersion, screen id: String, _ conflict: MergeConflict
  ) -> ConflictPicture.Side? {
    let place = Place(version: version, screen: id)
    if drawn[place] == nil { drawn[place] = .some(draw(place)) }
    guard let own = drawn[place] ?? nil else { return nil }
    let frames = own.laidOut.frames
    let view = conflict.objects.lazy.compactMap { own.laidOut.screen.view(withID: $0) }.first
    let isShown = view.map { $0.superview != nil && !frames.isHidden[$0.id.index] } ?? false
    let all = PixelRect(x: 0, y: 0, width: own.pixmap.width, height: own.pixmap.height)
    let rect =
      isShown ? view.map { PixelGrid(scale: frames.scale).pixels(frames[$0.id]).intersection(all) } : nil
    return ConflictPicture.Side(
      version: version, screen: id, pixmap: own.pixmap,
      view: rect.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil })
  }

  private func draw(_ place: Place) -> Drawn? {
    guard let version = versions[place.version],
      let screen = version.screens.first(where: { $0.id == place.screen })
    else { return nil }
    var request = ScreenRequest()
    request.orientations = [screen.canvas.orientation]
    request.states = .named([ScreenRequest.initialState])
    request.scale = min(screen.canvas.scale, Self.mostScale)
    guard let traits = request.traits(for: screen).first else { return nil }
    let laidOut = version.renderer.layOut(screen, traits)
    guard (try? laidOut.checkPicture()) != nil,
      let pixmap = try? version.renderer.pixmap(version.renderer.drawing(of: laidOut).drawing)
    else { return nil }
    return Drawn(laidOut: laidOut, pixmap: pixmap)
  }
}

extension Screen {
  /// The view with an object id that belongs to the screen, and not to one that a container shows.
  fileprivate func view(withID id: String) -> View? {
    tree.views.first { view in
      guard view.objectID == id else { return false }
      var around: View? = view
      while let own = around {
        if own.isEmbeddedRoot { return false }
        around = own.superview
      }
      return true
    }
  }
}

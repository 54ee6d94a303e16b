import Geometry
import Layout
import ScreenBuilder
import Templates
import Typography
import Views

extension LoadedDocument {
  /// Builds screens that are described in code; `path` is the document's in messages and in the names of files. The
  /// traits' language is not used. Errors are located by the path of a view.
  ///
  /// Layout templates with constraints are laid out on their canvas, as Interface Builder does before it records
  /// frames; the fonts measure their texts.
  package init(
    described screens: [ScreenDescription], named path: String, for traits: ReadingTraits = ReadingTraits(),
    fonts: FontLibrary?
  ) throws(DescriptionError) {
    var scenes: [Scene] = []
    for screen in screens {
      var scene = try screen.scene(textSize: traits.textSize)
      scene.portraitTemplate = scene.laidOutTemplate(for: .portrait, fonts: fonts)
      scene.landscapeTemplate = scene.laidOutTemplate(for: .landscape, fonts: fonts)
      scenes.append(scene)
    }
    self.init(path: path, scenes: scenes)
  }
}

extension Screen {
  /// Returns the screen with the layout of a template, which it has in an orientation, and how the template's views
  /// match the live ones. The other orientation keeps its layout, or has that of the live tree.
  package func applying(
    _ template: ViewTree, for orientation: Orientation, options: MatchingOptions, fonts: FontLibrary?
  ) -> (screen: Screen, match: TemplateMatch) {
    let scene = Scene(
      id: id, name: name, controller: controller, tree: template, canvas: canvas, location: location)
    let laidOut = scene.laidOut(template, for: orientation, fonts: fonts)
    return attaching(laidOut, for: orientation, options: options)
  }
}

extension Scene {
  fileprivate func laidOutTemplate(for orientation: Orientation, fonts: FontLibrary?) -> ViewTree? {
    template(for: orientation).map { $0 === tree ? $0 : laidOut($0, for: orientation, fonts: fonts) }
  }

  /// Returns a layout template whose views have the frames that its constraints ask for.
  fileprivate func laidOut(
    _ template: ViewTree, for orientation: Orientation, fonts: FontLibrary?
  ) -> ViewTree {
    guard AutoLayout.isNeeded(by: template) else { return template }
    var canvas = canvas
    if orientation != canvas.orientation {
      (canvas.screen, canvas.orientation) = (canvas.screen.transposed, orientation)
    }
    let scene = Scene(
      id: id, name: name, controller: controller, tree: template, canvas: canvas, location: location)
    var traits = ScreenTraits(orientation: orientation, scale: canvas.scale)
    if let device = canvas.knownDevice {
      traits.device = device
      traits.screen = device.size(in: orientation)
    }
    return Screen(scene).layOut(traits, fonts: fonts).tree
  }
}

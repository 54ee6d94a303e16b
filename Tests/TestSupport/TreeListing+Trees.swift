import Diagnostics
import Geometry
import Views

/// The printed form of whole trees, with which tests compare what was read.
extension TreeListing {
  /// Scenes with all their trees, including templates: lines indented by the depth of views, with a trailing line break.
  package static func text(of scenes: [Scene]) -> String {
    scenes.flatMap { TreeListing().lines(of: $0) }.joined(separator: "\n") + "\n"
  }

  /// A tree without places and `otherAttributes`, for comparing two generations of one screen.
  package static func comparableText(of tree: ViewTree) -> String {
    var listing = TreeListing()
    listing.isComplete = false
    return listing.lines(of: tree.root, depth: 0).joined(separator: "\n") + "\n"
  }

  private func lines(of scene: Scene) -> [String] {
    var lines = ["scene \(scene.id) \"\(scene.name)\" at \(place(scene.location))"]
    lines.append("  aliases \(scene.aliases.joined(separator: ", "))")
    if let controller = scene.controller { lines.append("  controller \(controller)") }
    for outlet in scene.outlets { lines.append("  \(Self.text(of: outlet))") }
    for segue in scene.segues { lines.append("  \(Self.text(of: segue))") }
    let canvas = scene.canvas
    lines.append(
      "  canvas \(size(canvas.screen)) @\(number(canvas.scale)) \(canvas.orientation)"
        + (canvas.device.map { " \($0)" } ?? "") + (canvas.isFreeform ? " freeform" : ""))
    lines += self.lines(of: scene.tree.root, depth: 1)
    for (name, template) in [("portrait", scene.portraitTemplate), ("landscape", scene.landscapeTemplate)] {
      guard let template else { continue }
      lines.append("  \(name) template" + (template === scene.tree ? " is the live view" : ""))
      if template !== scene.tree { lines += self.lines(of: template.root, depth: 2) }
    }
    for template in scene.constraintTemplates {
      lines.append("  constraint template \(template.aliases.joined(separator: ", "))")
      lines += self.lines(of: template.tree.root, depth: 2)
    }
    return lines
  }

  private func lines(of view: View, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let custom = view.customClass.map { ": \($0)" } ?? ""
    let label = view.userLabel.map { " \"\($0)\"" } ?? ""
    let at = isComplete ? " at \(place(view.location))" : ""
    var lines = ["\(indent)\(view.className)\(custom) #\(view.objectID)\(label)\(at)"]
    let frame = "frame {\(number(view.frame.minX)), \(number(view.frame.minY))} \(size(view.frame.size))"
    let outlets = view.outletNames.isEmpty ? [] : ["outlets \(view.outletNames.joined(separator: ", "))"]
    let first = [([frame] + properties(view)).joined(separator: ", ")] + outlets
    let placing = constraints(view) + ArrangementListing.lines(of: view)
    lines += (first + links(view) + placing + ContentListing.lines(of: view.content)).map {
      "\(indent)  \($0)"
    }
    if isComplete, !view.otherAttributes.isEmpty {
      let others = view.otherAttributes.map { "\($0.name)=\"\($0.value)\"" }
      lines.append("\(indent)  other \(others.joined(separator: " "))")
    }
    return lines + view.subviews.flatMap { self.lines(of: $0, depth: depth + 1) }
  }

  private func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }
}

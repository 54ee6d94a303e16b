import Diagnostics
import InterfaceFile
import JSON

/// Checks the items of arrangements: each is a subview of the container, and no view is an item twice.
struct SceneArrangementCheck {
  let file: String
  let outline: SceneOutline

  /// Checks every arrangement of the outline.
  func run() throws(SceneFileError) {
    for path in outline.paths(where: { $0.child(named: "arrangement") != nil }) {
      let container = outline[path]
      guard ViewKinds.isView(container.name) else { continue }
      let lists = container.children.filter { $0.name == "subviews" && $0["key"] == nil }
      let subviews = Set(lists.flatMap(\.children).compactMap { $0["id"] })
      let name = container["id"] ?? ""
      var seen: Set<String> = []
      for item in Self.items(of: container) {
        guard let id = item["view"] else { continue }
        let place = item.attributes.first { $0.name == "view" }?.place ?? item.place
        let location = SourceLocation(file: file, place)
        guard subviews.contains(id) else {
          let nearest = NearestName.of(id, in: subviews.sorted())
          let kind = outline.path(of: id) == nil ? "view" : "subview of \"\(name)\""
          throw SceneFileError(.unknownName(id, of: kind, nearest: nearest), at: location)
        }
        guard seen.insert(id).inserted else {
          throw SceneFileError(.doubled("the item \"\(id)\""), at: location)
        }
      }
    }
  }

  /// The items of a container's arrangement and of those inside it.
  private static func items(of container: SceneNode) -> [SceneNode] {
    var items: [SceneNode] = []
    var waiting = container.children.filter { $0.name == "arrangement" }
    while let node = waiting.popLast() {
      if node.name == "item" { items.append(node) }
      waiting += node.children.filter { $0.name == "item" || $0.name == "arrangement" }.reversed()
    }
    return items
  }
}

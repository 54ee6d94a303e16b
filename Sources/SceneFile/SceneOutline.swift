/// The places of an element's views by their IDs, used to resolve equations and layouts.
struct SceneOutline {
  /// A view's place: the child indices from the root down.
  typealias Path = [Int]

  private(set) var root: SceneNode
  private var paths: [String: Path] = [:]
  private var doubled: Set<String> = []

  /// Outlines the elements inside `root`; views without an ID get one. `taken`: IDs already in use; found and new ones
  /// are added.
  init(_ root: SceneNode, isView: (SceneNode) -> Bool, taken: inout Set<String>) {
    self.root = root
    var named = root
    var counts: [String: Int] = [:]
    name(&named, at: [], isView: isView, counts: &counts, taken: &taken)
    self.root = named
  }

  /// Records the IDs of an element and all in it, in document order.
  private mutating func name(
    _ node: inout SceneNode, at path: Path, isView: (SceneNode) -> Bool, counts: inout [String: Int],
    taken: inout Set<String>
  ) {
    var id = node["id"]
    if id == nil, isView(node) {
      var given = ""
      repeat {
        counts[node.name, default: 0] += 1
        given = "\(node.name)-\(counts[node.name] ?? 0)"
      } while taken.contains(given)
      node.attributes.insert(.init(name: "id", value: given, place: node.place), at: 0)
      id = given
    }
    if let id {
      taken.insert(id)
      if paths[id] == nil { paths[id] = path } else { doubled.insert(id) }
    }
    for index in node.children.indices {
      name(&node.children[index], at: path + [index], isView: isView, counts: &counts, taken: &taken)
    }
  }

  /// The element at a place.
  subscript(path: Path) -> SceneNode {
    var node = root
    for index in path { node = node.children[index] }
    return node
  }

  /// Whether several elements have an ID.
  func isAmbiguous(_ id: String) -> Bool { doubled.contains(id) }

  /// The place of the element with an ID.
  func path(of id: String) -> Path? { paths[id] }

  /// The IDs of all elements, sorted.
  var ids: [String] { paths.keys.sorted() }

  /// Changes the element at a place. New children must be appended, so that places remain valid.
  mutating func change(_ path: Path, _ body: (inout SceneNode) -> Void) {
    Self.change(&root, path[...], body)
  }

  private static func change(
    _ node: inout SceneNode, _ path: ArraySlice<Int>, _ body: (inout SceneNode) -> Void
  ) {
    guard let index = path.first else { return body(&node) }
    change(&node.children[index], path.dropFirst(), body)
  }

  /// The place of the view that contains, or is, the element at a place.
  func view(around path: Path, where isView: (SceneNode) -> Bool) -> Path? {
    var path = path
    while true {
      if isView(self[path]) { return path }
      if path.isEmpty { return nil }
      path.removeLast()
    }
  }

  /// The places of all elements that satisfy a condition, in document order.
  func paths(where condition: (SceneNode) -> Bool) -> [Path] {
    var found: [Path] = []
    var path: Path = []
    Self.visit(root, &path) { node, path in
      if condition(node) { found.append(path) }
    }
    return found
  }

  private static func visit(_ node: SceneNode, _ path: inout Path, _ body: (SceneNode, Path) -> Void) {
    body(node, path)
    for index in node.children.indices {
      path.append(index)
      visit(node.children[index], &path, body)
      path.removeLast()
    }
  }
}

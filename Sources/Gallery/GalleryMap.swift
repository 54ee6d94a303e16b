import Files
import Flows
import Geometry
import InterfaceXML
import JSON
import Views

/// Every storyboard as the canvas of Interface Builder shows it: scenes at their places, segues as arrows.
struct GalleryMap {
  /// A scene of a document: a screen, or a controller that shows others.
  struct Scene {
    /// The index of the screen; nil for a controller without a picture.
    var screen: Int?
    var id: String
    var name: String
    var kind: FlowController.Kind
    var size: Size
    var isInitial: Bool
  }

  /// A scene at its place on the map.
  struct Node {
    var scene: Scene
    var document: Int
    var frame: Rect
  }

  /// A board with the scenes of a storyboard, or of all xibs.
  struct Board {
    var title: String
    var frame: Rect
  }

  /// An arrow from one box to another.
  struct Arrow {
    var from: Int
    /// nil for an exit, or what is not among the documents.
    var to: Int?
    var words: String
    var kind: String
  }

  private(set) var nodes: [Node] = []
  private(set) var boards: [Board] = []
  private(set) var arrows: [Arrow] = []

  /// The space between boxes, and the room for their names.
  private static let (gap, head) = (80.0, 20.0)
  /// How many times the area of its boxes a board may take up.
  private static let sparsest = 60.0
  /// The box of a controller without a picture.
  static let containerSize = Size(width: 220, height: 160)

  /// - Parameters:
  ///   - documents: The scenes of each document, and where its canvas has them.
  ///   - world: The controllers, for arrows between them; nil if there are none.
  init(_ documents: [(path: String, scenes: [Scene], places: [String: Point])], _ world: FlowWorld?) {
    var waiting: [(title: String, nodes: [Node], size: Size)] = []
    var loose: [Node] = []
    for (index, document) in documents.enumerated() where !document.scenes.isEmpty {
      let isBoard = document.path.lowercased().hasSuffix(".storyboard")
      let nodes = document.scenes.map {
        Node(scene: $0, document: index, frame: Rect(origin: .zero, size: $0.size))
      }
      guard isBoard else {
        loose += nodes
        continue
      }
      let placed = Self.placed(nodes, document.places)
      waiting.append((InputFile.documentName(of: document.path), placed.nodes, placed.size))
    }
    if !loose.isEmpty {
      let placed = Self.inRows(loose)
      waiting.append(("Other documents", placed.nodes, placed.size))
    }
    add(waiting)
    if let world { connect(world, documents.map(\.path)) }
  }

  // MARK: Places

  /// Scenes at the places of their canvas, as near to one another as they can be without one that covers another; those without a place in rows below.
  private static func placed(_ nodes: [Node], _ places: [String: Point]) -> (nodes: [Node], size: Size) {
    var known = nodes.filter { places[$0.scene.id] != nil }
    let others = nodes.filter { places[$0.scene.id] == nil }
    func spread(_ factor: Double) -> [Node] {
      known.map { node in
        var node = node
        let place = places[node.scene.id] ?? .zero
        node.frame = Rect(
          origin: Point(
            x: place.x * factor - node.frame.width / 2, y: place.y * factor - node.frame.height / 2),
          size: node.frame.size)
        return node
      }
    }
    func hasOverlaps(_ nodes: [Node]) -> Bool {
      let sorted = nodes.sorted { $0.frame.minX < $1.frame.minX }
      for (index, node) in sorted.enumerated() {
        for other in sorted[(index + 1)...] {
          if other.frame.minX > node.frame.maxX + gap / 2 { break }
          // Names stand above boxes.
          if other.frame.minY < node.frame.maxY + gap, node.frame.minY < other.frame.maxY + gap {
            return true
          }
        }
      }
      return false
    }
    let factors = [0.4, 0.5, 0.6, 0.75, 0.85, 1, 1.25, 1.5, 2, 2.5, 3]
    if let factor = factors.first(where: { !hasOverlaps(spread($0)) }) {
      known = spread(factor)
      // A scene that was lost far away would leave nothing to see of the others.
      let bounds = bounds(of: known)
      let area = known.reduce(0) { $0 + ($1.frame.width + gap) * ($1.frame.height + gap) }
      if bounds.width * bounds.height > sparsest * area { known = inRows(known).nodes }
    } else {
      known = inRows(known).nodes
    }
    let bounds = bounds(of: known)
    known = known.map { moved($0, by: Point(x: gap - bounds.minX, y: gap + head - bounds.minY)) }
    var size = Size(width: bounds.width + 2 * gap, height: bounds.height + 2 * gap + head)
    if known.isEmpty { size = .zero }
    guard !others.isEmpty else { return (known, size) }
    let below = inRows(others)
    let top = known.isEmpty ? 0 : size.height - head - gap
    known += below.nodes.map { moved($0, by: Point(x: 0, y: top)) }
    return (known, Size(width: max(size.width, below.size.width), height: top + below.size.height))
  }

  private static func bounds(of nodes: [Node]) -> Rect {
    guard let first = nodes.first?.frame else { return .zero }
    return nodes.dropFirst().reduce(first) { $0.union($1.frame) }
  }

  private static func moved(_ node: Node, by distance: Point) -> Node {
    var node = node
    node.frame.origin = Point(x: node.frame.minX + distance.x, y: node.frame.minY + distance.y)
    return node
  }

  /// Boxes in rows of about the width of their height.
  private static func inRows(_ nodes: [Node]) -> (nodes: [Node], size: Size) {
    let area = nodes.reduce(0) { $0 + ($1.frame.width + gap) * ($1.frame.height + gap) }
    let most = max((area * 1.8).squareRoot(), nodes.map(\.frame.width).max() ?? 0)
    var (x, y, rowHeight, width) = (gap, gap + head, 0.0, 0.0)
    var result: [Node] = []
    for var node in nodes {
      if x > gap, x + node.frame.width > most + gap { (x, y, rowHeight) = (gap, y + rowHeight + gap, 0) }
      node.frame.origin = Point(x: x, y: y)
      x += node.frame.width + gap
      rowHeight = max(rowHeight, node.frame.height)
      width = max(width, x)
      result.append(node)
    }
    return (result, Size(width: width, height: y + rowHeight + gap))
  }

  /// Puts boards in rows.
  private mutating func add(_ waiting: [(title: String, nodes: [Node], size: Size)]) {
    let area = waiting.reduce(0) { $0 + $1.size.width * $1.size.height }
    let most = max((area * 2).squareRoot(), waiting.map(\.size.width).max() ?? 0)
    // Titles have room even where all of the map is seen.
    let boardGap = max(150, most / 40)
    var (x, y, rowHeight) = (0.0, 0.0, 0.0)
    for (title, own, size) in waiting {
      if x > 0, x + size.width > most { (x, y, rowHeight) = (0, y + rowHeight + boardGap, 0) }
      boards.append(Board(title: title, frame: Rect(origin: Point(x: x, y: y), size: size)))
      nodes += own.map { Self.moved($0, by: Point(x: x, y: y)) }
      x += size.width + boardGap
      rowHeight = max(rowHeight, size.height)
    }
  }

  // MARK: Arrows

  private mutating func connect(_ world: FlowWorld, _ paths: [String]) {
    var known: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      known[GalleryWalk.key(paths[node.document], node.scene.id)] = index
    }
    let places = world.controllers.map { controller in
      controller.location.flatMap { known[GalleryWalk.key($0.file, controller.id)] }
    }
    for (index, controller) in world.controllers.enumerated() {
      guard let from = places[index] else { continue }
      for child in controller.children {
        guard let to = places[child.index] else { continue }
        arrows.append(
          Arrow(from: from, to: to, words: "contains", kind: Segue.Kind.relationship.rawValue))
      }
      func add(_ segue: FlowSegue, _ trigger: FlowTarget?) {
        guard segue.kind != .relationship else { return }
        var (to, end) = (Int?.none, "")
        switch segue.destination {
        case .controller(let id): to = places[id.index]
        case .exit: end = " back"
        case .nowhere(let words): end = " to " + words
        }
        let name = [segue.identifier, trigger?.name].compactMap(\.self).first
        arrows.append(
          Arrow(
            from: from, to: to,
            words: segue.kind.rawValue + (name.map { " · \($0)" } ?? "") + end, kind: segue.kind.rawValue))
      }
      for segue in controller.segues { add(segue, nil) }
      for target in controller.targets { for segue in target.segues { add(segue, target) } }
    }
  }

  // MARK: Documents

  /// Where a storyboard's canvas has its scenes, by the object ids of their controllers.
  static func places(in root: Element) -> [String: Point] {
    var result: [String: Point] = [:]
    for scene in root.children.first(where: { $0.name == "scenes" })?.children ?? [] {
      guard let place = scene.children.first(where: { $0.peek("key") == "canvasLocation" }),
        let x = place.peek("x").flatMap(Double.init), let y = place.peek("y").flatMap(Double.init),
        x.isFinite, y.isFinite, abs(x) < Self.farthest, abs(y) < Self.farthest
      else { continue }
      for object in scene.children.first(where: { $0.name == "objects" })?.children ?? [] {
        if let id = object.peek("id") { result[id] = Point(x: x, y: y) }
      }
    }
    return result
  }

  /// What is farther from the middle of a canvas is no place.
  private static let farthest = 1_000_000.0

  // MARK: JSON

  var json: JSONValue {
    .object([
      (
        "nodes",
        .array(
          nodes.map { node in
            .object([
              ("screen", node.scene.screen.map { .integer($0) } ?? .null), ("name", .string(node.scene.name)),
              ("kind", .string(node.scene.kind.rawValue)), ("document", .integer(node.document)),
              ("frame", GalleryLayout.numbers(node.frame)), ("isInitial", .flag(node.scene.isInitial)),
            ])
          })
      ),
      (
        "boards",
        .array(
          boards.map { .object([("title", .string($0.title)), ("frame", GalleryLayout.numbers($0.frame))]) })
      ),
      (
        "arrows",
        .array(
          arrows.map { arrow in
            .object([
              ("from", .integer(arrow.from)), ("to", arrow.to.map { .integer($0) } ?? .null),
              ("words", .string(arrow.words)),
              ("kind", .string(arrow.kind)),
            ])
          })
      ),
    ])
  }
}

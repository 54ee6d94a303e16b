import Diagnostics
import Flows
import Geometry
import InterfaceFile
import Testing
import Views

@testable import Gallery

/// Where the map has its boxes, and the arrows between them.
@Suite struct GalleryMapTests {
  private typealias Scene = GalleryMap.Scene

  private static func scene(_ id: String, _ size: Size = Size(width: 375, height: 667)) -> Scene {
    Scene(screen: Int(id), id: id, name: "N\(id)", kind: .content, size: size, isInitial: id == "0")
  }

  private static func overlap(_ map: GalleryMap) -> Bool {
    map.nodes.indices.contains { one in
      map.nodes.indices.contains { other in
        one < other && !map.nodes[one].frame.intersection(map.nodes[other].frame).isEmpty
      }
    }
  }

  /// Scenes keep their places to one another, whatever unit the canvas is in, and none covers another.
  @Test(arguments: [0.3, 1, 2.5])
  func placesOfTheCanvas(_ unit: Double) {
    let places = ["0": Point(x: 0, y: 0), "1": Point(x: 900 * unit, y: 40), "2": Point(x: 0, y: 1500 * unit)]
    let map = GalleryMap([("A.storyboard", ["0", "1", "2"].map { Self.scene($0) }, places)], nil)
    #expect(map.nodes.map(\.scene.id) == ["0", "1", "2"] && !Self.overlap(map))
    let frames = map.nodes.map(\.frame)
    #expect(frames[1].minX > frames[0].maxX && frames[2].minY > frames[0].maxY)
    #expect(
      map.boards.count == 1 && frames.allSatisfy { map.boards[0].frame.union($0) == map.boards[0].frame })
    #expect(map.nodes.map(\.scene.isInitial) == [true, false, false])
  }

  /// A scene far away from all others does not leave them too small to see.
  @Test func lostScene() {
    let places = ["0": Point(x: 0, y: 0), "1": Point(x: 900_000, y: 0), "2": Point(x: 800, y: -700_000)]
    let map = GalleryMap([("A.storyboard", ["0", "1", "2"].map { Self.scene($0) }, places)], nil)
    #expect(map.boards[0].frame.width < 3000 && map.boards[0].frame.height < 3000 && !Self.overlap(map))
  }

  /// Scenes on one another, without places, and in documents without a canvas.
  @Test func placesThatAreNone() {
    let same = Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0)", Point(x: 5, y: 5)) })
    let documents: [(path: String, scenes: [Scene], places: [String: Point])] = [
      ("A.storyboard", (0..<9).map { Self.scene("\($0)") }, same),
      ("B.storyboard", (9..<14).map { Self.scene("\($0)") }, [:]),
      ("C.xib", [Self.scene("14", Size(width: 320, height: 44))], [:]),
      ("D.scene.json", [Self.scene("15")], [:]), ("E.storyboard", [], [:]),
    ]
    let map = GalleryMap(documents, nil)
    #expect(map.nodes.count == 16 && !Self.overlap(map))
    #expect(map.boards.map(\.title) == ["A", "B", "Other documents"])
  }

  @Test func placesInADocument() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="s"><objects><viewController id="a"/><placeholder id="f"/></objects>
      <point key="canvasLocation" x="139" y="-20.5"/></scene>
      <scene sceneID="t"><objects><viewController id="b"/></objects><point key="canvasLocation" x="1e300" y="nan"/></scene>
      <scene sceneID="u"><objects><viewController id="c"/></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument.read(Array(text.utf8), file: "A.storyboard")
    #expect(GalleryMap.places(in: document.root)["a"] == Point(x: 139, y: -20.5))
    #expect(GalleryMap.places(in: document.root).keys.sorted() == ["a", "f"])
  }

  @Test func arrows() {
    func controller(_ id: String, _ kind: FlowController.Kind = .content) -> FlowController {
      var own = FlowController(id: id, name: id, kind: kind)
      own.location = SourceLocation(file: "A.storyboard", line: 1, column: 1)
      return own
    }
    var (first, second, container) = (controller("0"), controller("1"), controller("n", .navigation))
    var push = FlowSegue(.push, to: .controller(ControllerID(1)))
    push.identifier = "next"
    first.segues = [push]
    var target = FlowTarget(id: "b", names: ["Go"])
    target.segues = [FlowSegue(.show, to: .nowhere("the storyboard Other, which is not among the documents"))]
    second.targets = [target]
    container.children = [ControllerID(0)]
    let world = FlowWorld([first, second, container], start: ControllerID(2))
    let box = Scene(
      screen: nil, id: "n", name: "n", kind: .navigation, size: Size(width: 10, height: 10), isInitial: true)
    let map = GalleryMap([("A.storyboard", [Self.scene("0"), Self.scene("1"), box], [:])], world)
    #expect(
      map.arrows.map(\.words) == [
        "push · next", "show · Go to the storyboard Other, which is not among the documents", "contains",
      ])
    #expect(map.arrows.map(\.from) == [0, 1, 2] && map.arrows.map(\.to) == [1, nil, 0])
  }
}

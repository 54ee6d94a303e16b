import FlowExport
import Flows
import Geometry
import MotionExport
import Raster
import Screens
import TestSupport
import Testing
import Views

/// How modal segues present, by what they lead to and by the system; and the columns of split view controllers.
@Suite struct PresentationTests {
  private static let white =
    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"

  private static func plain(_ id: String, _ views: String...) -> String {
    scene(id, "title=\"\(id)\"", views.joined()).replacing(
      "</view></viewController>", with: "\(white)</view></viewController>")
  }

  /// A screen with a modal segue to a container of a second one.
  private static func document(_ element: String, _ relationship: String, tools: String = "21507") -> String {
    storyboard(
      "a", plain("a", button("g", "Go", segue("presentation", to: "c"))),
      container("c", element, relationship, "", "b"), plain("b")
    ).replacing("21507", with: tools)
  }

  @Test(arguments: [
    ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
    ("splitViewController", "masterViewController"),
  ])
  func containersArePresentedAsSheets(_ element: String, _ relationship: String) throws {
    let stage = try Stage(("a.storyboard", Self.document(element, relationship)))
    let play = try stage.play("a.storyboard", "\"tap:Go\", \"dismiss\"")
    let walk = try play.walk()
    #expect(walk.moments[1].state.layers[1].presentation == .sheet)
    // Above the card the presenting screen is seen, and --explore can leave it.
    let card = try play.stage.pixmap(of: walk.moments[1].state)
    #expect(card.withRow(35) { $0[180] & 0xFF } == 204)
    let steps = FlowExplorer(play.world).steps(in: walk.moments[1].state)
    #expect(steps.map(\.words).contains("dismiss"))
    // Its bars are its own.
    let texts = try play.stage.texts(in: walk.moments[1].state)
    #expect(texts == (element == "splitViewController" ? [] : ["b"]))
  }

  /// Dark backgrounds are lighter on sheets, as on screens that are presented alone.
  @Test func darkSheetsAreElevated() throws {
    let ground = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
    let text = Self.document("navigationController", "rootViewController")
      .replacing(Self.white, with: ground)
    let stage = try Stage(("a.storyboard", text))
    let script = try FlowScript.read(
      Array(#"{"documents": ["a.storyboard"], "steps": ["tap:Go"]}"#.utf8), file: "\(stage.path)/a.flow.json")
    var request = try request()
    request.appearance = .dark
    let play = try FlowPlay(script, request, renderer: Renderer(fonts: TestFonts.library))
    let pixels = try play.walk().moments.map { moment in
      try play.stage.pixmap(of: moment.state).withRow(500) { $0[180] & 0xFF_FFFF }
    }
    // Blue is the highest byte.
    #expect(pixels == [0x00_0000, 0x1E_1C1C])
  }

  /// The era of the system that is shown decides, of containers as of screens: iOS 13 is that of Xcode 11.
  @Test func theErasDecide() throws {
    for (tools, system, wanted) in [
      ("14460", nil, FlowController.Presentation.fullScreen), ("14868", nil, .sheet), ("14460", 17, .sheet),
    ] as [(String, Int?, FlowController.Presentation)] {
      let text = Self.document("navigationController", "rootViewController", tools: tools)
      let stage = try Stage(("a.storyboard", text))
      let script = try FlowScript.read(
        Array("{\"documents\": [\"a.storyboard\"], \"steps\": []}".utf8), file: "\(stage.path)/a.flow.json")
      var request = try request()
      request.systemEra = system.flatMap { Era(system: $0) }
      let play = try FlowPlay(script, request, renderer: Renderer(fonts: TestFonts.library))
      let presented = ["a", "b", "c"].map { id in play.world.controllers.first { $0.id == id }?.presentation }
      #expect(presented == [wanted, wanted, wanted], "tools \(tools), system \(system ?? 0)")
    }
  }

  // MARK: Columns

  private static let split = storyboard(
    "s", container("s", "splitViewController", "masterViewController", "", "n"),
    container("n", "navigationController", "rootViewController", "", "list"),
    plain("list", button("row", "Row", segue("showDetail", to: "m"))),
    container("m", "navigationController", "rootViewController", "", "detail"), plain("detail"))

  @Test func phonesPushDetails() throws {
    let stage = try Stage(("a.storyboard", Self.split))
    let play = try stage.play("a.storyboard", "\"tap:Row\", \"back\"")
    #expect(try play.stacks() == ["p list", "p list › detail", "p list"])
    let shown = try play.walk().moments[1].state
    #expect(play.stage.backTitle(in: shown) == "list")
    #expect(try play.stage.texts(in: shown) == ["detail", "list"])
  }

  /// What is pushed in one column slides there, and the other one stays.
  @Test func columnsSlideAlone() throws {
    let text = Self.split.replacing("</scenes>", with: Self.plain("deeper") + "</scenes>")
      .replacing(
        Self.plain("detail"), with: Self.plain("detail", button("more", "More", segue("show", to: "deeper"))))
    let stage = try Stage(("a.storyboard", text))
    let play = try stage.play("a.storyboard", "\"tap:Row\", \"tap:More\"", "\"device\": \"ipad-9.7\"")
    let moment = try #require(try play.walk().moments.last)
    #expect(moment.state.stackText(play.world) == "list | detail › deeper")
    let sink = Collector()
    let transition = try #require(FlowTransition(moment, on: play.stage))
    try transition.run(try transition.film(framesPerSecond: 20), threads: 2) { _ in [sink] }
    let still = try play.stage.pixmap(of: moment.state)
    let list = PixelRect(x: 0, y: 0, width: 320, height: 1024)
    for frame in sink.frames {
      #expect(frame.cropped(to: list).changes(from: still.cropped(to: list)) == nil)
    }
    #expect(sink.frames[3].changes(from: still) != nil && sink.frames.last?.changes(from: still) == nil)
  }

  @Test func padsShowBothColumns() throws {
    let stage = try Stage(("a.storyboard", Self.split))
    let play = try stage.play("a.storyboard", "\"tap:Row\", \"rotate\"", "\"device\": \"ipad-9.7\"")
    #expect(try play.stacks() == ["p list", "p list | detail", "l list | detail"])
    let moments = try play.walk().moments
    #expect(try play.stage.texts(in: moments[1].state) == ["Row", "list", "detail"])
    let pixmap = try play.stage.pixmap(of: moments[1].state)
    #expect(pixmap.width == 768 && pixmap.height == 1024)
    // The line between the columns.
    #expect(pixmap.withRow(600) { row in [319, 320, 321].map { row[$0] & 0xFF } } == [255, 198, 255])
    // The primary column is 320 points wide: its button keeps its place.
    #expect(try play.stage.isVisible("Row", in: moments[2].state) == true)
  }
}

import FlowExport
import Flows
import Foundation
import Geometry
import Screens
import TestSupport
import Testing
import Views

/// The screen in a state: bars, titles, cards, offsets; and the sources of controllers.
@Suite struct FlowStageTests {
  private static func stack() -> String {
    storyboard(
      "n", container("n", "navigationController", "rootViewController", "", "a"),
      scene(
        "a", "title=\"A\"",
        inside:
          "<navigationItem key=\"navigationItem\" title=\"First\" id=\"i\">"
          + "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"plus\">"
          + "<connections>\(segue("show", to: "b"))</connections></barButtonItem></navigationItem>",
        label("la", "10 70 100 20", "one")),
      scene("b", "title=\"B\"", label("lb", "10 70 100 20", "two")))
  }

  @Test func barsShowTitlesAndBackButtons() throws {
    let stage = try Stage(("a.storyboard", Self.stack()))
    let play = try stage.play("a.storyboard", "\"tap:Add\", \"bar:hidden\"")
    let walk = try play.walk()
    #expect(
      try walk.moments.map { try play.stage.texts(in: $0.state) } == [
        ["one", "First"], ["two", "B", "First"], ["two"],
      ])
    #expect(walk.moments.map { play.stage.backTitle(in: $0.state) } == [nil, "First", nil])
  }

  @Test func pushedScreensHideTheToolbarIfTheyAsk() throws {
    func items(_ id: String) -> String {
      "<toolbarItems><barButtonItem title=\"Act\" id=\"\(id)\"/></toolbarItems>"
    }
    for (hides, last) in [("NO", ["two", "B", "First", "Act"]), ("YES", ["two", "B", "First"])] {
      let text = storyboard(
        "n", container("n", "navigationController", "rootViewController", "toolbarHidden=\"NO\"", "a"),
        scene(
          "a", "title=\"A\"",
          inside:
            "<navigationItem key=\"navigationItem\" title=\"First\" id=\"i\">"
            + "<barButtonItem key=\"rightBarButtonItem\" systemItem=\"add\" id=\"plus\">"
            + "<connections>\(segue("show", to: "b"))</connections></barButtonItem></navigationItem>"
            + items("ia"),
          label("la", "10 70 100 20", "one")),
        scene(
          "b", "title=\"B\" hidesBottomBarWhenPushed=\"\(hides)\"", inside: items("ib"),
          label("lb", "10 70 100 20", "two")))
      let play = try Stage(("a.storyboard", text)).play("a.storyboard", "\"tap:Add\"")
      #expect(
        try play.walk().moments.map { try play.stage.texts(in: $0.state) } == [
          ["one", "First", "Act"], last,
        ])
    }
  }

  @Test func picturesAreUprightAndFollowTheBar() throws {
    let stage = try Stage(("a.storyboard", Self.stack()))
    let play = try stage.play("a.storyboard", "\"rotate\", \"bar:hidden\", \"bar:shown\"")
    let pixmaps = try play.walk().moments.map { try play.stage.pixmap(of: $0.state) }
    #expect(pixmaps.map(\.width) == [375, 667, 667, 667] && pixmaps.map(\.height) == [667, 375, 375, 375])
    #expect(pixmaps[2].changes(from: pixmaps[1]) != nil)
    #expect(pixmaps[3].changes(from: pixmaps[1]) == nil)
  }

  @Test func visibilityOfViews() throws {
    let hidden = label("lc", "10 100 100 20", "gone").replacing("<label id", with: "<label hidden=\"YES\" id")
    let stage = try Stage(
      (
        "a.storyboard",
        storyboard(
          "a",
          scene(
            "a", "title=\"A\"", label("la", "10 70 100 20", "one"), hidden,
            label("ld", "900 70 100 20", "far")))
      ))
    let play = try stage.play("a.storyboard", "")
    let state = try play.walk().last
    #expect(try play.stage.isVisible("one", in: state) == true)
    #expect(try play.stage.isVisible("gone", in: state) == false)
    #expect(try play.stage.isVisible("far", in: state) == false)
    #expect(try play.stage.isVisible("nothing", in: state) == nil)
    #expect(try play.stage.texts(in: state) == ["one"])
  }

  @Test func cardsLeaveAStripAndDarkenWhatIsBelow() throws {
    let white = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    func plain(_ id: String) -> String {
      scene(id, "title=\"\(id)\"").replacing("</view>", with: "\(white)</view>")
    }
    let stage = try Stage(("a.storyboard", storyboard("a", plain("a"), plain("b"))))
    let play = try stage.play("a.storyboard", "{\"present\": \"b\", \"presentation\": \"sheet\"}, \"rotate\"")
    let moments = try play.walk().moments
    let (card, turned) = (
      try play.stage.pixmap(of: moments[1].state), try play.stage.pixmap(of: moments[2].state)
    )
    func red(_ y: Int) -> UInt32 { card.withRow(y) { $0[180] & 0xFF } }
    // The screen below is smaller, on black, and its top is seen above the card.
    #expect(red(5) == 0 && red(35) == 204 && red(300) == 255)
    #expect(card.withRow(35) { row in [4, 14, 17, 357, 361].map { row[$0] & 0xFF } } == [0, 0, 204, 204, 0])
    // Phones in landscape show it full-screen.
    #expect(turned.withRow(2) { $0[300] & 0xFF } == 255)
  }

  @Test func scrolledViewsAreDrawn() throws {
    let scroll = view(
      "s", "0 0 375 667", element: "scrollView", with: "userLabel=\"List\"", mask: "widthSizable=\"YES\"",
      label("l", "10 200 100 20", "row"))
    let stage = try Stage(("a.storyboard", storyboard("a", scene("a", "title=\"A\"", scroll))))
    let play = try stage.play(
      "a.storyboard",
      "{\"scroll\": {\"view\": \"List\", \"y\": 150}}, {\"scroll\": {\"view\": \"List\", \"y\": 230}}")
    let moments = try play.walk().moments
    #expect(try moments.map { try play.stage.isVisible("row", in: $0.state) } == [true, true, false])
  }

  @Test func xibsAndSceneFilesAreControllers() throws {
    let xib = document(
      owner("view=r", class: "LoginController") + view("r", "0 0 375 667", label("l", "0 0 100 20", "Login")))
    let stage = try Stage(
      ("Login.xib", xib),
      ("Home.xib", xib.replacing("LoginController", with: "HomeController").replacing("Login", with: "Home")))
    let text =
      "{\"documents\": [\"Login.xib\", \"Home.xib\"], \"navigation\": true,"
      + " \"steps\": [\"push:HomeController\", \"back\", \"push:Home\"]}"
    let script = try FlowScript.read(Array(text.utf8), file: "\(stage.path)/a.flow.json")
    let play = try FlowPlay(script, try request(), renderer: Renderer(fonts: TestFonts.library))
    #expect(try play.stacks().last == "p LoginController › HomeController")
    #expect(try play.stage.texts(in: try play.walk().last).contains("Home"))
  }

  @Test func referencesToOtherStoryboards() throws {
    let reference =
      "<scene><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"ref\"/></objects></scene>"
    let start = scene("a", "title=\"A\"", button("g", "Go", segue("presentation", to: "ref")))
    let other = storyboard("o", scene("o", "title=\"O\""))
    let stage = try Stage(("Main.storyboard", storyboard("a", start, reference)), ("Other.storyboard", other))
    #expect(try stage.play("Main.storyboard", "\"tap:Go\"").stacks() == ["p A", "p A + O"])
    let alone = try Stage(("Main.storyboard", storyboard("a", start, reference)))
    let error = #expect(throws: FlowScriptError.self) {
      try alone.play("Main.storyboard", "\"tap:Go\"").walk()
    }
    #expect(
      error?.findings.first?.message.contains("the storyboard Other, which is not among the documents")
        == true)
  }

  @Test func cellsAndRecognizersTakeTaps() throws {
    let tapped = view("box", "0 0 100 100", mask: "", label("in", "0 0 80 20", "Inside"))
      .replacing(
        "</view>",
        with:
          "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"oc\"/></connections></view>"
      )
    let recognizer =
      "<tapGestureRecognizer id=\"tap\"><connections>\(segue("modal", to: "b"))</connections></tapGestureRecognizer>"
    let first = scene("a", "title=\"A\"", tapped).replacing(
      "</viewController>", with: "</viewController>\(recognizer)")
    let stage = try Stage(("a.storyboard", storyboard("a", first, scene("b", "title=\"B\""))))
    #expect(try stage.play("a.storyboard", "\"tap:Inside\"").stacks() == ["p A", "p A + B"])
  }

  @Test func controllersWithoutViewsAreErrors() throws {
    let empty = "<scene><objects><viewController title=\"Empty\" id=\"e\"/></objects></scene>"
    let stage = try Stage(("a.storyboard", storyboard("a", scene("a", "title=\"A\""), empty)))
    let play = try stage.play("a.storyboard", "\"present:Empty\"")
    var files = FlowFiles(
      try play.walk(), on: play.stage, folder: stage.path + "/out", title: "a", threads: 1)
    let error = #expect(throws: FlowScriptError.self) { try files.make(pictures: true, sheet: false) }
    #expect(error?.findings.first?.message == "step 1, present:Empty: \"Empty\" has no view in the documents")
    #expect(!FileManager.default.fileExists(atPath: stage.path + "/out"))
  }
}

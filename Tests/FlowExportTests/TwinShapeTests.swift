import FlowExport
import Flows
import Foundation
import TestSupport
import Testing
import Views

/// Common ways to swap controllers on rotation, each with a matching storyboard.
@Suite struct TwinShapeTests {
  /// Two scenes with storyboard IDs and no segue: code presents one over the other.
  @Test func identifiersAlone() throws {
    let stage = try Stage(
      (
        "a.storyboard",
        storyboard(
          "p", scene("p", "storyboardIdentifier=\"PortraitView\""),
          scene("l", "storyboardIdentifier=\"LandscapeView\"", size: "667 375"))
      ))
    let play = try stage.play("a.storyboard", "\"rotate\", \"rotate\"")
    #expect(try play.stacks() == ["p PortraitView", "l PortraitView + LandscapeView", "p PortraitView"])
    #expect(
      play.findings.contains { $0.severity == .note && $0.message.contains("by its name, \"LandscapeView\"") }
    )
  }

  /// A segue that presents, and an unwind segue back.
  @Test func segueAndUnwind() throws {
    let exit =
      "<connections>\(segue("unwind", to: "x", "identifier=\"home\" unwindAction=\"back:\""))</connections>"
    let there =
      "<connections>\(segue("presentation", to: "l", "identifier=\"turn\" modalTransitionStyle=\"crossDissolve\""))</connections>"
    let landscape = scene("l", "title=\"Landscape Game\"", size: "667 375", inside: exit)
      .replacing("</viewController>", with: "</viewController><exit id=\"x\"/>")
    let stage = try Stage(
      ("a.storyboard", storyboard("p", scene("p", "title=\"Portrait Game\"", inside: there), landscape)))
    let play = try stage.play("a.storyboard", "\"rotate\", \"rotate\"")
    #expect(play.world.rules.map(\.means) == [.present])
    #expect(try play.stacks() == ["p Portrait Game", "l Portrait Game + Landscape Game", "p Portrait Game"])
    // Without rules, code performs them.
    let alone = try stage.play("a.storyboard", "\"segue:turn\", \"segue:home\"", "\"alternates\": []")
    #expect(try alone.stacks() == ["p Portrait Game", "p Portrait Game + Landscape Game", "p Portrait Game"])
    #expect(try alone.walk().moments[1].movements == [FlowMovement(.present, isAnimated: true, fades: true)])
  }

  /// Two tabs without a tab bar, selected by code.
  @Test func tabsWithoutABar() throws {
    let tabs = container("t", "tabBarController", "viewControllers", "customClass=\"Tabs\"", "one", "two")
    let stage = try Stage(
      (
        "a.storyboard",
        storyboard("t", tabs, scene("one", "title=\"First\""), scene("two", "title=\"Second\""))
      ))
    let rules = "\"alternates\": [{\"portrait\": \"First\", \"landscape\": \"Second\"}]"
    let shown = try stage.play("a.storyboard", "\"rotate\", \"rotate\"", rules)
    #expect(try shown.stacks() == ["p tab 1: First", "l tab 2: Second", "p tab 1: First"])
    let bare = try stage.play(
      "a.storyboard", "\"rotate\"",
      rules + ", \"controllers\": [{\"controller\": \"Tabs\", \"tabBar\": \"hidden\"}]")
    let state = try shown.walk().last
    #expect(try shown.stage.texts(in: state).contains("Second"))
    #expect(try bare.stage.texts(in: try bare.walk().last) == [])
  }

  /// Buttons whose actions rotate the device and present, and controllers that support one orientation.
  @Test func actionsThatForceAnOrientation() throws {
    let stage = try Stage(
      (
        "a.storyboard",
        storyboard(
          "m", scene("m", "title=\"Main\"", button("b1", " Show child ", action("open:", to: "m"))),
          scene(
            "p", "storyboardIdentifier=\"child\"",
            inside: "<connections>\(segue("presentation", to: "l", "identifier=\"turn\""))</connections>",
            button("b2", "Turn", action("turn:", to: "p")), button("b3", "Leave", action("leave:", to: "p"))),
          scene(
            "l", "customClass=\"LandscapeController\"", size: "667 375",
            button("b4", "Close", action("close:", to: "l"))))
      ))
    let code = """
      "controllers": [{"controller": "Main", "orientations": ["portrait"]}, {"controller": "child", "orientations": ["portrait"]},
        {"controller": "LandscapeController", "orientations": ["landscape"]}],
      "alternates": [], "actions": [{"action": "open:", "does": ["present:child"]}, {"action": "turn:", "does": ["segue:turn"]},
        {"action": "close:", "does": ["dismiss"]}, {"action": "leave:", "of": "child", "does": ["dismiss"]}]
      """
    let play = try stage.play(
      "a.storyboard", "\"tap:Show child\", \"tap:Turn\", \"tap:Close\", \"tap:Leave\"", code)
    #expect(
      try play.stacks() == [
        "p Main", "p Main + child", "l Main + child + LandscapeController", "p Main + child", "p Main",
      ])
  }

  // MARK: One model

  private static func twins(_ landscape: String) -> String {
    func outlet(_ id: String) -> String {
      "<connections><outlet property=\"cityLabel\" destination=\"\(id)\" id=\"o-\(id)\"/></connections>"
    }
    return storyboard(
      "n", container("n", "navigationController", "rootViewController", "", "p"),
      scene("p", "title=\"City Portrait\"", inside: outlet("c1"), label("c1", "10 100 200 20", "Lisbon")),
      scene(
        "l", "title=\"City Landscape\"", size: "667 375", inside: landscape == "c2" ? outlet("c2") : "",
        label("c2", "10 100 200 20", "Lisbon")))
  }

  @Test func valuesAreSetOnBothScreens() throws {
    let stage = try Stage(("a.storyboard", Self.twins("c2")))
    let play = try stage.play("a.storyboard", "\"set:cityLabel.text=Oslo\", \"rotate\"")
    let walk = try play.walk()
    #expect(try play.stage.texts(in: walk.last).first == "Oslo")
    #expect(play.findings(of: walk).isEmpty)
  }

  @Test func missingValuesOfTwinsAreFound() throws {
    let stage = try Stage(("a.storyboard", Self.twins("none")))
    let play = try stage.play("a.storyboard", "\"set:cityLabel.text=Oslo\", \"rotate\"")
    let findings = play.findings(of: try play.walk())
    #expect(
      findings.map(\.message) == [
        "\"cityLabel.text\" is set on \"City Portrait\", and not on \"City Landscape\": it has no such view"
      ])
  }

  @Test func differencesOfTwinsAreFound() throws {
    let stage = try Stage(("a.storyboard", Self.twins("c2")))
    let rule =
      "\"alternates\": [{\"portrait\": \"City Portrait\", \"landscape\": \"City Landscape\", \"model\": false}]"
    let play = try stage.play("a.storyboard", "\"set:cityLabel.text=Oslo\", \"rotate\"", rule)
    #expect(
      play.findings(of: try play.walk()).map(\.message) == [
        "\"City Landscape\" is shown without what was set on \"City Portrait\": cityLabel.text",
        "\"cityLabel\" has the text \"Oslo\" on \"City Portrait\" and \"Lisbon\" on \"City Landscape\"",
      ])
  }

  @Test func viewsWithoutACounterpartAreFoundOnRotation() throws {
    let whole = Self.twins("c2")
    let parts = whole.components(separatedBy: "</label>")
    let extra = "</label>" + label("c9", "10 200 200 20", "Extra")
    let odd = parts[0] + extra + parts.dropFirst().joined(separator: "</label>")
    let stage = try Stage(("a.storyboard", odd), ("b.storyboard", whole))
    let found = try stage.play("a.storyboard", "").explore(FlowExplorer.Limits()).findings
    #expect(
      found.contains { $0.severity == .note && $0.message.contains("1 view has no counterpart on \"City") })
    #expect(try stage.play("b.storyboard", "").explore(FlowExplorer.Limits()).findings.isEmpty)
  }

  /// The same two layouts as two controllers, and as one tree with a layout for each orientation.
  @Test func twinsCostMoreThanOneTree() throws {
    func xib(_ size: String, _ place: String) -> String {
      document(
        owner("view=r", class: "CityController")
          + view(
            "r", "0 0 \(size)", mask: "widthSizable=\"YES\" heightSizable=\"YES\"",
            label("c", place, "Lisbon")),
        orientation: size.hasPrefix("375") ? "portrait" : "landscape")
    }
    let twins = storyboard(
      "p", scene("p", "title=\"City Portrait\"", label("c", "10 100 200 20", "Lisbon")),
      scene("l", "title=\"City Landscape\"", size: "667 375", label("d", "300 50 200 20", "Lisbon")))
    let stage = try Stage(
      // Of the same tools, whose system font has the same spacing.
      ("twins.storyboard", twins.replacing("toolsVersion=\"21507\"", with: "")),
      ("City.xib", xib("375 667", "10 100 200 20")),
      ("City-landscape.xib", xib("667 375", "300 50 200 20")))
    let two = try stage.play("twins.storyboard", "\"rotate\", \"rotate\", \"rotate\"")
    let one = try stage.play("City.xib", "\"rotate\", \"rotate\", \"rotate\"")
    let walks = (try two.walk(), try one.walk())
    #expect(walks.0.createdCount == 3 && walks.1.createdCount == 1)
    let views = walks.0.moments.map { FlowWalk.viewCount($0.state, two.world) }
    #expect(views == [2, 4, 2, 4] && FlowWalk.viewCount(walks.1.last, one.world) == 2)
    #expect(try FlowComparison((walks.0, two.stage), (walks.1, one.stage)).differing.isEmpty)
  }

  @Test func invalidValuesAreRejected() throws {
    let stage = try Stage(("a.storyboard", Self.twins("c2")))
    for (step, message) in [
      ("set:cityLable.text=x", "has no view \"cityLable\"; did you mean \"cityLabel\"?"),
      ("set:cityLabel.on=yes", "a UILabel has no \"on\" to set"),
      ("set:cityLabel=x", "is not a value to set"),
      ("scroll:cityLabel=0,4", "\"cityLabel\" does not scroll"),
    ] {
      let error = #expect(throws: FlowScriptError.self) {
        try stage.play("a.storyboard", "\"\(step)\"").walk()
      }
      #expect(error?.findings.first?.message.contains(message) == true, "\(String(describing: error))")
    }
  }
}

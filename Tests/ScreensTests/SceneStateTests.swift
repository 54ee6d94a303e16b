import Files
import Geometry
import Screens
import TestSupport
import Testing
import Views

/// Named layouts and states of scene files on the one tree.
@Suite struct SceneStateTests {
  private static let text = """
    {"scene": 1, "device": "iphone-8", "view": {"id": "root", "subviews": [
       {"is": "label", "id": "title", "text": "Title", "frame": [0, 0, 100, 20]},
       {"id": "a", "frame": [0, 100, 50, 50]}, {"id": "b", "frame": [0, 200, 50, 50]}]},
     "orientations": {"portrait": "list", "landscape": "columns"},
     "layouts": {
       "list": {"arrangement": {"vertical": [{"view": "title", "height": 20}, {"view": "a", "height": 100, "horizontalAlignment": "stretch"},
                                             {"view": "b", "height": 100, "horizontalAlignment": "stretch"}]}},
       "columns": {"arrangement": {"horizontal": [{"view": "a", "width": 100, "verticalAlignment": "stretch"},
                                                  {"view": "b", "width": 100, "verticalAlignment": "stretch"}]},
                   "hidden": ["title"]},
       "free": {"constraints": ["a.left = self.left + 10", "a.top = self.top + 10", "a.width = 20 #width", "a.height = 20 #height"]},
       "frames": {"frames": {"a": [325, 0, 50, 50]}, "masks": {"a": ["left"]}}},
     "states": {
       "empty": {"hidden": ["a", "b"], "texts": {"title": "Nothing"}},
       "wide": {"layout": "free", "constraints": ["a.width = 200 #width", "a.height = 30 #height"], "set": {"a": {"alpha": 0.5}}},
       "portraitOnly": {"hidden": ["a"]}}}
    """

  private func screen(_ text: String = text) throws -> Screen {
    let document = try LoadedDocument.load(InputFile(path: "a.scene.json", bytes: Array(text.utf8)))
    #expect(document.findings.isEmpty)
    return Screen(try #require(document.scenes.first))
  }

  private func laidOut(
    _ screen: Screen, _ orientation: Orientation, _ state: String? = nil
  ) throws -> LaidOutScreen {
    var traits = ScreenTraits(orientation: orientation, scale: 1)
    traits.state = try state.map { try #require(screen.stateName($0)) } ?? nil
    return screen.layOut(traits, fonts: TestFonts.library)
  }

  /// The frames of the views, their contents and hidden flags.
  private func places(
    _ screen: Screen, _ orientation: Orientation, _ state: String? = nil
  ) throws -> [String] {
    let laidOut = try laidOut(screen, orientation, state)
    return laidOut.tree.views.map { view in
      let rect = laidOut.frames[view.id]
      let place = "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
      return place + (view.title.map { " " + $0 } ?? "") + (view.isHidden ? " hidden" : "")
    }
  }

  @Test func namedLayoutsAndStatesAreStates() throws {
    let screen = try screen()
    #expect(
      screen.states.map(\.name) == ["list", "columns", "free", "frames", "empty", "wide", "portraitOnly"])
    let traits = ScreenRequest().traits(for: screen)
    // An orientation's default layout is not drawn twice.
    #expect(
      traits.filter { $0.orientation == .portrait }.map(\.state)
        == [nil, "columns", "free", "frames", "empty", "wide", "portraitOnly"])
    #expect(
      traits.filter { $0.orientation == .landscape }.map(\.state)
        == [nil, "list", "free", "frames", "empty", "wide"])
  }

  @Test func anyLayoutIsShownInAnyOrientation() throws {
    let screen = try screen()
    #expect(try places(screen, .portrait)[2...] == ["0 20 375 100", "0 120 375 100"])
    #expect(try places(screen, .landscape)[2...] == ["0 0 100 375", "100 0 100 375"])
    #expect(try places(screen, .portrait, "columns")[2...] == ["0 0 100 667", "100 0 100 667"])
    #expect(try places(screen, .landscape, "list")[2...] == ["0 20 667 100", "0 120 667 100"])
    #expect(try places(screen, .landscape, "list")[1].hasSuffix("Title"))
    for orientation in Orientation.allCases {
      #expect(try places(screen, orientation, "free")[2] == "10 10 20 20")
    }
    // Its frames are given for the file's orientation, and adapted by their masks.
    #expect(try places(screen, .portrait, "frames")[2] == "325 0 50 50")
    #expect(try places(screen, .landscape, "frames")[2] == "617 0 50 50")
  }

  @Test func statesApplyOnTopOfTheLayout() throws {
    let screen = try screen()
    #expect(
      try places(screen, .portrait, "empty")[1...].map { $0.suffix(6) } == ["othing", "hidden", "hidden"])
    #expect(try places(screen, .portrait, "empty")[2].hasPrefix("0 20 375 100"))
    #expect(try places(screen, .landscape, "empty")[2].hasPrefix("0 0 100 375"))
    #expect(try places(screen, .landscape, "wide")[2] == "10 10 200 30")
    #expect(try laidOut(screen, .landscape, "wide").tree.views[2].alpha == 0.5)
  }

  /// A constraint of a state on a view that an arrangement places conflicts with the arrangement.
  @Test func conflictsNameTheArrangement() throws {
    let text = """
      {"scene": 1, "device": "iphone-8", "view": {"id": "root", "subviews": [{"id": "a", "frame": [0, 0, 50, 50]}]},
       "layouts": {"portrait": {"arrangement": {"vertical": [{"view": "a", "height": 100}]}}},
       "states": {"low": {"constraints": ["a.height = 30"]}}}
      """
    let findings = try laidOut(screen(text), .portrait, "low").findings
    #expect(findings.map(\.category) == [.conflict])
    #expect(findings.first?.notes.map(\.message) == ["with the arrangement of UIView (id root)"])
  }

  @Test func layoutsDoNotDependOnEarlierOnes() throws {
    let screen = try screen()
    let first = try Orientation.allCases.map { try places(screen, $0) }
    let states = ["columns", "frames", "wide", "columns,empty", "kept=wide,wide,initial,kept"]
    let shown = try states.map { state in try Orientation.allCases.map { try places(screen, $0, state) } }
    for (state, places) in zip(states, shown).reversed() {
      let again = try Orientation.allCases.reversed().map { try self.places(screen, $0, state) }
      #expect(again == places.reversed(), "\(state)")
      #expect(try Orientation.allCases.map { try self.places(screen, $0) } == first, "\(state)")
    }
  }

  @Test func sequencesOfStates() throws {
    let screen = try screen()
    #expect(
      try places(screen, .portrait, "columns,empty")[1...].map { $0.hasSuffix("hidden") } == [
        true, true, true,
      ])
    #expect(try places(screen, .portrait, "columns,empty")[2].hasPrefix("0 0 100 667"))
    #expect(try places(screen, .portrait, "wide,list")[2...] == places(screen, .portrait)[2...])
    #expect(try laidOut(screen, .portrait, "wide,list").tree.views[2].alpha == 1)
  }

  @Test func setValuesPersistInEveryState() throws {
    let plain = try screen()
    let change = try #require(StateChange("b.alpha=0.25"))
    let (screen, failure) = plain.making(change)
    #expect(failure == nil)
    for state in [nil, "columns", "wide"] {
      #expect(try laidOut(screen, .landscape, state).tree.views[3].alpha == 0.25)
      #expect(try laidOut(plain, .landscape, state).tree.views[3].alpha == 1)
    }
  }

  @Test func orientationsThatTheScreenDoesNotSupport() throws {
    let text = Self.text.replacing(
      "\"orientations\": {\"portrait\": \"list\", \"landscape\": \"columns\"}",
      with: "\"orientations\": {\"portrait\": \"list\", \"landscape\": false}")
    let screen = try screen(text)
    #expect(ScreenRequest().traits(for: screen).allSatisfy { $0.orientation == .portrait })
    var request = ScreenRequest()
    request.orientations = [.landscape]
    request.states = .named(["initial"])
    #expect(request.traits(for: screen).map(\.orientation) == [.landscape])
  }

  @Test func animationsBelongToTheLayout() throws {
    let text = Self.text.replacing(
      "\"hidden\": [\"title\"]},", with: "\"hidden\": [\"title\"], \"animation\": 0.5},"
    )
    .replacing("\"empty\": {", with: "\"empty\": {\"animation\": {\"delay\": 0.25},")
    let screen = try screen(text)
    func animation(_ orientation: Orientation, _ state: String?) -> LayoutAnimation? {
      var traits = ScreenTraits(orientation: orientation, scale: 1)
      traits.state = state
      return screen.layoutAnimations(traits)[screen.tree.root.id]
    }
    #expect(animation(.landscape, nil) == LayoutAnimation(duration: 0.5))
    #expect(animation(.portrait, nil) == nil)
    #expect(animation(.portrait, "columns") == LayoutAnimation(duration: 0.5))
    #expect(animation(.landscape, "empty") == LayoutAnimation(delay: 0.25))
  }
}

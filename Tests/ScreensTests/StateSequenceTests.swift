import Files
import Geometry
import Screens
import Templates
import TestSupport
import Testing
import Views

/// Sequences of states, stored states, templates inside the screen and inside templates.
@Suite struct StateSequenceTests {
  private static let document = Checkout.fixture("screens/TemplateEdges.storyboard")

  private func screen(_ rules: TemplateRules = .complete) throws -> Screen {
    let scenes = try LoadedDocument.load(Self.document).scenes.filter { !$0.isConstraintTemplate }
    var options = MatchingOptions()
    options.templateRules = rules
    return Screen(try #require(scenes.first), options: options)
  }

  private func places(
    _ screen: Screen, _ state: String?, _ ids: [String] = ["art-vw-1", "bar-vw-1", "chi-vw-1"]
  ) -> [String] {
    let frames = screen.frames(.portrait, scale: 2, fonts: TestFonts.library, state: state)
    return ids.map { screen.place($0, frames) }
  }

  /// Those on the canvas first, then the one on the screen, then the one inside the first.
  @Test func names() throws {
    let screen = try screen()
    #expect(screen.states.map(\.name) == ["columnLayout", "tallLayout", "innerLayout", "nestedLayout"])
    #expect(try screen.sequence(named: "clm-vw-1 , tal-vw-1").name == "columnLayout,tallLayout")
    #expect(try screen.sequence(named: "k=tallLayout,tallLayout,k").name == "k=tallLayout,tallLayout,k")
    #expect(screen.stateName("initial") == .some(nil))
    #expect(screen.stateName("columnLayout,initial") == .some("columnLayout,initial"))
    #expect(screen.lastTemplate(ofState: "columnLayout,tallLayout")?.name == "tallLayout")
    #expect(screen.lastTemplate(ofState: "k=tallLayout,tallLayout,k") == nil)
  }

  @Test(arguments: [
    ("tall", Screen.NoState.unknown("tall")), ("columnLayout,tall", .unknown("tall")),
    ("k,columnLayout,k=columnLayout", .unknown("k")), ("columnLayout,,tallLayout", .unknown("")),
    ("k=none,columnLayout", .unknown("none")), ("tallLayout=columnLayout", .taken("tallLayout")),
    ("initial=columnLayout", .taken("initial")), ("=columnLayout", .taken("")), ("", .unknown("")),
  ])
  func noStates(_ name: String, _ reason: Screen.NoState) throws {
    let screen = try screen()
    #expect(throws: reason) { try screen.sequence(named: name) }
    #expect(screen.stateName(name) == nil)
  }

  /// Frames of `A`, `B` and `C`. A nested template is part of the one around it, and also a separate one.
  @Test(arguments: [
    ("initial", ["20 20 60 60", "90 20 60 60", "20 260 60 40"]),
    ("columnLayout", ["20 20 80 50", "20 80 80 50", "20 260 90 40"]),
    ("tallLayout", ["20 20 40 120", "70 20 60 60", "20 260 60 40"]),
    ("columnLayout,tallLayout", ["20 20 40 120", "20 150 80 50", "20 260 90 40"]),
    ("tallLayout,columnLayout", ["20 20 80 50", "20 80 80 50", "20 260 90 40"]),
    ("columnLayout,initial", ["20 20 60 60", "90 20 60 60", "20 260 60 40"]),
    ("columnLayout,initial,tallLayout", ["20 20 40 120", "70 20 60 60", "20 260 60 40"]),
    ("columnLayout,k=tallLayout,tallLayout,k", ["20 20 80 50", "20 80 80 50", "20 260 90 40"]),
    ("k=tallLayout,columnLayout,tallLayout,k", ["20 20 60 60", "20 90 80 50", "20 260 90 40"]),
    ("nestedLayout", ["20 20 60 60", "90 20 60 60", "20 260 90 40"]),
    ("innerLayout", ["20 20 20 30", "50 20 60 60", "20 260 60 40"]),
  ])
  func complete(_ state: String, _ expected: [String]) throws {
    let screen = try screen()
    #expect(places(screen, state) == expected)
    #expect(places(screen, nil) == ["20 20 60 60", "90 20 60 60", "20 260 60 40"])
    #expect(places(screen, state) == expected)
  }

  /// The same in a running app: `Wrap` and `Box` have no target, so that the constraints they hold are neither removed
  /// nor added.
  @Test(arguments: [
    ("columnLayout", ["20 20 80 50", "110 20 80 50", "20 260 90 40"]),
    ("columnLayout,tallLayout", ["20 20 40 120", "70 20 80 50", "20 260 90 40"]),
    ("columnLayout,initial", ["20 20 60 60", "90 20 60 60", "20 260 60 40"]),
    ("k=columnLayout,columnLayout,k", ["20 20 60 60", "90 20 60 60", "20 260 60 40"]),
  ])
  func library(_ state: String, _ expected: [String]) throws {
    let screen = try screen(.library)
    #expect(places(screen, state) == expected)
    #expect(places(screen, nil) == ["20 20 60 60", "90 20 60 60", "20 260 60 40"])
  }

  /// Attributes not listed by a live view remain changed when a running app restores a stored state: the collection
  /// view's direction. Those listed by the stack view are restored.
  @Test(arguments: TemplateRules.allCases) func restoring(rules: TemplateRules) throws {
    let screen = try screen(rules)
    func look(_ state: String?) throws -> (isHorizontal: Bool?, axis: StackView.Axis?) {
      var traits = ScreenTraits(orientation: .portrait, scale: 2)
      traits.state = state
      let tree = screen.layOut(traits, fonts: TestFonts.library).tree
      guard
        case .collectionView(let cells)? = tree.views.first(where: { $0.objectID == "col-vw-1" })?
          .content,
        case .stackView(let stack)? = tree.views.first(where: { $0.objectID == "sta-vw-1" })?.content
      else { return (nil, nil) }
      return (cells.flow?.isHorizontal, stack.axis)
    }
    #expect(try look("columnLayout") == (true, .vertical))
    #expect(try look("columnLayout,initial") == (rules == .library, .horizontal))
    // The next layout begins with the initial state in any case.
    #expect(try look(nil) == (false, .horizontal))
  }

  /// Findings do not depend on the rules for drawing; each states which rules are used.
  @Test func findings() throws {
    let (complete, library) = (try screen().findings, try screen(.library).findings)
    #expect(complete.map(\.location) == library.map(\.location))
    let ofApp = complete.filter { $0.category == .inApp && $0.severity == .warning }
    #expect(ofApp.map { $0.location?.line } == [148, 15, 161])
    #expect(ofApp.allSatisfy { $0.message.contains("; here ") })
    #expect(library.filter { $0.message.hasSuffix("; so does this picture") }.count == ofApp.count)
  }

  /// Sequences skip states that their orientation does not have; a state requested twice is drawn once.
  @Test func requests() throws {
    let path = Checkout.fixture("screens/States.storyboard")
    let scenes = try LoadedDocument.load(path).scenes.filter { !$0.isConstraintTemplate }
    let screen = Screen(try #require(scenes.first))
    func names(_ words: [String]) -> [String] {
      var request = ScreenRequest()
      request.states = ScreenRequest.States(words)
      return request.traits(for: screen).map { "\($0.orientation.rawValue.first!) \($0.state ?? "–")" }
    }
    #expect(names(["auto", "initial"]) == ["p –", "l landscapeLayout", "l –"])
    #expect(names(["initial", "auto"]) == ["p –", "l –", "l landscapeLayout"])
    #expect(names(["auto"]) == ["p –", "l landscapeLayout"])
    #expect(
      names(["landscapeLayout,compactLayout", "compactLayout,landscapeLayout"]) == [
        "p landscapeLayout,compactLayout", "l landscapeLayout,compactLayout",
        "l compactLayout,landscapeLayout",
      ])
    #expect(names(["compactLayout,gone"]) == [])
    #expect(names(["all", "initial"]).count == 5)
  }
}

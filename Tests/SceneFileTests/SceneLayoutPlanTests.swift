import Diagnostics
import InterfaceFile
import SceneFile
import Testing
import Views

/// Named layouts, states and orientations of scene files.
@Suite struct SceneLayoutPlanTests {
  private static let views = """
    "scene": 1, "device": "iphone-8", "view": {"id": "root", "subviews": [
      {"is": "label", "id": "a", "text": "a"}, {"is": "button", "id": "b", "title": "b"}]}
    """

  /// The purpose of a layout's document, as text.
  private static func words(_ document: InterfaceDocument) -> String {
    guard let layout = document.layout else { return "plain" }
    func words(_ orientations: [Orientation]) -> String {
      orientations.map { String($0.rawValue.prefix(1)) }.joined()
    }
    return "\(layout.name) own:\(words(layout.ownOrientations)) named:\(words(layout.namedOrientations))"
      + " design:\(words([layout.designOrientation]))" + (layout.isWhole ? "" : " change")
  }

  @Test(arguments: [
    (
      "\"layouts\": {\"portrait\": {}, \"landscape\": {}}",
      ["portrait own:p named: design:p", "landscape own:l named: design:l"]
    ),
    (
      "\"layouts\": {\"list\": {}, \"grid\": {}}, \"orientations\": {\"landscape\": \"grid\"}",
      ["list own: named:pl design:p", "grid own:l named:pl design:l"]
    ),
    (
      "\"layouts\": {\"list\": {}}, \"orientations\": {\"portrait\": \"list\", \"landscape\": \"list\"}",
      ["list own:pl named:pl design:p"]
    ),
    // A state without a layout changes that of each orientation.
    (
      "\"layouts\": {\"landscape\": {}}, \"states\": {\"s\": {}}",
      ["landscape own:l named: design:l", "s own: named:p design:p change", "s own: named:l design:l change"]
    ),
    ("\"states\": {\"s\": {}}", ["s own: named:pl design:p change"]),
    (
      "\"layouts\": {\"list\": {}}, \"states\": {\"s\": {\"layout\": \"list\"}}",
      ["list own: named:pl design:p", "s own: named:pl design:p"]
    ),
    (
      "\"layouts\": {\"list\": {}, \"grid\": {}}, \"states\": {\"s\": {\"layout\": {\"portrait\": \"list\", \"landscape\": \"grid\"}}}",
      [
        "list own: named:pl design:p", "grid own: named:pl design:p", "s own: named:p design:p",
        "s own: named:l design:p",
      ]
    ),
  ])
  func layoutsAreForOrientations(_ text: String, _ expected: [String]) throws {
    let document = try read("{\(Self.views), \(text)}")
    #expect(document.layouts.map(Self.words) == expected)
  }

  @Test(arguments: [
    ("[\"portrait\"]", [Orientation.portrait]), ("{\"portrait\": false}", [.landscape]),
    ("[\"landscape\", \"portrait\"]", [.landscape, .portrait]),
  ])
  func orientationsAreOptional(_ text: String, _ expected: [Orientation]) throws {
    let document = try read("{\(Self.views), \"orientations\": \(text)}")
    #expect(document.supportedOrientations == ["root": expected])
  }

  @Test func statesChangeTheirLayout() throws {
    let document = try read(
      """
      {\(Self.views), "layouts": {"list": {"constraints": ["a.top = self.top + 8 #top", "a.left = self.left"]}},
       "states": {"down": {"layout": "list", "constraints": ["a.top = self.top + 80 #top", "a.width = 5"],
                           "texts": {"a": "A", "b": "B"}, "hidden": ["a"]}}}
      """)
    let tree = try document.layouts[1].instantiate().scenes[0].tree
    let words = tree.views.flatMap(\.constraints).map {
      "\($0.firstItem).\($0.firstAttribute.rawValue) \($0.constant)"
    }
    #expect(words.sorted() == ["a.left 0.0", "a.top 80.0", "a.width 5.0"])
    #expect(tree.views[1].title == "A" && tree.views[2].title == "B" && tree.views[1].isHidden)
  }

  @Test func settingATextKeepsOtherButtonContents() throws {
    let document = try read(
      """
      {"scene": 1, "view": {"subviews": [{"is": "button", "id": "b", "title": "b", "normal": {"image": "star"}}]},
       "states": {"s": {"texts": {"b": "B"}}}}
      """)
    let button = try document.layouts[0].instantiate().scenes[0].tree.views[1]
    guard case .button(let content) = button.content else { throw CancellationError() }
    #expect(button.title == "B" && content.normal.image?.name == "star")
  }

  /// Constraints of a layout do not affect how a view places its own subviews.
  @Test func constraintsInsideAViewAreKept() throws {
    let document = try read(
      """
      {"scene": 1, "view": {"id": "root", "constraints": ["box.top = self.top", "box.left = self.left", "other.top = self.top"],
        "subviews": [
          {"id": "box", "constraints": ["self.width = 10", "in.edges = self.edges"], "subviews": [{"id": "in"}]},
          {"id": "other", "constraints": ["self.width = 20", "deep.top = self.top"], "subviews": [{"id": "deep"}]}]},
       "layouts": {"portrait": {"constraints": ["box.center = self.center", "box.size = 5", "deep.left = self.left"]}}}
      """)
    let tree = try document.layouts[0].instantiate().scenes[0].tree
    let words = tree.views.map { view in
      view.constraints.map { "\($0.firstItem).\($0.firstAttribute.rawValue) \($0.constant)" }
    }
    #expect(words[0] == ["box.centerX 0.0", "box.centerY 0.0", "deep.left 0.0"])
    #expect(
      words[1] == [
        "in.top 0.0", "in.leading 0.0", "in.bottom 0.0", "in.trailing 0.0", "box.width 5.0", "box.height 5.0",
      ])
    // A layout that names subviews replaces the constraints around them.
    #expect(words[3] == [])
  }

  @Test func statesMayDifferByOrientation() throws {
    let document = try read(
      """
      {\(Self.views), "states": {"s": {"hidden": ["a"], "landscape": {"hidden": ["b"], "shown": ["a"]}}}}
      """)
    let hidden = try document.layouts.map { try $0.instantiate().scenes[0].tree.views.map(\.isHidden) }
    #expect(
      document.layouts.map(Self.words) == [
        "s own: named:p design:p change", "s own: named:l design:p change",
      ])
    #expect(hidden == [[false, true, false], [false, false, true]])
  }

  @Test func itemsCollapseAndReappear() throws {
    let document = try read(
      """
      {\(Self.views), "layouts": {"portrait": {"arrangement": {"vertical": ["a", {"view": "b", "visibility": "collapsed"}]}}},
       "states": {"s": {"collapsed": ["a"], "shown": ["b"]}}}
      """)
    let trees = try document.layouts.dropFirst().map { try $0.instantiate().scenes[0].tree }
    #expect(trees[0].root.arrangement?.items.map(\.visibility) == [.collapsed, .visible])
    // Views outside of arrangements have no space to give up.
    #expect(trees[0].views.map(\.isHidden) == [false, false, false])
    #expect(trees[1].views.map(\.isHidden) == [false, true, false])
  }

  @Test func animationsOfLayoutsAndViews() throws {
    let document = try read(
      """
      {"scene": 1, "view": {"id": "root", "subviews": [
         {"id": "a", "layoutAnimation": {"delay": 0.1}, "arrangement": {"vertical": []}}]},
       "layouts": {"portrait": {"animation": 0.5},
         "landscape": {"arrangements": {"a": {"flow": [], "animation": {"curve": "easeOut", "duration": 1}}}}}}
      """)
    func animations(_ document: InterfaceDocument) throws -> [LayoutAnimation?] {
      try document.instantiate().scenes[0].tree.views.map(\.layoutAnimation)
    }
    #expect(try animations(document) == [nil, LayoutAnimation(delay: 0.1)])
    #expect(
      try animations(document.layouts[0]) == [LayoutAnimation(duration: 0.5), LayoutAnimation(delay: 0.1)])
    #expect(try animations(document.layouts[1]) == [nil, LayoutAnimation(duration: 1, curve: "easeOut")])
  }

  @Test(arguments: [
    ("\"layouts\": {\"landscap\": {}}", "1:14: unknown layout \"landscap\"; did you mean \"landscape\"?"),
    ("\"layouts\": []", "1:13: \"layouts\" must be an object of layouts by name"),
    (
      "\"layouts\": {\"initial\": {}}",
      "1:14: \"initial\" must be another name: initial, auto, all and names with , = / have a meaning of their own"
    ),
    (
      "\"layouts\": {\"list\": {}}, \"orientations\": {\"portrait\": \"lits\"}",
      "1:56: unknown layout \"lits\"; did you mean \"list\"?"
    ),
    ("\"orientations\": [\"upright\"]", "1:19: unknown orientation \"upright\""),
    ("\"orientations\": []", "1:18: \"orientations\" must be at least one orientation"),
    ("\"orientations\": {\"portrait\": true}", "1:31: \"portrait\" must be the name of a layout, or false"),
    (
      "\"layouts\": {\"portrait\": {}, \"list\": {}}, \"orientations\": {\"portrait\": \"list\"}",
      "1:14: the layout of the orientation portrait occurs twice"
    ),
    (
      "\"layouts\": {\"list\": {}}, \"states\": {\"s\": {\"layout\": \"lis\"}}",
      "1:54: unknown layout \"lis\"; did you mean \"list\"?"
    ),
    ("\"layouts\": {\"x\": {}}, \"states\": {\"x\": {}}", "1:35: the name \"x\" of a layout occurs twice"),
    ("\"states\": {\"s\": {\"hide\": []}}", "1:19: unknown key \"hide\"; did you mean \"hidden\"?"),
    ("\"states\": {\"s\": {\"hidden\": \"a\"}}", "1:29: \"hidden\" must be a list of the views' ids"),
    ("\"states\": {\"s\": {\"shown\": [\"c\"]}}", "1:29: unknown view \"c\"; did you mean \"a\"?"),
    ("\"states\": {\"s\": {\"texts\": {\"a\": 3}}}", "1:34: \"a\" must be a text"),
    (
      "\"states\": {\"s\": {\"animation\": {\"durtion\": 3}}}",
      "1:33: unknown key \"durtion\"; did you mean \"duration\"?"
    ),
    (
      "\"states\": {\"s\": {\"animation\": {\"curve\": \"easeinout\"}}}",
      "1:42: unknown timing curve \"easeinout\"; did you mean \"easeInOut\"?"
    ),
    (
      "\"states\": {\"s\": {\"animation\": -1}}",
      "1:32: \"animation\" must be a time in seconds, from 0 to 3600"
    ),
  ])
  func errorsAreLocated(_ text: String, _ expected: String) {
    #expect(failure("{\(text), \(Self.views)}") == expected)
  }
}

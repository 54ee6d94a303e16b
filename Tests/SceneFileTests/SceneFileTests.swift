import Diagnostics
import Foundation
import InterfaceFile
import SceneFile
import TestSupport
import Testing
import Views

@Suite struct SceneFileTests {
  @Test func shortFormsExpandToElements() throws {
    let (scene, findings) = try onlyScene(
      """
      {"scene": 1, "name": "Login", "device": "iphone-8", "constants": {"ink": "#336699"},
       "styles": {"big": {"font": "system 30 bold", "textColor": "$ink"}},
       "view": {"backgroundColor": "systemBackground", "subviews": [
         {"is": "label", "id": "t", "use": "big", "text": "Total", "frame": [10, 20, 100, 40],
          "autoresizingMask": ["width", "bottom"], "tag": 3},
         {"is": "button", "id": "b", "title": "OK", "font": "headline"},
         {"id": "plain"}]}}
      """)
    #expect(findings.isEmpty)
    let views = scene.tree.views
    #expect(views.map(\.className) == ["UIView", "UILabel", "UIButton", "UIView"])
    #expect(scene.name == "Login")
    #expect(views[0].frame.width == 375 && views[0].frame.height == 667)
    let label = views[1]
    #expect(label.frame.origin.x == 10 && label.frame.height == 40 && label.tag == 3)
    #expect(label.content.font?.weight == .bold && label.content.font?.size == 30)
    #expect(label.location == SourceLocation(file: "a.scene.json", line: 4, column: 4))
    #expect(views[2].title == "OK")
  }

  @Test func layersAndButtonsHaveShortForms() throws {
    let (scene, findings) = try onlyScene(
      """
      {"scene": 1, "styles": {"card": {"cornerRadius": 12, "layer.shadowColor": "black"}}, "view": {"subviews": [
         {"use": "card", "borderColor": "#FF0000", "borderWidth": 2, "layer.shadowOffset": [1, 2], "layer.shadowOpacity": 0.5},
         {"is": "button", "systemImage": "star", "titleColor": "white", "title": "OK", "layer.masksToBounds": true},
         {"is": "imageView", "systemImage": "moon"}]}}
      """)
    #expect(findings.isEmpty, "\(findings)")
    let (card, button) = (scene.tree.views[1].layer, scene.tree.views[2])
    #expect(
      card.cornerRadius == 12 && card.borderWidth == 2 && card.shadow.offset.height == 2
        && card.shadow.opacity == 0.5)
    guard case .button(let content) = button.content else { throw CancellationError() }
    #expect(
      content.normal.image?.name == "star" && content.normal.title == "OK" && content.normal.titleColor != nil
    )
    #expect(button.layer.masksToBounds)
    #expect(scene.tree.views[3].content.image??.name == "moon")
  }

  @Test func precedenceOfMembersAndStyles() throws {
    let (scene, _) = try onlyScene(
      """
      {"scene": 1, "styles": {"a": {"is": "label", "text": "a", "tag": 1}, "b": {"use": "a", "text": "b"}},
       "view": {"subviews": [{"use": ["a", "b"], "id": "x"}, {"use": ["b", "a"], "id": "y"},
                             {"use": "b", "id": "z", "text": "own"}]}}
      """)
    #expect(scene.tree.views.dropFirst().map(\.title) == ["b", "a", "own"])
    #expect(scene.tree.views.dropFirst().map(\.tag) == [1, 1, 1])
  }

  @Test func ownDefinitionsTakePrecedence() throws {
    let document = try read(
      """
      {"scene": 1, "include": "base.scene.json", "constants": {"b": 2},
       "view": {"subviews": [{"id": "x", "tag": "$a"}, {"id": "y", "tag": "$b"}]}}
      """, files: ["base.scene.json": "{\"scene\": 1, \"constants\": {\"a\": 7, \"b\": 9}}"])
    #expect(try document.instantiate().scenes[0].tree.views.map(\.tag) == [0, 7, 2])
  }

  @Test func equationsAreHeldByTheNearestAncestor() throws {
    let (scene, findings) = try onlyScene(
      """
      {"scene": 1, "view": {"id": "root", "subviews": [
        {"id": "box", "frame": [0, 0, 100, 100], "constraints": ["inner.top = self.top + 8", "inner.leading = margins.leading"],
         "subviews": [{"id": "inner", "constraints": ["self.width = 20"]}]},
        {"is": "label", "id": "title", "text": "x"}],
        "constraints": ["title.top = safeArea.top @500", "title.width <= box.width"]}}
      """)
    #expect(findings.isEmpty)
    let views = scene.tree.views
    func words(_ view: View) -> [String] {
      view.constraints.map {
        "\($0.firstItem).\($0.firstAttribute.rawValue) \($0.secondItem ?? "") @\(Int($0.priority))"
      }
    }
    #expect(words(views[0]) == ["title.top root.safeArea @500", "title.width box @1000"])
    #expect(words(views[1]) == ["inner.top box @1000", "inner.leading box @1000"])
    #expect(words(views[2]) == ["inner.width  @1000"])
    // The box keeps its frame: no equation places it except one that only compares with it.
    #expect(views.map(\.isPlacedByConstraints) == [false, true, true, true])
  }

  @Test func layoutsAreFurtherDocumentsOfTheSameViews() throws {
    let document = try read(
      """
      {"scene": 1, "device": "iphone-8", "view": {"id": "root", "subviews": [
        {"is": "label", "id": "a", "text": "a"}, {"is": "label", "id": "b", "text": "b"}]},
       "layouts": {
         "portrait": {"frames": {"a": [0, 0, 10, 10]}},
         "landscape": {"frames": {"a": [5, 5, 20, 20]}, "hidden": ["b"], "masks": {"a": ["right"]},
                       "set": {"b": {"text": "B"}}}}}
      """)
    #expect(document.layouts.map { $0.layout?.name } == ["portrait", "landscape"])
    let landscape = try document.layouts[1].instantiate().scenes[0].tree
    #expect(landscape.views.map(\.objectID) == ["root", "a", "b"])
    #expect(landscape.views[0].frame.width == 667)
    #expect(
      landscape.views[1].frame.width == 20 && landscape.views[1].autoresizingMask == [.flexibleRightMargin])
    #expect(landscape.views[2].isHidden && landscape.views[2].title == "B")
  }

  @Test(arguments: [
    ("{\"scene\": }", "1:11: not valid JSON: unexpected token near '}'"),
    ("[]", "1:1: not a scene file: \"scene\" with a version is missing"),
    ("{\"scene\": 2, \"view\": {}}", "1:11: scene files of version 2 are not supported; this is version 1"),
    ("{\"scene\": 1}", "1:1: \"scene\" must be accompanied by a \"view\" or \"scenes\""),
    (
      "{\"scene\": 1, \"device\": \"iphone-88\", \"view\": {}}",
      "1:24: unknown device \"iphone-88\"; did you mean \"iphone-8\"?"
    ),
    (
      "{\"scene\": 1, \"view\": {\"backgroundColor\": \"sytemBlue\"}}",
      "1:42: unknown color \"sytemBlue\"; did you mean \"systemBlue\"?"
    ),
    (
      "{\"scene\": 1, \"view\": {\"is\": \"label\", \"font\": \"heading\"}}",
      "1:46: unknown font \"heading\"; did you mean \"headline\"?"
    ),
    (
      "{\"scene\": 1, \"view\": {\"layer.cornerRadios\": 3}}",
      "1:23: unknown key \"layer.cornerRadios\"; did you mean \"layer.cornerRadius\"?"
    ),
    ("{\"scene\": 1, \"view\": {\"cornerRadius\": \"big\"}}", "1:39: \"cornerRadius\" must be a number"),
    (
      "{\"scene\": 1, \"view\": {\"id\": \"r\", \"constraints\": [\"self.widht = 5\"]}}",
      "1:50: constraint \"self.widht = 5\": \"widht\" is not a layout attribute; did you mean \"width\"?"
    ),
    (
      "{\"scene\": 1, \"view\": {\"id\": \"r\", \"constraints\": [\"self.edges = superview.top\"]}}",
      "1:50: constraint \"self.edges = superview.top\": \"edges\" is on one side only"
    ),
    ("{\"scene\": 1, \"view\": {\"frame\": [1, 2, 3]}}", "1:32: \"frame\" must be [x, y, width, height]"),
    (
      "{\"scene\": 1, \"view\": {\"thing\": {\"a\": 1}}}",
      "1:32: \"thing\" must say which element it is, with \"is\""
    ),
    (
      "{\"scene\": 1, \"view\": {\"tag\": \"$tga\"}, \"constants\": {\"tag\": 1}}",
      "1:30: unknown constant \"tga\"; did you mean \"tag\"?"
    ),
    (
      "{\"scene\": 1, \"view\": {\"use\": \"x\"}, \"styles\": {\"x\": {\"use\": \"x\"}}}",
      "1:60: style \"x\" includes itself"
    ),
    (
      "{\"scene\": 1, \"view\": {\"id\": \"r\", \"constraints\": [\"t.top = r.top\"]}}",
      "1:50: unknown view \"t\"; did you mean \"r\"?"
    ),
    (
      "{\"scene\": 1, \"view\": {\"autoresizingMask\": [\"wide\"]}}",
      "1:44: unknown part of a mask \"wide\"; did you mean \"width\"?"
    ),
    (
      "{\"scene\": 1, \"view\": {}, \"layouts\": {\"portrait\": {\"frame\": {}}}}",
      "1:51: unknown key \"frame\"; did you mean \"frames\"?"
    ),
    (
      "{\"scene\": 1, \"view\": {}, \"layouts\": {\"portrait\": {\"arrangement\": {\"grit\": []}}}}",
      "1:67: unknown key \"grit\"; did you mean \"grid\"?"
    ),
    ("{\"scene\": 1, \"include\": \"no.scene.json\", \"view\": {}}", "1:25: no.scene.json: no such file"),
    (
      "{\"scene\": 1, \"view\": {}, \"layouts\": {\"landscap\": {}}}",
      "1:38: unknown layout \"landscap\"; did you mean \"landscape\"?"
    ),
    (
      "{\"scene\": 1, \"include\": \"ink\", \"view\": {\"use\": \"ink\"}}",
      "1:25: unknown color \"blu\"; did you mean \"blue\"?"
    ),
    ("{\"scene\": 1, \"include\": \"loop\", \"view\": {}}", "1:25: loop includes itself"),
    (
      "{\"scene\": 1, \"view\": {}, \"view\": {}}",
      "1:26: not valid JSON: duplicate object key near '\"view\"'"
    ),
  ])
  func errorsAreLocated(_ text: String, _ expected: String) {
    let loop = "{\"scene\": 1, \"include\": \"loop\"}"
    let ink = "{\"scene\": 1,\n\n\"styles\": {\"ink\": {\"backgroundColor\": \"blu\"}}}"
    #expect(failure(text, files: ["loop": loop, "ink": ink]) == expected)
  }

  @Test func unknownKeysAreErrorsWithSuggestions() throws {
    let (_, findings) = try onlyScene(
      "{\"scene\": 1, \"view\": {\"subviews\": [{\"is\": \"label\", \"id\": \"l\", \"txt\": \"a\"}]}}")
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.location == SourceLocation(file: "a.scene.json", line: 1, column: 63))
    #expect(findings.first?.notes.map(\.message) == ["did you mean \"text\"?"])
  }

  @Test func kindsAlsoHaveUIKitNames() throws {
    let (scene, findings) = try onlyScene(
      "{\"scene\": 1, \"view\": {\"subviews\": [{\"is\": \"UILabel\", \"text\": \"a\"}, {\"is\": \"image\"}]}}"
    )
    #expect(scene.tree.views[1].className == "UILabel" && scene.tree.views[1].title == "a")
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.notes.map(\.message) == ["did you mean \"imageView\"?"])
  }

  @Test func schemaIsPublished() throws {
    let file = "\(Checkout.root)/Docs/scene.schema.json"
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data(SceneSchema.text.utf8).write(to: URL(filePath: file))
    }
    #expect(String(decoding: try Checkout.bytes(file), as: UTF8.self) == SceneSchema.text)
  }
}

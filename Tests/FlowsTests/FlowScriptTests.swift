import Foundation
import TestSupport
import Testing
import Views

@testable import Flows

/// Scripts: their content, their errors and the places of these.
@Suite struct FlowScriptTests {
  private func read(_ text: String) throws -> FlowScript {
    try FlowScript.read(Array(text.utf8), file: "a.flow.json")
  }

  @Test func everyStepIsRead() throws {
    let script = try read(
      """
      {"documents": ["A.storyboard"], "orientation": "landscape", "steps": [
        "back", "tap:Details", {"rotate": true}, {"rotate": "portrait"}, {"tap": "x", "name": "n"},
        {"push": "B", "animated": false}, {"replace": "B"}, {"back": "root"}, {"back": "A"}, {"present": "C", "presentation": "sheet"},
        {"dismiss": true}, {"segue": "s"}, {"select": 2}, {"set": {"Name.text": "Ana", "On.on": true, "V.value": 0.5}},
        {"scroll": {"view": "List", "y": 12}}, {"bar": "hidden"}, {"wait": 1.5}, {"snapshot": "end"},
        {"expect": {"visible": "B", "text": "one", "view": ["two", "three"], "bar": "shown", "presented": 0}},
        {"repeat": 3, "steps": ["back"]}
      ]}
      """)
    #expect(
      script.steps.map(\.words) == [
        "back", "tap:Details", "rotate", "rotate:portrait", "tap:x", "push:B", "replace:B", "back:root",
        "back:A",
        "present:C", "dismiss", "segue:s", "select:2", "set:Name.text=Ana, On.on=yes, V.value=0.5",
        "scroll:List",
        "bar:hidden", "wait", "snapshot:end", "expect", "repeat:3",
      ])
    #expect(script.orientation == .landscape && !script.steps[5].isAnimated && script.steps[4].name == "n")
    #expect(script.steps[9].action == .present("C", .sheet))
    guard case .expect(let expectation) = script.steps[18].action else { return #expect(Bool(false)) }
    #expect(
      expectation.texts == ["one"] && expectation.views == ["two", "three"] && expectation.presented == 0)
    #expect(script.steps[2].place?.line == 2)
  }

  @Test(arguments: [
    (
      "{\"documents\": [\"a\"], ⁂\"step\": []}",
      ["no key \"step\" is known here; did you mean \"steps\"?", "the file has no \"steps\""]
    ),
    ("{\"documents\": [\"a\"], \"steps\": [⁂\"tab:x\"]}", ["\"tab:x\" is not a step; did you mean \"tap\"?"]),
    (
      "{\"documents\": [\"a\"], \"steps\": [{\"rotate\": ⁂\"lanscape\"}]}",
      ["\"rotate\" is \"lanscape\"; did you mean \"landscape\"?"]
    ),
    (
      "{\"documents\": [\"a\"], \"steps\": [⁂{\"tap\": \"a\", \"push\": \"b\"}]}",
      ["the step has 2 actions, tap and push; expected one"]
    ),
    ("{\"documents\": ⁂[], \"steps\": []}", ["\"documents\" is empty; expected at least one"]),
    (
      "{\"documents\": [\"a\"], \"steps\": [{\"wait\": ⁂-1}]}",
      ["\"wait\" is -1; expected a number from 0 to 3600"]
    ),
    (
      "{\"documents\": [\"a\"], \"steps\": [{\"repeat\": ⁂1.5}]}",
      ["\"repeat\" is 1.5; expected a whole number from 1 to 1000", "\"repeat\" requires \"steps\""]
    ),
    (
      "{\"documents\": [\"a\"], \"steps\": [{\"set\": {⁂\"a.b\": []}}]}",
      ["\"a.b\" is a list; expected a text, a number or true or false"]
    ),
    ("{\"documents\": [\"a\"], \"steps\": [⁂,]}", ["no valid JSON"]),
    ("{\"documents\": [\"a\"], \"steps\": [{\"dismiss\": ⁂false}]}", ["\"dismiss\" is false; expected true"]),
  ])
  func errorsAreLocated(_ marked: String, _ messages: [String]) throws {
    let column =
      try #require(marked.split(separator: "⁂", omittingEmptySubsequences: false).first).utf8.count + 1
    let text = marked.replacing("⁂", with: "")
    let error = #expect(throws: FlowScriptError.self) { try read(text) }
    let found = error?.findings ?? []
    #expect(found.count == messages.count, "\(found)")
    for (finding, message) in zip(found, messages) {
      #expect(finding.message.hasPrefix(message), "\(finding)")
    }
    #expect(found.first?.location?.line == 1)
    #expect(found.first?.location?.column == column)
  }

  @Test func deepRepetitionsAreRejected() throws {
    let steps = String(repeating: "{\"repeat\": 2, \"steps\": [", count: 60)
    let text = "{\"documents\": [\"a\"], \"steps\": [" + steps + String(repeating: "]}", count: 60) + "]}"
    let error = #expect(throws: FlowScriptError.self) { try read(text) }
    #expect(error?.findings.contains { $0.message.contains("too deep") } == true)
  }

  @Test(arguments: [
    ("tap:\"Show all\"", FlowAction.tap("Show all")), ("rotate", .rotate(nil)),
    ("rotate:landscape", .rotate(.landscape)),
    ("back:root", .back(.root)), ("set:Name.text=a=b", .set([FlowSetting(key: "Name.text", value: "a=b")])),
    ("scroll:List=0,40", .scroll(FlowScroll(view: "List", x: 0, y: 40))), ("wait:0.5", .wait(0.5)),
    ("tap:a:b", .tap("a:b")),
  ])
  func argumentsAreSteps(_ text: String, _ action: FlowAction) throws {
    #expect(FlowStep.isArgument(text))
    #expect(try FlowStep(argument: text).action == action)
  }

  @Test(arguments: [
    "tap", "tap:", "rotate:left", "set:x", "scroll:List", "wait:long", "expect:visible", "expect:seen=A",
    "turn:left",
  ])
  func invalidArgumentsAreRejected(_ text: String) {
    #expect(throws: FlowFault.self) { try FlowStep(argument: text) }
  }

  @Test func documentsAreNotSteps() {
    for path in ["Main.storyboard", "folder/Login.xib", "./back.xib", "/Apps/a:b/Main.storyboard"] {
      #expect(!FlowStep.isArgument(path))
    }
  }

  @Test func namesInScriptsAreLookedUp() throws {
    var world = Worlds.article()
    let script = try read(
      """
      {"documents": ["a"], "start": "B", "controllers": [{"controller": "A Potrait", "bar": "hidden"}],
       "alternates": [{"portrait": "A Portrait", "landscape": "C"}],
       "actions": [{"action": "go:", "does": []}], "steps": []}
      """)
    let error = #expect(throws: FlowScriptError.self) { try world.apply(script) }
    #expect(
      error?.findings.map(\.message) == [
        "no controller is called \"A Potrait\"; did you mean \"A Portrait\"?",
        "no controller is called \"C\"; did you mean \"B\"?",
        "nothing sends the action \"go:\"; there is none",
      ])
    #expect(error?.findings.map { $0.location?.line } == [1, 2, 3])
  }

  @Test func scriptRulesAndContainersAreUsed() throws {
    var world = Worlds.article()
    world.rules = []
    let script = try read(
      """
      {"documents": ["a"], "tabs": ["A Portrait", "B"], "navigation": true,
       "controllers": [{"controller": "B", "orientations": ["portrait"], "presentation": "sheet", "title": "Bee"}],
       "alternates": [{"portrait": "A Portrait", "landscape": "A Landscape", "base": "landscape", "by": "swap",
         "checks": ["show"], "model": false, "animated": true}], "steps": []}
      """)
    try world.apply(script)
    let rule = try #require(world.rules.first)
    #expect(world[rule.base].name == "A Landscape" && rule.orientation == .portrait && rule.means == .swap)
    #expect(rule.occasions == [.show] && !rule.sharesModel && rule.isAnimated && rule.place?.line == 3)
    let b = world[try world.controller(named: "B")]
    #expect(b.orientations == [.portrait] && b.presentation == .sheet && b.title == "Bee")
    #expect(world[world.start].kind == .tabs)
    #expect(world[world.start].children.allSatisfy { world[$0].kind == .navigation })
  }

  @Test func schemaIsPublished() throws {
    let file = "\(Checkout.root)/Docs/flow.schema.json"
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data(FlowSchema.text.utf8).write(to: URL(filePath: file))
    }
    #expect(try String(decoding: Checkout.bytes(file), as: UTF8.self) == FlowSchema.text)
  }
}

import Screens
import TestSupport
import Testing
import Views

/// `--set`: parsing, targets, effects.
@Suite struct StateChangeTests {
  @Test(arguments: [
    ("Name.text=Ana", "Name", "text", "Ana"), ("a.b.text=", "a.b", "text", ""),
    ("Name.text=a=b.c", "Name", "text", "a=b.c"), ("x=1.text=2", "x=1", "text", "2"),
    ("a.b=c.text=d", "a.b=c", "text", "d"), ("7.on=yes", "7", "on", "yes"),
    ("Ä .alpha=0", "Ä ", "alpha", "0"),
    ("a.unknown=1", "a", "unknown", "1"),
  ])
  func parsing(_ text: String, _ name: String, _ property: String, _ value: String) throws {
    let change = try #require(StateChange(text))
    #expect([change.name, change.property, change.value] == [name, property, value])
  }

  @Test(arguments: ["", "Name", "Name.text", "=x", ".text=x", "Name.=x", "text=x"])
  func otherNotations(_ text: String) { #expect(StateChange(text) == nil) }

  private func tree() throws -> ViewTree {
    let button =
      "<button id=\"b\" tag=\"7\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      + "<state key=\"normal\" title=\"Send\"/></button>"
    let segments =
      "<segmentedControl id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      + "<segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>"
    let text = document(
      owner("view=r", "sound=v")
        + view(
          "r", "0 0 375 667",
          view("l", "0 0 9 9", element: "label", with: "text=\"Hi\" userLabel=\"Greeting\""),
          label("l2", "0 0 9 9", "Hi"), button, segments,
          view("v", "0 0 9 9", element: "slider", with: "value=\"0.5\" maxValue=\"1\""),
          view("sw", "0 0 9 9", element: "switch"), view("p", "0 0 9 9", element: "progressView"),
          view("f", "0 0 9 9", element: "textField", with: "placeholder=\"Name\""),
          view("t", "0 0 9 9", element: "textView"), view("i", "0 0 9 9", element: "imageView")))
    return try load(text).scenes[0].tree
  }

  private func outcome(_ text: String, in tree: ViewTree) throws -> StateChange.Failure? {
    try #require(StateChange(text)).apply(to: tree)
  }

  @Test func affectedViews() throws {
    let tree = try tree()
    func changed(_ name: String) throws -> [String] {
      let failure = try outcome("\(name).alpha=0.5", in: tree)
      defer { for view in tree.views { view.alpha = 1 } }
      return failure == nil ? tree.views.filter { $0.alpha == 0.5 }.map(\.objectID) : []
    }
    for (name, ids) in [
      ("Greeting", ["l"]), ("sound", ["v"]), ("7", ["b"]), ("l2", ["l2"]), ("Hi", ["l", "l2"]),
      ("Send", ["b"]),
      ("view", ["r"]), ("nobody", []), ("0", []),
    ] {
      #expect(try changed(name) == ids, "\(name)")
    }
  }

  @Test func everyProperty() throws {
    let tree = try tree()
    func content(_ id: String) -> ViewContent { tree.views.first { $0.objectID == id }!.content }
    for text in [
      "l.text=Ana", "b.title=Go", "b.text=Go!", "sound.value=0.75", "sw.on=yes", "p.progress=1", "f.text=F",
      "f.placeholder=P", "t.text=T", "i.image=cat", "s.selectedSegmentIndex=1", "b.enabled=no",
      "b.selected=on", "b.highlighted=true", "l.enabled=0", "l.highlighted=1", "l.alpha=0.25",
    ] {
      #expect(try outcome(text, in: tree) == nil, "\(text)")
    }
    guard case .label(let label) = content("l"), case .button(let button) = content("b"),
      case .slider(let slider) = content("v"), case .toggle(let toggle) = content("sw"),
      case .progressView(let progress) = content("p"), case .textField(let field) = content("f"),
      case .textView(let textView) = content("t"), case .imageView(let image) = content("i"),
      case .segmentedControl(let segments) = content("s")
    else { return #expect(Bool(false), "a view changed its kind") }
    #expect(label.text == "Ana" && !label.isEnabled && label.isHighlighted && button.normal.title == "Go!")
    #expect(slider.value == 0.75 && toggle.isOn && progress.progress == 1 && field.text == "F")
    #expect(field.placeholder == "P" && textView.text == "T" && image.image?.name == "cat")
    #expect(segments.selectedIndex == 1)
    let control = tree.views.first { $0.objectID == "b" }?.control
    #expect(control?.isEnabled == false && control?.isSelected == true && control?.isHighlighted == true)
    #expect(try outcome("s.selectedSegmentIndex=-1", in: tree) == nil)
  }

  @Test(arguments: [
    ("nobody.text=x", "no view matches \"nobody\" (label, outlet, tag, object id or text)"),
    ("sw.on=perhaps", "\"perhaps\" cannot be \"on\"; expected yes or no"),
    ("l.alpha=2", "\"2\" cannot be \"alpha\"; expected 0 … 1"),
    ("l.alpha=nan", "\"nan\" cannot be \"alpha\"; expected 0 … 1"),
    ("v.value=inf", "\"inf\" cannot be \"value\"; expected a number"),
    ("p.progress=1.5", "\"1.5\" cannot be \"progress\"; expected 0 … 1"),
    ("s.selectedSegmentIndex=2", "\"2\" cannot be \"selectedSegmentIndex\"; expected -1 … 1"),
    ("b.enabled=2", "\"2\" cannot be \"enabled\"; expected yes or no"),
  ])
  func failures(_ text: String, _ message: String) throws {
    let change = try #require(StateChange(text))
    #expect(try #require(change.apply(to: try tree())).message(for: change) == message)
  }

  @Test func missingProperties() throws {
    for text in ["l.on=yes", "l.selected=yes", "r.text=x", "sw.value=1", "b.color=red"] {
      let name = ["l": "UILabel", "r": "UIView", "s": "UISwitch", "b": "UIButton"][text.prefix(1)]!
      #expect(try outcome(text, in: tree()) == .noSuchProperty(of: name), "\(text)")
    }
  }
}

import LayoutshotKit
import TestSupport
import Testing

/// Screens written as lists, and the same screens as scene files.
@Suite struct ListedScreenTests {
  private static let scene = """
    {
      "scene": 1, "device": "iphone-8", "name": "Total",
      "view": { "id": "root", "backgroundColor": "systemBackground", "subviews": [
        { "is": "label", "id": "title", "text": "Total", "font": "system 22 semibold", "tag": 3 },
        { "is": "label", "id": "sum", "text": "128.40", "textAlignment": "right" },
        { "is": "button", "id": "pay", "buttonType": "system", "title": "Pay", "font": "system 15",
          "backgroundColor": "systemGreen" }] },
      "layouts": {
        "portrait": { "constraints": [
          "title.top = safeArea.top + 24", "title.leading = margins.leading",
          "sum.firstBaseline = title.firstBaseline", "sum.trailing = margins.trailing",
          "pay.top = title.bottom + 24", "pay.leading = title.leading", "pay.trailing = sum.trailing"] },
        "landscape": { "arrangement": {
          "horizontal": ["title", { "view": "sum", "horizontalAlignment": "stretch" }, { "view": "pay", "width": 160, "height": 44 }],
          "spacing": 24, "padding": 24, "room": "safeArea" } }
      }
    }
    """

  private static var listed: ScreenDescription {
    ScreenDescription("Total", on: .device(Device(named: "iphone-8")!)) {
      Label("Total", font: FontDescription(systemSize: 22, weight: .semibold)).id("title").tag(3)
      Label("128.40", alignment: .right).id("sum")
      Button("Pay").id("pay").background(.systemGreen)
    }
    .layout(.portrait) {
      named("title").topAnchor.constraint(equalTo: named("root").safeAreaLayoutGuide.topAnchor, constant: 24)
      named("title").leadingAnchor.constraint(equalTo: named("root").layoutMarginsGuide.leadingAnchor)
      named("sum").firstBaselineAnchor.constraint(equalTo: named("title").firstBaselineAnchor)
      named("sum").trailingAnchor.constraint(equalTo: named("root").layoutMarginsGuide.trailingAnchor)
      named("pay").topAnchor.constraint(equalTo: named("title").bottomAnchor, constant: 24)
      named("pay").leadingAnchor.constraint(equalTo: named("title").leadingAnchor)
      named("pay").trailingAnchor.constraint(equalTo: named("sum").trailingAnchor)
    }
    .layout(.landscape) {
      Arrangement.horizontal(spacing: 24) {
        "title"
        ArrangedItem(view: "sum").aligned(.stretch, .center)
        ArrangedItem(view: "pay").sized(width: 160, height: 44)
      }
      .padded(24, in: .safeArea)
    }
  }

  @Test func aListAndASceneFileGiveTheSamePictures() throws {
    let folder = try Folder()
    let layoutshot = try Layoutshot()
    let read = try #require(
      try layoutshot.open(try folder.write(Self.scene, to: "Total.scene.json")).screens.first)
    let listed = try layoutshot.open(Self.listed)
    for orientation in Orientation.allCases {
      let one = try read.picture(read.traits(orientation)).png()
      let other = try listed.picture(listed.traits(orientation)).png()
      #expect(one == other, "\(orientation)")
    }
  }

  /// Named layouts and animations, as a list and as a scene file.
  @Test func namedLayoutsMoveTheSame() throws {
    let scene = """
      {"scene": 1, "device": "iphone-8", "name": "Cards",
       "view": {"id": "root", "backgroundColor": "systemBackground", "subviews": [
         {"id": "a", "backgroundColor": "systemRed"}, {"id": "b", "backgroundColor": "systemBlue"}]},
       "layouts": {
         "portrait": {"frames": {"a": [10, 10, 100, 100], "b": [10, 120, 100, 100]}},
         "row": {"arrangement": {"horizontal": [{"view": "a", "width": 80, "height": 80}, {"view": "b", "width": 80, "height": 80}]},
                 "animation": {"duration": 0.4, "delay": 0.1, "curve": "linear"}}}}
      """
    let listed = ScreenDescription("Cards", on: .device(Device(named: "iphone-8")!)) {
      ViewDescription.view(id: "a", color: .systemRed)
      ViewDescription.view(id: "b", color: .systemBlue)
    }
    .layout(.portrait) {
      Placed("a", Rect(x: 10, y: 10, width: 100, height: 100))
      Placed("b", Rect(x: 10, y: 120, width: 100, height: 100))
    }
    .layout("row") {
      Arrangement.horizontal {
        ArrangedItem(view: "a").sized(width: 80, height: 80)
        ArrangedItem(view: "b").sized(width: 80, height: 80)
      }
      LayoutAnimation(duration: 0.4, delay: 0.1, curve: .linear)
    }
    let folder = try Folder()
    let layoutshot = try Layoutshot()
    let read = try #require(
      try layoutshot.open(try folder.write(scene, to: "Cards.scene.json")).screens.first)
    let built = try layoutshot.open(listed)
    let changes = try [read, built].map { screen in
      try screen.transition(from: screen.traits(scale: 1), to: screen.traits(state: "row", scale: 1))
    }
    #expect(changes.map(\.duration) == [0.5, 0.5])
    for share in [0, 0.1, 0.5, 1] {
      #expect(try changes[0].picture(at: share).png() == changes[1].picture(at: share).png(), "\(share)")
    }
    let places = changes[1].views(at: 0.6).map(\.frameInWindow)
    #expect(places[1].width == 90)
    #expect(
      try built.transition(from: built.traits(), to: built.traits(state: "row"), duration: 2).duration == 2.1)
  }

  @Test func layoutNamesAreUnique() {
    let screen = ScreenDescription("Twice") { Label("a").id("title") }.layout("x") {}.layout("x") {}
    #expect(throws: DescriptionError.self) { try Layoutshot().open(screen) }
  }

  @Test func branchesAndLoopsInLists() {
    let names = ["a", "b"]
    let isLong = names.count > 1
    let screen = ScreenDescription("Loop") {
      for name in names { Label(name).id(name) }
      if isLong { Button("More").id("more") } else { Label("none").id("none") }
      if !isLong { Label("hidden") }
    }
    #expect(screen.view.subviews.map(\.id) == ["a", "b", "more"])
  }

  @Test func layoutsReferToExistingViews() {
    let screen = ScreenDescription("Wrong") { Label("a").id("title") }
      .layout(.portrait) { Placed("titel", Rect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(throws: DescriptionError.self) { try Layoutshot().open(screen) }
  }
}

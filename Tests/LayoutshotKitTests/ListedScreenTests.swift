import LayoutshotKit
import TestSupport
import Testing

/// Screens written as lists, and the same as scene files.
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

  @Test func branchesAndLoopsListViews() {
    let names = ["a", "b"]
    let isLong = names.count > 1
    let screen = ScreenDescription("Loop") {
      for name in names { Label(name).id(name) }
      if isLong { Button("More").id("more") } else { Label("none").id("none") }
      if !isLong { Label("hidden") }
    }
    #expect(screen.view.subviews.map(\.id) == ["a", "b", "more"])
  }

  @Test func layoutsNameViewsThatAreThere() {
    let screen = ScreenDescription("Wrong") { Label("a").id("title") }
      .layout(.portrait) { Placed("titel", Rect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(throws: DescriptionError.self) { try Layoutshot().open(screen) }
  }
}

import Files
import Screens
import TestSupport
import Testing

/// Screens that show nothing before code fills them.
@Suite struct BlankScreenTests {
  @Test(arguments: [
    (#""subviews": []"#, true),
    (#""subviews": [{"is": "tableView", "id": "a", "frame": [0, 0, 99, 99]}]"#, true),
    (#""subviews": [{"is": "label", "id": "a", "text": "", "frame": [0, 0, 99, 99]}]"#, true),
    (#""subviews": [{"is": "label", "id": "a", "text": "A", "frame": [0, 0, 99, 99]}]"#, false),
    (
      #""subviews": [{"is": "label", "id": "a", "text": "A", "hidden": true, "frame": [0, 0, 99, 99]}]"#, true
    ),
    (#""subviews": [{"id": "a", "backgroundColor": "systemRed", "frame": [0, 0, 99, 99]}]"#, false),
    (#""subviews": [{"id": "a", "backgroundColor": "systemBackground", "frame": [0, 0, 99, 99]}]"#, true),
    (#""subviews": [{"id": "a", "customClass": "Chart", "frame": [0, 0, 99, 99]}]"#, false),
    (#""subviews": [{"is": "switch", "id": "a", "frame": [0, 0, 51, 31]}]"#, false),
  ])
  func blankScreens(subviews: String, isBlank: Bool) throws {
    let text =
      #"{"scene": 1, "device": "iphone-8", "view": {"backgroundColor": "systemBackground", \#(subviews)}}"#
    let document = try LoadedDocument.load(InputFile(path: "a.scene.json", bytes: Array(text.utf8)))
    let screen = Screen(try #require(document.scenes.first))
    let laidOut = screen.layOut(ScreenTraits(orientation: .portrait, scale: 1), fonts: TestFonts.library)
    #expect(laidOut.isFilledByCode == isBlank)
  }
}

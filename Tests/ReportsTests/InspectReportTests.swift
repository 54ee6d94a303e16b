import Files
import Geometry
import JSON
import Screens
import TestSupport
import Testing
import Views

@testable import Reports

/// The stages of a screen in print.
@Suite struct InspectReportTests {
  private static let text = document(
    view("root", "0 0 320 480", label("title", "20 40 100.25 21", "Quote") + view("box", "10 80 50 50")))

  private func report(_ stage: InspectReport.Stage) throws -> InspectReport {
    let document = try load(Self.text)
    var report = InspectReport(path: "a.xib", stage: stage, findings: document.findings)
    let screen = Screen(try #require(document.scenes.first))
    let traits = ScreenTraits(orientation: .portrait, scale: 2, isAsDesigned: true)
    report.add(screen, traits, renderer: Renderer(fonts: TestFonts.library))
    return report
  }

  /// Frames are those of pixels, the tree's those of the document; a line names each view and its place in the file.
  @Test func framesAreOnTheGrid() throws {
    let frames = try report(.frames).text.split(separator: "\n")
    #expect(frames.count == 4)
    #expect(frames[0].hasPrefix("UIView · portrait · ") && frames[0].hasSuffix(" · 320 × 480 pt @2x"))
    #expect(frames[2].hasPrefix("    UILabel \"Quote\" (id title)  [20 40 100.5 21]"), "\(frames[2])")
    #expect(frames[3].hasPrefix("    UIView (id box)  [10 80 50 50]"))
    let tree = try report(.tree).text
    #expect(tree.contains("(id title)  [20 40 100.25 21]") && tree.contains("Quote"))
  }

  @Test func drawingsAreCommands() throws {
    let lines = try report(.drawing).text.split(separator: "\n").dropFirst()
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("  ") })
    #expect(lines.contains { $0.contains("Quote") })
  }

  @Test func jsonHasTheTreeOfViews() throws {
    let json = try JSONValue.read(Array(report(.frames).json(isIndented: false).utf8))
    let scene = try #require(json["scenes"]?.items.first)
    #expect(json["stage"]?.string == "frames" && json["findings"]?.items.isEmpty == true)
    #expect(scene["canvas"]?["width"]?.number == 320 && scene["state"]?.string == nil)
    let views = try #require(scene["root"]?["subviews"]?.items)
    #expect(views.map { $0["id"]?.string } == ["title", "box"])
    #expect(views[0]["frame"]?["width"]?.number == 100.5)
  }

  /// A picture that could not be drawn is an error in place of the screen.
  @Test func whatCannotBeDrawnIsRefused() throws {
    let document = try load(document(view("root", "0 0 320 480")))
    var report = InspectReport(path: "a.xib", stage: .frames, findings: [])
    let traits = ScreenTraits(
      orientation: .portrait, screen: Size(width: 1e6, height: 1e6), scale: 3)
    report.add(Screen(try #require(document.scenes.first)), traits, renderer: nil)
    #expect(report.text == "" && report.findings.elements.map(\.severity) == [.error])
  }

  /// What arrangements place is larger than their containers where it scrolls or runs over.
  @Test func contentSizesOfArrangements() throws {
    let text = """
      {"scene": 1, "name": "S", "device": "iphone-8", "view": {"subviews": [
        {"is": "scrollView", "id": "list", "frame": [0, 0, 100, 100],
         "arrangement": {"vertical": [{"view": "a", "width": 50, "height": 300}], "padding": 10},
         "subviews": [{"id": "a"}]}]}}
      """
    let document = try LoadedDocument.load(InputFile(path: "a.scene.json", bytes: Array(text.utf8)))
    func report(_ stage: InspectReport.Stage) throws -> InspectReport {
      var report = InspectReport(path: "a.scene.json", stage: stage, findings: [])
      report.add(
        Screen(try #require(document.scenes.first)), ScreenTraits(orientation: .portrait, scale: 1),
        renderer: Renderer(fonts: TestFonts.library))
      return report
    }
    let frames = try report(.frames)
    #expect(frames.text.contains("(id list)  [0 0 100 100]  content 100 × 320  :2"), "\(frames.text)")
    #expect(try !report(.tree).text.contains("content 1"))
    let json = try JSONValue.read(Array(frames.json(isIndented: false).utf8))
    let list = json["scenes"]?.items.first?["root"]?["subviews"]?.items.first
    #expect(list?["contentSize"]?["height"]?.number == 320)
  }
}

import Foundation
import Geometry
import Layout
import Painting
import Raster
import TestSupport
import Testing
import Views

/// The additions of marks to a drawing.
struct HighlightTests {
  private let painter = HighlightPainter(fonts: TestFonts.library)

  private func mark(_ rect: Rect, _ label: String = "UIView: not in portrait") -> Highlight {
    Highlight(kind: .unmatched, rect: rect, label: label)
  }

  @Test
  func `without marks a drawing is unchanged`() {
    let drawing = Paint.drawing(Make.canvas(50, 50, []))
    let same = painter.drawing(drawing, with: [])
    #expect(same.lines == drawing.lines)
    #expect(same.canvas == drawing.canvas)
  }

  @Test(arguments: [1.0, 2, 3])
  func `the canvas grows by whole points, and the picture keeps its position`(_ scale: Double) {
    let drawing = Paint.drawing(Make.canvas(320, 200, []), scale: scale)
    let marked = painter.drawing(drawing, with: [mark(Rect(x: 10, y: 50, width: 60, height: 30))])
    #expect(marked.canvas.width == 320)
    #expect(marked.canvas.height > 200)
    #expect(marked.canvas.height == marked.canvas.height.rounded())
    #expect(Array(marked.lines.prefix(drawing.lines.count)) == drawing.lines)
  }

  @Test
  func `labels do not overlap`() {
    let rects = (0..<8).map { Rect(x: 10 + Double($0), y: 20 + Double($0) * 3, width: 90, height: 40) }
    let marks = rects.enumerated().map { mark($1, "UILabel \"\($0)\"") }
    let drawing = painter.drawing(
      Paint.drawing(Make.canvas(320, 300, [])), with: marks, naming: .labels)
    let baselines = drawing.commands.compactMap { command -> Double? in
      guard case .glyphs(let run) = command, run.text.hasPrefix("UILabel") else { return nil }
      return run.origin.y
    }
    #expect(baselines.count == 8)
    #expect(zip(baselines.sorted(), baselines.sorted().dropFirst()).allSatisfy { $1 - $0 >= 13 || $1 == $0 })
  }

  /// The color of a label's plate.
  private func plate(_ kind: Highlight.Kind) throws -> PixelColor {
    let mark = Highlight(kind: kind, rect: Rect(x: 20, y: 60, width: 90, height: 40), label: "UIView")
    let commands = painter.drawing(Paint.drawing(Make.canvas(200, 200, [])), with: [mark]).commands
    let label = try #require(
      commands.firstIndex { if case .glyphs(let run) = $0 { run.text == "UIView" } else { false } })
    let colors = commands[..<label].compactMap { command -> PixelColor? in
      if case .fill(_, let color, _) = command { color } else { nil }
    }
    return try #require(colors.last)
  }

  @Test
  func `white text is readable on the color of every kind`() throws {
    func light(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let colors = try Highlight.Kind.allCases.map(plate)
    for color in colors {
      let luminance = 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
      #expect(color.alpha == 255 && 1.05 / (luminance + 0.05) >= 4.5, "\(color)")
    }
    #expect(Set(colors).count == colors.count)
  }

  @Test
  func `truncated texts are detected`() {
    let root = Make.column([
      Make.label("A sentence that is longer than its label"), Make.label("Short"), Make.label("Gone", 0),
      Make.label("A sentence of two lines, of which one is shown", 180, 20.5) { $0.numberOfLines = 0 },
      Make.button("Pay"), Make.button("A title that is longer than its button is wide"),
      Make.field("A text that is longer than its field is wide"), Make.field("12.50"),
      Make.segments(["One", "A second segment"], selected: 0),
      Make.label("A sentence that is hidden, and longer than its label").with { $0.isHidden = true },
      Make.label("A sentence that may shrink") {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
      },
      Make.image(ImageReference(name: "a-picture-with-a-name-that-is-far-too-long"), 40, 40),
    ])
    let tree = ViewTree(root: root)
    let frames = FrameLayout.frames(of: tree, canvas: Size(width: 200, height: 60), scale: 2)
    let cut = TreePainter(fonts: TestFonts.library).viewsWithCutText(in: tree, frames: frames)
    #expect(cut.map(\.view.index) == [1, 3, 4, 6, 7, 9])
  }

  @Test(arguments: [Double.nan, .infinity, -1e300, 1e300, 0, -5])
  func `marks may be anywhere`(_ value: Double) {
    let marks = Highlight.Kind.allCases.map {
      Highlight(kind: $0, rect: Rect(x: value, y: value, width: value, height: value), label: "")
    }
    for side in [0, 1, 30, 200.0] {
      let drawing = painter.drawing(Paint.drawing(Make.canvas(side, side, [])), with: marks)
      #expect(drawing.paint(with: TestFonts.library).width >= 320)
    }
  }
}

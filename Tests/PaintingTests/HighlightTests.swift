import Geometry
import Painting
import TestSupport
import Testing
import Views

/// What marks add to a drawing.
struct HighlightTests {
  private let painter = HighlightPainter(fonts: TestFonts.library)

  private func mark(_ rect: Rect, _ label: String = "UIView: not in portrait") -> Highlight {
    Highlight(kind: .unmatched, rect: rect, label: label)
  }

  @Test
  func `without marks a drawing stays as it was`() {
    let drawing = Paint.drawing(Make.canvas(50, 50, []))
    let same = painter.drawing(drawing, with: [])
    #expect(same.lines == drawing.lines)
    #expect(same.canvas == drawing.canvas)
  }

  @Test(arguments: [1.0, 2, 3])
  func `the canvas grows by whole points, and the picture stays in its place`(_ scale: Double) {
    let drawing = Paint.drawing(Make.canvas(320, 200, []), scale: scale)
    let marked = painter.drawing(drawing, with: [mark(Rect(x: 10, y: 50, width: 60, height: 30))])
    #expect(marked.canvas.width == 320)
    #expect(marked.canvas.height > 200)
    #expect(marked.canvas.height == marked.canvas.height.rounded())
    #expect(Array(marked.lines.prefix(drawing.lines.count)) == drawing.lines)
  }

  @Test
  func `labels do not lie on one another`() {
    let rects = (0..<8).map { Rect(x: 10 + Double($0), y: 20 + Double($0) * 3, width: 90, height: 40) }
    let marks = rects.enumerated().map { mark($1, "UILabel \"\($0)\"") }
    let drawing = painter.drawing(Paint.drawing(Make.canvas(320, 300, [])), with: marks)
    let baselines = drawing.commands.compactMap { command -> Double? in
      guard case .glyphs(let run) = command, run.text.hasPrefix("UILabel") else { return nil }
      return run.origin.y
    }
    #expect(baselines.count == 8)
    #expect(zip(baselines.sorted(), baselines.sorted().dropFirst()).allSatisfy { $1 - $0 >= 13 || $1 == $0 })
  }

  @Test(arguments: [Double.nan, .infinity, -1e300, 1e300, 0, -5])
  func `marks may stand anywhere`(_ value: Double) {
    let marks = Highlight.Kind.allCases.map {
      Highlight(kind: $0, rect: Rect(x: value, y: value, width: value, height: value), label: "")
    }
    for side in [0, 1, 30, 200.0] {
      let drawing = painter.drawing(Paint.drawing(Make.canvas(side, side, [])), with: marks)
      #expect(drawing.paint(with: TestFonts.library).width >= 320)
    }
  }
}

import Geometry
import Painting
import TestSupport
import Testing
import Typography
import Views

/// The number of lines shown by a label, and their positions.
struct TextFitTests {
  private static let text =
    "The quick brown fox jumps over the lazy dog and then it runs far away into the wood"

  private func runs(_ label: View) -> [Drawing.GlyphRun] {
    Paint.drawing(Make.canvas(300, 300, [label])).commands.compactMap {
      if case .glyphs(let run) = $0 { run } else { nil }
    }
  }

  /// Heights recorded by Interface Builder at 2 × for 17 points: ⌈n · 20.287⌉ on the grid.
  @Test(arguments: [(20.5, 1), (41, 2), (61, 3), (81.5, 4), (30, 1), (10, 1), (60, 3), (50, 2)])
  func `a label shows as many whole lines as its height holds`(_ height: Double, _ lines: Int) {
    #expect(runs(Make.label(Self.text, 120, height) { $0.numberOfLines = 0 }).count == lines)
    #expect(runs(Make.label(Self.text, 120, height) { $0.numberOfLines = 2 }).count == min(2, lines))
  }

  /// Text styles use their leading: ⌈20.287⌉ + 22 (n − 1).
  @Test(arguments: [(20.5, 1), (42.5, 2), (64.5, 3), (86.5, 4)])
  func `a label in a text style counts by its leading`(_ height: Double, _ lines: Int) {
    let label = Make.label(Self.text, 120, height) {
      $0.numberOfLines = 0
      $0.font = FontDescription(style: TextStyle(named: "Body")!)
    }
    #expect(runs(label).count == lines)
  }

  @Test
  func `text is centered vertically`() throws {
    let run = try #require(runs(Make.label("Text", 100, 60)).first)
    // Ascender and descender of the system font: 0.952148 and 0.241211 em.
    #expect(abs(run.origin.y - (30 + (0.952148 - 0.241211) / 2 * 17)) < 0.001)
  }

  @Test
  func `text that shrinks keeps its baseline`() throws {
    func baseline(_ adjustment: BaselineAdjustment, _ text: String) throws -> Double {
      let label = Make.label(text, 60, 30) {
        $0.adjustsFontSizeToFitWidth = true
        $0.baselineAdjustment = adjustment
      }
      return try #require(runs(label).first).origin.y
    }
    let full = try baseline(.alignBaselines, "Fit")
    #expect(try baseline(.alignBaselines, "Does not fit at all") == full)
    #expect(try baseline(.alignCenters, "Does not fit at all") < full - 1)
  }

  /// Three lines at 17 points: smaller if they would be truncated, but only as far as the text may shrink.
  @Test(arguments: [
    (2, LineBreakMode.tailTruncation, 0.5, true), (0, .tailTruncation, 0.5, true),
    (2, .middleTruncation, 0.5, true),
    (2, .wordWrap, 0.5, false), (0, .tailTruncation, 0.9, false),
  ])
  func `several lines shrink until nothing is truncated`(
    _ row: (lines: Int, mode: LineBreakMode, least: Double, fits: Bool)
  ) throws {
    func drawn(height: Double = 41, _ change: (inout Label) -> Void = { _ in }) -> [Drawing.GlyphRun] {
      runs(
        Make.label("The quick brown fox jumps over the lazy dog", 150, height) {
          ($0.numberOfLines, $0.lineBreakMode) = (row.lines, row.mode)
          ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, row.least)
          change(&$0)
        })
    }
    let shrunk = drawn()
    let whole = drawn(height: 200) { $0.numberOfLines = 0 }
    func count(_ runs: [Drawing.GlyphRun]) -> Int { runs.reduce(0) { $0 + $1.glyphs.count } }
    let size = try #require(shrunk.first).font.size
    #expect(shrunk.count == 2 && whole.count == 3)
    #expect((count(shrunk) >= count(whole)) == row.fits)
    let isSmaller = row.mode.truncates
    #expect(isSmaller ? size < 17 && size >= 17 * row.least : size == 17)
    if row.fits { #expect(size > 13) }
  }

  @Test
  func `several lines that fit keep their size`() throws {
    let label = Make.label(Self.text, 200, 90) {
      ($0.numberOfLines, $0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (0, true, 0.5)
    }
    #expect(try #require(runs(label).first).font.size == 17)
  }

  @Test
  func `a line that is too long starts at the left and is clipped at the frame`() throws {
    for alignment in [TextAlignment.left, .center, .right] {
      let label = Make.label(Self.text, 100, 20.5) {
        $0.lineBreakMode = .clip
        $0.alignment = alignment
      }
      #expect(try #require(runs(label).first).origin.x == 0)
      #expect(Paint.drawing(Make.canvas(300, 50, [label])).lines.contains("  clip 0 0 100 20.5"))
    }
  }

  @Test
  func `a large line that almost fits is set tighter, not truncated`() throws {
    func glyphs(_ width: Double, _ size: Double) throws -> [PositionedGlyph] {
      let label = Make.label("AutoFill Setup", width, size * 1.2) { $0.font.size = size }
      return try #require(runs(label).first).glyphs
    }
    // 170 points wide in the stand-in font.
    let wide = try glyphs(200, 28)
    let tight = try glyphs(163, 28)
    #expect(tight.map(\.glyph) == wide.map(\.glyph))
    #expect(tight.last!.x < wide.last!.x - 4)
    #expect(try glyphs(150, 28).count < wide.count)
    // Small sizes have the original advances.
    #expect(try glyphs(96, 17).count < wide.count)
  }
}

import Geometry
import Raster
import TestSupport
import Testing
import Views

@testable import Painting

/// When marks are numbered, how strong they are, and what they leave readable.
struct HighlightNamingTests {
  private let painter = HighlightPainter(fonts: TestFonts.library)
  private let plain = Paint.drawing(Make.canvas(320, 300, []))

  private func texts(_ drawing: Drawing) -> [String] {
    drawing.commands.compactMap { if case .glyphs(let run) = $0 { run.text } else { nil } }
  }

  private func marks(_ count: Int, apart: Double) -> [Highlight] {
    (0..<count).map {
      Highlight(
        kind: .unmatched,
        rect: Rect(x: 10 + Double($0) * 3, y: 20 + Double($0) * apart, width: 90, height: 30),
        label: "UILabel \"\($0)\"")
    }
  }

  @Test
  func `more than three overlapping marks are numbered, separate ones are not`() {
    #expect(painter.naming(of: marks(5, apart: 12), on: plain) == .list)
    #expect(painter.naming(of: marks(3, apart: 12), on: plain) == .labels)
    #expect(painter.naming(of: marks(5, apart: 50), on: plain) == .labels)
    #expect(painter.naming(of: [], on: plain) == .labels)
  }

  @Test
  func `a number is shown at the mark and in the list beside the picture`() {
    let drawing = painter.drawing(plain, with: marks(5, apart: 12))
    #expect(drawing.canvas.width > 320)
    for number in 1...5 { #expect(texts(drawing).count { $0 == "\(number)" } == 2) }
    #expect(texts(drawing).count { $0.hasPrefix("UILabel") } == 5)
  }

  @Test
  func `the list begins with the most severe marks and counts those that do not fit`() {
    let slight = (0..<300).map {
      Highlight(
        kind: .misplaced, rect: Rect(x: Double($0 % 20) * 10, y: 40, width: 40, height: 40),
        label: "Slight \($0)")
    }
    let grave = Highlight(kind: .conflict, rect: Rect(x: 40, y: 40, width: 40, height: 40), label: "Grave")
    let drawing = painter.drawing(plain, with: slight + [grave])
    let words = texts(drawing)
    let (first, next) = (words.firstIndex(of: "Grave"), words.firstIndex(of: "Slight 0"))
    #expect(first != nil && next != nil && (first ?? 0) < (next ?? 0))
    #expect(words.contains { $0.hasPrefix("and ") && $0.hasSuffix(" more") })
    #expect(drawing.canvas.width <= 320 + 3 * 250)
  }

  @Test
  func `more severe kinds weigh more, and a misplaced view weighs by its distance`() {
    func weight(_ kind: Highlight.Kind) -> Double { kind.gravity }
    #expect(weight(.conflict) > weight(.unmatched) && weight(.unmatched) == weight(.ambiguous))
    #expect(weight(.ambiguous) > weight(.clipped) && weight(.clipped) > weight(.misplaced))
    let distances = [0, 1, 5, 20.0].map(Highlight.Kind.gravity(misplacedBy:))
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Highlight.Kind.gravity(misplacedBy: 500) == weight(.misplaced))
  }

  /// Pixels changed by a mark, each weighted by the largest change of a channel.
  private func change(_ mark: Highlight) -> Int {
    let drawing = Paint.drawing(Make.canvas(320, 100, []))
    let before = drawing.paint(with: TestFonts.library)
    let after = painter.drawing(drawing, with: [mark], naming: .labels).paint(with: TestFonts.library)
    var sum = 0
    // The lower half of the mark: its label is above.
    for y in 120..<190 {
      after.withRow(y) { row in
        before.withRow(y) { old in
          for x in 0..<before.width { sum += abs(Int(row[x] & 0xFF) - Int(old[x] & 0xFF)) }
        }
      }
    }
    return sum
  }

  @Test
  func `a view misplaced by a point is drawn much fainter than one far off`() {
    func mark(_ distance: Double) -> Highlight {
      Highlight(
        kind: .misplaced, rect: Rect(x: 20, y: 30, width: 200, height: 60), label: "UIView",
        gravity: Highlight.Kind.gravity(misplacedBy: distance))
    }
    #expect(change(mark(1)) > 0 && change(mark(1)) * 3 < change(mark(30)))
  }

  @Test(arguments: [Highlight.Kind.unmatched, .shared, .conflict, .misplaced])
  func `texts under a mark are not hatched`(_ kind: Highlight.Kind) throws {
    let label = Make.label("A text").with { $0.backgroundColor = nil }.at(20, 30)
    let drawing = Paint.drawing(Make.canvas(300, 200, [label]))
    let mark = Highlight(kind: kind, rect: Rect(x: 10, y: 20, width: 180, height: 60), label: "UILabel")
    func colors(_ drawing: Drawing, _ box: PixelRect) -> Int {
      let part = drawing.paint(with: TestFonts.library).cropped(to: box)
      var found: Set<UInt32> = []
      for y in 0..<part.height { part.withRow(y) { found.formUnion($0) } }
      return found.count
    }
    let marked = painter.drawing(drawing, with: [mark], naming: .labels)
    // A tint changes every color, a pattern adds colors.
    let text = PixelRect(x: 44, y: 66, width: 60, height: 24)
    #expect(colors(drawing, text) > 2)
    #expect(colors(marked, text) <= colors(drawing, text))
    let beside = PixelRect(x: 240, y: 60, width: 100, height: 60)
    #expect(colors(drawing, beside) == 1 && colors(marked, beside) > 1)
  }

  @Test(arguments: [6, 40, 300])
  func `numbers never cover one another`(count: Int) {
    // All on one spot of a small picture.
    let marks = (0..<count).map {
      Highlight(
        kind: .conflict, rect: Rect(x: 100 + Double($0 % 3), y: 90, width: 60, height: 24),
        label: "Mark \($0)")
    }
    let drawing = Paint.drawing(Make.canvas(200, 120, []))
    let places = HighlightPlaces(marks, on: drawing)
    let brush = Brush(canvas: drawing.canvas, scale: drawing.scale, TestFonts.library)
    let badges = HighlightBadges(places, numbers: marks.indices.map { $0 + 1 }, brush)
    let plates = badges.plates
    #expect(!plates.isEmpty && plates.count <= count)
    for (index, plate) in plates.enumerated() {
      #expect(plate.minX >= 0 && plate.minY >= 0 && plate.maxX <= 200 && plate.maxY <= 120)
      #expect(plates[..<index].allSatisfy { $0.intersection(plate).isEmpty })
    }
    // As many as there is room for.
    if count == 6 { #expect(plates.count == 6) }
  }
}

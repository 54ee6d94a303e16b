import Diagnostics
import Geometry
import TestSupport
import Testing
import Views

@testable import Layout

/// Minima and fixed lengths hold, and what does not fit is said.
@Suite struct ArrangementOverflowTests {
  private func fixed(_ id: String, _ width: Double, _ height: Double) -> ArrangedItem {
    item(id) { ($0.width.fixed, $0.height.fixed) = (width, height) }
  }

  private func views(_ ids: String...) -> [(String, Preferred)] { ids.map { ($0, .size(10, 10)) } }

  /// Six items of 90 × 50 in 200 × 100: the third line begins where the second ends, below the container.
  @Test func linesOfFlowsKeepTheirMinima() {
    let items = ["a", "b", "c", "d", "e", "f"].map { fixed($0, 90, 50) }
    let arranged = Arranged(Arrangement(.flow, items: items), views("a", "b", "c", "d", "e", "f"))
    #expect(
      arranged.text(200, 100)
        == "a 0 0 90 50, b 90 0 90 50, c 0 50 90 50, d 90 50 90 50, e 0 100 90 50, f 90 100 90 50")
    // What has no minimum gives way first.
    let mixed = Arranged(
      Arrangement(.flow, items: [fixed("a", 200, 50), item("b", .stretch, .stretch)]),
      [("a", .size(10, 10)), ("b", .size(200, 80))])
    #expect(mixed.text(200, 100) == "a 0 0 200 50, b 0 50 200 50")
    #expect(mixed.text(200, 40) == "a 0 0 200 50, b 0 50 200 0")
  }

  private func sizes(_ lengths: [GridLength], _ needs: [GridTracks.Need], total: Double) -> [Double] {
    GridTracks(lengths: lengths, spacing: 0).sizes(for: needs, total: total)
  }

  @Test func tracksKeepWhatTheirItemsCannotBeShorterThan() {
    func need(_ start: Int, _ span: Int, _ length: Double, _ least: Double) -> GridTracks.Need {
      GridTracks.Need(start: start, span: span, length: length, least: least)
    }
    let autos: [GridLength] = [.auto, .auto, .auto]
    #expect(
      sizes(autos, [need(0, 1, 50, 50), need(1, 1, 50, 0), need(2, 1, 50, 0)], total: 90) == [50, 20, 20])
    #expect(
      sizes(autos, [need(0, 1, 50, 50), need(1, 1, 50, 50), need(2, 1, 50, 50)], total: 90) == [50, 50, 50])
    // Weighted tracks give up everything first.
    #expect(sizes([.auto, .star], [need(0, 1, 50, 40)], total: 30) == [40, 0])
    // A span keeps its minimum, in proportion to what its tracks could give up.
    #expect(sizes([.auto, .auto], [need(0, 1, 30, 0), need(0, 2, 60, 60)], total: 20) == [45, 15])
    #expect(sizes([.auto, .auto], [need(0, 1, 30, 30), need(0, 2, 60, 50)], total: 20).reduce(0, +) == 50)
    #expect(sizes([.auto, .star], [need(0, 2, 60, 60)], total: 20) == [0, 20])
  }

  /// Never more than preferred, never less than the minima of single tracks, and spans hold.
  @Test func randomMinimaHold() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 1...5, using: &random)
      let needs = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        let start = Int.random(in: 0..<count, using: &random)
        let length = Double(Int.random(in: 0...60, using: &random))
        return GridTracks.Need(
          start: start, span: Int.random(in: 1...(count - start), using: &random), length: length,
          least: Bool.random(using: &random) ? (length / 2).rounded() : 0)
      }
      let autos = [GridLength](repeating: .auto, count: count)
      let small = sizes(autos, needs, total: Double(Int.random(in: 0...100, using: &random)))
      let whole = sizes(autos, needs, total: 1e6)
      #expect(zip(small, whole).allSatisfy { $0 <= $1 + 1e-9 })
      for need in needs {
        #expect(small[need.start..<need.start + need.span].reduce(0, +) >= need.least - 1e-9)
      }
    }
  }

  // MARK: Findings

  private func findings(_ arrangement: Arrangement, _ subviews: [View], _ frame: Rect) -> [Finding] {
    let container = plainView("box")
    for subview in subviews { container.addSubview(subview) }
    (container.arrangement, container.frame) = (arrangement, frame)
    return layOut([container], []).outcome.findings
  }

  @Test func whatRunsOverIsSaid() {
    let box = Rect(x: 0, y: 0, width: 200, height: 100)
    let items = ["a", "b", "c", "d", "e", "f"].map { fixed($0, 90, 50) }
    let six = ["a", "b", "c", "d", "e", "f"].map(plainView)
    let flow = findings(Arrangement(.flow, items: items), six, box)
    #expect(flow.map(\.category) == [.overflow])
    #expect(
      flow.first?.message
        == "the flow arrangement of UIView (id box) does not fit: its items need 50 points more than its height of 100"
    )
    let row = Arrangement(.horizontal, items: [fixed("a", 150, 20), fixed("b", 80, 120)])
    #expect(
      findings(row, [plainView("a"), plainView("b")], box).first?.message.hasSuffix(
        "its items need 30 points more than its width of 200, and its items need 20 points more than its height of 100"
      )
        == true)
    // An item that is longer than its cell, where the room is large enough.
    let cells = Arrangement(.verticalCells([.points(20), .star]), items: [fixed("a", 10, 30), item("b")])
    #expect(
      findings(cells, [plainView("a"), plainView("b")], box).map(\.message) == [
        "the grid arrangement of UIView (id box) does not fit: item 1 is 10 points higher than its cell"
      ])
    // Texts that become shorter fit, and so does what ends at the edge.
    let exact = Arrangement(.horizontal, items: [fixed("a", 120, 100), fixed("b", 80, 100)])
    #expect(findings(exact, [plainView("a"), plainView("b")], box).isEmpty)
    let text = Arrangement(.horizontal, items: [item("a")])
    #expect(findings(text, [label("a", String(repeating: "long ", count: 40))], box).isEmpty)
  }

  @Test func nestedArrangementsAreNamed() {
    let inner = Arrangement(.vertical, items: [fixed("a", 10, 80), fixed("b", 10, 80)])
    var holder = ArrangedItem(inner)
    holder.vertical = .stretch
    let found = findings(
      Arrangement(.horizontal, items: [holder]), [plainView("a"), plainView("b")],
      Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      found.map(\.message) == [
        "the vertical arrangement inside that of UIView (id box) does not fit: its items need 60 points more than its height of 100"
      ])
  }

  @Test func minimaAboveMaximaAreSaid() {
    let arranged = Arranged(
      Arrangement(
        .horizontal, items: [item("a") { ($0.width.minimum, $0.width.maximum) = (50, 20) }, item("b")]),
      views("a", "b"))
    #expect(
      arranged.findings.map(\.message) == [
        "the arrangement of UIView (id box) gives \"a\" a minimum width of 50 above its maximum of 20; the minimum counts"
      ])
    #expect(arranged.frames(200, 100)["a"]?.width == 50)
  }
}

import Diagnostics
import Geometry
import Layout
import Templates
import TestSupport
import Testing
import Views

@Suite struct RoundTripTests {
  private struct Twins {
    let live: ViewTree
    let portrait: TemplateMatch
    let landscape: TemplateMatch

    init(live: ViewTree, landscape: ViewTree) {
      self.live = live
      portrait = Matcher.match(template: live, live: live, orientation: .portrait)
      self.landscape = Matcher.match(template: landscape, live: live, orientation: .landscape)
    }

    func check() -> [RoundTripDeviation] {
      RoundTrip.check(
        live, portrait: portrait.layout, landscape: landscape.layout,
        resizingSubviews: Autoresizing.resizeSubviews)
    }
  }

  /// A tree of random shape; the same shape seed gives the same views, each with a unique tag.
  private func tree(shape: UInt64, numbers: UInt64) -> ViewTree {
    var shape = SeededGenerator(seed: shape)
    var numbers = SeededGenerator(seed: numbers)
    var tag = 0
    func make(depth: Int) -> View {
      tag += 1
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }
      let result = view(
        "\(tag)", tag: tag,
        frame: Rect(
          x: number(-50...300), y: number(-50...300), width: number(0...300), height: number(0...300)),
        mask: AutoresizingMask(rawValue: Int.random(in: 0..<64, using: &numbers)))
      result.isHidden = depth < 4 && Int.random(in: 0..<6, using: &numbers) == 0
      result.boundsOrigin = Point(x: number(-5...5), y: number(-5...5))
      let count = depth == 0 ? 0 : Int.random(in: 0...4, using: &shape)
      for _ in 0..<count { result.addSubview(make(depth: depth - 1)) }
      return result
    }
    return ViewTree(root: make(depth: 4))
  }

  @Test(arguments: 0..<80) func twinsAreRestored(seed: Int) {
    let seed = UInt64(seed)
    let twins = Twins(
      live: tree(shape: seed, numbers: seed + 1000), landscape: tree(shape: seed, numbers: seed + 2000))
    let before = twins.live.views.map { LayoutAttributes(of: $0) }
    #expect(twins.landscape.findings.isEmpty)
    #expect(twins.check().isEmpty)
    #expect(twins.live.views.map { LayoutAttributes(of: $0) } == before)
  }

  @Test func viewInOneLayoutOnlyDeviates() {
    let live = ViewTree(root: view("L", [label("a", "A"), label("5", "B")]))
    let template = ViewTree(root: view("T", [label("t", "A")]))
    template.views[1].frame = Rect(x: 0, y: 90, width: 20, height: 20)
    let back = ViewTree(root: view("P", [label("p", "A"), label("q", "B")]))
    back.views[2].frame = Rect(x: 0, y: 50, width: 20.5, height: 20)
    let portrait = Matcher.match(template: back, live: live, orientation: .portrait).layout
    let landscape = Matcher.match(template: template, live: live, orientation: .landscape).layout
    let deviations = RoundTrip.check(
      live, portrait: portrait, landscape: landscape, resizingSubviews: Autoresizing.resizeSubviews)
    #expect(deviations.map(\.start) == [.landscape])
    #expect(deviations.map(\.missingFrom) == [[.landscape]])
    #expect(
      DiagnosticPrinter().text(RoundTrip.findings(of: deviations)[0]) == """
        Form.xib:5: warning: [round-trip] UILabel "B" (id 5) is not restored after \
        landscape → portrait → landscape: frame {{0, 0}, {10, 10}} → {{0, 50}, {20.5, 20}}
        Form.xib:5: note: it is not in the landscape layout, so it keeps what the portrait layout gave it; give \
        it a counterpart there

        """)
    #expect(live.views[2].frame == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func hiddenFlagDeviates() {
    let live = ViewTree(root: view("L", [label("a", "A")]))
    let hiding = ViewTree(root: view("P", [label("p", "A")]))
    hiding.views[1].isHidden = true
    let portrait = Matcher.match(template: hiding, live: live, orientation: .portrait).layout
    let landscape = Matcher.match(template: ViewTree(root: view("T")), live: live, orientation: .landscape)
      .layout
    let deviations = RoundTrip.check(live, portrait: portrait, landscape: landscape) { _, _ in }
    #expect(deviations.map(\.finding.message).first?.hasSuffix("hidden NO → YES") == true)
  }

  @Test func unmatchedViewsShrunkToZeroDeviate() {
    let carried = view(
      "7", "UIImageView", frame: Rect(x: 0, y: 0, width: 5, height: 5), mask: [.flexibleWidth])
    let live = ViewTree(
      root: view("L", frame: Rect(x: 0, y: 0, width: 100, height: 10), [carried]))
    func layout(width: Double, _ orientation: Orientation) -> ExtractedLayout {
      let template = ViewTree(root: view("T", frame: Rect(x: 0, y: 0, width: width, height: 10)))
      return Matcher.match(template: template, live: live, orientation: orientation).layout
    }
    let deviations = RoundTrip.check(
      live, portrait: layout(width: 100, .portrait), landscape: layout(width: 50, .landscape),
      resizingSubviews: Autoresizing.resizeSubviews)
    #expect(deviations.map(\.view) == [ViewID(1)])
    #expect(deviations.map(\.missingFrom) == [[.portrait, .landscape]])
  }
}

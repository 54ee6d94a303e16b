import Diagnostics
import Geometry
import TestSupport
import Testing
import Views

@testable import Layout

@Suite struct BadInputTests {
  /// Unknown IDs, and IDs of another tree, are reported at the constraint; the rest is laid out.
  @Test func constraintsToOtherTrees() {
    let laid = layOut(
      [box("a")],
      fix("a", 1, 2, 3, 4) + [
        constrain("gone", .left, to: "a", line: 70), constrain("a", .right, to: "other", line: 71),
      ])
    #expect(laid["a"] == "1 2 3 4")
    #expect(laid.findings(.reference).map(\.location) == [line(70), line(71)])
    #expect(laid.findings(.reference).allSatisfy { $0.message.contains("not in this tree") })
  }

  /// An edge is a position, not a length.
  @Test func edgesEqualToANumber() {
    let laid = layOut([box("a")], fix("a", 1, 2, 3, 4) + [constrain("a", .right, plus: 70, line: 72)])
    #expect(laid["a"] == "1 2 3 4")
    #expect(laid.findings(.value).map(\.location) == [line(72)])
  }

  /// The later of two widths is dropped; both are reported with their lines.
  @Test func contradiction() {
    let laid = layOut(
      [box("a")],
      place("a", 0, 0) + [
        constrain("a", .height, plus: 10), constrain("a", .width, plus: 100, line: 50),
        constrain("a", .width, plus: 120, line: 51),
      ])
    #expect(laid["a"] == "0 0 100 10")
    let conflicts = laid.findings(.conflict)
    #expect(conflicts.map(\.location) == [line(51)])
    #expect(conflicts.first?.message.contains("(id a).width = 120") == true)
    #expect(conflicts.first?.notes.map(\.location) == [line(50)])
    #expect(laid.outcome.conflicting == [ViewID(0)])
  }

  /// a right of b, b right of c, c right of a: one is dropped, with two notes.
  @Test func contradictoryCycle() {
    let views = ["a", "b", "c"]
    var constraints = views.flatMap { [constrain($0, .top, to: "root")] + size($0, 10, 10) }
    for (index, id) in views.enumerated() {
      constraints.append(constrain(id, .left, to: views[(index + 1) % 3], .right, plus: 1, line: 80 + index))
    }
    let conflicts = layOut(views.map { box($0) }, constraints).findings(.conflict)
    #expect(conflicts.map(\.location) == [line(82)])
    #expect(Set(conflicts[0].notes.compactMap(\.location?.line)).isSuperset(of: [80, 81]))
  }

  /// A cycle without a contradiction leaves the position ambiguous and is not a conflict.
  @Test func harmlessCycle() {
    let laid = layOut(
      [box("a"), box("b")],
      size("a", 10, 10) + size("b", 10, 10) + [
        constrain("a", .top, to: "root"), constrain("b", .top, to: "root"),
        constrain("a", .left, to: "b", .right), constrain("b", .right, to: "a", .left),
      ])
    #expect(laid.findings(.conflict).isEmpty)
    #expect(laid.outcome.ambiguous == [ViewID(1), ViewID(2)])
  }

  /// No view has a negative size: the document's constraint is dropped, even if it was added first.
  @Test func negativeSize() {
    let laid = layOut(
      [box("a")],
      place("a", 5, 5) + [constrain("a", .height, plus: 10), constrain("a", .width, plus: -10, line: 9)])
    #expect(laid["a"] == "5 5 0 10")
    #expect(laid.findings(.conflict).map(\.location) == [line(9)])
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan, 1e12]) func absurdConstants(constant: Double) {
    let laid = layOut(
      [box("a")], fix("a", 1, 2, 3, 4) + [constrain("a", .right, to: "root", plus: constant, line: 60)])
    #expect(laid["a"] == "1 2 3 4")
    #expect(laid.findings(.value).map(\.location) == [line(60)])
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan]) func absurdMultipliers(multiplier: Double) {
    let laid = layOut(
      [box("a")], fix("a", 1, 2, 3, 4) + [constrain("a", .width, to: "root", times: multiplier, line: 60)])
    #expect(laid["a"] == "1 2 3 4")
    #expect(laid.findings(.value).map(\.location) == [line(60)])
  }

  @Test func absurdPriorities() {
    let constraints = [
      constrain("a", .width, plus: 30, at: .nan, line: 60), constrain("a", .width, plus: 40, at: 5000),
      constrain("a", .width, plus: 50, at: -3),
    ]
    let laid = layOut([box("a")], place("a", 0, 0) + [constrain("a", .height, plus: 1)] + constraints)
    #expect(laid["a"] == "0 0 40 1")
    #expect(laid.findings(.value).map(\.location) == [line(60)])
  }

  @Test func absurdStackSpacing() {
    let laid = layOut(
      [stack("s", .horizontal, spacing: 1e300, of: [sized("a", 10, 10), sized("b", 10, 10)])],
      place("s", 0, 0))
    #expect(laid.findings(.value).map(\.location) == [line(115)])
    #expect(laid.tree.views.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
  }

  /// Ten thousand constraints on one view, all equal, all optional or all contradictory.
  @Test(.timeLimit(.minutes(15)), arguments: [0, 1, 2]) func tenThousandConstraints(kind: Int) {
    var constraints = place("a", 0, 0) + [constrain("a", .height, plus: 10)]
    for index in 0..<10_000 {
      constraints.append(
        constrain(
          "a", .width, plus: kind == 0 ? 50 : 50 + Double(index), at: kind == 1 ? 500 : 1000,
          line: 100 + index))
    }
    let laid = layOut([box("a")], constraints)
    #expect(laid["a"].hasSuffix(" 10"))
    if kind != 1 { #expect(laid["a"] == "0 0 50 10") }
    #expect(laid.findings(.conflict).count == (kind == 2 ? 9_999 : 0))
  }

  @Test(.timeLimit(.minutes(15))) func aThousandViews() {
    let ids = (0..<1000).map { "v\($0)" }
    var constraints = ids.flatMap { [constrain($0, .left, to: "root")] + size($0, 10, 2) }
    constraints.append(constrain("v0", .top, to: "root"))
    for (above, below) in zip(ids, ids.dropFirst()) {
      constraints.append(constrain(below, .top, to: above, .bottom, plus: 1))
    }
    let laid = layOut(ids.map { box($0) }, constraints)
    #expect(laid["v999"] == "0 2997 10 2")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// Ambiguous views are small at the corner, reported, and reproducible.
  @Test func ambiguity() {
    func once() -> Laid {
      layOut(
        [box("a"), box("b")], [constrain("a", .left, to: "b", plus: 30), constrain("a", .width, plus: 10)])
    }
    let laid = once()
    #expect(laid["b"] == "0 0 0 0" || laid["a"] == "0 0 10 0")
    #expect(laid.outcome.ambiguous == [ViewID(1), ViewID(2)])
    #expect(laid.findings(.ambiguous).first?.location == line(97))
    #expect(
      laid.findings(.ambiguous).first?.message
        == "constraints leave the horizontal position, vertical position, height of UIView (id a) open")
    let again = once()
    #expect(again["a"] == laid["a"] && again["b"] == laid["b"])
    #expect(again.outcome.findings == laid.outcome.findings)
  }

  /// A hidden view's constraints count; what they leave open is reported on the canvas, but not of a hidden member of a
  /// stack view.
  @Test(arguments: [(true, 1), (false, 0)]) func hiddenViews(onCanvas: Bool, count: Int) {
    let (hidden, member) = (box("a"), box("m"))
    (hidden.isHidden, member.isHidden) = (true, true)
    var traits = LayoutTraits()
    traits.isDesignCanvas = onCanvas
    let laid = layOut(
      [hidden, stack("s", .horizontal, of: [member, label("l", "l")])], place("s", 0, 0), traits: traits)
    #expect(laid.outcome.findings.count == count)
  }

  /// Random columns with random sizes, gaps and hidden links, whose optimum is unique: the frames do not depend on the
  /// order of the constraints.
  @Test(arguments: 0..<20) func theOrderOfConstraintsDoesNotMatter(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let ids = (0..<12).map { "v\($0)" }
    var constraints: [Constraint] = [
      constrain("v0", .top, to: "root", plus: 3), constrain("v0", .left, to: "root"),
    ]
    for id in ids {
      let wish = Double(Int.random(in: 1...30, using: &random))
      constraints += [
        constrain(id, .width, to: id, .height, times: 2), constrain(id, .height, plus: wish, at: 700),
        constrain(id, .height, .lessThanOrEqual, plus: 20), constrain(id, .height, plus: 5, at: 300),
      ]
    }
    for (above, below) in zip(ids, ids.dropFirst()) {
      constraints.append(
        constrain(below, .top, to: above, .bottom, plus: Double(Int.random(in: 0...9, using: &random))))
      constraints.append(constrain(below, .left, to: above, Bool.random(using: &random) ? .centerX : .right))
    }
    let first = layOut(ids.map { box($0) }, constraints)
    let second = layOut(ids.map { box($0) }, constraints.shuffled(using: &random))
    for id in ids { #expect(first[id] == second[id]) }
    #expect(first.outcome.findings.isEmpty && second.outcome.findings.isEmpty)
  }
}

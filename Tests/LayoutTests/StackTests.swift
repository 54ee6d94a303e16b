import Geometry
import Testing
import Views

@testable import Layout

/// Stack views at {0, 0} with members of optional sizes 30 × 10, 50 × 20 and 40 × 30.
@Suite struct StackTests {
  private func members() -> [View] { [sized("a", 30, 10), sized("b", 50, 20), sized("c", 40, 30)] }

  /// The same members with the axes exchanged, for columns: 10 × 30, 20 × 50 and 30 × 40.
  private func turnedMembers() -> [View] { [sized("a", 10, 30), sized("b", 20, 50), sized("c", 30, 40)] }

  /// Start and length along the axis of each member, in a stack of 300 with spacing 15 (two gaps: 30).
  ///
  /// - fill: 120 + 30 leaves 150; equal hugging would be ambiguous, so the last hugs less.
  /// - fillEqually: (300 − 30) / 3 = 90.
  /// - fillProportionally: of 120 + 30 = 150 each has its share of 300: 60, 100, 80, and the gaps remain 15, which makes
  ///   270 of the 300; the last has the lowest priority and takes the 30: 110.
  /// - equalSpacing: (300 − 120) / 2 = 90 between.
  /// - equalCentering: the first center is at 15, the last at 280, so the middle one at 147.5.
  static let along: [(StackView.Distribution, String)] = [
    (.fill, "0 30, 45 50, 110 190"), (.fillEqually, "0 90, 105 90, 210 90"),
    (.fillProportionally, "0 60, 75 100, 190 110"), (.equalSpacing, "0 30, 120 50, 260 40"),
    (.equalCentering, "0 30, 122.5 50, 260 40"),
  ]

  /// Start and length across the axis, in a stack of 60.
  static let across: [(StackView.Alignment, String)] = [
    (.fill, "0 60, 0 60, 0 60"), (.leading, "0 10, 0 20, 0 30"), (.center, "25 10, 20 20, 15 30"),
    (.trailing, "50 10, 40 20, 30 30"),
  ]

  @Test(arguments: along.map(\.0), across.map(\.0))
  func everyDistributionAndAlignment(_ distribution: StackView.Distribution, _ alignment: StackView.Alignment)
    throws
  {
    let along = try #require(Self.along.first { $0.0 == distribution }).1.split(separator: ", ")
    let across = try #require(Self.across.first { $0.0 == alignment }).1.split(separator: ", ")
    for axis in [StackView.Axis.horizontal, .vertical] {
      let isRow = axis == .horizontal
      let children = isRow ? members() : turnedMembers()
      children[2].contentPriorities.horizontalHugging = 249
      children[2].contentPriorities.verticalHugging = 249
      let arranged = stack("s", axis, distribution, alignment, spacing: 15, of: children)
      let laid = layOut([arranged], fix("s", 0, 0, isRow ? 300 : 60, isRow ? 60 : 300))
      for (index, id) in ["a", "b", "c"].enumerated() {
        let (main, cross) = (along[index].split(separator: " "), across[index].split(separator: " "))
        let expected =
          isRow ? [main[0], cross[0], main[1], cross[1]] : [cross[0], main[0], cross[1], main[1]]
        #expect(laid[id] == expected.joined(separator: " "), "\(axis) \(id)")
      }
      #expect(laid.findings(.conflict).isEmpty && laid.findings(.ambiguous).isEmpty)
    }
  }

  /// Only the members determine the size of the stack.
  ///
  /// Along: 120 + 30 of gaps, with equal members 3 × 50 + 30. Across: the largest member.
  @Test(
    arguments: [
      (.fill, 150.0), (.fillEqually, 180), (.equalSpacing, 150), (.fillProportionally, 150),
    ] as [(StackView.Distribution, Double)])
  func stacksFitTheirMembers(_ distribution: StackView.Distribution, length: Double) {
    for alignment in [StackView.Alignment.fill, .leading, .center, .trailing] {
      let row = stack("s", .horizontal, distribution, alignment, spacing: 15, of: members())
      #expect(layOut([row], place("s", 0, 0))["s"] == "0 0 \(short(length)) 30", "\(alignment)")
      let column = stack("s", .vertical, distribution, alignment, spacing: 15, of: turnedMembers())
      #expect(layOut([column], place("s", 0, 0))["s"] == "0 0 30 \(short(length))", "\(alignment)")
    }
  }

  /// Members aligned by baseline: a single line's baseline is at 15, so the first of two-line text is at 15, its last
  /// at 35.
  @Test(
    arguments: [
      (.firstBaseline, "0 0 50 20", "50 0 40 40"), (.lastBaseline, "0 20 50 20", "50 0 40 40"),
    ] as [(StackView.Alignment, String, String)])
  func baselinesInARow(_ alignment: StackView.Alignment, one: String, two: String) {
    let arranged = stack(
      "s", .horizontal, .fill, alignment, of: [label("one", "first"), label("two", "abcdefgh", lines: 0)])
    let laid = layOut([arranged], place("s", 0, 0) + [constrain("two", .width, plus: 40)])
    #expect(laid["one"] == one)
    #expect(laid["two"] == two)
    #expect(laid["s"] == "0 0 90 40")
  }

  /// Members of a column cannot be aligned by baseline: see `Deviations`.
  @Test func baselineAlignmentOfAColumnIsLeading() {
    let arranged = stack(
      "s", .vertical, .fill, .firstBaseline, of: [label("one", "first"), label("two", "ab")])
    let laid = layOut([arranged], place("s", 0, 0))
    #expect(laid["one"] == "0 0 50 20")
    #expect(laid["two"] == "0 20 20 20")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// Spacing between baselines: 15 + 30 = 45 is the second baseline, so its top is at 30; of the two-line label the
  /// last baseline counts: 30 + 35 + 30 = 95, the third's top is at 80. Distances may be less than the lines' height.
  @Test func baselineRelativeArrangement() {
    let arranged = stack(
      "s", .vertical, spacing: 30,
      of: [label("one", "first"), label("two", "abcdefgh", lines: 0), label("three", "third")])
    adjust(arranged) { $0.isBaselineRelative = true }
    let laid = layOut([arranged], place("s", 0, 0) + [constrain("s", .width, plus: 40)])
    #expect(laid["one"] == "0 0 40 20")
    #expect(laid["two"] == "0 30 40 40")
    #expect(laid["three"] == "0 80 40 20")
    #expect(laid["s"] == "0 0 40 100")
  }

  /// It has no effect in a row.
  @Test func baselineRelativeRow() {
    let arranged = stack("s", .horizontal, spacing: 10, of: members())
    adjust(arranged) { $0.isBaselineRelative = true }
    #expect(layOut([arranged], place("s", 0, 0))["b"] == "40 0 50 30")
  }

  @Test func standardSpacingIsEight() {
    let arranged = stack("s", .horizontal, spacing: 99, of: members())
    adjust(arranged) { $0.usesStandardSpacing = true }
    #expect(layOut([arranged], place("s", 0, 0))["s"] == "0 0 136 30")
  }

  /// Custom margins of 4, 6, 8, 10 around 120 × 30.
  @Test func margins() {
    let arranged = stack("s", .horizontal, of: members())
    adjust(arranged) { $0.isMarginsRelative = true }
    arranged.layoutMargins = LayoutMargins(insets: EdgeInsets(top: 4, left: 6, bottom: 8, right: 10))
    let laid = layOut([arranged], place("s", 0, 0))
    #expect(laid["s"] == "0 0 136 42")
    #expect(laid["a"] == "6 4 30 30")
  }

  /// The hidden member's gap is removed, too: 30 + 10 + 40.
  @Test func hiddenMembersTakeNoSpace() {
    let children = members()
    children[1].isHidden = true
    let laid = layOut([stack("s", .horizontal, spacing: 10, of: children)], place("s", 0, 0))
    #expect(laid["s"] == "0 0 80 30")
    #expect(laid["c"] == "40 0 40 30")
    #expect(laid.outcome.findings.isEmpty)
  }

  @Test func onlyHiddenMembers() {
    let children = members()
    for child in children { child.isHidden = true }
    let laid = layOut([stack("s", .horizontal, spacing: 10, of: children)], place("s", 5, 5))
    #expect(laid["s"] == "5 5 0 0")
  }

  /// Nothing determines its size: small, and reported.
  @Test func emptyStack() {
    let laid = layOut([stack("s", .horizontal, of: [])], place("s", 5, 5))
    #expect(laid["s"] == "5 5 0 0")
    #expect(laid.findings(.ambiguous).map(\.location) == [line(115)])
  }

  /// A column of a row (30 + 5 + 50 by 20) and a member of 40 × 30, 10 between.
  @Test func nested() {
    let row = stack("row", .horizontal, spacing: 5, of: [sized("a", 30, 10), sized("b", 50, 20)])
    let column = stack("s", .vertical, .fill, .leading, spacing: 10, of: [row, sized("c", 40, 30)])
    let laid = layOut([column], place("s", 10, 10))
    #expect(laid["s"] == "10 10 85 60")
    #expect(laid["row"] == "0 0 85 20")
    #expect(laid["b"] == "35 0 50 20")
    #expect(laid["c"] == "0 30 40 30")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// A plain view and an image view without an image are shown with 50 points, unless a sibling with lower priority
  /// decides.
  @Test func membersWithoutSizeAreVisible() {
    let images = box("i", "UIImageView", .imageView(ImageView()))
    let laid = layOut([stack("s", .vertical, .fill, .leading, of: [box("p"), images])], place("s", 0, 0))
    #expect(laid["p"] == "0 0 50 50")
    #expect(laid["i"] == "0 50 50 50")
    var traits = LayoutTraits()
    traits.isDesignCanvas = true
    let canvas = layOut(
      [
        stack(
          "s", .vertical, .fill, .leading, of: [box("p"), box("j", "UIImageView", .imageView(ImageView()))])
      ],
      place("s", 0, 0), traits: traits)
    #expect(canvas["p"] == "0 0 240 50")
    #expect(canvas["j"] == "0 50 50 50")
    let fixed = layOut(
      [stack("s", .vertical, .fill, .leading, of: [box("p")])], place("s", 0, 0) + size("p", 10, 20))
    #expect(fixed["p"] == "0 0 10 20")
  }

  /// A nested stack's share is its own natural length: 30 + 50 of 120, and 40 of it.
  @Test func nestedStacksShareInProportion() {
    let inner = stack("inner", .horizontal, of: [sized("a", 30, 10), sized("b", 50, 10)])
    let laid = layOut(
      [stack("s", .horizontal, .fillProportionally, of: [inner, sized("c", 40, 10)])],
      fix("s", 0, 0, 240, 10))
    #expect(laid["inner"] == "0 0 160 10")
    #expect(laid["c"] == "160 0 80 10")
  }

  /// Labels that wrap have equal parts of a row regardless of their texts: (200 − 20) / 2 = 90, though one needs 30 and
  /// the other 150.
  @Test func wrappingLabelsShareARow() {
    let members = [label("a", "abc", lines: 0), label("b", "fifteen letters", lines: 0)]
    let laid = layOut([stack("s", .horizontal, spacing: 20, of: members)], fix("s", 0, 0, 200, 100))
    #expect(laid["a"] == "0 0 90 100")
    #expect(laid["b"] == "110 0 90 100")
  }

  /// A single wrapping label gets the remaining space; in a row of equal centers its part.
  @Test(arguments: [(StackView.Distribution.fill, "0 0 150 100"), (.equalCentering, "0 0 90 100")])
  func singleWrappingLabel(_ distribution: StackView.Distribution, expected: String) {
    let members = [label("a", "more than twenty letters", lines: 0), label("b", "abc")]
    let laid = layOut(
      [stack("s", .horizontal, distribution, spacing: 20, of: members)], fix("s", 0, 0, 200, 100))
    #expect(laid["a"] == expected)
    #expect(laid["b"] == "170 0 30 100")
  }

  /// Members of a stack view follow it even if they are set to be placed by their masks.
  @Test func membersWithMasks() {
    let children = members()
    for child in children { child.isPlacedByConstraints = false }
    #expect(layOut([stack("s", .horizontal, of: children)], place("s", 0, 0))["c"] == "80 0 40 30")
  }

  /// Proportions are exact up to the last of a thousand members, and no priority leaves its range.
  @Test func manyProportionalMembers() {
    let children = (0..<1000).map { sized("m\($0)", 1, 1) }
    let laid = layOut(
      [stack("s", .horizontal, .fillProportionally, of: children)], fix("s", 0, 0, 2000, 10))
    #expect(laid["m500"] == "1000 0 2 10")
    #expect(laid["m999"] == "1998 0 2 10")
    #expect(laid.outcome.findings.isEmpty)
  }

  /// A container whose content leaves its height ambiguous is as high as the row; views with a height keep it.
  @Test(arguments: [StackView.Alignment.leading, .center, .trailing])
  func ambiguousContainersFillARow(alignment: StackView.Alignment) {
    let open = box("open", "UIView", .plain, [label("text", "abc")])
    open.constraints = size("open", 50, 0).dropLast() + place("text", 0, 0, in: "open")
    let closed = box("closed", "UIView", .plain, [label("words", "abc")])
    closed.constraints =
      size("closed", 50, 0).dropLast() + place("words", 0, 0, in: "closed")
      + [constrain("closed", .bottom, to: "words", plus: 4)]
    let row = stack("s", .horizontal, .fill, alignment, of: [open, closed, sized("own", 20, 30)])
    let laid = layOut([row], fix("s", 0, 0, 120, 100))
    let places: (closed: String, own: String) =
      switch alignment {
      case .leading: ("0", "0")
      case .center: ("38", "35")
      default: ("76", "70")
      }
    #expect(laid["open"] == "0 0 50 100")
    #expect(laid["closed"] == "50 \(places.closed) 50 24")
    #expect(laid["own"] == "100 \(places.own) 20 30")
  }
}

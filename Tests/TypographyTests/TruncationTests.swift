import Testing
import Typography

@Suite struct TruncationTests {
  private let text = "alpha beta gamma delta"

  private func expect(
    _ text: String, _ mode: LineBreak, asWideAs measure: String, lines: Int = 1, gives parts: [String],
    at location: SourceLocation = #_sourceLocation
  ) {
    let width = Fixtures.width(measure) + 0.5
    let layout = Fixtures.layOut(text, width: width, lines: lines, mode)
    #expect(layout.lines.map(Fixtures.glyphs) == parts.map { Fixtures.glyphs($0) }, sourceLocation: location)
    #expect(layout.isTruncated, sourceLocation: location)
    #expect(layout.lines.last?.isTruncated == (mode != .clip), sourceLocation: location)
    if mode != .clip { #expect(layout.size.width <= width, sourceLocation: location) }
  }

  @Test func tail() {
    expect(text, .truncateTail, asWideAs: "alpha be…", gives: ["alpha be…"])
    expect(text, .truncateTail, asWideAs: "alpha …", gives: ["alpha…"])
  }

  @Test func head() {
    expect(text, .truncateHead, asWideAs: "…ma delta", gives: ["…ma delta"])
    expect(text, .truncateHead, asWideAs: "… delta", gives: ["…delta"])
  }

  @Test func middle() {
    let layout = Fixtures.layOut(text, width: 100, .truncateMiddle)
    let glyphs = Fixtures.glyphs(layout.lines[0])
    let dots = Fixtures.glyphs("…")[0]
    #expect(glyphs.first == Fixtures.glyphs("a")[0] && glyphs.last == Fixtures.glyphs("a")[0])
    let place = glyphs.firstIndex(of: dots) ?? 0
    #expect(abs(place - glyphs.count / 2) <= 2)
    #expect(layout.size.width <= 100 && layout.size.width > 85)
  }

  @Test func clipExtends() {
    expect(text, .clip, asWideAs: "alpha", gives: [text])
  }

  @Test func onlyTheLastLineIsTruncated() {
    expect(text, .truncateTail, asWideAs: "alpha beta", lines: 2, gives: ["alpha beta", "gamma…"])
  }

  @Test func furtherParagraphsCountAsText() {
    expect("one\ntwo", .truncateTail, asWideAs: "one two", gives: ["one…"])
  }

  @Test func noSpaceLeavesTheEllipsis() {
    let layout = Fixtures.layOut(text, width: 1, .truncateTail)
    #expect(Fixtures.glyphs(layout.lines[0]) == Fixtures.glyphs("…"))
  }

  @Test func slackAvoidsTruncation() {
    let width = Fixtures.width("Label") - 0.8
    func isTruncated(_ slack: Double) -> Bool {
      Fixtures.library.layOut(
        "Label", font: Fixtures.system(17), width: width, maximumLines: 1, lineBreak: .truncateTail,
        scale: 2, slack: slack
      ).isTruncated
    }
    #expect(isTruncated(0) && !isTruncated(1))
  }
}

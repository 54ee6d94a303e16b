import Testing

@testable import Goldens

/// The lines of documents beside pictures.
@Suite struct SourceExcerptTests {
  private func text(_ lines: String...) -> SourceText {
    SourceText(Array(lines.joined(separator: "\n").utf8))
  }

  private func shown(_ excerpt: SourceExcerpt?) -> [String]? {
    excerpt?.lines.map { "\($0.sign.rawValue)\($0.number) \($0.text)" }
  }

  @Test func oneSideHasItsSurroundings() {
    let text = text("<a>", "  <b/>", "  <c x=\"2\"/>", "  <d/>", "</a>")
    #expect(
      shown(SourceExcerpt("A", line: 3, of: text)) == [
        " 1 <a>", " 2   <b/>", ">3   <c x=\"2\"/>", " 4   <d/>", " 5 </a>",
      ])
    #expect(shown(SourceExcerpt("A", line: 1, of: text)) == [">1 <a>", " 2   <b/>", " 3   <c x=\"2\"/>"])
    #expect(SourceExcerpt("A", line: 6, of: text) == nil && SourceExcerpt("A", line: 0, of: text) == nil)
  }

  /// Lines above came and went, and the same lines are elsewhere.
  @Test func bothSidesMeetAtTheChange() {
    let old = text(
      "<a>", "<e/>", "<b id=\"1\">", "<c x=\"1\"/>", "</b>", "<b id=\"2\">", "<c x=\"1\"/>", "</b>", "</a>")
    let new = text(
      "<a>", "<b id=\"1\">", "<c x=\"1\"/>", "</b>", "<b id=\"2\">", "<c x=\"2\"/>", "</b>", "</a>")
    let pair = SourcePair(old: old, new: new)
    #expect(
      shown(SourceExcerpt("A", line: 6, of: pair)) == [
        " 4 </b>", " 5 <b id=\"2\">", "-7 <c x=\"1\"/>", "+6 <c x=\"2\"/>", " 7 </b>", " 8 </a>",
      ])
    // Nothing differs there.
    #expect(SourceExcerpt("A", line: 3, of: pair) == nil)
  }

  @Test func whatCameHasNoOldLine() {
    let pair = SourcePair(old: text("<a>", "<b/>", "</a>"), new: text("<a>", "<n/>", "<b/>", "</a>"))
    #expect(shown(SourceExcerpt("A", line: 2, of: pair)) == [" 1 <a>", "+2 <n/>", " 3 <b/>", " 4 </a>"])
  }

  /// Long lines, control characters and line ends of other systems come from anybody.
  @Test func linesAreCutAndPlain() throws {
    let long = String(repeating: "x", count: 9_000)
    let text = SourceText(Array("a\r\n\u{1B}[31m\(long)\r\nb".utf8))
    let lines = try #require(SourceExcerpt("A", line: 2, of: text)).lines
    #expect(lines.map(\.number) == [1, 2, 3] && lines[0].text == "a")
    #expect(lines[1].text.count == 601 && lines[1].text.hasSuffix("…") && !lines[1].text.contains("\u{1B}"))
  }

  /// A document that is one long difference does not fill the page.
  @Test func longDifferencesAreCut() throws {
    let (old, new) = (
      text("a", "b"), SourceText(Array((1...500).map { "\($0)" }.joined(separator: "\n").utf8))
    )
    let lines = try #require(SourceExcerpt("A", line: 400, of: SourcePair(old: old, new: new))).lines
    #expect(lines.count <= 28 && lines.contains { $0.text == "400" && $0.sign == .added })
  }
}

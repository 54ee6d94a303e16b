import Files
import Testing

struct PathTextTests {
  @Test(arguments: [
    ([0x61, 0xFF, 0x62] as [UInt8], "a\\xFFb"), ([0xC3, 0xA9, 0xC3], "é\\xC3"), ([0xE2, 0x82], "\\xE2\\x82"),
    ([0x5C, 0x80, 0x0A], "\\\\\\x80\n"), ([0xF0, 0x9F, 0x98, 0x80, 0xF5], "😀\\xF5"), ([], ""),
    ([0x01, 0x8F], "\u{1}\\x8F"),
  ])
  func invalidUTF8(_ bytes: [UInt8], _ shown: String) { #expect(PathText.shown(bytes) == shown) }

  @Test func componentsAreSplitByBytes() {
    #expect(PathText.names("/a//\u{301}b/") == ["", "a", "", "\u{301}b", ""])
    #expect(PathText.lastSlash("a/\u{93E}").map { "a/\u{93E}"[$0...].utf8.count } == 4)
    #expect(PathText.hidesSeparators("a/\u{93E}") && PathText.hidesSeparators("\u{301}"))
    #expect(PathText.hidesSeparators("x\u{D4E}.xib") && !PathText.hidesSeparators("é/e\u{301}.xib"))
    #expect(PathText.plain("é\u{301}a") == "\\u{E9}\\u{301}a")
    #expect(PathText.areSame("é", "é") && !PathText.areSame("\u{E9}", "e\u{301}"))
  }

  @Test func twins() {
    let paths = ["a", "\u{E9}/a", "b", "e\u{301}/b", "\u{E9}/b", "e\u{301}", "\u{F6}"]
    let twins = PathText.twins(among: paths)
    #expect(twins.map(\.index) == [3, 5] && twins.map(\.other) == [1, 1])
    #expect(PathText.twins(among: ["é", "é"]).isEmpty)
  }
}

import Testing

@testable import Git

/// Lines that are added to `.gitattributes`.
@Suite struct GitAttributesTests {
  private let drivers = [(name: "diff", value: "layoutshot"), (name: "merge", value: "layoutshot")]

  private func added(to text: String) -> (line: String?, text: String) {
    var attributes = GitAttributes(Array(text.utf8))
    let line = attributes.add(drivers, for: "*.xib")
    return (line, String(decoding: attributes.bytes, as: UTF8.self))
  }

  @Test func whatIsMissingIsAddedAtTheEnd() {
    #expect(added(to: "").text == "*.xib diff=layoutshot merge=layoutshot\n")
    #expect(added(to: "*.png binary").text == "*.png binary\n*.xib diff=layoutshot merge=layoutshot\n")
    #expect(added(to: "*.xib text diff=layoutshot\n").line == "*.xib merge=layoutshot")
    #expect(
      added(to: "*.xib diff=layoutshot\n*.xib -diff\n").line == "*.xib diff=layoutshot merge=layoutshot")
    #expect(added(to: "*.png -text\r\n").text == "*.png -text\r\n*.xib diff=layoutshot merge=layoutshot\r\n")
  }

  @Test(arguments: [
    "*.xib diff=layoutshot merge=layoutshot\n", "*.xib merge=layoutshot\n\n# x\n*.xib diff=layoutshot",
    "\"*.xib\"\tmerge=layoutshot diff=layoutshot -text\r\n",
  ]) func whatIsThereIsNotAddedAgain(_ text: String) {
    #expect(added(to: text) == (nil, text))
  }

  @Test func comments() {
    #expect(added(to: "#*.xib diff=layoutshot merge=layoutshot\n").line != nil)
    #expect(added(to: "*.xibx diff=layoutshot merge=layoutshot\n").line != nil)
  }
}

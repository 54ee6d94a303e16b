import Foundation
import Testing

@testable import JSON

/// JSON written.
@Suite struct JSONWriterTests {
  @Test func jsonOnOneLineAndIndented() {
    let value = JSONValue.object([
      ("b", .array([.integer(1), .number(2), .number(0.5), .null, .flag(true)])), ("a", .object([])),
      ("c", .array([])), ("d", JSONValue(nil)),
    ])
    #expect(value.text(isIndented: false) == "{\"b\":[1,2,0.5,null,true],\"a\":{},\"c\":[],\"d\":null}\n")
    let indented =
      "{\n  \"b\": [\n    1,\n    2,\n    0.5,\n    null,\n    true\n  ],\n  \"a\": {},\n  \"c\": [],\n  \"d\": null\n}\n"
    #expect(value.text(isIndented: true) == indented)
  }

  @Test func indentationIsLimited() throws {
    func nested(_ levels: Int) -> JSONValue {
      (0..<levels).reduce(.array([])) { value, _ in .array([value]) }
    }
    let lines = nested(500).text(isIndented: true).split(separator: "\n")
    #expect(lines.count == 1_001)
    #expect(lines[64] == String(repeating: "  ", count: 64) + "[")
    #expect(lines[500] == String(repeating: "  ", count: 64) + "[]")
    #expect(lines[1_000] == "]")
  }

  @Test func invalidNumbersAreNull() {
    let numbers: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (375, "375"), (40.5, "40.5"), (1e300, "1e+300"), (1e-9, "1e-09"),
      (.nan, "null"), (.infinity, "null"), (-3, "-3"), (121.0 / 3, "40.333333333333336"),
    ]
    for (number, text) in numbers { #expect(JSONValue.number(number).text(isIndented: false) == text + "\n") }
  }

  @Test func stringsRoundTrip() throws {
    let texts = ["", "\"\\/", "a\nb\r\tc\u{0}\u{1F}\u{7F}", "Größe 😀 e\u{301}", "\u{2028}"]
    for text in texts {
      let printed = JSONValue.array([.string(text)]).text(isIndented: false)
      #expect(try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String] == [text])
      #expect(printed.count { $0 == "\n" } == 1)
    }
  }
}

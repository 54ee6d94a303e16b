import Foundation
import TestSupport
import Testing

@testable import JSON

/// JSON written, read, and where its values stand.
@Suite struct JSONTests {
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

  @Test func jsonNumbersAreNumbers() {
    let numbers: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (375, "375"), (40.5, "40.5"), (1e300, "1e+300"), (1e-9, "1e-09"),
      (.nan, "null"), (.infinity, "null"), (-3, "-3"), (121.0 / 3, "40.333333333333336"),
    ]
    for (number, text) in numbers { #expect(JSONValue.number(number).text(isIndented: false) == text + "\n") }
  }

  @Test func jsonTextsComeBack() throws {
    let texts = ["", "\"\\/", "a\nb\r\tc\u{0}\u{1F}\u{7F}", "Größe 😀 e\u{301}", "\u{2028}"]
    for text in texts {
      let printed = JSONValue.array([.string(text)]).text(isIndented: false)
      #expect(try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String] == [text])
      #expect(printed.count { $0 == "\n" } == 1)
    }
  }

  @Test func whatIsReadIsWrittenAgain() throws {
    let text = "{\"b\":[1,2.5,\"\\u00e9\\\"\",true,null],\"a\":{}}"
    let tree = try JSONTree(Array(text.utf8))
    #expect(JSONValue(tree).text(isIndented: false) == "{\"b\":[1,2.5,\"é\\\"\",true,null],\"a\":{}}\n")
    #expect(tree["b"]?.items[3].boolean == true && tree["b"]?.items[0].boolean == nil)
    #expect(tree.members.map(\.key) == ["b", "a"] && tree["a"]?.members == [])
  }

  @Test func keysThatComeTwice() throws {
    let text = Array("{\n \"a\": 1,\n \"a\": 2}".utf8)
    #expect(try JSONTree(text)["a"]?.number == 2)
    let fault = #expect(throws: JSONTree.Fault.self) { _ = try JSONTree(text, allowsDuplicates: false) }
    #expect(fault?.line == 3)
  }

  @Test(
    arguments: [
      ([.key("a")], 1, 2), ([.key("b"), .index(0)], 2, 9), ([.key("b"), .index(2), .key("y")], 3, 12),
      ([.key("b"), .index(2)], 3, 3), ([.key("ü")], 4, 2), ([], 1, 1),
    ] as [([JSONPlaces.Step], Int, Int)])
  func places(_ path: [JSONPlaces.Step], _ line: Int, _ column: Int) {
    let text =
      "{\"a\": \"}],{\\\"\",\n \"b\": [ {\"x\": [1, 2]},-1.5e3,\n  {\"x\": 1, \"y\" : 2}],\n \"ü\": true}"
    let place = JSONPlaces(Array(text.utf8)).place(of: path)
    #expect(place == JSONPlaces.Place(line: line, column: column), "\(path)")
  }

  @Test func placesOfNothing() {
    let places = JSONPlaces(Array("{\"a\": [1]}".utf8))
    #expect(places.place(of: [.key("b")]) == nil && places.place(of: [.key("a"), .index(1)]) == nil)
    #expect(places.place(of: [.index(0)]) == nil && places.place(of: [.key("a"), .key("x")]) == nil)
    #expect(JSONPlaces([]).place(of: []) == nil)
  }

  @Test func placesOfNoJSONEnd() {
    var generator = SeededGenerator(seed: 7)
    let signs = Array("{}[]\",:\\ a1\n".utf8)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        signs.randomElement(using: &generator)!
      }
      _ = JSONPlaces(text).place(of: [.key("a"), .index(1), .key("")])
    }
  }
}

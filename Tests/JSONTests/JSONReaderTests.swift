import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import JSON

/// Reading JSON: values, their places, and rejected input.
@Suite struct JSONReaderTests {
  @Test func valuesRoundTrip() throws {
    let text = "{\"b\":[1,2.5,\"\\u00e9\\\"\",true,null,1e2,-0.5],\"a\":{}}"
    let value = try JSONValue.read(Array(text.utf8))
    #expect(value.text(isIndented: false) == "{\"b\":[1,2.5,\"é\\\"\",true,null,100,-0.5],\"a\":{}}\n")
    let items = try #require(value["b"]?.items)
    #expect(items[3].flag == true && items[0].flag == nil && items[2].string == "é\"")
    #expect(items.map(\.number) == [1, 2.5, nil, nil, nil, 100, -0.5])
    #expect(value.members.map(\.key) == ["b", "a"] && value["a"]?.members == [] && value["c"] == nil)
  }

  @Test func placesDoNotAffectEquality() throws {
    let one = try JSONValue.read(Array("[{\"a\": 1},\n {\"a\" : 1}, {\"a\": 1.0}]".utf8)).items
    #expect(one[0] == one[1] && one[0].hashValue == one[1].hashValue && one[0].place != one[1].place)
    #expect(one[0] == .object([("a", .integer(1))]) && one[0] != one[2])
  }

  @Test func placesOfValuesAndKeys() throws {
    let text =
      "\n{\"a\": \"}],{\\\"\",\n \"b\": [ {\"x\": [1, 2]},-1.5e3,\n  {\"x\": 1, \"y\" : 2}],\n \"ü\": true}"
    let value = try JSONValue.read(Array(text.utf8))
    func place(_ line: Int, _ column: Int) -> JSONPlace { JSONPlace(line: line, column: column) }
    #expect(value.place == place(2, 1))
    #expect(value.members.map(\.place) == [place(2, 2), place(3, 2), place(5, 2)])
    #expect(value.members.map(\.value.place) == [place(2, 7), place(3, 7), place(5, 8)])
    let items = try #require(value["b"]?.items)
    #expect(items.map(\.place) == [place(3, 9), place(3, 23), place(4, 3)])
    #expect(items[2].members.map(\.place) == [place(4, 4), place(4, 12)])
    let nowhere = JSONValue.object([("a", .null)])
    #expect(nowhere.place == nil && nowhere.members[0].place == nil)
    #expect(SourceLocation(file: "f", place(4, 12)) == SourceLocation(file: "f", line: 4, column: 12))
    #expect(SourceLocation(file: "f", nowhere.place) == SourceLocation(file: "f"))
  }

  @Test func duplicateKeys() throws {
    let text = Array("{\n \"a\": 1, \"b\": 3,\n \"a\": 2}".utf8)
    let value = try JSONValue.read(text)
    #expect(value == .object([("a", .integer(2)), ("b", .integer(3))]))
    let error = #expect(throws: JSONError.self) { _ = try JSONValue.read(text, allowsDuplicates: false) }
    #expect(error?.place == JSONPlace(line: 3, column: 2))
    // Keys of many members are looked up differently.
    let many = (0..<20).map { "\"k\($0)\":0" } + ["\"k0\":1", "\"k19\":2"]
    let object = try JSONValue.read(Array("{\(many.joined(separator: ","))}".utf8))
    #expect(object.members.count == 20 && object["k0"] == .integer(1) && object["k19"] == .integer(2))
    #expect(throws: JSONError.self) {
      _ = try JSONValue.read(
        Array("{\(many.dropLast().joined(separator: ","))}".utf8), allowsDuplicates: false)
    }
  }

  private static let refused: [(text: String, line: Int, column: Int, reason: String)] = [
    ("", 1, 1, "'[' or '{' expected near end of file"),
    ("3", 1, 1, "'[' or '{' expected near '3'"),
    ("// x\n[]", 1, 1, "'[' or '{' expected near '/'"),
    ("{\n", 1, 1, "string or '}' expected near end of file"),
    ("{\"a\"}", 1, 5, "':' expected near '}'"),
    ("{\"a\": 1,}", 1, 9, "string expected near '}'"),
    ("{\"a\": 1 \"b\"}", 1, 9, "'}' expected near '\"b\"'"),
    ("[1,]", 1, 4, "unexpected token near ']'"),
    ("[1 2]", 1, 4, "']' expected near '2'"),
    ("[1]\n ]", 2, 2, "end of file expected near ']'"),
    ("[nul]", 1, 2, "invalid token near 'nul'"),
    ("[nulls]", 1, 2, "invalid token near 'nulls'"),
    ("[True]", 1, 2, "invalid token near 'True'"),
    ("[01]", 1, 2, "invalid token near '01'"),
    ("[1.]", 1, 2, "invalid token near '1.'"),
    ("[.5]", 1, 2, "invalid token near '.5'"),
    ("[1e]", 1, 2, "invalid token near '1e'"),
    ("[-]", 1, 2, "invalid token near '-'"),
    ("[+1]", 1, 2, "invalid token near '+1'"),
    ("[1e999]", 1, 2, "real number overflow near '1e999'"),
    ("['a']", 1, 2, "invalid token near '''"),
    ("[\"a\nb\"]", 1, 4, "control character 0xa near '\n'"),
    ("[\"a", 1, 3, "premature end of input near end of file"),
    ("[\"\\x\"]", 1, 3, "invalid escape near '\\'"),
    ("[\"\\u12G4\"]", 1, 3, "invalid escape near '\\'"),
    ("[\"\\u+123\"]", 1, 3, "invalid escape near '\\'"),
    ("[\"\\u0000\"]", 1, 3, "invalid Unicode near '\\'"),
    ("[\"\\uD83D\"]", 1, 3, "invalid Unicode near '\\'"),
    ("[\"\\uDE00\"]", 1, 3, "invalid Unicode near '\\'"),
    ("[\"\\uD83D\\u0041\"]", 1, 3, "invalid Unicode near '\\'"),
  ]

  @Test func rejectedInput() {
    for (text, line, column, reason) in Self.refused {
      let error = #expect(throws: JSONError.self, "\(text)") { _ = try JSONValue.read(Array(text.utf8)) }
      #expect(error?.place == JSONPlace(line: line, column: column), "\(text)")
      #expect(error?.reason == reason, "\(text)")
    }
  }

  @Test(
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xC3], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let text = [UInt8(ascii: "["), quote] + bytes + [quote, UInt8(ascii: "]")]
    let error = #expect(throws: JSONError.self) { _ = try JSONValue.read(text) }
    #expect(error?.place == JSONPlace(line: 1, column: 2) && error?.reason.hasPrefix("no UTF-8") == true)
  }

  @Test func depthIsLimited() throws {
    let deepest = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try JSONValue.read(Array(deepest.utf8)).items.count == 1)
    for text in ["[\(deepest)]", String(repeating: "{\"a\":", count: 100_000)] {
      let error = #expect(throws: JSONError.self) { _ = try JSONValue.read(Array(text.utf8)) }
      #expect(error?.reason.hasPrefix("maximum parsing depth reached") == true)
    }
  }

  /// Accepted input is also accepted by Foundation, with the same value; randomly damaged text results in a value or an
  /// error.
  @Test func damagedTextsComparedWithFoundation() throws {
    let whole = Array(
      #"{"a": [1, -2.5e3, 0.125, true, false, null, "x\n\u00e9\uD83D\uDE00"], "b" : {"": {}, "c": []}}"#.utf8)
    let signs = Array("{}[]\",:\\ 01.eE-+tu\n".utf8)
    var generator = SeededGenerator(seed: 7)
    var taken = 0
    for _ in 0..<4000 {
      var text = whole
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: text.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text[place] = signs.randomElement(using: &generator)!
        case 1: text.remove(at: place)
        default: text.insert(signs.randomElement(using: &generator)!, at: place)
        }
      }
      guard let value = try? JSONValue.read(text, allowsDuplicates: false) else { continue }
      taken += 1
      let other = try JSONSerialization.jsonObject(with: Data(text))
      #expect(Self.areEqual(value, other), "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(taken > 500)
    for count in whole.indices { #expect((try? JSONValue.read(Array(whole[..<count]))) == nil) }
  }

  private static func areEqual(_ value: JSONValue, _ other: Any) -> Bool {
    switch value.content {
    case .object(let members):
      guard let dictionary = other as? [String: Any], dictionary.count == members.count else { return false }
      return members.allSatisfy { member in
        dictionary[member.key].map { areEqual(member.value, $0) } ?? false
      }
    case .array(let items):
      guard let array = other as? [Any], array.count == items.count else { return false }
      return zip(items, array).allSatisfy { areEqual($0, $1) }
    case .string(let text): return other as? String == text
    case .flag(let flag): return other as? Bool == flag
    case .null: return other is NSNull
    case .number(let number): return other as? Double == number
    case .integer(let number): return other as? Int == number
    }
  }
}

import TestSupport
import Testing

@testable import DocumentVersions

/// Files that are merged by their keys.
@Suite struct KeyedMergeTests {
  private func merge(
    _ kind: MergedFileKind, _ base: String, _ ours: String, _ theirs: String
  ) throws -> (text: String, words: [String]) {
    let merged = try KeyedFile(
      kind, base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
      files: (base: "base", ours: "ours", theirs: "theirs"))
    return (
      String(decoding: merged.bytes, as: UTF8.self), merged.conflicts.map { $0.words(in: kind) }
    )
  }

  // MARK: JSON

  private static let scene = """
    {
      "views": [
        { "id": "a", "text": "A" },
        { "id": "b", "text": "B", "frame": [0, 0, 10, 10] }
      ],
      "title": "T"
    }

    """

  @Test func bothSidesOfAScene() throws {
    let ours = Self.scene.replacing("\"A\"", with: "\"AA\"")
    let theirs = Self.scene.replacing("\"B\",", with: "\"BB\",")
      .replacing("\n  ],", with: ",\n    { \"id\": \"c\" }\n  ],")
    let merged = try merge(.json, Self.scene, ours, theirs)
    #expect(merged.words.isEmpty)
    #expect(merged.text == theirs.replacing("\"A\"", with: "\"AA\""), "\(merged.text)")
  }

  @Test func bothAddAtTheSamePlace() throws {
    let ours = Self.scene.replacing("\n  ],", with: ",\n    { \"id\": \"c\" }\n  ],")
    let theirs = Self.scene.replacing("\n  ],", with: ",\n    { \"id\": \"d\" }\n  ],")
    let merged = try merge(.json, Self.scene, ours, theirs)
    #expect(merged.words.isEmpty)
    #expect(
      merged.text
        == Self.scene.replacing("\n  ],", with: ",\n    { \"id\": \"c\" },\n    { \"id\": \"d\" }\n  ],"))
  }

  @Test func theSameMember() throws {
    let merged = try merge(
      .json, Self.scene, Self.scene.replacing("\"T\"", with: "\"U\""),
      Self.scene.replacing("\"T\"", with: "\"V\""))
    #expect(merged.text == Self.scene.replacing("\"T\"", with: "\"U\""))
    #expect(merged.words == ["both sides changed \"title\": \"T\" → \"U\" here, \"V\" there; ours stands"])
    let frames = try merge(
      .json, Self.scene, Self.scene.replacing("10, 10", with: "10, 11"),
      Self.scene.replacing("0, 0", with: "0, 1"))
    #expect(frames.words.count == 1, "what nothing tells apart is one value")
    #expect(frames.words[0].hasPrefix("both sides changed \"views[id \"b\"].frame\""), "\(frames.words)")
  }

  @Test func removedHereAndChangedThere() throws {
    let without = Self.scene.replacing("    { \"id\": \"a\", \"text\": \"A\" },\n", with: "")
    let changed = Self.scene.replacing("\"A\"", with: "\"AA\"")
    #expect(try merge(.json, Self.scene, without, Self.scene).text == without)
    let byUs = try merge(.json, Self.scene, without, changed)
    #expect(byUs.text == without && byUs.words.count == 1 && byUs.words[0].hasPrefix("we removed"))
    let byThem = try merge(.json, Self.scene, changed, without)
    #expect(byThem.text == changed && byThem.words.count == 1 && byThem.words[0].hasPrefix("they removed"))
  }

  /// A file that one side wrote with other space is as before.
  @Test func indentationIsNoChange() throws {
    let narrow = Self.scene.replacing("\n    ", with: "\n\t").replacing("\n  ", with: "\n ")
    let changed = Self.scene.replacing("\"T\"", with: "\"U\"")
    let merged = try merge(.json, Self.scene, narrow, changed)
    #expect(merged.words.isEmpty && merged.text == narrow.replacing("\"T\"", with: "\"U\""), "\(merged.text)")
  }

  @Test func jsonThatCannotBeRead() {
    #expect(throws: KeyedFileError.self) { try merge(.json, "{}", "{\"a\": }", "{}") }
    #expect(throws: KeyedFileError.self) { try merge(.json, "{", "{}", "{\"a\": 1}") }
  }

  // MARK: Texts

  private static let texts = """
    /* Greeting */
    "hello" = "Hello";

    // Farewell
    "bye" = "Bye"; // short
    plain = word;

    """

  @Test func textsWithTheirComments() throws {
    let ours = Self.texts.replacing("\"Hello\"", with: "\"Hi; = \\\" there\"")
    let theirs = Self.texts.replacing(
      "plain =", with: "/* New */\n\"new\" = \"New\";\nplain =")
    let merged = try merge(.strings, Self.texts, ours, theirs)
    #expect(merged.words.isEmpty)
    #expect(merged.text == theirs.replacing("\"Hello\"", with: "\"Hi; = \\\" there\""), "\(merged.text)")
    let removed = Self.texts.replacing("// Farewell\n\"bye\" = \"Bye\"; // short\n", with: "")
    #expect(try merge(.strings, Self.texts, removed, ours).words.isEmpty)
    #expect(
      try merge(.strings, Self.texts, removed, ours).text
        == ours.replacing("// Farewell\n\"bye\" = \"Bye\"; // short\n", with: ""))
  }

  @Test func textsAtTheBeginning() throws {
    let old = "\"a\" = \"A\";\n"
    let merged = try merge(.strings, old, "\"x\" = \"X\";\n" + old, "\"y\" = \"Y\";\n" + old)
    #expect(merged.words.isEmpty)
    #expect(merged.text == "\"x\" = \"X\";\n\"y\" = \"Y\";\n" + old, "\(merged.text)")
  }

  @Test func theSameText() throws {
    let merged = try merge(
      .strings, Self.texts, Self.texts.replacing("Hello\"", with: "Hi\""),
      Self.texts.replacing("Hello\"", with: "Hey\""))
    #expect(merged.text == Self.texts.replacing("Hello\"", with: "Hi\""))
    #expect(
      merged.words == ["both sides changed \"hello\": \"Hello\" → \"Hi\" here, \"Hey\" there; ours stands"])
  }

  /// Our encoding stays, whatever theirs is.
  @Test func encodingsAreKept() throws {
    func wide(_ text: String, isLittle: Bool) -> [UInt8] {
      TextEncoding.utf16(isLittle: isLittle, hasMark: true).encoded(Array(text.utf8))!
    }
    let ours = Self.texts.replacing("Hello\"", with: "Grüße 👋\"")
    let theirs = Self.texts.replacing("\"Bye\"", with: "\"Ade\"")
    let wanted = ours.replacing("\"Bye\"", with: "\"Ade\"")
    for isLittle in [true, false] {
      let merged = try KeyedFile(
        .strings, base: Array(Self.texts.utf8), ours: wide(ours, isLittle: isLittle),
        theirs: wide(theirs, isLittle: !isLittle), files: (base: "b", ours: "o", theirs: "t"))
      #expect(merged.bytes == wide(wanted, isLittle: isLittle) && merged.conflicts.isEmpty)
    }
    let marked = try KeyedFile(
      .strings, base: Array(Self.texts.utf8), ours: [0xEF, 0xBB, 0xBF] + Array(ours.utf8),
      theirs: Array(theirs.utf8), files: (base: "b", ours: "o", theirs: "t"))
    #expect(marked.bytes == [0xEF, 0xBB, 0xBF] + Array(wanted.utf8))
  }

  @Test func oldPropertyLists() throws {
    let old = "{\n  a = { b = \"B\"; c = (1, \"2\"); };\n  d = <00ff>;\n}\n"
    let merged = try merge(
      .strings, old, old.replacing("\"B\"", with: "\"BB\""), old.replacing("<00ff>", with: "<00>"))
    #expect(merged.words.isEmpty)
    #expect(merged.text == old.replacing("\"B\"", with: "\"BB\"").replacing("<00ff>", with: "<00>"))
  }

  @Test(arguments: ["\"a\" = \"b\"", "\"a\" = \"b;", "/* a", "= b;", "a = (;", "a = {", "a = <;", "}"])
  func textsThatCannotBeRead(_ text: String) {
    #expect(throws: KeyedFileError.self) { try merge(.strings, "", text, "\"c\" = \"d\";") }
  }

  @Test func deeplyNestedTextsAreRefused() {
    let text = String(repeating: "a = {", count: 100_000)
    #expect(throws: KeyedFileError.self) { try merge(.strings, "", text, "\"c\" = \"d\";") }
  }

  // MARK: Golden images

  private func lock(_ lines: [(path: String, digit: String)]) -> String {
    "# Goldens of layoutshot: hash\n"
      + lines.map { path, digit in
        let (long, short) = (String(repeating: digit, count: 32), String(repeating: digit, count: 16))
        return "\(long) \(short) \(short) \(path)\n"
      }.joined()
  }

  @Test func goldenImagesStaySorted() throws {
    let old = [(path: "B.png", digit: "1"), (path: "D.png", digit: "1")]
    let merged = try merge(
      .goldens, lock(old), lock([(path: "C.png", digit: "2")] + old.dropFirst(0)).sortedLines,
      lock([(path: "A.png", digit: "3"), (path: "B.png", digit: "4"), (path: "D.png", digit: "1")]))
    #expect(merged.words.isEmpty)
    #expect(
      merged.text
        == lock([
          (path: "A.png", digit: "3"), (path: "B.png", digit: "4"), (path: "C.png", digit: "2"),
          (path: "D.png", digit: "1"),
        ]), "\(merged.text)")
  }

  @Test func aGoldenImageThatBothChanged() throws {
    let merged = try merge(
      .goldens, lock([(path: "A b.png", digit: "1")]), lock([(path: "A b.png", digit: "2")]),
      lock([(path: "A b.png", digit: "3")]))
    #expect(merged.text == lock([(path: "A b.png", digit: "2")]))
    #expect(merged.words == ["both sides changed the golden image \"A b.png\": record again; ours stands"])
    #expect(throws: KeyedFileError.self) { try merge(.goldens, "", "<<<<<<< ours\n", "") }
  }

  // MARK: All kinds

  @Test(arguments: [
    ("App/a.storyboard", "", MergedFileKind.document), ("A.scene.json", "", .json),
    ("L.xcstrings", "", .json), ("L.strings", "", .strings), ("Goldens/goldens.lock", "", .goldens),
    (".merge_file_x", "<?xml version=\"1.0\"?>\n<document type=\"\"/>", .document),
    (".merge_file_x", " {}", .json),
    (".merge_file_x", "# Goldens of layoutshot: x", .goldens),
  ])
  func kinds(_ name: String, _ text: String, _ kind: MergedFileKind) {
    #expect(MergedFileKind(name: name, contents: [[], Array(text.utf8)]) == kind)
  }

  @Test func otherKindsAreNone() {
    #expect(MergedFileKind(name: "a.swift", contents: [Array("let a".utf8)]) == nil)
    #expect(MergedFileKind(name: "a.plist", contents: [Array("<plist><dict/></plist>".utf8)]) == nil)
  }

  /// One side that is as before gives the other one, two equal sides either; any others give a file that can be read, which
  /// merged with itself stays.
  @Test func randomVersions() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let kind: MergedFileKind = Bool.random(using: &random) ? .json : .strings
      func version() -> String {
        let keys = ["a", "b", "c", "d", "e"].filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
          .shuffled(using: &random)
        let items = keys.map { ($0, Int.random(in: 0..<3, using: &random)) }
        if kind == .strings {
          return items.map { "/* \($0) */\n\"\($0)\" = \"\($1)\";\n\n" }.joined() + "// end\n"
        }
        let members = items.map { "  \"\($0)\": \($1 == 2 ? "{ \"x\": [\"\($0)\", \($1)] }" : "\($1)")" }
        return "{\n" + members.joined(separator: ",\n") + "\n}\n"
      }
      let (base, ours, theirs) = (version(), version(), version())
      #expect(try merge(kind, base, base, theirs).text == theirs)
      #expect(try merge(kind, base, ours, base).text == ours)
      #expect(try merge(kind, base, ours, ours).text == ours)
      let merged = try merge(kind, base, ours, theirs)
      #expect(try merge(kind, merged.text, merged.text, merged.text).text == merged.text)
      #expect(try merge(kind, merged.text, ours, merged.text).text == ours, "it can be read")
    }
  }
}

extension String {
  /// The lines after the first, sorted.
  fileprivate var sortedLines: String {
    let lines = split(separator: "\n")
    return ([lines[0]] + lines.dropFirst().sorted { $0.suffix(5) < $1.suffix(5) }).map { $0 + "\n" }.joined()
  }
}

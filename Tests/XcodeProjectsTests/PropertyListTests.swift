import Testing

@testable import XcodeProjects

/// Property lists, old-style and in XML.
@Suite struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyList(Array(text.utf8), file: "a.plist")
  }

  @Test func oldStyle() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      {
        /* a comment */ name = "two \\"words\\"\\n\\U00e9";
        bare = com.apple.product-type.application;
        list = ( one, 'two', { a = b; }, );
        data = <0f bd>;
        empty = {
        };
      }
      """)
    #expect(list["name"]?.text == "two \"words\"\né")
    #expect(list["bare"]?.text == "com.apple.product-type.application")
    #expect(list["list"]?.texts == ["one", "two"])
    #expect(list["list"]?.items[2]["a"]?.text == "b")
    #expect(list["data"]?.text == "0f bd")
    #expect(list["empty"]?.entries.isEmpty == true)
  }

  @Test func xml() throws {
    let list = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>UIUserInterfaceStyle</key><string>Dark</string>
        <key>UIRequiresFullScreen</key><true/>
        <key>Items</key><array><string>a &amp; b</string><integer>3</integer></array>
      </dict></plist>
      """)
    #expect(list["UIUserInterfaceStyle"]?.text == "Dark" && list["UIRequiresFullScreen"]?.text == "YES")
    #expect(list["Items"]?.texts == ["a & b", "3"])
  }

  /// Where a list is broken, and no list is deep enough to end the stack or refers to what it declares itself.
  @Test(arguments: [
    ("{ a = b }", 1, "';' is missing here"), ("{\n a = (b c);\n}", 2, "',' or ')' is missing here"),
    ("{ a = \"b", 1, "a text has no end"), ("{ a = /* b", 1, "a comment has no end"),
    ("", 1, "the file ends too early"),
    (String(repeating: "(", count: 100_000), 1, "values are nested more than 64 deep"),
    (String(repeating: "{a=", count: 100_000), 1, "values are nested more than 64 deep"),
    ("<!DOCTYPE plist [ <!ENTITY a \"b\"> ]>\n<plist><string>&a;</string></plist>", 1, "a document type"),
    (String(repeating: "<array>", count: 1000), 1, "elements are nested"),
  ])
  func broken(_ text: String, _ line: Int, _ words: String) throws {
    let error = #expect(throws: PropertyListError.self) { try read(text) }
    #expect(error?.message.hasPrefix(words) == true, "\(String(describing: error))")
    #expect(error?.location?.line == line)
  }

  @Test func binary() throws {
    #expect(throws: PropertyListError.self) { try read("bplist00…") }
  }

  /// Any prefix of a list, and any with a byte replaced, is read or refused.
  @Test func damaged() throws {
    let bytes = Array(ProjectFileTests.text.utf8)
    var random = SystemRandomNumberGenerator.Seeded(seed: 7)
    for _ in 0..<400 {
      var damaged = bytes
      damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      if random.next() % 4 == 0 { damaged.removeLast(Int(random.next() % UInt64(bytes.count))) }
      guard let file = try? ProjectFile(damaged, path: "/a/App.xcodeproj/project.pbxproj") else { continue }
      _ = (file.targets { _ in nil }.map { InformationList(nil, settings: $0.settings).traits }, file.members)
    }
  }
}

extension SystemRandomNumberGenerator {
  /// A generator that gives the same numbers in each run.
  struct Seeded {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 24
    }
  }
}

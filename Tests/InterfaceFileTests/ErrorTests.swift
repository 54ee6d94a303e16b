import Diagnostics
import InterfaceFile
import InterfaceXML
import TestSupport
import Testing
import Views

/// Unreadable documents: the reason and the place, marked by 📍 in the text.
@Suite struct ErrorTests {
  private func expect(
    _ marked: String, _ reason: ReadError.Reason, limits: ReadingLimits = ReadingLimits(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = MarkedText(marked)
    let error = #expect(throws: ReadError.self, sourceLocation: sourceLocation) {
      try read(text.text, limits: limits)
    }
    #expect(error?.reason == reason, sourceLocation: sourceLocation)
    #expect(error?.location == text.location(), sourceLocation: sourceLocation)
    #expect(error?.message.isEmpty == false, sourceLocation: sourceLocation)
  }

  @Test func otherFormats() {
    expect("📍", .empty)
    expect("📍  \n\t \n", .empty)
    expect("📍hello", .notXML)
    expect("📍{ \"json\": 1 }", .notXML)
    expect("📍bplist00\u{1}\u{2}", .notXML)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x3C, 0x00, 0x61], [0x3C, 0x00, 0x61, 0x00],
      [0x00, 0x3C, 0x00, 0x61], Array("bplist00".utf8) + [0, 0xFF], [0x50, 0x4B, 3, 4], [0xFF],
    ] as [[UInt8]])
  func binaryData(bytes: [UInt8]) {
    let error = #expect(throws: ReadError.self) { try read(bytes) }
    #expect(error?.reason == .notXML)
    #expect(error?.location == SourceLocation(file: "Test.xib", line: 1, column: 1))
  }

  @Test func byteOrderMarkIsNotAColumn() throws {
    let text = [0xEF, 0xBB, 0xBF] + Array("<plist/>".utf8)
    let error = #expect(throws: ReadError.self) { try read(text) }
    #expect(error?.location == SourceLocation(file: "Test.xib", line: 1, column: 1))
  }

  @Test func malformedXML() {
    expect("<document>\n  <objects>📍", .malformed("no element found"))
    expect("<document><a></📍b></document>", .malformed("mismatched tag"))
    expect("<document a=\"1\" 📍a=\"2\"/>", .malformed("duplicate attribute"))
    expect("<document>\n📍&nbsp;</document>", .malformed("undefined entity"))
    expect("<document/>\n📍<document/>", .malformed("junk after document element"))
    expect("<document 📍=", .malformed("not well-formed (invalid token)"))
  }

  @Test func columnsCountBytes() {
    expect("<document>\r\n<!-- ü漢🙂 --><a></📍b>", .malformed("mismatched tag"))
  }

  @Test func entityBombs() {
    expect(
      "<?xml version=\"1.0\"?>\n📍<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<document>&b;</document>",
      .documentType)
    expect("📍<!DOCTYPE plist PUBLIC \"-//Apple//DTD\" \"http://example.com/a.dtd\"><plist/>", .documentType)
  }

  @Test func foreignDocuments() {
    expect("<?xml version=\"1.0\"?>\n 📍<plist/>", .wrongRoot("plist"))
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    expect(
      "📍<document type=\"\(type)\" version=\"4.0\"/>",
      .unsupportedVersion(kind: "document", version: "4.0"))
    expect("📍<document type=\"\(type)\"/>", .unsupportedVersion(kind: "document", version: ""))
    expect(
      "📍<archive type=\"\(type)\" version=\"6.0\"/>", .unsupportedVersion(kind: "archive", version: "6.0"))
    expect("📍<document version=\"3.0\"/>", .otherSystem("foreign"))
    expect(
      "📍<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"/>", .otherSystem("macOS"))
    let runtimes = [
      ("MacOSX.Cocoa", "macOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS"), ("visionOS", "visionOS"),
      ("toaster", "foreign (\"toaster\")"),
    ]
    for (runtime, system) in runtimes {
      expect("📍<document version=\"3.0\" targetRuntime=\"\(runtime)\"/>", .otherSystem(system))
    }
  }

  @Test func limits() {
    var limits = ReadingLimits()
    limits.depth = 3
    expect("<document><a><b/>\n<b>📍<c/></b></a></document>", .tooDeep(limit: 3), limits: limits)
    limits = ReadingLimits()
    limits.elements = 3
    expect("<document><a/><a/>📍<a/></document>", .tooManyElements(limit: 3), limits: limits)
    limits = ReadingLimits()
    limits.attributes = 3
    expect(
      "<document a=\"\" b=\"\">📍<a c=\"\" d=\"\"/></document>", .tooManyAttributes(limit: 3), limits: limits)
    limits = ReadingLimits()
    limits.attributesOfElement = 2
    expect(
      "<document a=\"\" b=\"\">📍<a c=\"\" d=\"\" e=\"\"/></document>", .tooManyAttributesOfElement(limit: 2),
      limits: limits)
    limits = ReadingLimits()
    limits.bytes = 10
    expect("📍<document></document>", .tooManyBytes(limit: 10), limits: limits)
  }

  @Test func archivesWithoutAGraph() {
    let open = "archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\""
    expect("\n📍<\(open)/>", .missingPart("<data>"))
    expect("<\(open)>\n 📍<data/></archive>", .missingPart("IBDocument.RootObjects"))
    expect(
      "<\(open)>📍<data><nil key=\"IBDocument.RootObjects\"/></data></archive>",
      .missingPart("IBDocument.RootObjects"))
  }
}

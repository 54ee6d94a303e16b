import Diagnostics
import Foundation
import InterfaceFile
import TestSupport
import Testing

@testable import Localization

/// `.strings` and `.xcstrings`, and the search for a document's texts.
@Suite struct LocalizationFileTests {
  private func texts(_ text: String) throws -> [String] {
    try StringsFile(Array(text.utf8), file: "A.strings").texts.map {
      "\($0.objectID).\($0.property)=\($0.text) @\($0.location.line):\($0.location.column)"
    }
  }

  @Test func strings() throws {
    #expect(
      try texts(
        """
        /* Class = "UILabel"; text = "Total"; */
        "a.text" = "Summe";
        // bare
         b.text = 'c' ;"a.segmentTitles[0]"="x";
        "plain" = "nowhere";
        "e.text" = "q\\"\\n\\t\\\\ \\U00e4 \\uD83D\\uDE00";
        "f.text";
        """) == [
          "a.text=Summe @2:1", "b.text=c @4:2", "a.segmentTitles[0]=x @4:16", "e.text=q\"\n\t\\ ä 😀 @6:1",
          "f.text=f.text @7:1",
        ])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10: ';' is missing here"), ("\"a\" = ;", "1:7: a text in quotes is missing here"),
    (" <?xml version=\"1.0\"?>", "1:2: is a property list in XML; \"key\" = \"text\"; is read"),
    ("// x\r\"a\" = ;\r", "2:7: a text in quotes is missing here"),
    ("\n  \"a", "2:3: the text that begins here has no end"),
    ("/* x", "1:1: the comment that begins here has no end"),
    ("\"a\" = \"\\U12\";", "1:12: four hexadecimal digits is missing here"),
  ])
  func brokenStrings(_ text: String, _ wanted: String) {
    let error = #expect(throws: LocalizationError.self) { try texts(text) }
    #expect(error.map { "\($0.location!.line):\($0.location!.column): \($0.message)" } == wanted)
  }

  @Test func encodings() throws {
    let text = "\"a.text\" = \"ä😀\";"
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      let bytes = Array(try #require(text.data(using: encoding)))
      #expect(try StringsFile(bytes, file: "A").texts.map(\.text) == ["ä😀"], "\(encoding)")
    }
    #expect(try StringsFile([0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "A").texts.count == 1)
    for bytes in [[0x22, 0xFF, 0x22], Array("bplist00".utf8), [0xFF, 0xFE, 0x22]] as [[UInt8]] {
      #expect(throws: LocalizationError.self) { try StringsFile(bytes, file: "A") }
    }
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
     "a.text": {"localizations": {
       "de": {"stringUnit": {"state": "translated", "value": "Summe"}}, "fr": {"stringUnit": {"state": "new"}}}},
     "b.text": {"localizations": {"de": {"variations": {"device": {
       "mac": {"stringUnit": {"value": "M"}}, "other": {"stringUnit": {"value": "O"}}}}}}},
     "c.text": {"extractionState": "stale", "localizations": {"de": {"stringUnit": {"value": "x"}}}},
     "d.text": {"comment": "none"}}}
    """

  @Test func catalogs() throws {
    let catalog = try StringCatalog(Array(Self.catalog.utf8), file: "A.xcstrings")
    #expect(catalog.texts(in: "de")?.map(\.text) == ["Summe", "O"])
    #expect(catalog.texts(in: "fr") == [] && catalog.texts(in: "en") == [] && catalog.texts(in: "it") == nil)
    let first = try #require(catalog.texts(in: "de")?.first)
    #expect(catalog.location(of: first) == SourceLocation(file: "A.xcstrings", line: 2, column: 2))
    for text in ["{", "[]", "{\"strings\": 1", "{}"] {
      #expect(throws: LocalizationError.self) { try StringCatalog(Array(text.utf8), file: "A") }
    }
  }

  /// Any bytes result in texts or a located error.
  @Test func anyBytes() {
    var state: UInt64 = 0x1234_5678_9ABC_DEF1
    func random(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let seeds = ["/* c */ \"a.text\" = \"b\\U0041\"; // x\nb.c = 'd';", Self.catalog].map { Array($0.utf8) }
    let signs = Array("\"\\;=/*{}[]:,uU'".utf8) + [0, 0xFF, 0xFE, 0x0A]
    var answers = 0
    for _ in 0..<4_000 {
      var bytes = seeds[random(2)]
      for _ in 0...random(4) {
        let place = random(bytes.count)
        switch random(3) {
        case 0: bytes[place] = signs[random(signs.count)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(signs[random(signs.count)], at: place)
        }
      }
      do throws(LocalizationError) {
        _ = try StringsFile(bytes, file: "A")
        answers += 1
      } catch { #expect(error.location?.file == "A") }
      do throws(LocalizationError) {
        _ = try StringCatalog(bytes, file: "A").texts(in: "de")
        answers += 1
      } catch { #expect(error.location?.file == "A") }
    }
    #expect(answers > 100)
  }

  // MARK: Locations

  private func project(_ files: String...) throws -> Folder {
    let folder = try Folder()
    for file in files {
      let path = file.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
      let text = file.hasSuffix(".xcstrings") ? Self.catalog : "\"a.text\" = \"\(file)\";"
      _ = try folder.write(text, to: file)
    }
    return folder
  }

  private func source(_ folder: Folder, _ document: String, _ language: String) throws -> (
    String, String?, Bool
  ) {
    let source = try LocalizedSource("\(folder.path)/\(document)", ScreenLanguage(language), in: .untraced)
    func short(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }
    return (short(source.document), source.file.map(short), source.isKnown)
  }

  @Test func theNearestIsUsed() throws {
    let folder = try project(
      "Base.lproj/M.xib", "pt.lproj/M.strings", "pt-BR.lproj/O.strings", "mul.lproj/C.xcstrings")
    #expect(
      try source(folder, "Base.lproj/M.xib", "pt-BR") == ("Base.lproj/M.xib", "pt.lproj/M.strings", true))
    #expect(
      try source(folder, "Base.lproj/O.xib", "pt_BR") == ("Base.lproj/O.xib", "pt-BR.lproj/O.strings", true))
    #expect(try source(folder, "Base.lproj/M.xib", "it") == ("Base.lproj/M.xib", nil, false))
    #expect(
      try source(folder, "Base.lproj/C.xib", "de-AT") == ("Base.lproj/C.xib", "mul.lproj/C.xcstrings", true))
    // The language of the catalogue's source needs no translation.
    #expect(try source(folder, "Base.lproj/C.xib", "en").2)
    // A document outside of a language folder uses those next to it.
    #expect(try source(folder, "M.xib", "pt") == ("M.xib", "pt.lproj/M.strings", true))
  }

  @Test func wholeDocuments() throws {
    let folder = try project("en.lproj/M.xib", "de.lproj/M.xib", "de.lproj/M.strings")
    #expect(try source(folder, "en.lproj/M.xib", "de") == ("de.lproj/M.xib", nil, true))
    #expect(try source(folder, "en.lproj/M.xib", "en") == ("en.lproj/M.xib", nil, true))
    #expect(try source(folder, "en.lproj/M.xib", "pseudo-double") == ("en.lproj/M.xib", nil, true))
  }

  @Test func languages() {
    for name in ["de", "pt-BR", "zh_Hans_CN", "fil", "pseudo-double"] { #expect(ScreenLanguage(name) != nil) }
    for name in ["", "d", "de-", "../x", "d e", "12", "abcdefghij", "de--AT"] {
      #expect(ScreenLanguage(name) == nil)
    }
    for name in ["ar", "he", "fa-IR", "az-Arab"] { #expect(ScreenLanguage(name)!.isRightToLeft, "\(name)") }
    for name in ["de", "ur-Latn", "az", "pseudo-double"] { #expect(!ScreenLanguage(name)!.isRightToLeft) }
    #expect(ScreenLanguage("zh-Hans-CN")!.names == ["zh-Hans-CN", "zh_Hans_CN", "zh-Hans", "zh_Hans", "zh"])
  }
}

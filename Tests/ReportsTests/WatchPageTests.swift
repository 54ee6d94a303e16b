import JSON
import Testing

@testable import Reports

/// The page of watched documents, and the script with its state.
@Suite struct WatchPageTests {
  @Test func stateIsACallWithData() throws {
    var document = WatchPage.Document(path: "A \"b\"</script>.xib")
    document.messages = "line 1\nline 2\n"
    document.pictures = [WatchPage.Picture(file: "A.portrait.png", revision: 3, width: 10, height: 20)]
    let text = WatchPage.state([document, WatchPage.Document(path: "B.xib")], round: 7, run: "1-2")
    let start = "layoutshotWatch("
    #expect(text.hasPrefix(start))
    let end = try #require(text.lastIndex(of: ")"))
    let value = try JSONValue.read(Array(text[..<end].dropFirst(start.count).utf8))
    #expect(value["round"]?.number == 7 && value["run"]?.string == "1-2")
    let rows = try #require(value["documents"]?.items)
    #expect(rows.map { $0["path"]?.string } == ["A \"b\"</script>.xib", "B.xib"])
    #expect(rows[0]["messages"]?.string == "line 1\nline 2\n")
    #expect(rows[0]["pictures"]?.items.map { $0["revision"]?.number } == [3])
    #expect(rows[1]["pictures"]?.items == [])
  }

  /// Nothing is loaded from a network, and no text of a document can be executed.
  @Test func pageHasEverything() {
    let page = WatchPage.html
    #expect(page.contains("default-src 'none'") && !page.contains("https://") && !page.contains("innerHTML"))
    #expect(page.contains("\"watch.js?\""))
  }
}

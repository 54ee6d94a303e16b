import JSON
import Pages
import Testing

/// How pages are put together.
@Suite struct PageTests {
  private func page(_ place: Page.Place, _ data: JSONValue? = nil) -> String {
    Page(
      title: "title", at: place, styles: [PageShell.style], body: PageShell.body(noScript: "none"),
      scripts: [PageShell.script], data: data
    ).html
  }

  private func policy(_ page: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "Content-Security-Policy\" content=\""))
    return page[start.upperBound...].prefix { $0 != "\"" }
  }

  /// A page from a folder speaks to nobody, and only one with a server to it.
  @Test func policiesAllowWhatAPageNeeds() throws {
    let (folder, scripts, server) = try (
      policy(page(.folder)), policy(page(.folderWithScripts)), policy(page(.server))
    )
    for policy in [folder, scripts, server] {
      #expect(
        policy.hasPrefix("default-src 'none';") && policy.hasSuffix("base-uri 'none'; form-action 'none'"))
    }
    #expect(!folder.contains("connect-src") && !scripts.contains("connect-src"))
    #expect(server.contains("connect-src 'self';") && !server.contains("http:") && !server.contains("file:"))
    #expect(
      folder.contains("script-src 'unsafe-inline';")
        && scripts.contains("script-src 'self' 'unsafe-inline' file:"))
  }

  @Test func dataCannotEndItsElement() {
    let hostile = JSONValue.object([
      (key: "</script><script>hit()</script>", .string("<!--<script>\u{2028}\u{2029}"))
    ])
    let text = page(.folder, hostile)
    #expect(!text.contains("hit()</script>") && !text.contains("<!--") && !text.contains("\u{2028}"))
    #expect(text.contains("\\u003c/script>\\u003cscript>hit()") && text.contains("\\u2028\\u2029"))
  }

  /// Nothing is loaded from a network, and no text becomes markup.
  @Test func partsAreOfOnePiece() {
    let parts = [
      PageShell.script, PageList.script, PageStage.script, PageStage.fitScript, PageMatrix.script,
      PageInspector.script, PageKeys.script, PageShell.style, PageList.style, PageStage.style,
      PageMatrix.style,
      PageInspector.style,
    ]
    for part in parts {
      for word in ["http://", "https://", "innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "@import"]
      {
        #expect(!part.contains(word), "\(word)")
      }
    }
  }
}

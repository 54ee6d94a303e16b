import JSON

/// A page for a browser: one file with its own style and scripts, without network access.
///
/// Its data is embedded as JSON in an element that browsers do not execute; the scripts turn it into text, never markup, so
/// that nothing from a document is executed. A policy in the page forbids everything except its own scripts.
package struct Page: Sendable {
  /// Where a page is opened from, which decides what it may load.
  package enum Place: Sendable {
    /// A folder: pictures beside it.
    case folder
    /// A folder, with scripts beside it that bring its state.
    case folderWithScripts
    /// A server of our own, which it sends what is decided to.
    case server
  }

  private let title: String
  private let place: Place
  private let styles: [String]
  private let body: String
  private let scripts: [String]
  private let data: JSONValue?

  /// Puts a page together. `title`: plain text without markup. `styles`, `body`, `scripts`: parts of ours, in their order.
  /// `data`: what the page shows; nil for nothing.
  package init(
    title: String, at place: Place = .folder, styles: [String], body: String, scripts: [String],
    data: JSONValue? = nil
  ) {
    (self.title, self.place, self.styles) = (title, place, styles)
    (self.body, self.scripts, self.data) = (body, scripts, data)
  }

  /// The file.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(title)</title>
    <style>
    \(([PageFont.style, PageTokens.style] + styles).joined(separator: "\n"))
    </style>
    </head>
    <body>
    \(body)
    \(data.map { "<script type=\"application/json\" id=\"data\">\(Self.text(of: $0))</script>" } ?? "")
    <script>
    \(scripts.joined(separator: "\n"))
    </script>
    </body>
    </html>

    """
  }

  private var policy: String {
    let pictures = place == .server ? "img-src 'self' data:" : "img-src 'self' file: data: http: https:"
    let scripts =
      place == .folderWithScripts ? "'self' 'unsafe-inline' file: http: https:" : "'unsafe-inline'"
    let connections = place == .server ? " connect-src 'self';" : ""
    return "default-src 'none'; \(pictures); style-src 'unsafe-inline'; font-src data:;"
      + " script-src \(scripts);\(connections) base-uri 'none'; form-action 'none'"
  }

  /// JSON in which nothing ends the enclosing element.
  private static func text(of data: JSONValue) -> String {
    data.text(isIndented: false).replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}

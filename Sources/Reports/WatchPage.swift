import JSON
import Pages

/// The page of `layoutshot watch`: the pictures of documents, which are replaced when they are redrawn.
///
/// A page opened from a folder must not read files, but may run scripts next to it. So the state of the pictures is
/// such a script, `watch.js`, which the page loads again and again; it works without a server and without a network.
package struct WatchPage: Sendable {
  /// A picture of a document.
  package struct Picture: Hashable, Sendable {
    /// The file, relative to the page.
    package let file: String
    /// The number of times its bytes changed; a different number makes the browser load it again.
    package let revision: Int
    /// Its size in pixels, to reserve its area before it is loaded.
    package let width: Int
    package let height: Int

    package init(file: String, revision: Int, width: Int, height: Int) {
      (self.file, self.revision, self.width, self.height) = (file, revision, width, height)
    }
  }

  /// A watched document.
  package struct Document: Hashable, Sendable {
    /// The path as given by the user.
    package let path: String
    package var pictures: [Picture] = []
    /// Errors and warnings as text, without colors.
    package var messages = ""
    /// Whether it cannot be drawn; its pictures are the previous ones.
    package var isBroken = false

    package init(path: String) { self.path = path }
  }

  /// The names of the page and of its state script.
  package static let fileName = "index.html"
  package static let stateName = "watch.js"

  /// The script that passes the state to the page. `documents`: all documents, in the order of the page.
  package static func state(_ documents: [Document], round: Int, run: String) -> String {
    let rows = documents.map { document in
      JSONValue.object([
        (key: "path", .string(document.path)), (key: "isBroken", .flag(document.isBroken)),
        (key: "messages", .string(document.messages)),
        (key: "pictures", .array(document.pictures.map(value))),
      ])
    }
    let state = JSONValue.object([
      (key: "run", .string(run)), (key: "round", .integer(round)), (key: "documents", .array(rows)),
    ])
    return "layoutshotWatch(\(state.text(isIndented: false)));\n"
  }

  private static func value(of picture: Picture) -> JSONValue {
    .object([
      (key: "file", .string(picture.file)), (key: "revision", .integer(picture.revision)),
      (key: "width", .integer(picture.width)), (key: "height", .integer(picture.height)),
    ])
  }

  /// The page, which is the same for all documents: its state comes from the script beside it.
  package static let html = Page(
    title: "layoutshot watch", at: .folderWithScripts,
    styles: [
      PageShell.style, PageList.style, PageStage.style, PageMatrix.style, PageInspector.style, style,
    ],
    body: PageShell.body(noScript: "This page needs JavaScript. The pictures are beside it."),
    scripts: [
      PageShell.script, PageList.script, PageStage.script, PageStage.fitScript, PageInspector.script,
      PageKeys.script, stateScript, script,
    ]
  ).html
}

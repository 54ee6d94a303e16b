import DocumentVersions
import Files
import ImageFile
import JSON
import Pages
import Raster
import Typography

/// The page of what is left to decide: each conflict with its three screens and the command that takes a side.
package struct MergePage {
  /// The name of the page, and of the folder of its pictures.
  private static let fileName = "index.html"
  private static let pictures = "pictures"

  private let status: MergeStatus
  private let fonts: FontLibrary

  /// The page of a merge. `fonts`: those that screens are drawn in.
  package init(of status: MergeStatus, fonts: FontLibrary) {
    (self.status, self.fonts) = (status, fonts)
  }

  /// Writes the page and its pictures to a folder. Returns the path of the page. Throws what keeps a file from being written.
  package func write(to folder: String) throws -> String {
    try OutputFile.makeFolder("\(folder)/\(Self.pictures)")
    var rows: [JSONValue] = []
    for (number, document) in status.documents.enumerated() {
      rows.append(try row(of: document, number: number + 1, in: folder))
    }
    let data = JSONValue.object([
      (key: "words", .string(status.merge.words)), (key: "left", .integer(status.leftCount)),
      (key: "documents", .array(rows)),
    ])
    let page = Page(
      title: "layoutshot merge",
      styles: [PageShell.style, PageList.style, PageStage.style, PageInspector.style, Self.style],
      body: PageShell.body(
        noScript: "This page needs JavaScript. 'layoutshot merge --status' lists the same."),
      scripts: [
        PageShell.script, PageList.script, PageStage.script, PageStage.fitScript, PageInspector.script,
        PageKeys.script, Self.script,
      ], data: data)
    let path = "\(folder)/\(Self.fileName)"
    try OutputFile.write(Array(page.html.utf8), to: path)
    return path
  }

  private func row(of document: ListedDocument, number: Int, in folder: String) throws -> JSONValue {
    let screens = ConflictScreens(of: document.document, fonts: fonts)
    var names: [String: String] = [:]
    var conflicts: [JSONValue] = []
    for conflict in document.conflicts {
      var sides: [JSONValue] = []
      for side in screens.picture(of: conflict.conflict)?.sides ?? [] {
        let key = side.version.rawValue + " " + side.screen
        if names[key] == nil {
          let name = "\(Self.pictures)/\(number)-\(names.count + 1)-\(side.version.rawValue).png"
          try OutputFile.write(PNGFile.encode(side.pixmap, scale: 1), to: "\(folder)/\(name)")
          names[key] = name
        }
        sides.append(value(of: side, names[key] ?? "", conflict.conflict))
      }
      conflicts.append(value(of: conflict, in: document, sides))
    }
    return .object([
      (key: "path", .string(document.document.shown)), (key: "conflicts", .array(conflicts)),
      (key: "words", .string(document.headLines.first ?? "")),
      (key: "problem", JSONValue(document.problem?.message)),
    ])
  }

  private func value(of side: ConflictPicture.Side, _ file: String, _ conflict: MergeConflict) -> JSONValue {
    let region = side.view.map { view in
      JSONValue.object([
        (key: "x", .integer(view.x)), (key: "y", .integer(view.y)), (key: "width", .integer(view.width)),
        (key: "height", .integer(view.height)),
      ])
    }
    return .object([
      (key: "side", .string(side.version.rawValue)),
      (key: "title", .string(conflict.title(of: side.version))),
      (key: "file", .string(file)), (key: "region", region ?? .null),
    ])
  }

  private func value(
    of listed: ListedConflict, in document: ListedDocument, _ sides: [JSONValue]
  ) -> JSONValue {
    let commands = MergeSide.allCases.map { side in
      (
        key: side.rawValue,
        JSONValue.string(
          ShellText.command(
            "layoutshot", "merge", "--take", side.rawValue, "--", listed.id, document.document.shown))
      )
    }
    return .object([
      (key: "id", .string(listed.id)), (key: "words", .string(listed.headline)),
      (key: "kind", .string(listed.conflict.kind.rawValue)),
      (key: "base", JSONValue(listed.conflict.base)), (key: "ours", JSONValue(listed.conflict.ours)),
      (key: "theirs", JSONValue(listed.conflict.theirs)), (key: "line", .integer(listed.line ?? 0)),
      (key: "left", .flag(listed.isLeft)), (key: "outcome", .string(listed.outcome)),
      (key: "commands", listed.canBeTaken ? .object(commands) : .null), (key: "sides", .array(sides)),
    ])
  }
}

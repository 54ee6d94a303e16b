import Foundation
import TestSupport
import Testing

/// Names and texts as long as a document: quotations are shortened, and omissions are indicated.
@Suite struct HostileLengthTests {
  private static let long = String(repeating: "Long ", count: 6000)

  private static func document(_ body: String, root: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="root" \(root)><rect key="frame" x="0" y="0" width="375" height="667"/>
    \(body)
    </view></objects></document>
    """
  }

  private static func labels(_ text: String, _ attributes: String = "", count: Int = 140) -> String {
    let labels = (0..<count).map {
      "<label id=\"a\($0)\" text=\"\(text) \($0)\" \(attributes)><rect key=\"frame\" x=\"0\" y=\"\($0)\" width=\"50\" height=\"20\"/></label>"
    }
    return "<subviews>\n\(labels.joined(separator: "\n"))\n</subviews>"
  }

  private static let conflicts =
    "<subviews><label id=\"big\" text=\"\(long)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/></subviews><constraints>"
    + (0..<300).map {
      "<constraint firstItem=\"big\" firstAttribute=\"width\" constant=\"\($0)\" id=\"c\($0)\"/>"
    }
    .joined() + "</constraints>"

  /// Documents, each with a visible edit.
  static let cases: [(name: String, text: String, edit: String)] = [
    ("a class", document(labels("L"), root: "customClass=\"\(long)\""), "s/width=\"50\"/width=\"51\"/"),
    (
      "a label of Interface Builder", document(labels("L"), root: "userLabel=\"\(long)\""),
      "s/text=\"L/text=\"M/"
    ),
    ("one text, and many constraints", document(conflicts), "s/constant=\"299\"/constant=\"9\"/"),
    ("texts", document(labels(String(long.prefix(400)))), "s/text=\"Long/text=\"Short/"),
    (
      "letters of many marks",
      document(labels("e" + String(repeating: "\u{301}", count: 150))), "s/text=\"e/text=\"a/"
    ),
    (
      "ids", document(labels("L").replacing("id=\"a", with: "id=\"\(long.prefix(300))")),
      "s/text=\"L/text=\"M/"
    ),
  ]

  @Test(arguments: cases)
  func outputsStayShort(_ name: String, _ text: String, _ edit: String) throws {
    let scratch = try Scratch()
    try scratch.write(text, to: "App/A.xib")
    let matrix =
      "{\"devices\": [\"iphone-se\"], \"orientations\": [\"portrait\", \"landscape\"], \"scales\": [\"1x\"]}"
    try scratch.write("{\"matrix\": \(matrix)}", to: "layoutshot.json")
    #expect(
      try scratch.shell("git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm a")
        .status == 0)
    let size = text.utf8.count
    for line in ["render App/A.xib -o o", "match App/A.xib", "record", "inspect --format=json App/A.xib"] {
      let outcome = try scratch.run(line.split(separator: " ").map(String.init))
      #expect(outcome.err.utf8.count < 4 * size, "\(line): \(outcome.err.utf8.count) of \(size)")
      #expect(outcome.bytes.count < 12 * size, "\(line): \(outcome.bytes.count) of \(size)")
    }
    _ = try scratch.shell("sed -i '\(edit)' App/A.xib")
    let verified = try scratch.run("verify")
    #expect(verified.status == 1 && verified.out.utf8.count < 4 * size, "\(verified.out.utf8.count)")
    #expect(try scratch.bytes("layoutshot-failures/comment.md").count < 62_000)
    for file in scratch.files where file.hasPrefix("Goldens/") || file.hasPrefix("layoutshot-failures/") {
      // A picture with several changes is listed with each: less than quadratic.
      #expect(try scratch.bytes(file).count < 140 * size, "\(file)")
    }
    let difference = try scratch.run("diff")
    // Of constraints that conflict anyway, another constant may move nothing.
    #expect(
      [0, 1].contains(difference.status) && difference.bytes.count < 4 * size, "\(difference.bytes.count)")
  }

  /// The comment states how much is left out.
  @Test func commentsStateOmissions() throws {
    let scratch = try Scratch()
    try scratch.write(Self.cases[3].text, to: "A.xib")
    try scratch.write("{\"matrix\": {\"devices\": [\"iphone-se\"]}}", to: "layoutshot.json")
    _ = try scratch.run("record")
    _ = try scratch.shell(
      "awk '{ gsub(/text=\"Long/, \"text=\\\"\" NR \" Short\") } 1' A.xib > B && mv B A.xib")
    let verified = try scratch.run("verify")
    let comment = String(decoding: try scratch.bytes("layoutshot-failures/comment.md"), as: UTF8.self)
    let more = try #require(comment.firstMatch(of: /\n- and ([0-9]+) lines more, in the report\n/)?.1)
    let shown = comment.components(separatedBy: "\n- ").count - 2
    #expect(
      shown == 30 && verified.out.contains("\(shown + (Int(more) ?? 0)) causes"),
      "\(verified.out.suffix(200))")
  }

  /// Names, paths and the number of changes in `diff`.
  @Test func comparisonsStayShort() throws {
    let scratch = try Scratch()
    for (name, label) in [("A.xib", "a"), ("B.xib", "b")] {
      let root = "userLabel=\"\(label)\(Self.long)\" customClass=\"\(Self.long)\""
      try scratch.write(Self.document("", root: root), to: name)
    }
    let renamed = try scratch.run("diff", "A.xib", "B.xib")
    #expect(renamed.out.contains("renamed \"") && renamed.bytes.count < 2000, "\(renamed.bytes.count)")
    let folder = (0..<8).map { _ in String(repeating: "d", count: 200) }.joined(separator: "/")
    let git = "git -c user.name=a -c user.email=a@b"
    _ = try scratch.shell(
      "git init -q . && mkdir -p \(folder) && mv A.xib B.xib && git add . && \(git) commit -qm a && mv B.xib \(folder)/C.xib && cp \(folder)/C.xib D.xib && git add -AN"
    )
    for arguments in [["diff"], ["diff", "--stat"], ["diff", "--format", "markdown"]] {
      let outcome = try scratch.run(arguments)
      #expect(outcome.out.contains("D.xib"), "\(outcome.out)\(outcome.err)")
      #expect(outcome.lines.allSatisfy { $0.utf8.count < 600 }, "\(arguments): \(outcome.out)")
    }
  }

  /// Lists of `diff` fit into a comment, too, and state how much is left out.
  @Test func listsStateOmissions() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document(Self.labels(String(Self.long.prefix(100)), count: 400)), to: "A.xib")
    _ = try scratch.shell("awk '{ gsub(/text=\"Long/, \"text=\\\"\" NR \" Short\") } 1' A.xib > B.xib")
    let text = try scratch.run("diff", "A.xib", "B.xib")
    let list = try scratch.run("diff", "A.xib", "B.xib", "--format", "markdown")
    #expect(list.status == 1 && text.bytes.count > 62_000 && list.bytes.count < 62_000, "\(text.bytes.count)")
    let more = try #require(list.out.firstMatch(of: /\nAnd ([0-9]+) more lines\.\n/)?.1)
    #expect(list.lines.count - 1 + (Int(more) ?? 0) == text.lines.count)
  }
}

import Foundation
import FoundationXML
import TestSupport
import Testing

/// Things that must never happen silently: goldens that are removed, skipped or not verified.
@Suite struct GoldenSafetyTests {
  private func project(_ configuration: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Sign.xib")
    try scratch.put("Login.xib", as: "App/Login.xib")
    try scratch.write(Self.matrix, to: "layoutshot.json")
    _ = try scratch.run("record")
    try scratch.write(configuration, to: "layoutshot.json")
    return scratch
  }

  private static let axes =
    "\"matrix\": {\"devices\": [\"iphone-se\"], \"orientations\": [\"portrait\"], \"scales\": [\"1x\"]}"
  private static let matrix = "{\(axes)}"

  private func goldens(_ scratch: Scratch) -> Int {
    scratch.files.count { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") }
  }

  // MARK: Entries that match nothing

  @Test(arguments: [
    (
      "\"inputs\": [\"Ap/**/*.xib\"]",
      "\"inputs\" has \"Ap/**/*.xib\", which matches no document; did you mean \"App\"?"
    ),
    (
      "\"inputs\": [\"App/Sgin.xib\", \"App/Login.xib\"]",
      "\"inputs\" has \"App/Sgin.xib\", which matches no document; did you mean \"App/Sign.xib\"?"
    ),
    ("\"exclude\": [\"App/Old/**\"]", "\"exclude\" has \"App/Old/**\", which matches no file"),
    (
      "\"overrides\": [{\"scenes\": [\"Sing\"], \"skip\": true}]",
      "\"scenes\" names \"Sing\", which is not a screen; did you mean \"Sign\"?"
    ),
    (
      "\"overrides\": [{\"documents\": [\"App/Lgin.xib\"], \"skip\": true}]",
      "\"documents\" has \"App/Lgin.xib\", which matches no document; did you mean \"App/Login.xib\"?"
    ),
    (
      "\"overrides\": [{\"documents\": [\"App/Login.xib\"], \"scenes\": [\"Sign\"], \"skip\": true}]",
      "\"scenes\" names \"Sign\", which is not a screen"
    ),
    (
      "\"transitions\": [{\"scenes\": [\"Sing\"]}]",
      "\"scenes\" names \"Sing\", which is not a screen; did you mean \"Sign\"?"
    ),
    ("\"set\": [\"Nobody.text=x\"]", "\"set\" names \"Nobody\", which is not a view of its screens"),
    ("\"transitions\": [{\"to\": \"wide\"}]", "no screen has both ends of this transition"),
  ])
  func entriesThatMatchNothing(_ entry: String, _ message: String) throws {
    let scratch = try project("{\(Self.axes), \(entry)}")
    let verified = try scratch.run("verify")
    #expect(verified.status == 2 && verified.err.contains("error: [request] \(message)"), "\(verified.err)")
    #expect(verified.err.hasPrefix("layoutshot.json:") && !verified.err.contains("belong to no screen"))
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 2 && pruned.err.contains("nothing is removed"), "\(pruned.err)")
    #expect(goldens(scratch) == 2)
  }

  @Test func patternsWithoutMatches() throws {
    let scratch = try project(
      "{\(Self.axes), \"inputs\": [\"**/*.storyboard\", \"**/*.xib\"], \"exclude\": [\"**/Pods/**\", \".build/**\"]}"
    )
    #expect(try scratch.run("verify").out == "2 passed\n")
    #expect(try scratch.run("prune").status == 0)
  }

  @Test func projectsWithoutDocuments() throws {
    let scratch = try project(Self.matrix)
    _ = try scratch.shell("mv App Elsewhere.txt && rm -r Elsewhere.txt")
    let verified = try scratch.run("verify")
    #expect(verified.status == 1 && verified.out.contains("removed, with its screen"), "\(verified.out)")
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 2 && pruned.err.contains("no document is found"), "\(pruned.err)")
    #expect(goldens(scratch) == 2)
  }

  @Test func scenesOnTheCommandLine() throws {
    let scratch = try project(Self.matrix)
    let outcome = try scratch.run("verify", "--scene", "Sing")
    #expect(
      outcome.status == 2
        && outcome.err.contains("no screen matches --scene \"Sing\"; did you mean \"Sign\"?"))
    #expect(try scratch.run("verify", "--scene", "Sign").out == "1 passed\n")
    let document = try scratch.run("verify", "App/Sing.xib")
    #expect(document.status == 2 && document.err.contains("did you mean App/Sign.xib?"), "\(document.err)")
  }

  @Test func pathsOfDocuments() throws {
    let scratch = try project(Self.matrix)
    #expect(try scratch.run("verify", "\(scratch.path)/App/Sign.xib").out == "1 passed\n")
    #expect(try scratch.shell("cd App && \"$L\" verify Sign.xib").out == "1 passed\n")
    #expect(try scratch.shell("cd App && \"$L\" verify ../App/Sign.xib ./Login.xib").out == "2 passed\n")
  }

  // MARK: Unreadable and unwritable files

  @Test func unreadableDocuments() throws {
    let scratch = try project(Self.matrix)
    try scratch.write("<document", to: "App/Sign.xib")
    let outcome = try scratch.run("verify", "--reporter", "json", "--junit", "all.xml")
    #expect(outcome.status == 2)
    let errors = try #require(try json(outcome.out)["errors"] as? [[String: Any]])
    #expect(errors.count == 1 && errors[0]["document"] as? String == "App/Sign.xib")
    #expect(errors[0]["line"] as? Int == 1)
    for name in ["all.xml", "layoutshot-failures/junit.xml"] {
      let junit = String(decoding: try scratch.bytes(name), as: UTF8.self)
      #expect(XMLParser(data: Data(junit.utf8)).parse())
      #expect(junit.contains("tests=\"2\" failures=\"0\" errors=\"1\""), "\(junit)")
      #expect(junit.contains("<testsuite name=\"App/Sign.xib\"") && junit.contains("<error message=\""))
    }
    let comment = String(decoding: try scratch.bytes("layoutshot-failures/comment.md"), as: UTF8.self)
    #expect(comment.hasPrefix("### layoutshot: 1 error\n") && comment.contains("#### `App/Sign.xib:1`"))
    let github = try scratch.run("verify", "--reporter", "github")
    #expect(github.out.hasPrefix("::error file=App/Sign.xib,line=1,title=layoutshot error::"))
  }

  @Test func unwritableFailures() throws {
    let scratch = try project(Self.matrix)
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "App/Sign.xib")
    try scratch.write("in the way", to: "layoutshot-failures")
    let outcome = try scratch.run("verify", "--reporter", "github", "--junit", "all.xml")
    #expect(outcome.status == 2, "\(outcome.err)")
    #expect(outcome.out.contains("leading constraint 16 → 24"))
    #expect(
      outcome.out.contains("::error file=layoutshot-failures,title=layoutshot error::cannot be written: "))
    let junit = String(decoding: try scratch.bytes("all.xml"), as: UTF8.self)
    #expect(junit.contains("failures=\"1\" errors=\"1\""), "\(junit)")
    let value = try json(try scratch.run("verify", "--reporter", "json").out)
    #expect((value["errors"] as? [Any])?.count == 1 && (value["items"] as? [Any])?.count == 1)
  }

  @Test func runsThatDoNotStart() throws {
    let scratch = try project("{\(Self.axes), \"inputs\": []}")
    let outcome = try scratch.run("verify", "--reporter", "json", "--junit", "all.xml")
    let errors = try json(outcome.out)["errors"] as? [Any]
    #expect(outcome.status == 2 && errors?.count == 1)
    #expect(String(decoding: try scratch.bytes("all.xml"), as: UTF8.self).contains("<error message=\""))
  }

  // MARK: Test data

  /// Values set before drawing only apply to their scenes.
  @Test func testData() throws {
    let scratch = try project(
      "{\(Self.axes), \"overrides\": [{\"scenes\": [\"Sign\"], \"set\": [\"go.title=Come\"], \"safeArea\": \"none\"}]}"
    )
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 1 && outcome.out.contains("text \"Go\" → \"Come\""), "\(outcome.err)")
    #expect(outcome.out.hasSuffix("1 passed, 1 differ\n"))
    try scratch.write(
      "{\(Self.axes), \"set\": [\"go\"], \"safeArea\": \"1,2\"}", to: "layoutshot.json")
    let wrong = try scratch.run("verify")
    #expect(wrong.status == 2 && wrong.err.contains("expected NAME.PROPERTY=VALUE"), "\(wrong.err)")
    #expect(wrong.err.contains("\"safeArea\" is \"1,2\"; expected none, or top,left,bottom,right"))
  }
}

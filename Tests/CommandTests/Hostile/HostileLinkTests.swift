import Foundation
import TestSupport
import Testing

/// Links and names that lead out of their repository: nothing is read or written there.
@Suite struct HostileLinkTests {
  private static let words = "leads out of the project; it is neither read nor written"

  /// A repository with a document and goldens, and next to it a folder `out` with private files.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    let text = String(decoding: try Checkout.bytes(Checkout.fixture("command/Login.xib")), as: UTF8.self)
    try scratch.write(text.replacing("title=\"Go\"", with: "title=\"Secret\""), to: "out/Secret.xib")
    try scratch.write("victim", to: "out/victim.png")
    try scratch.write(text, to: "in/App/Login.xib")
    let matrix = "{\"devices\": [\"iphone-se\"], \"orientations\": [\"portrait\"], \"scales\": [\"1x\"]}"
    try scratch.write("{\"matrix\": \(matrix)}", to: "in/layoutshot.json")
    let made = try scratch.shell(
      """
      cd in && git init -q -b main . && git config user.name A && git config user.email a@b && git add -A \
        && git commit -q -m One && "$L" record -q && git add -A && git commit -q -m Two
      """)
    try #require(made.status == 0, "\(made.err)")
    return scratch
  }

  private func outside(_ scratch: Scratch) -> [String] { scratch.files.filter { $0.hasPrefix("out/") } }

  private func run(_ scratch: Scratch, _ line: String) throws -> Outcome {
    try scratch.shell("cd in && \(line)")
  }

  /// A document that is a link out of it: neither its text nor a picture is shown.
  @Test(arguments: [
    "render App/Evil.xib -o o", "inspect App/Evil.xib", "inspect --stage=document App/Evil.xib",
    "match App/Evil.xib",
    "convert App/Evil.xib", "frames App/Evil.xib -o o", "diff", "diff HEAD", "diff HEAD App/Evil.xib",
    "diff App/Login.xib App/Evil.xib", "record", "verify", "verify --against HEAD", "flow App/Evil.xib tap:x",
    "compare App/Evil.xib App/Login.xib", "render --portrait App/Login.xib --landscape App/Evil.xib -o o",
  ])
  func linkedDocuments(_ line: String) throws {
    let scratch = try project()
    for target in ["../../out/Secret.xib", "\(scratch.path)/out/Secret.xib"] {
      let outcome = try run(
        scratch, "ln -sf \(target) App/Evil.xib && git add -AN && \"$L\" \(line)")
      #expect(
        outcome.status == 2 && (outcome.out + outcome.err).contains(Self.words), "\(line): \(outcome.err)")
      #expect(!(outcome.out + outcome.err).contains("Secret\""), "\(line)")
      #expect(!scratch.files.contains { $0.hasPrefix("in/o/") && $0.contains("Evil") }, "\(line)")
    }
  }

  /// A folder of the document links out of it.
  @Test func linkedDocumentFolders() throws {
    let scratch = try project()
    let outcome = try run(scratch, "ln -s ../out Other && \"$L\" render Other/Secret.xib")
    #expect(outcome.status == 2 && outcome.err == "Other/Secret.xib: error: \(Self.words)\n")
    // Paths typed by the user are not restricted.
    #expect(try run(scratch, "\"$L\" render -o o ../out/Secret.xib").status == 0)
    #expect(try scratch.shell("cd out && \"$L\" render -o o ../in/Other/Secret.xib").status == 2)
  }

  /// The folders of goldens and failures, or folders and files in them, link out.
  @Test(arguments: [
    (
      "rm -r Goldens && ln -s ../out Goldens",
      ["record", "verify", "prune", "record --mode all", "accept --all"]
    ),
    ("rm -r Goldens && ln -s ../gone Goldens", ["record", "verify", "prune"]),
    ("rm -r Goldens/App && ln -s ../../out Goldens/App", ["record", "record --mode all", "prune", "verify"]),
    (
      "mv Goldens/goldens.lock ../out/ && ln -s ../../out/goldens.lock Goldens/goldens.lock",
      ["record --mode all", "prune", "verify"]
    ),
    (
      "ln -s ../out layoutshot-failures",
      ["verify", "accept --all", "reject --all", "review --list", "rebase"]
    ),
    ("mkdir layoutshot-failures && ln -s ../../out layoutshot-failures/App", ["verify", "accept --all"]),
  ])
  func linkedGoldenFolders(_ setting: String, _ commands: [String]) throws {
    let scratch = try project()
    try #require(try run(scratch, setting).status == 0)
    // One golden is orphaned, and one differs: there is something to remove and something to write.
    try #require(
      try run(
        scratch, "cp App/Login.xib App/Other.xib && sed -i 's/title=\"Go\"/title=\"Come\"/' App/Login.xib"
      ).status == 0)
    let hashes = "cd out && find . -type f | sort | xargs sha256sum && ls -laR --time-style=+ ."
    let before = try scratch.shell(hashes).out
    for command in commands { _ = try run(scratch, "\"$L\" \(command)") }
    #expect(try scratch.shell(hashes).out == before, "\(setting)")
    #expect(!scratch.files.contains { $0.hasPrefix("gone") })
  }

  /// An output file is a link out: it is not followed.
  @Test(arguments: [
    "report.json", "index.html", "junit.xml", "comment.md",
    "App/Login/LoginViewController.iphone-se.portrait.1x-actual.png",
  ])
  func linkedArtifacts(_ name: String) throws {
    let scratch = try project()
    _ = try run(scratch, "sed -i 's/title=\"Go\"/title=\"Come\"/' App/Login.xib")
    _ = try run(
      scratch,
      "mkdir -p layoutshot-failures/App/Login && ln -s \(scratch.path)/out/victim.png layoutshot-failures/\(name)"
    )
    _ = try run(scratch, "\"$L\" verify; \"$L\" accept --all")
    #expect(try scratch.bytes("out/victim.png") == Array("victim".utf8))
  }

  /// Files named in project files: scripts of walks, and the configuration.
  @Test(arguments: [
    ("a.flow.json", #"{"documents": ["../out/Secret.xib"], "steps": []}"#, "flow a.flow.json"),
    ("a.flow.json", #"{"documents": ["PATH/out/Secret.xib"], "steps": []}"#, "flow a.flow.json"),
    ("a.flow.json", #"{"documents": ["App/../../out/Secret.xib"], "steps": []}"#, "flow a.flow.json"),
    ("layoutshot.json", #"{"assets": ["../out/Media.xcassets"]}"#, "record"),
    ("layoutshot.json", #"{"assets": ["PATH/out"]}"#, "record"),
    ("layoutshot.json", #"{"goldens": "../out"}"#, "record"),
    ("layoutshot.json", #"{"goldens": "PATH/out"}"#, "record"),
    ("layoutshot.json", #"{"failures": "../out"}"#, "verify"),
    ("layoutshot.json", #"{"failures": "PATH/out"}"#, "verify"),
    ("layoutshot.json", #"{"inputs": ["../out/*.xib"]}"#, "record"),
    ("layoutshot.json", #"{"inputs": ["PATH/out/*.xib"]}"#, "record"),
    ("a.scene.json", #"{"scene": 1, "include": "../out/x.scene.json", "view": {}}"#, "render a.scene.json"),
  ])
  func namesThatLeadOut(_ file: String, _ text: String, _ line: String) throws {
    let scratch = try project()
    try scratch.write(
      "{\"scene\": 1, \"view\": {\"class\": \"UILabel\", \"text\": \"Secret\"}}", to: "out/x.scene.json")
    _ = try scratch.shell(
      "mkdir -p out/Media.xcassets/a.imageset && cp out/victim.png out/Media.xcassets/a.imageset/")
    let before = outside(scratch)
    try scratch.write(text.replacing("PATH", with: scratch.path), to: "in/\(file)")
    let outcome = try run(scratch, "\"$L\" \(line)")
    #expect(
      outcome.status == 2 && !(outcome.out + outcome.err).contains("Secret\""), "\(outcome.out)\(outcome.err)"
    )
    #expect(outcome.err.contains(file), "\(outcome.err)")
    #expect(outside(scratch) == before)
  }

  /// An agent's request may come from a document.
  @Test func agentsStayInTheirFolder() throws {
    let scratch = try project()
    _ = try run(scratch, "ln -s ../../out/Secret.xib App/Evil.xib")
    let calls = [
      #""render","arguments":{"file":"../out/Secret.xib"}"#,
      #""inspect","arguments":{"file":"\#(scratch.path)/out/Secret.xib"}"#,
      #""diff","arguments":{"revision":"App/Login.xib","to":"../out/Secret.xib"}"#,
      #""match","arguments":{"file":"App/../../out/Secret.xib"}"#,
      #""inspect","arguments":{"file":"App/Evil.xib"}"#,
      #""verify","arguments":{"documents":["../out/Secret.xib"]}"#,
      #""diff","arguments":{"paths":["../out"]}"#,
    ]
    let messages = calls.enumerated().map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":{"name":\#($1)}}"#
    }
    try scratch.write(messages.joined(separator: "\n") + "\n", to: "messages")
    let outcome = try run(scratch, "\"$L\" mcp < ../messages")
    #expect(outcome.lines.count == calls.count)
    for (call, line) in zip(calls, outcome.lines) {
      #expect(line.contains("outside of the folder that the server was started in"), "\(call): \(line)")
      #expect(!line.contains("UIButton"), "\(call)")
    }
  }
}

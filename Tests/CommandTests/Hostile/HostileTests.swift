import Foundation
import Glibc
import TestSupport
import Testing

/// Invalid input and unwritable output: a located error, status 2, no partial files.
@Suite struct HostileTests {
  private static let head =
    "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""

  private static func document(_ objects: String) -> String {
    head + " targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>"
  }

  @Test(arguments: [
    ("", ":1:1: error: the file is empty"),
    ("bplist00", ":1:1: error: not an Interface Builder document: the file is not XML text"),
    ("<html></html>", ":1:1: error: not an Interface Builder document: the root element is <html>,"),
    ("<document><a></document>", ":1:16: error: not well-formed XML: mismatched tag"),
    (
      head + " targetRuntime=\"MacOSX.Cocoa\"/>",
      ":2:1: error: a macOS document; layoutshot reads iOS documents only"
    ),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", ":1:1"),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>",
      ":1:1: error: the archive"
    ),
  ])
  func invalidDocuments(_ text: String, _ message: String) throws {
    let scratch = try Scratch()
    try scratch.write(text, to: "bad.xib")
    for command in ["render", "match", "inspect"] {
      let outcome = try scratch.run(command, "bad.xib", "-o", "out")
      #expect(outcome.status == 2 && outcome.out == "")
      #expect(outcome.err.hasPrefix("bad.xib" + message), "\(outcome.err)")
      #expect(outcome.err.contains("error: ") && outcome.err.split(separator: "\n").count == 1)
      #expect(scratch.files == ["bad.xib"] && !scratch.has("out"))
    }
  }

  @Test func pathsOtherThanFiles() throws {
    let scratch = try Scratch("Login.xib")
    try scratch.write("", to: "folder/inside")
    let outcome = try scratch.run("inspect", "folder", "missing.xib", "/dev/zero", "Login.xib/below")
    #expect(outcome.status == 2 && outcome.out == "")
    #expect(
      outcome.err == """
        folder: error: is a directory, not an Interface Builder document
        missing.xib: error: cannot be read: No such file or directory
        /dev/zero:1:1: error: the file has more than 64 MiB, which is more than is read
        Login.xib/below: error: cannot be read: Not a directory

        """)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read and write everything"))
  func noPermission() throws {
    let scratch = try Scratch("Login.xib")
    try scratch.write("", to: "shut/inside")
    chmod("\(scratch.path)/shut", 0o555)
    defer { chmod("\(scratch.path)/shut", 0o755) }
    let outcome = try scratch.run("render", "Login.xib", "-o", "shut", "--orientation=portrait")
    #expect(outcome.status == 2)
    #expect(outcome.err == "shut/Login.portrait.png: error: cannot be written: Permission denied\n")
    chmod("\(scratch.path)/Login.xib", 0)
    let unread = try scratch.run("render", "Login.xib")
    #expect(unread.err == "Login.xib: error: cannot be read: Permission denied\n")
  }

  @Test func unwritableOutput() throws {
    let scratch = try Scratch("Login.xib")
    try scratch.write("text", to: "file")
    try scratch.write("", to: "taken.png/inside")
    let trials = [
      ("file", "file: error: cannot be written: Not a directory"),
      ("file/below", "file/below: error: cannot be written: Not a directory"),
      ("/proc/nowhere", "/proc/nowhere: error: cannot be written: No such file or directory"),
      ("nowhere/a.png", "nowhere/a.png: error: cannot be written: No such file or directory"),
      ("taken.png", "taken.png: error: cannot be written: Is a directory"),
    ]
    for (output, message) in trials {
      let outcome = try scratch.run("render", "Login.xib", "--orientation=portrait", "-o", output)
      #expect(outcome.status == 2 && outcome.out == "" && outcome.err == message + "\n")
    }
    let report = try scratch.run("match", "Login.xib", "-o", "nowhere/report")
    #expect(report.status == 2)
    #expect(report.err == "nowhere/report: error: cannot be written: No such file or directory\n")
    #expect(scratch.files == ["Login.xib", "file", "taken.png/inside"])
  }

  @Test func fullDisk() throws {
    // A limit on the size of files simulates a full disk: it fails in the same place.
    let scratch = try Scratch("Login.xib")
    try scratch.write("old", to: "out/Login.portrait.png")
    let outcome = try scratch.shell("ulimit -f 1; \"$L\" render Login.xib -o out")
    #expect(outcome.status == 2 && outcome.out == "")
    #expect(
      outcome.err == """
        out/Login.portrait.png: error: cannot be written: File too large
        out/Login.landscape.png: error: cannot be written: File too large

        """)
    #expect(scratch.files == ["Login.xib", "out/Login.portrait.png"])
    #expect(try scratch.bytes("out/Login.portrait.png") == Array("old".utf8))
  }

  @Test func fullStandardOutput() throws {
    let scratch = try Scratch("Login.xib")
    for arguments in [
      "inspect Login.xib", "render Login.xib --orientation=portrait -o -", "devices", "--help",
    ] {
      let outcome = try scratch.shell("\"$L\" \(arguments) > /dev/full")
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.err == "<stdout>: error: cannot be written: No space left on device\n")
    }
  }

  @Test func closedStandardOutput() throws {
    let scratch = try Scratch("Login.xib")
    #expect(try scratch.run("render", "Login.xib", "-o", "whole").status == 0)
    let outcome = try scratch.shell("\"$L\" render Login.xib -o out >&-")
    #expect(outcome.status == 2)
    #expect(outcome.err == "<stdout>: error: cannot be written: Bad file descriptor\n")
    for name in ["Login.portrait.png", "Login.landscape.png"] {
      #expect(try scratch.bytes("out/\(name)") == scratch.bytes("whole/\(name)"))
    }
    #expect(try scratch.shell("\"$L\" render Login.xib -o out 2>&- <&-").status == 0)
  }

  @Test func closedPipes() throws {
    let scratch = try Scratch("Login.xib")
    // More than a pipe holds, so that the reader is gone before everything is written.
    let many = (0..<1_000).map { "<view id=\"v\($0)\"/>" }.joined()
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
    try scratch.write(
      Self.document("<view id=\"a\">\(frame)<subviews>\(many)</subviews></view>"), to: "many.xib")
    let line = "(\"$L\" inspect Login.xib many.xib; echo $? > status) | head -1"
    let outcome = try scratch.shell(line)
    #expect(outcome.out == "==> Login.xib <==\n")
    #expect(!outcome.err.contains("error"), "\(outcome.err)")
    // Like git, by SIGPIPE: 128 + 13 in a shell.
    #expect(try scratch.bytes("status") == Array("141\n".utf8))
    // A picture whose path cannot be printed is written nevertheless, and completely.
    let closed = try scratch.shell("(sleep 0.3; \"$L\" render Login.xib -o out; echo $? > status) | true")
    #expect(try scratch.bytes("status") == Array("141\n".utf8))
    #expect(closed.err == "" && scratch.files.filter { $0.hasPrefix("out/") }.count == 2)
    #expect(scratch.files.allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test func hugeCanvases() throws {
    let scratch = try Scratch()
    let view = "<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9000\" height=\"20\"/></view>"
    try scratch.write(Self.document(view), to: "wide.xib")
    try scratch.write(Self.document(view.replacing("\"20\"", with: "\"8000\"")), to: "large.xib")
    let wide = try scratch.run("render", "wide.xib", "-o", "out", "--orientation=portrait")
    #expect(wide.status == 2 && wide.out == "" && !scratch.has("out"))
    let limits = "at most 16384 a side and 100 million in all are drawn"
    #expect(
      wide.err == "wide.xib: error: wide.portrait.png: the picture would be 18000 × 40 pixels; \(limits)\n")
    let large = try scratch.run("render", "large.xib", "-o", "out", "--orientation=portrait", "--scale=2")
    #expect(large.status == 2)
    // The picture that is small enough is made despite the other one.
    let both = try scratch.run(
      "render", "wide.xib", "-o", "out", "--scale=1", "--device=iphone-8", "--orientation=portrait")
    #expect(both.status == 0 && both.lines == ["out/wide.portrait.png"])
  }

  @Test func invalidFrameNumbers() throws {
    let scratch = try Scratch()
    let view = """
      <view id="a"><rect key="frame" x="nan" y="inf" width="1e999" height="-5"/>
      <subviews><label id="b" tag="1e300" text="x"><rect key="frame" x="1e300" y="" width="10" height="0x1p3"/></label>
      </subviews></view>
      """
    try scratch.write(Self.document(view), to: "odd.xib")
    let outcome = try scratch.run("inspect", "odd.xib", "--format=json")
    #expect(outcome.status == 2 && outcome.err.contains("odd.xib:2:"))
    _ = try json(outcome.out)
    let rendered = try scratch.run("render", "odd.xib", "-o", "out", "-q")
    #expect(rendered.status == 2 && rendered.err.contains("the canvas is empty") && !scratch.has("out"))
  }

  /// A scene file includes only files of its project, and a limited number.
  @Test func includedFiles() throws {
    let scratch = try Scratch()
    let screen = "\"view\": {\"subviews\": []}"
    let secret = "{\"scene\": 1, \"constants\": {\"a\": 1}}"
    try scratch.write(secret, to: "secret.scene.json")
    try scratch.write(secret, to: "App/near.scene.json")
    _ = try scratch.shell("mkdir App/App.xcodeproj && ln -s ../secret.scene.json App/link.scene.json")
    for (include, words) in [
      ("../secret.scene.json", "is outside of the project"), ("link.scene.json", "is outside of the project"),
      ("x/../../secret.scene.json", "is outside of the project"),
      ("\(scratch.path)/secret.scene.json", "an included file is named relative to the scene file"),
      ("./a.scene.json", "includes itself"),
    ] {
      try scratch.write("{\"scene\": 1, \"include\": \"\(include)\", \(screen)}", to: "App/a.scene.json")
      let outcome = try scratch.run("inspect", "App/a.scene.json")
      #expect(outcome.status == 2 && outcome.out == "" && outcome.err.contains(words), "\(outcome.err)")
    }
    try scratch.write("{\"scene\": 1, \"include\": \"near.scene.json\", \(screen)}", to: "App/a.scene.json")
    #expect(try scratch.run("inspect", "App/a.scene.json").status == 0)
    // Each includes the next one twice: 16 levels would be 65,536 files.
    for level in 0..<12 {
      let next = "\"\(level + 1).scene.json\""
      try scratch.write("{\"scene\": 1, \"include\": [\(next), \(next)]}", to: "App/\(level).scene.json")
    }
    try scratch.write(secret, to: "App/12.scene.json")
    let twice = try scratch.run("inspect", "App/0.scene.json")
    #expect(twice.status == 2 && twice.err.contains("more than 256 files are included"), "\(twice.err)")
  }

  @Test func missingFonts() throws {
    let scratch = try Scratch("Login.xib")
    let expected = """
      layoutshot: error: the fonts were not found: no searched folder contains Names.tsv
      layoutshot: note: searched /nowhere

      """
    for arguments in [["render", "Login.xib"], ["inspect", "Login.xib", "--stage=drawing"], ["fonts"]] {
      let line = arguments.joined(separator: " ")
      let option = try scratch.shell("\"$L\" \(line) --fonts /nowhere")
      #expect(option.status == 2 && option.out == "" && option.err == expected)
      let variable = try scratch.shell("LAYOUTSHOT_FONTS=/nowhere \"$L\" \(line)")
      #expect(variable.status == 2 && variable.out == "" && variable.err == expected)
    }
    #expect(try scratch.shell("LAYOUTSHOT_FONTS=/nowhere \"$L\" inspect Login.xib --stage=tree").status == 0)
    #expect(scratch.files == ["Login.xib"])
  }

  @Test func realDocumentsRender() throws {
    guard let corpus = Checkout.corpus else { return print("skipped: no documents out of projects at hand") }
    let scratch = try Scratch()
    let files = Checkout.files(below: corpus, endingIn: [".xib", ".storyboard"]).filter {
      $0.contains("TPMultiLayout")
    }
    try #require(!files.isEmpty)
    for file in files {
      let outcome = try scratch.run("render", "--", file)
      #expect(outcome.status == 0, "\(outcome.err)")
    }
  }
}

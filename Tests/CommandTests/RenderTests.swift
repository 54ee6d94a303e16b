import Foundation
import ImageFile
import TestSupport
import Testing

/// `render`: the written files and their names.
@Suite struct RenderTests {
  @Test func oneDocument() throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("render", "Login.xib")
    #expect(outcome.status == 0 && outcome.err == "")
    #expect(outcome.out == "Login.portrait.png\nLogin.landscape.png\n")
    #expect(scratch.files == ["Login.landscape.png", "Login.portrait.png", "Login.xib"])
    #expect(try size(scratch, "Login.portrait.png") == "750 × 1334")
    #expect(try size(scratch, "Login.landscape.png") == "1334 × 750")
  }

  @Test func sameBytesEachTime() throws {
    let scratch = try Scratch("Login.xib", "Screens.storyboard")
    for folder in ["a", "b"] {
      let jobs = folder == "a" ? "1" : "8"
      #expect(
        try scratch.run("render", "Login.xib", "Screens.storyboard", "-j", jobs, "-o", folder).status == 0)
    }
    let names = scratch.files.filter { $0.hasPrefix("a/") }.map { String($0.dropFirst(2)) }
    #expect(names.count == 6)
    for name in names { #expect(try scratch.bytes("a/\(name)") == scratch.bytes("b/\(name)"), "\(name)") }
    #expect(try scratch.run("render", "Login.xib", "-o", "a").status == 0)
    #expect(try scratch.bytes("a/Login.portrait.png") == scratch.bytes("b/Login.portrait.png"))
  }

  @Test func severalDocumentsInTheOrderGiven() throws {
    let scratch = try Scratch("Login.xib", "Screens.storyboard", "Controls.xib")
    let outcome = try scratch.run(
      "render", "Screens.storyboard", "Login.xib", "Controls.xib", "-o", "out/deep", "--scale=1", "-j", "4")
    #expect(outcome.status == 0 && outcome.err == "")
    #expect(
      outcome.lines == [
        "out/deep/Screens.First.portrait.png", "out/deep/Screens.First.landscape.png",
        "out/deep/Screens.two.portrait.png", "out/deep/Screens.two.landscape.png",
        "out/deep/Login.portrait.png", "out/deep/Login.landscape.png", "out/deep/Controls.portrait.png",
        "out/deep/Controls.landscape.png",
      ])
    #expect(outcome.lines.allSatisfy { scratch.has(String($0)) })
  }

  @Test func validDocumentsRenderDespiteErrors() throws {
    let scratch = try Scratch("Login.xib", "Unmatched.xib")
    try scratch.write("hello", to: "bad.xib")
    let outcome = try scratch.run(
      "render", "bad.xib", "Login.xib", "missing.xib", "Unmatched.xib", "-o", "out", "--scale=1", "--quiet")
    #expect(outcome.status == 2)
    #expect(
      outcome.err == """
        missing.xib: error: cannot be read: No such file or directory
        bad.xib:1:1: error: not an Interface Builder document: the file is not XML text

        """)
    #expect(outcome.lines.count == 4 && scratch.files.filter { $0.hasPrefix("out/") }.count == 4)
  }

  /// Folders and patterns stand for documents; what stands for none is an error, with the name that was meant.
  @Test func foldersAndPatterns() throws {
    let scratch = try Scratch("Login.xib", "Controls.xib")
    let text = String(decoding: try scratch.bytes("Login.xib"), as: UTF8.self)
    for path in ["App/A/One.xib", "App/B/Two.xib", "App/Three.xib"] { try scratch.write(text, to: path) }
    try scratch.write("", to: "Empty/notes.txt")
    let options = ["-o", "out", "--orientation=portrait", "--quiet"]
    func names(_ inputs: String...) throws -> [String] {
      try scratch.run(["render"] + inputs + options).lines.map {
        $0.split(separator: "/").last.map(String.init) ?? ""
      }
    }
    #expect(try names("App") == ["One.portrait.png", "Two.portrait.png", "Three.portrait.png"])
    #expect(try names("App/*/*.xib") == ["One.portrait.png", "Two.portrait.png"])
    #expect(try names("App/**/T*.xib", "App/Three.xib") == ["Two.portrait.png", "Three.portrait.png"])
    #expect(try names("\(scratch.path)/App/?/One.xib") == ["One.portrait.png"])
    let wrong = try scratch.run(
      ["render", "Logn.xib", "Empty", "App/*.storyboard", "App/Tree.xib", "Controls.xib"] + options)
    #expect(wrong.status == 2 && wrong.lines == ["out/Controls.portrait.png"])
    #expect(
      wrong.err == """
        Logn.xib: error: cannot be read: No such file or directory; did you mean Login.xib?
        Empty: error: no .xib, .storyboard or .scene.json is in it
        App/*.storyboard: error: matches no .xib, .storyboard or .scene.json
        App/Tree.xib: error: cannot be read: No such file or directory; did you mean App/Three.xib?

        """, "\(wrong.err)")
  }

  @Test func outputAsOneFile() throws {
    let scratch = try Scratch("Login.xib", "Controls.xib")
    let one = try scratch.run("render", "Login.xib", "--orientation=portrait", "-o", "shot.PNG")
    #expect(one.status == 0 && one.out == "shot.PNG\n" && one.err == "")
    let piped = try scratch.run("render", "Login.xib", "--orientation=portrait", "-o", "-")
    #expect(piped.status == 0)
    #expect(try piped.bytes == scratch.bytes("shot.PNG"))
    let message = """
      layoutshot: error: there is more than one picture, but --output is one file; choose with --scene and \
      --orientation, or give a folder
      layoutshot: note: see 'layoutshot help render'

      """
    for output in ["two.png", "-"] {
      let both = try scratch.run("render", "Login.xib", "-o", output)
      #expect(both.status == 2 && both.out == "" && both.err == message)
      let several = try scratch.run(
        "render", "Login.xib", "Controls.xib", "--orientation", "portrait", "-o", output)
      #expect(several.status == 2 && several.out == "" && several.err == message)
    }
    #expect(!scratch.has("two.png"))
  }

  @Test func namesContainDifferences() throws {
    let scratch = try Scratch("Login.xib", "Screens.storyboard")
    func names(_ arguments: String...) throws -> [Substring] {
      let line = arguments.joined(separator: " ")
      return try scratch.shell("\"$L\" render --scale=1 --orientation=portrait \(line)").lines
    }
    #expect(try names("Login.xib --device iphone-8") == ["Login.portrait.png"])
    #expect(
      try names("Login.xib --device iphone-8 --device 'iPad Pro 11'")
        == ["Login.iphone-8.portrait.png", "Login.ipad-11.portrait.png"])
    #expect(try names("Login.xib --device iphone-8 --device retina4_7") == ["Login.portrait.png"])
    #expect(try names("Login.xib --appearance dark") == ["Login.portrait.dark.png"])
    #expect(try names("Login.xib --text-size ax2") == ["Login.portrait.AX2.png"])
    #expect(try names("Screens.storyboard --scene two") == ["Screens.two.portrait.png"])
  }

  @Test func equalNamesGetSeparateFolders() throws {
    let scratch = try Scratch("Login.xib")
    for folder in ["src/en.lproj", "src/de.lproj"] { try scratch.put("Login.xib", as: "\(folder)/Login.xib") }
    try scratch.put("Screens.storyboard", as: "src/Login.storyboard")
    let outcome = try scratch.run(
      "render", "src/en.lproj/Login.xib", "src/de.lproj/Login.xib", "-o", "out", "--orientation", "portrait")
    #expect(outcome.lines == ["out/en.lproj/Login.portrait.png", "out/de.lproj/Login.portrait.png"])
    try scratch.put("Login.xib", as: "src/Login.xib")
    let siblings = try scratch.run(
      "render", "src/Login.storyboard", "src/Login.xib", "-o", "out", "--orientation", "portrait",
      "--scene=two", "--scene=LoginViewController")
    #expect(siblings.lines == ["out/Login.storyboard.two.portrait.png", "out/Login.xib.portrait.png"])
  }

  @Test func companionsAreDrawnOnce() throws {
    let scratch = try Scratch("Card.xib", "Card-landscape.xib")
    let outcome = try scratch.run("render", "Card-landscape.xib", "./Card.xib", "-o", "out", "-v")
    #expect(outcome.lines == ["out/Card.portrait.png", "out/Card.landscape.png"])
    #expect(
      outcome.err == "./Card.xib: note: [request] the landscape layout comes from ./Card-landscape.xib\n")
    let alone = try scratch.run("render", "Card-landscape.xib", "--as-designed", "-o", "alone")
    #expect(alone.lines == ["alone/Card-landscape.landscape.png"])
    #expect(try size(scratch, "alone/Card-landscape.landscape.png") == "1136 × 640")
  }

  @Test func documentWithoutAView() throws {
    let scratch = try Scratch("Empty.xib")
    let outcome = try scratch.run("render", "Empty.xib", "-o", "out")
    #expect(outcome.status == 0 && outcome.out == "")
    #expect(outcome.err == "Empty.xib: note: [request] there is no view to draw in it\n")
    #expect(!scratch.has("out"))
    #expect(try scratch.run("render", "Empty.xib", "-q").err == "")
  }

  @Test func highlightsOnAndOff() throws {
    let scratch = try Scratch("Unmatched.xib")
    func picture(_ list: String) throws -> [UInt8] {
      try scratch.run(
        "render", "Unmatched.xib", "-q", "--orientation=landscape", "-o", "-", "--highlight", list
      ).bytes
    }
    let (all, none, live, ghosts) = (
      try picture("all"), try picture("none"), try picture("unmatched"), try picture("ghost")
    )
    #expect(all != none && live == all && ghosts != all && ghosts != none)
    #expect(try picture("none,ghost") == ghosts)
    #expect(try picture("shared") == none)
  }

  @Test func layoutMarks() throws {
    let scratch = try Scratch()
    for name in ["truncated", "healthy"] {
      try scratch.write(Checkout.bytes(Checkout.fixture("layout/marks/\(name).xib")), to: "\(name).xib")
    }
    func run(_ name: String, _ arguments: String) throws -> Outcome {
      try scratch.shell("\"$L\" render \(name).xib --orientation portrait -o - \(arguments)")
    }
    let plain = try run("truncated", "--highlight none")
    // Layout findings are shown and reported only on request.
    #expect(try run("truncated", "").bytes == plain.bytes && plain.err == "")
    for list in ["clipped", "all", "misplaced,clipped"] {
      let marked = try run("truncated", "--highlight \(list)")
      #expect(marked.status == 0 && marked.bytes != plain.bytes)
      #expect(marked.err.contains("warning: [clipped] UILabel \"A sentence"), "\(marked.err)")
    }
    #expect(try run("truncated", "--highlight clipped --strict").status == 1)
    for list in ["ambiguous", "conflict", "misplaced"] {
      let other = try run("truncated", "--highlight \(list)")
      #expect(other.bytes == plain.bytes && other.err == "")
    }
    let healthy = try run("healthy", "--highlight all")
    #expect(try healthy.err == "" && healthy.bytes == run("healthy", "--highlight none").bytes)
  }

  @Test func timingsAndJobs() throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("render", "Login.xib", "--timings", "--jobs=2")
    let stages = outcome.err.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(stages == ["fonts", "read", "match", "layout", "paint", "encode"])
    #expect(outcome.err.split(separator: "\n").allSatisfy { $0.contains(" ms in ") })
  }

  @Test func progressIsForTerminals() throws {
    let scratch = try Scratch()
    let names = (0..<12).map { "D\($0).xib" }
    for name in names { try scratch.put("Card.xib", as: name) }
    let line = "\"$L\" render --orientation=portrait --scale=1 \(names.joined(separator: " "))"
    let outcome = try scratch.shell(line)
    #expect(outcome.status == 0 && outcome.err == "")
    #expect(outcome.lines == names.map { "\($0.dropLast(4)).portrait.png" })
  }

  @Test func missingSymbolsAreReportedOnce() throws {
    let scratch = try Scratch("Login.xib")
    let views = ["trash", "lizard", "lizard", "fossil.shell"].enumerated().map { index, name in
      "<imageView image=\"\(name)\" catalog=\"system\" id=\"s\(index)\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"24\" height=\"24\"/></imageView>"
    }
    let login = String(decoding: try scratch.bytes("Login.xib"), as: UTF8.self)
    let end = try #require(login.range(of: "</subviews>"))
    let odd = login.replacingCharacters(in: end, with: views.joined(separator: "\n") + "</subviews>")
    try scratch.write(odd, to: "odd.xib")
    let outcome = try scratch.run("render", "odd.xib", "--highlight", "none", "--orientation", "portrait")
    #expect(outcome.status == 0)
    let line = try #require(
      odd.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("lizard") })
    let lines = outcome.err.split(separator: "\n").filter { $0.contains("there is no glyph") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("odd.xib:\(line + 1):") == true)
    #expect(
      lines.first?.hasSuffix(
        "[value] there is no glyph for the symbol \"lizard\"; its name is drawn, in \"LoginViewController\""
          + " in portrait on iphone-8") == true, "\(lines)"
    )
    #expect(lines.last?.contains("\"fossil.shell\"") == true)
  }

  @Test func missingCharactersAreReportedOnce() throws {
    let scratch = try Scratch("Login.xib")
    let name =
      "<fontDescription key=\"fontDescription\" name=\"Nowhere\" family=\"Nowhere\" pointSize=\"17\"/>"
    let label = "<label text=\"\u{65E5}a\u{672C}\" id=\"x\">\(name)"
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"30\"/></label>"
    let login = String(decoding: try scratch.bytes("Login.xib"), as: UTF8.self)
    let end = try #require(login.range(of: "</subviews>"))
    try scratch.write(login.replacingCharacters(in: end, with: label + frame + "</subviews>"), to: "odd.xib")
    let outcome = try scratch.run("render", "odd.xib", "--highlight", "none", "--orientation", "portrait")
    #expect(outcome.status == 0)
    let lines = outcome.err.split(separator: "\n").filter { $0.contains("[font]") }
    #expect(lines.count == 2 && lines[0].contains("no font is known as \"Nowhere\"; Inter Regular is used"))
    #expect(lines.last?.contains("has characters of the fonts of Debian's package fonts-noto-cjk") == true)
    let both = try scratch.run("render", "odd.xib").err
    #expect(both.split(separator: "\n").count { $0.contains("[font]") } == 2)
  }

  @Test func strictAndQuiet() throws {
    let scratch = try Scratch("Unmatched.xib", "Login.xib")
    #expect(try scratch.run("render", "Unmatched.xib").status == 0)
    let strict = try scratch.run("render", "Unmatched.xib", "--strict")
    #expect(strict.status == 1 && strict.lines.count == 2 && strict.err.contains(": error: [unmatched]"))
    #expect(try scratch.run("render", "Unmatched.xib", "-q").err == "")
    #expect(try scratch.run("render", "Unmatched.xib", "-q", "--strict").err == strict.err)
    #expect(try scratch.run("render", "Login.xib", "--strict").status == 0)
  }

  private func size(_ scratch: Scratch, _ name: String) throws -> String {
    let picture = try PNGFile.decode(scratch.bytes(name), name: name)
    return "\(picture.width) × \(picture.height)"
  }
}

import TestSupport
import Testing

/// The command line itself: help, usage errors, notations of options.
@Suite struct UsageTests {
  private let help = "layoutshot: note: see 'layoutshot help"

  @Test func versionAndHelp() throws {
    let scratch = try Scratch()
    for option in ["--version", "-V"] {
      let outcome = try scratch.run(option)
      #expect(outcome.status == 0 && outcome.out == "layoutshot 0.1.0\n" && outcome.err == "")
    }
    let overview = try scratch.run("--help")
    #expect(overview.status == 0 && overview.err == "")
    try Golden.expect(overview.out, equalsFixture: "command/help/overview.txt")
    for arguments in ["-h", "help"] { #expect(try scratch.run(arguments).out == overview.out) }
    #expect(try scratch.run("help", "help").out == overview.out)
    let alone = try scratch.run()
    #expect(alone.status == 2 && alone.out == "" && alone.err == overview.out)
  }

  @Test(arguments: [
    "render", "watch", "frames", "flow", "match", "inspect", "agree", "convert", "compare", "diff", "record",
    "verify", "comment", "set", "log", "merge", "tidy", "lint",
    "review", "accept", "reject", "rebase", "prune", "plan", "work", "merge-reports", "init", "mcp",
    "devices",
    "fonts", "completion",
  ])
  func helpOfACommand(_ name: String) throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("help", name)
    #expect(outcome.status == 0 && outcome.err == "")
    try Golden.expect(outcome.out, equalsFixture: "command/help/\(name).txt")
    #expect(try scratch.run(name, "--help").out == outcome.out)
    #expect(try scratch.run(name, "nowhere.xib", "-h").out == outcome.out)
    #expect(outcome.out.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test(arguments: [
    (["nonsense"], "'nonsense' is not a layoutshot command", "'"),
    (["--frobnicate"], "unknown option --frobnicate; a command comes first", "'"),
    (["help", "nonsense"], "'nonsense' is not a layoutshot command", "'"),
    (["render"], "'render' needs an input", " render'"),
    (["render", ""], "an input is empty", " render'"),
    (["render", "--frobnicate", "a.xib"], "unknown option --frobnicate for 'render'", " render'"),
    (["render", "-z", "a.xib"], "unknown option -z for 'render'", " render'"),
    (["render", "a.xib", "-o"], "option --output needs a value", " render'"),
    (["render", "a.xib", "--scene"], "option --scene needs a value", " render'"),
    (["render", "a.xib", "-o", ""], "--output is empty", " render'"),
    (["render", "a.xib", "--quiet=yes"], "option --quiet takes no value", " render'"),
    (["render", "a.xib", "--jobs", "0"], "--jobs is \"0\"; expected 1 or more", " render'"),
    (["match", "a.xib", "--format", "xml"], "--format is \"xml\"; it can be text, json", " match'"),
    (
      ["inspect", "a.xib", "--stage=pixels"],
      "--stage is \"pixels\"; it can be document, tree, frames, accessibility, drawing", " inspect'"
    ),
    (
      ["inspect", "a.xib", "--stage=document", "--scene", "A"],
      "--stage document shows the file as it is; --scene cannot be combined with it", " inspect'"
    ),
    (
      ["inspect", "a.xib", "--stage=tree", "--device", "iphone-8"],
      "--stage tree comes before the layout; --device cannot be combined with it", " inspect'"
    ),
    (["frames"], "'frames' needs an input", " frames'"),
    (["frames", "a.xib", "-o", "-"], "--output needs a folder; a motion is several files", " frames'"),
    (["frames", "a.xib", "--fps", "0"], "--fps is \"0\"; expected a number up to 1000", " frames'"),
    (
      ["frames", "a.xib", "--duration", "long"],
      "--duration is \"long\"; expected seconds, such as 0.3 or 300ms, up to an hour", " frames'"
    ),
    (
      ["frames", "a.xib", "--keyframes", "0,2"],
      "--keyframes is \"0,2\"; expected fractions of the duration, such as 0,.25,.5,1", " frames'"
    ),
    (
      ["frames", "a.xib", "--format", "mp4"],
      "--format has \"mp4\"; it can be png, apng, gif, filmstrip, onion, paths, json, text, all", " frames'"
    ),
    (
      ["frames", "a.xib", "--keyframes=0,1", "--fps=9"], "--keyframes and --fps exclude each other",
      " frames'"
    ),
    (
      ["frames", "a.xib", "--canvas", "round"],
      "--canvas is \"round\"; it can be content, device, fixed", " frames'"
    ),
    (["compare"], "'compare' needs an input", " compare'"),
    (["compare", "a.png"], "'compare' needs two pictures, the expected one and the actual one", " compare'"),
    (
      ["compare", "a.png", "b.png", "c.png"],
      "'compare' needs two pictures, the expected one and the actual one", " compare'"
    ),
    (["compare", "-", "-"], "standard input can be one of the pictures, not both", " compare'"),
    (
      ["compare", "a.png", "b.png", "--max-diff-pixels=-1"],
      "--max-diff-pixels is \"-1\"; expected a number of pixels, 0 or more", " compare'"
    ),
    (
      ["compare", "a.png", "b.png", "--max-diff-ratio", "1.5"],
      "--max-diff-ratio is \"1.5\"; expected a number from 0 to 1", " compare'"
    ),
    (
      ["compare", "a.png", "b.png", "--max-window-density", "nan"],
      "--max-window-density is \"nan\"; expected a number from 0 to 1", " compare'"
    ),
    (
      ["compare", "a.png", "b.png", "--color-delta", "inf"],
      "--color-delta is \"inf\"; expected a number of 0 or more", " compare'"
    ),
    (
      ["compare", "a.png", "b.png", "-o", "-"],
      "--output needs a file; the report goes to standard output", " compare'"
    ),
    (
      ["compare", "a.png", "b.png", "--triptych", "b.png"],
      "--triptych is one of the pictures to compare", " compare'"
    ),
    (
      ["compare", "a.png", "b.png", "--triptych=c.png", "-oc.png"],
      "--output and --triptych are one file", " compare'"
    ),
    (["devices", "a.xib"], "'devices' takes no input, but there is \"a.xib\"", " devices'"),
    (
      ["render", "a.xib", "--device", "Nokia"],
      "no device \"Nokia\"; 'layoutshot devices' lists them", " render'"
    ),
    (
      ["render", "a.xib", "--orientation", "up"],
      "--orientation is \"up\"; it can be both, portrait, landscape", " render'"
    ),
    (["render", "a.xib", "--scale", "4"], "--scale is \"4\"; it can be 1, 2, 3", " render'"),
    (
      ["render", "a.xib", "--size", "390"],
      "--size is \"390\"; expected WIDTHxHEIGHT in points, such as 390x844", " render'"
    ),
    (
      ["render", "a.xib", "--size", "nanx5"],
      "--size is \"nanx5\"; expected WIDTHxHEIGHT in points, such as 390x844", " render'"
    ),
    (
      ["render", "a.xib", "--size", "9x9", "--device", "iphone-8"],
      "--size and --device exclude each other", " render'"
    ),
    (
      ["render", "a.xib", "--as-designed", "--orientation", "portrait"],
      "--as-designed and --orientation exclude each other", " render'"
    ),
    (
      ["render", "a.xib", "--highlight", "unmatched,sparkling"],
      "--highlight has \"sparkling\"; it can be unmatched, ghost, shared, unnamed, untargeted, changed, ambiguous, conflict,"
        + " overflow, clipped, misplaced, all, none", " render'"
    ),
    (
      ["render", "a.xib", "--set", "Name"],
      "--set is \"Name\"; expected NAME.PROPERTY=VALUE, such as 'Name.text=Ana'", " render'"
    ),
    (
      ["render", "a.xib", "b.xib", "--landscape", "c.xib"],
      "--portrait and --landscape require a single input", " render'"
    ),
  ])
  func wrongUse(_ arguments: [String], _ message: String, _ page: String) throws {
    let scratch = try Scratch()
    let line = arguments.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try scratch.shell("\"$L\" \(line)")
    #expect(outcome.status == 2 && outcome.out == "")
    #expect(outcome.err == "layoutshot: error: \(message)\n\(help)\(page)\n")
    #expect(scratch.files == [])
  }

  @Test func optionNotations() throws {
    let scratch = try Scratch("Login.xib")
    let expected = try scratch.run("inspect", "--orientation", "portrait", "--scale", "1", "Login.xib")
    #expect(expected.status == 0 && expected.lines.count == 5)
    let shapes = [
      ["inspect", "--orientation=portrait", "--scale=1", "Login.xib"],
      ["inspect", "Login.xib", "--orientation", "portrait", "--scale=1"],
      ["inspect", "--scale", "3", "-qv", "Login.xib", "--orientation=portrait", "--scale", "1"],
      ["inspect", "--orientation", "portrait", "--scale=1", "--", "Login.xib"],
      ["inspect", "--orientation", "portrait", "--scale=1", "Login.xib", "./Login.xib"],
    ]
    for arguments in shapes {
      let line = arguments.joined(separator: " ")
      #expect(try scratch.shell("\"$L\" \(line)").out == expected.out, "\(line)")
    }
    #expect(
      try scratch.run("inspect", "--orientation=portrait", "--scale=1", "Login.xib", "-oa.txt").out == "")
    #expect(try scratch.bytes("a.txt") == expected.bytes)
  }

  @Test func doubleDashEndsOptions() throws {
    let scratch = try Scratch()
    try scratch.put("Login.xib", as: "--quiet")
    let outcome = try scratch.run("inspect", "--", "--quiet")
    #expect(outcome.status == 0 && outcome.lines.count == 10)
  }

  @Test func standardInput() throws {
    let scratch = try Scratch("Login.xib")
    let text = String(decoding: try scratch.bytes("Login.xib"), as: UTF8.self)
    let named = try scratch.run("inspect", "Login.xib")
    let piped = try scratch.run("inspect", "-", input: text)
    #expect(piped.status == 0 && piped.out == named.out)
    // Read once, though a sheet shows the document at several text sizes.
    let sheet = try scratch.run("render", "-", "--sheet", "-q", input: text)
    #expect(sheet.status == 0 && sheet.err == "" && sheet.out == "stdin.sheet.png\n", "\(sheet)")
    let rendered = try scratch.run("render", "-", "--orientation", "portrait", input: text)
    #expect(rendered.status == 0 && rendered.out == "stdin.portrait.png\n")
    let broken = try scratch.run("inspect", "-", input: "<document>")
    #expect(broken.status == 2)
    #expect(broken.err == "<stdin>:1:11: error: not well-formed XML: no element found\n")
  }

  @Test func color() throws {
    let scratch = try Scratch()
    let plain = "no.xib: error: cannot be read: No such file or directory\n"
    let colored =
      "\u{1B}[1mno.xib:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m cannot be read: No such file or directory\n"
    #expect(try scratch.run("inspect", "no.xib").err == plain)
    #expect(try scratch.run("inspect", "no.xib", "--color=never").err == plain)
    #expect(try scratch.run("inspect", "no.xib", "--color", "always").err == colored)
    let both = try scratch.run("inspect", "no.xib", "--color=always", environment: ["NO_COLOR": "1"])
    #expect(both.err == colored)
    let usage = try scratch.run("inspect", "--color=always", "--nonsense", "no.xib")
    #expect(usage.err.hasPrefix("\u{1B}[1mlayoutshot:\u{1B}[0m \u{1B}[1;31merror:"))
    let fonts = try scratch.run("render", "no.xib", "--color=always", "--fonts", "/nowhere")
    #expect(fonts.err.hasPrefix("\u{1B}[1mlayoutshot:\u{1B}[0m \u{1B}[1;31merror:"))
    #expect(try scratch.run("inspect", "no.xib", "--color", "often").status == 2)
  }

  @Test func colorOfATerminal() throws {
    let scratch = try Scratch()
    guard try scratch.shell("command -v script").status == 0 else {
      print("skipped: script(1) is not here to make a terminal")
      return
    }
    let shown = try scratch.shell("TERM=xterm script -qec '\"$L\" inspect no.xib' typescript")
    #expect(shown.out.contains("\u{1B}[1;31merror:"))
    let plain = try scratch.shell("NO_COLOR=1 TERM=xterm script -qec '\"$L\" inspect no.xib' typescript")
    #expect(!plain.out.contains("\u{1B}"))
  }
}

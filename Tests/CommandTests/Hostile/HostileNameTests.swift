import Foundation
import Glibc
import TestSupport
import Testing

/// Documents whose names are not text, or equal as text: each is reported, and none is confused with another.
@Suite struct HostileNameTests {
  /// Copies a document to names given to printf(1).
  private func scratch(_ names: [String]) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.put("Login.xib", as: "Login.xib")
    for name in names {
      let outcome = try scratch.shell(
        "name=$(printf '\(name)'); mkdir -p \"$(dirname \"$name\")\" && cp Login.xib \"$name\"")
      try #require(outcome.status == 0, "\(outcome.err)")
    }
    return scratch
  }

  /// Names, and their forms in messages.
  private static let names: [(names: [String], told: [String])] = [
    (["Bad\\377.xib"], ["Bad\\xFF.xib: error: [request] cannot be read: the name is not UTF-8"]),
    // A name that equals another one after repairing its bytes is a separate document.
    (["Bad\\377.xib", "Bad\\357\\277\\275.xib"], ["Bad\\xFF.xib: error"]),
    (["Folder\\376/sub/In.xib"], ["Folder\\xFE/sub/In.xib: error"]),
    (["\\377.storyboard"], ["\\xFF.storyboard: error"]),
    (["Cut\\303.xib", "Long\\300\\257.xib"], ["Cut\\xC3.xib: error", "Long\\xC0\\xAF.xib: error"]),
    (["Half\\355\\240\\200.xib"], ["Half\\xED\\xA0\\x80.xib: error"]),
    (["a\\033[31m\\377\\\\b.xib"], ["[31m\\xFF\\\\b.xib: error"]),
    (
      ["caf\\303\\251.xib", "cafe\\314\\201.xib"],
      [
        "caf\\u{E9}.xib: error: [request] cannot be told from \"cafe\\u{301}.xib\"",
        "cafe\\u{301}.xib: error: [request] cannot be told from \"caf\\u{E9}.xib\"",
      ]
    ),
    (["\\303\\251/A.xib", "e\\314\\201/B.xib"], ["\\u{E9}/A.xib: error", "e\\u{301}/B.xib: error"]),
    // Another encoding of a character, which is another name.
    (["\\342\\204\\246.xib", "\\316\\251.xib"], ["\\u{2126}.xib: error", "\\u{3A9}.xib: error"]),
    // Combining marks that attach to a slash or dot.
    (["a/\\340\\244\\276.xib"], ["a/\\u{93E}.xib: error"]),
    (["a/\\314\\201x.xib"], ["a/\\u{301}x.xib: error"]),
    (["x\\340\\265\\216.xib"], ["x\\u{D4E}.xib: error"]),
    (["x\\340\\265\\216/y.xib"], ["x\\u{D4E}/y.xib: error"]),
  ]

  @Test(arguments: names.indices)
  func recordAndVerifyReport(_ index: Int) throws {
    let (names, told) = Self.names[index]
    let scratch = try scratch(names)
    for command in ["record", "verify"] {
      let outcome = try scratch.run(command)
      #expect(outcome.status == 2, "\(names)")
      for text in told { #expect(outcome.err.contains(text), "\(outcome.err)") }
      #expect(
        outcome.err.split(separator: "\n").count { $0.contains(": error: ") } == told.count, "\(outcome.err)")
      #expect(!outcome.err.contains("\u{1B}"))
    }
    // The others are processed, each with separate goldens.
    let others = names.count { $0.contains("\\357\\277\\275") }
    #expect(scratch.files.count { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") } == 2 + 2 * others)
    for reporter in ["json", "sarif", "github"] {
      let report = try scratch.run("verify", "--reporter", reporter, "--junit", "junit.xml")
      #expect(report.status == 2 && String(validating: report.bytes, as: UTF8.self) != nil)
      #expect(!report.out.contains("\u{1B}"))
      let junit = try scratch.bytes("junit.xml")
      #expect(String(validating: junit, as: UTF8.self) != nil)
    }
  }

  @Test func unselectedDocumentsAreNotReported() throws {
    let scratch = try scratch([
      "Bad\\377.xib", "Old\\376/In.xib", "node_modules/x\\377/a.xib", "text\\377.txt",
    ])
    try scratch.write(
      #"{"inputs": ["**/*.xib"], "exclude": ["Bad*", "Old*/**", "**/node_modules/**"]}"#,
      to: "layoutshot.json")
    let outcome = try scratch.run("record")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    try scratch.write(#"{"inputs": ["Login.xib"]}"#, to: "layoutshot.json")
    #expect(try scratch.run("verify").status == 0)
  }

  /// Nothing is removed as long as the set of documents is unknown.
  @Test func goldensAreKept() throws {
    let scratch = try scratch([])
    try scratch.put("Card.xib", as: "Card.xib")
    try #require(try scratch.run("record").status == 0)
    let goldens = scratch.files.filter { $0.hasPrefix("Goldens/") }
    _ = try scratch.shell("mv Card.xib \"$(printf 'Card\\377.xib')\"")
    let verified = try scratch.run("verify")
    #expect(verified.status == 2 && verified.err.contains("Card\\xFF.xib: error"))
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 2, "\(pruned.err)")
    #expect(scratch.files.filter { $0.hasPrefix("Goldens/") } == goldens)
  }

  @Test func namesOnTheCommandLine() throws {
    let scratch = try scratch(["Bad\\377.xib", "Bad\\357\\277\\275.xib", "\\303\\251.xib", "e\\314\\201.xib"])
    for (line, told) in [
      (
        "render \"$(printf 'Bad\\377.xib')\" -o out",
        "Bad\\xFF.xib: error: cannot be read: the name is not UTF-8"
      ),
      ("render Login.xib -o \"$(printf 'out\\377')\"", "out\\xFF: error"),
      (
        "render \"$(printf '\\303\\251.xib')\" ./\"$(printf 'e\\314\\201.xib')\" -o out", "\\u{E9}.xib: error"
      ),
    ] {
      let outcome = try scratch.shell("\"$L\" \(line)")
      #expect(outcome.status == 2 && outcome.out == "" && outcome.err.contains(told), "\(outcome.err)")
      #expect(!scratch.has("out"))
    }
    let folder = try scratch.shell(
      "mkdir \"$(printf 'in\\377')\" && cd \"$(printf 'in\\377')\" && \"$L\" render ../Login.xib")
    #expect(folder.status == 2 && folder.err.contains("in\\xFF: error"), "\(folder.err)")
    // Alone, each is itself.
    for name in ["\\303\\251", "e\\314\\201"] {
      let outcome = try scratch.shell(
        "\"$L\" render \"$(printf '\(name).xib')\" -o -  --orientation=portrait | wc -c")
      #expect(
        outcome.err == "" && (Int(outcome.out.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) > 100)
    }
  }

  @Test func watchReports() throws {
    let scratch = try scratch(["App/Bad\\377.xib"])
    let alone = try scratch.run("watch", "App")
    #expect(alone.status == 2 && alone.err.contains("App/Bad\\xFF.xib: error: "), "\(alone.err)")
    _ = try scratch.shell("cp Login.xib App/")
    let line =
      "\"$L\" watch App -q > out & pid=$!; while ! grep -q index.html out; do sleep 0.05; done; kill $pid; wait $pid"
    let outcome = try scratch.shell("\(line); true")
    #expect(outcome.err.contains("App/Bad\\xFF.xib: error: "), "\(outcome.err)")
  }

  /// Git's names are bytes, too.
  @Test func revisionsReport() throws {
    let scratch = try scratch([])
    let git = "git -c user.name=a -c user.email=a@b -c core.quotePath=false"
    let setUp = try scratch.shell(
      "git init -q . && git add . && \(git) commit -qm 1 && cp Login.xib \"$(printf 'Bad\\377.xib')\" && git add . && \(git) commit -qm 2"
    )
    try #require(setUp.status == 0, "\(setUp.err)")
    let verified = try scratch.run("verify", "--against", "HEAD~1")
    #expect(verified.status == 2 && verified.err.contains("Bad\\xFF.xib: error"), "\(verified.err)")
    for arguments in [["diff", "HEAD~1"], ["diff", "HEAD~1", "HEAD"]] {
      let outcome = try scratch.run(arguments)
      #expect(
        (outcome.out + outcome.err).contains("Bad\\xFF.xib"), "\(arguments) \(outcome.out) \(outcome.err)")
    }
  }

  /// A name that is not UTF-8, and another one that reads as messages show the first.
  @Test func namesThatReadAlike() throws {
    let scratch = try scratch(["b\\377\\376d.xib", "b\\\\xFF\\\\xFEd.xib"])
    let git = "git -c user.name=a -c user.email=a@b"
    let setUp = try scratch.shell(
      "git init -q . && git add . && \(git) commit -qm 1 && sed -i s/Go/Come/ Login.xib && \(git) commit -qam 2"
    )
    try #require(setUp.status == 0, "\(setUp.err)")
    for arguments in [
      ["diff", "HEAD~1", "HEAD"], ["diff", "HEAD~1"], ["diff", "HEAD~1", "--", "Login.xib"],
    ] {
      let outcome = try scratch.run(arguments)
      #expect(outcome.status == 1 && outcome.err == "", "\(arguments): \(outcome.err)")
      #expect(outcome.out.hasPrefix("Login.xib") && !outcome.out.contains("xFF"), "\(outcome.out)")
    }
  }
}

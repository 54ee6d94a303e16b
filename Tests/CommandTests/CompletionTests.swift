import Foundation
import TestSupport
import Testing

/// Completion scripts and manual pages, generated from the tables of commands and options.
@Suite struct CompletionTests {
  /// Every completion offered by a shell is accepted by the command.
  @Test func completionsAreAccepted() throws {
    let scratch = try Scratch("Login.xib")
    let inputs = [
      "compare": ["a.png", "b.png"], "devices": [], "fonts": [], "prune": [], "init": [],
      "completion": ["bash"], "review": [],
    ]
    let script = try scratch.run("completion", "bash").out
    let offers = script.matches(of: /"([a-z]+) (--[a-z-]+)"\S*\) COMPREPLY=\(\$\(compgen -W "([^"]+)"/)
    #expect(offers.count > 20)
    var seen: Set<String> = []
    for offer in offers
    where offer.output.2 != "--device" && seen.insert("\(offer.output.2) \(offer.output.3)").inserted {
      let (command, option) = (String(offer.output.1), String(offer.output.2))
      let outcome = try scratch.run([command, option, "nonsense"] + (inputs[command] ?? ["Login.xib"]))
      #expect(outcome.status == 2, "\(command) \(option)")
      for word in offer.output.3.split(separator: " ") {
        #expect(outcome.err.contains(word), "\(command) \(option): \(outcome.err)")
      }
    }
  }

  /// The commands, and the options of one, as listed in the help texts.
  private func listed(_ scratch: Scratch, _ command: String? = nil) throws -> [String] {
    let text = try scratch.run(command.map { ["help", $0] } ?? ["help"]).out
    guard command != nil else { return text.matches(of: #/\n  ([a-z]+)  /#).map { String($0.output.1) } }
    return text.matches(of: /\n  (?:-[a-zA-Z], |    )--([a-z-]+)/).map { String($0.output.1) }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["layoutshot", "ren"], "render"),
      (["layoutshot", "render", "--orient"], "--orientation"),
      (["layoutshot", "render", "--orientation", "l"], "landscape"),
      (["layoutshot", "render", "--orientation", "=", "p"], "portrait"),
      (["layoutshot", "render", "--orientation", "="], "both landscape portrait"),
      (["layoutshot", "--color", "render", "--appearance", "d"], "dark"),
      (["layoutshot", "completion", "z"], "zsh"),
      (["layoutshot", "help", "ver"], "verify"),
      (["layoutshot", "render", "Log"], "Login.xib"),
      (["layoutshot", "render", "-o", "fol"], "folder"),
      (["layoutshot", "render", "--device", "iphone-15-pro-m"], "iphone-15-pro-max"),
    ])
  func bash(_ words: [String], _ expected: String) throws {
    let scratch = try Scratch("Login.xib")
    try scratch.write("", to: "folder/file")
    try scratch.write(try scratch.run("completion", "bash").bytes, to: "script")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.currentDirectoryURL = URL(filePath: scratch.path)
    process.arguments =
      [
        "-c",
        """
        source ./script
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        _layoutshot
        printf '%s\\n' "${COMPREPLY[@]}" | sort
        """, "bash",
      ] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let out = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let found = String(decoding: out, as: UTF8.self).split(separator: "\n").joined(separator: " ")
    #expect(found == expected)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everythingIsListed(_ shell: String) throws {
    let scratch = try Scratch()
    let script = try scratch.run("completion", shell).out
    let commands = try listed(scratch)
    #expect(commands.count > 15)
    for command in commands {
      #expect(script.contains(command))
      for option in try listed(scratch, command) { #expect(script.contains(option), "\(command) \(option)") }
    }
  }

  @Test func usageErrors() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("completion", "powershell")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("there is no completion for \"powershell\"; it can be bash, zsh, fish"))
    #expect(try scratch.run("completion", "bash", "zsh").err.contains("needs one shell"))
  }

  /// Hyphens are minus signs, so that options can be copied from a page; no line of a text is interpreted as markup.
  @Test func manualPages() throws {
    let scratch = try Scratch()
    let overview = try scratch.run("help", "--man").out
    #expect(overview.hasPrefix(".TH LAYOUTSHOT 1 "))
    for command in try listed(scratch) where command != "help" {
      let page = try scratch.run("help", "--man", command).out
      #expect(overview.contains("layoutshot\\-\(command)"))
      for option in try listed(scratch, command) {
        #expect(page.contains("\\-\\-\(option.replacing("-", with: "\\-"))"))
      }
      for line in page.split(separator: "\n") where line.hasPrefix(".") {
        #expect([".TH", ".SH", ".TP", ".B", ".BR"].contains(line.prefix { $0 != " " }), "\(line)")
      }
    }
  }
}

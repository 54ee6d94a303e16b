import Foundation
import Glibc
import TestSupport
import Testing

/// `layoutshot watch`.
@Suite struct WatchTests {
  /// A background run whose output goes to files.
  private final class Watch {
    let scratch: Scratch
    private let process = Process()

    init(_ scratch: Scratch, _ arguments: String...) throws {
      self.scratch = scratch
      process.executableURL = URL(filePath: Scratch.command)
      process.arguments = ["watch"] + arguments
      process.currentDirectoryURL = URL(filePath: scratch.path)
      for name in [".out", ".err"] { try scratch.write("", to: name) }
      process.standardOutput = FileHandle(forWritingAtPath: "\(scratch.path)/.out")
      process.standardError = FileHandle(forWritingAtPath: "\(scratch.path)/.err")
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    func text(_ name: String) -> String { (try? String(decoding: scratch.bytes(name), as: UTF8.self)) ?? "" }

    /// Waits until the output, or a file, contains a text.
    func waits(for text: String, in name: String = ".out") -> Bool {
      for _ in 0..<2000 {
        if self.text(name).contains(text) { return true }
        usleep(10_000)
      }
      return false
    }

    func end() -> Int32 {
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private func edit(_ scratch: Scratch, _ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try scratch.bytes(name), as: UTF8.self)
    try #require(text.contains(old))
    try scratch.write(text.replacingOccurrences(of: old, with: new), to: name)
  }

  private func state(_ scratch: Scratch) throws -> String {
    String(decoding: try scratch.bytes("layoutshot-watch/state.js"), as: UTF8.self)
  }

  /// The screens of the data that an open page gets.
  private func data(_ scratch: Scratch) throws -> (screens: [[String: Any]], documents: [[String: Any]]) {
    let text = String(decoding: try scratch.bytes("layoutshot-watch/data.js"), as: UTF8.self)
    let start = try #require(text.range(of: "({"))
    let end = try #require(text.range(of: "});", options: .backwards))
    let json = "{" + text[start.upperBound..<end.lowerBound] + "}"
    let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    return (value["screens"] as? [[String: Any]] ?? [], value["documents"] as? [[String: Any]] ?? [])
  }

  private func traits(_ screen: [String: Any]) -> [String] {
    ((screen["variants"] as? [[String: Any]]) ?? []).compactMap { $0["traits"] as? String }
  }

  /// Saving draws the saved document, and no other; a cache has what was drawn.
  @Test func savedDocumentsAreDrawn() throws {
    let scratch = try Scratch()
    for name in ["First", "Second"] { try scratch.put("Login.xib", as: "App/\(name).xib") }
    let watch = try Watch(scratch, "App", "--scale=1", "--cache=cache", "--appearance=light")
    #expect(watch.waits(for: "2 screens, ", in: ".err"))
    let before = scratch.cachedResults
    try edit(scratch, "App/First.xib", "text=\"", "text=\"+")
    #expect(
      watch.waits(for: "App/First.xib:13: LoginViewController: portrait, landscape\n"),
      "\(watch.text(".out"))")
    for _ in 0..<1000 where scratch.cachedResults < before + 2 { usleep(10_000) }
    #expect(scratch.cachedResults == before + 2, "the document, and the walk through it")
    #expect(watch.end() == SIGINT)
    let again = try scratch.shell(
      "\"$L\" gallery --scale=1 --cache=cache --appearance=light -o site App/First.xib")
    #expect(again.status == 0)
  }

  /// The page gets what changed beside what it was; a document that cannot be read keeps its pictures.
  @Test(arguments: [[], ["--poll=0.05"]])
  func pageFollows(_ options: [String]) throws {
    let scratch = try Scratch()
    try scratch.put("Login.xib", as: "App/Login.xib")
    let watch = try Watch(scratch, "App", options.first ?? "--scale=1", "--scale=1", "--appearance=light")
    #expect(watch.waits(for: "1 screen, ", in: ".err") && scratch.has("layoutshot-watch/index.html"))
    #expect(try data(scratch).screens.map(traits) == [["portrait", "landscape"]])

    try scratch.put("Login.xib", as: "App/Second.xib")
    #expect(watch.waits(for: "\"path\":\"App/Second.xib\"", in: "layoutshot-watch/data.js"))
    #expect(!watch.text(".out").contains("Login.xib"), "what is as it was is not printed")

    try edit(scratch, "App/Login.xib", "text=\"", "text=\"+")
    #expect(watch.waits(for: "App/Login.xib:13: LoginViewController: portrait, landscape\n"))
    #expect(watch.waits(for: "landscape before", in: "layoutshot-watch/data.js"))
    let changed = try data(scratch)
    #expect(
      changed.screens.map(traits) == [
        ["portrait", "landscape", "portrait before", "landscape before"], ["portrait", "landscape"],
      ])
    let state = try state(scratch)

    try scratch.write("<", to: "App/Login.xib")
    #expect(watch.waits(for: "App/Login.xib:1:1: error", in: ".err"))
    #expect(watch.waits(for: "\"isBroken\":true", in: "layoutshot-watch/data.js"))
    let broken = try data(scratch)
    #expect(broken.screens.count == 2 && traits(broken.screens[0]).count == 4, "the last pictures stay")
    #expect(
      (broken.documents[0]["messages"] as? [String])?.first?.contains("App/Login.xib:1:1: error") == true)
    #expect(try self.state(scratch) != state)
    #expect(watch.end() == SIGINT)
  }

  /// What code gives a view is part of the picture, and a script that cannot be played is reported once.
  @Test func codeIsWatched() throws {
    let scratch = try Scratch()
    try scratch.put("Login.xib", as: "App/Login.xib")
    try scratch.write("", to: "App.xcodeproj/project.pbxproj")
    try scratch.write("class LoginViewController: UIViewController {}", to: "App/Login.swift")
    try scratch.write("{", to: "App/walk.flow.json")
    let watch = try Watch(scratch, "App", "App/walk.flow.json", "--scale=1", "--appearance=light")
    #expect(watch.waits(for: "1 screen, ", in: ".err"))
    try scratch.write(
      """
      class LoginViewController: UIViewController {
        @IBOutlet var nameField: UITextField!
        override func viewDidLoad() { super.viewDidLoad(); nameField.text = "Ana" }
      }
      """, to: "App/Login.swift")
    #expect(watch.waits(for: "LoginViewController: portrait, landscape\n"))
    #expect(watch.text(".err").components(separatedBy: "walk.flow.json:").count == 2, "\(watch.text(".err"))")
    #expect(watch.end() == SIGINT)
  }

  @Test func unwatchableInputsAreRejected() throws {
    let scratch = try Scratch("Login.xib")
    try scratch.write("", to: "empty/note.txt")
    for (arguments, words) in [
      (["-"], "standard input"), (["nowhere.xib"], "nowhere.xib: error: cannot be read"),
      (["empty"], "empty: error: no .xib, .storyboard or .scene.json is in it"),
      (["Login.xib", "-o", "a.png"], "a folder"), (["Login.xib", "--poll", "0"], "--poll"),
      (["Login.xib", "--locale", "list"], "list"), (["Login.xib", "--scale", "9"], "--scale"),
      ([], "needs an input"),
    ] {
      let outcome = try scratch.run(["watch"] + arguments)
      #expect(outcome.status == 2 && outcome.err.contains(words), "\(arguments): \(outcome.err)")
      #expect(outcome.out == "" && !scratch.has("layoutshot-watch"))
    }
  }
}

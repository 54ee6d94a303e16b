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

  /// With a cache, saving redraws the saved document: existing pictures are not dependencies of others.
  @Test func cachedDocumentsAreNotRedrawn() throws {
    let scratch = try Scratch()
    for name in ["First", "Second"] { try scratch.put("Login.xib", as: "App/\(name).xib") }
    let watch = try Watch(scratch, "App", "--scale=1", "--cache=cache", "-q")
    #expect(watch.waits(for: "layoutshot-watch/Second.landscape.png"))
    #expect(watch.waits(for: "\"path\":\"App/Second.xib\"", in: "layoutshot-watch/watch.js"))
    #expect(scratch.cachedResults == 2)
    for (number, count) in [(1, 3), (2, 5)] {
      try edit(scratch, "App/First.xib", "text=\"", "text=\"+")
      for _ in 0..<1000 where scratch.cachedResults < count { usleep(10_000) }
      // Anything else would be drawn before the next document.
      try scratch.put("Login.xib", as: "App/Last\(number).xib")
      #expect(watch.waits(for: "Last\(number).landscape.png"))
      #expect(watch.waits(for: "App/Last\(number).xib", in: "layoutshot-watch/watch.js"))
    }
    #expect(scratch.cachedResults == 6, "each version of each document once")
    #expect(watch.end() == SIGINT)
  }

  @Test(arguments: [[], ["--poll=0.05"]])
  func savedDocumentsAreRedrawn(_ options: [String]) throws {
    let scratch = try Scratch()
    try scratch.put("Login.xib", as: "App/Login.xib")
    let watch = try Watch(scratch, "App", options.first ?? "--scale=1", "--scale=1", "-q")
    #expect(watch.waits(for: "layoutshot-watch/Login.landscape.png"))
    #expect(scratch.has("layoutshot-watch/index.html"))
    let before = try scratch.bytes("layoutshot-watch/Login.portrait.png")

    try scratch.put("Login.xib", as: "App/Second.xib")
    #expect(watch.waits(for: "layoutshot-watch/Second.landscape.png"))
    #expect(!watch.text(".out").hasSuffix("Login.portrait.png\n"), "what is as it was is not reported")
    #expect(watch.waits(for: "\"path\":\"App/Second.xib\"", in: "layoutshot-watch/watch.js"))

    try scratch.write("<", to: "App/Login.xib")
    #expect(watch.waits(for: "App/Login.xib:1:1: error", in: ".err"))
    #expect(watch.waits(for: "\"isBroken\":true", in: "layoutshot-watch/watch.js"))
    #expect(try scratch.bytes("layoutshot-watch/Login.portrait.png") == before, "the last good picture stays")

    try scratch.put("Login.xib", as: "App/Login.xib")
    try edit(scratch, "App/Login.xib", "text=\"", "text=\"+")
    #expect(watch.waits(for: "\"revision\":2", in: "layoutshot-watch/watch.js"))
    #expect(try scratch.bytes("layoutshot-watch/Login.portrait.png") != before)
    #expect(watch.end() == SIGINT)
  }

  @Test func unwatchableInputsAreRejected() throws {
    let scratch = try Scratch("Login.xib")
    try scratch.write("", to: "empty/note.txt")
    for (arguments, words) in [
      (["-"], "standard input"), (["nowhere.xib"], "nowhere.xib: error: cannot be read"),
      (["empty"], "empty: error: no .xib, .storyboard or .scene.json is in it"),
      (["Login.xib", "-o", "a.png"], "a folder"), (["Login.xib", "--poll", "0"], "--poll"),
      (["Login.xib", "--locale", "list"], "--locale list"), (["Login.xib", "--scale", "9"], "--scale"),
      ([], "needs an input"),
    ] {
      let outcome = try scratch.run(["watch"] + arguments)
      #expect(outcome.status == 2 && outcome.err.contains(words), "\(arguments): \(outcome.err)")
      #expect(outcome.out == "" && !scratch.has("layoutshot-watch"))
    }
  }
}

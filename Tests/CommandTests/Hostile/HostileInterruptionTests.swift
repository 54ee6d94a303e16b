import Foundation
import Glibc
import TestSupport
import Testing

/// Killed runs, and wrong clocks: files on disk are always readable, and the next run completes the work.
@Suite struct HostileInterruptionTests {
  private func project(screens: Int) throws -> Scratch {
    let scratch = try Scratch("Login.xib")
    let text = String(decoding: try scratch.bytes("Login.xib"), as: UTF8.self)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/Login.xib")
    for number in 1...screens {
      try scratch.write(
        text.replacing("title=\"Go\"", with: "title=\"Go \(number)\""), to: "App/L\(number).xib")
    }
    try scratch.write(
      "{\"matrix\": {\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"]}}", to: "layoutshot.json")
    #expect(try scratch.run("record", "-q").status == 0)
    return scratch
  }

  /// `rebase` replaces pictures, trees and the lock file of goldens drawn by another renderer.
  @Test(arguments: [0.05, 0.15, 0.3])
  func rebaseIsKilled(_ seconds: Double) throws {
    let scratch = try project(screens: 12)
    // As if written by another renderer: other pixels, the same trees.
    let other = try scratch.bytes("Goldens/App/L1/LoginViewController.iphone-se.portrait.1x.png")
    let names = scratch.files.filter { $0.hasPrefix("Goldens/") && $0.hasSuffix(".portrait.1x.png") }
    for name in names { try scratch.write(other, to: name) }
    let lock = String(decoding: try scratch.bytes("Goldens/goldens.lock"), as: UTF8.self)
    let pixels = try #require(lock.firstMatch(of: /\n([0-9a-f]{32}) [^\n]*\/L1\/[^\n]*\.portrait\./)?.1)
    let lines = lock.split(separator: "\n").map { line -> String in
      if line.hasPrefix("#") { return String(line) }
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      return
        "\(line.contains(".portrait.") ? String(pixels) : parts[0]) \(parts[1]) 0000000000000000 \(parts[3])"
    }
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "Goldens/goldens.lock")
    _ = try scratch.shell(
      "\"$L\" rebase -q > /dev/null 2>&1 & pid=$!; sleep \(seconds); kill -9 $pid; wait $pid; true")
    let verified = try scratch.run("verify")
    #expect(verified.status != 2, "\(verified.err)")
    #expect(try scratch.run("rebase", "-q").status == 0)
    #expect(try scratch.run("prune").status == 0 && !scratch.files.contains { $0.hasSuffix(".tmp") })
    #expect(try scratch.run("verify").out == "24 passed\n")
    #expect(scratch.files.count { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") } == 24)
  }

  /// Files dated in the future and at the epoch, with a cache of earlier results.
  @Test func wrongClocks() throws {
    let scratch = try project(screens: 2)
    for date in ["2099-01-01", "1970-01-01", "2001-09-09 01:46:40"] {
      let text = String(decoding: try scratch.bytes("App/L1.xib"), as: UTF8.self)
      try scratch.write(text.replacing("title=\"Go", with: "title=\"Come"), to: "App/L1.xib")
      _ = try scratch.shell("find . -exec touch -d '\(date)' {} +")
      #expect(
        try scratch.run("verify", "--cache", "kept").out.hasSuffix("2 passed, 2 differ (1 cause)\n"),
        "\(date)")
      try scratch.write(text, to: "App/L1.xib")
      // Same size and modification time.
      _ = try scratch.shell("find . -exec touch -d '\(date)' {} +")
      #expect(try scratch.run("verify", "--cache", "kept").out == "4 passed\n", "\(date)")
    }
  }
}

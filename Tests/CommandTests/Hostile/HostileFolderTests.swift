import Foundation
import Glibc
import TestSupport
import Testing

/// Folders that also contain unrelated files: nothing is removed that was not recorded.
@Suite struct HostileFolderTests {
  /// A project whose goldens are in a folder next to other pictures.
  private func project(goldens: String, _ others: [String]) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Sign.xib")
    try scratch.put("Login.xib", as: "App/Login.xib")
    let matrix = "{\"devices\": [\"iphone-se\"], \"orientations\": [\"portrait\"], \"scales\": [\"1x\"]}"
    try scratch.write("{\"goldens\": \"\(goldens)\", \"matrix\": \(matrix)}", to: "layoutshot.json")
    for other in others { try scratch.write("another's", to: other) }
    #expect(try scratch.run("record").status == 0)
    return scratch
  }

  /// Unrelated pictures, trees and leftovers, by the folder of the goldens.
  @Test(arguments: [
    ("docs", ["docs/logo.png", "docs/oak.tree.json", "docs/index.md"]),
    (
      "Tests/__Snapshots__",
      ["Tests/__Snapshots__/LoginTests/testLogin.1.png", "Tests/__Snapshots__/a.png.1.2.tmp"]
    ),
    (
      "assets",
      ["assets/upload.png.7.0.tmp", "assets/x.json.tmp", "assets/Sign.png", "assets/a.png.moving.tmp"]
    ),
    ("out", ["out/App/Sign/Sign.png", "out/App/Sign/Sign.iphone-se.portrait.1x.old.png"]),
  ])
  func unrelatedFilesAreKept(_ goldens: String, _ others: [String]) throws {
    let scratch = try project(goldens: goldens, others)
    _ = try scratch.shell("mkdir -p \(goldens)/empty/of/others; mkfifo \(goldens)/pipe.png")
    #expect(!(try scratch.run("verify").err.contains("belong to no screen")))
    #expect(try scratch.run("prune", "--check").status == 0)
    _ = try scratch.shell("rm App/Login.xib")
    let listed = try scratch.run("prune", "--dry-run")
    #expect(
      listed.status == 0 && listed.lines.count == 2 && listed.lines.allSatisfy { $0.contains("/Login/") })
    #expect(listed.lines.allSatisfy { scratch.has(String($0)) })
    #expect(try scratch.run("prune", "--dry-run", "--check", "-q").out == listed.out)
    let pruned = try scratch.run("prune")
    #expect(pruned.out == listed.out && !pruned.lines.contains { scratch.has(String($0)) })
    for other in others { #expect(try scratch.bytes(other) == Array("another's".utf8), "\(other)") }
    #expect(scratch.has("\(goldens)/empty/of/others") && !scratch.has("\(goldens)/App/Login"))
    #expect(try scratch.run("verify").out == "1 passed\n")
  }

  /// A tree next to a picture identifies its owner if the lock file is missing.
  @Test func treesIdentifyGoldens() throws {
    let scratch = try project(goldens: "docs", ["docs/logo.png"])
    _ = try scratch.shell("rm docs/goldens.lock App/Login.xib")
    #expect(try scratch.run("prune").lines.count == 2 && scratch.has("docs/logo.png"))
  }

  /// Neither links nor their targets are removed; nor are files elsewhere with a golden's name.
  @Test func linksAreKept() throws {
    let scratch = try project(goldens: "docs", ["victim.png"])
    let golden = "docs/App/Login/LoginViewController.iphone-se.portrait.1x.png"
    _ = try scratch.shell("rm App/Login.xib; ln -sf ../../../victim.png \(golden)")
    let pruned = try scratch.run("prune")
    #expect(
      pruned.status == 0
        && pruned.err == "\(golden): warning: [request] is a symbolic link and was not removed\n")
    #expect(try scratch.bytes("victim.png") == Array("another's".utf8) && scratch.has(golden))
    #expect(try scratch.run("prune").out == "")
  }

  /// A report that came with the project does not remove anything that was not recorded.
  @Test func reportsRemoveNothingUnrecorded() throws {
    let scratch = try project(goldens: "docs", ["docs/logo.png"])
    _ = try scratch.shell("rm App/Login.xib")
    #expect(try scratch.run("verify").status == 1)
    _ = try scratch.shell(
      "sed -i 's|App/Login/LoginViewController.iphone-se.portrait.1x.png|logo.png|g' layoutshot-failures/report.json"
    )
    let accepted = try scratch.run("accept", "--all")
    #expect(try scratch.bytes("docs/logo.png") == Array("another's".utf8), "\(accepted.err)")
  }
}

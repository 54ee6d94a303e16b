import Foundation
import Testing

@testable import GoldenRuns

/// Goldens change places together or not at all.
@Suite struct GoldenMoveTests {
  /// The last move fails, as the folder of its new place is a file.
  @Test func failedMovesAreUndone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "layoutshot-move-\(UUID().uuidString)"
    ).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = ["a.png", "a.tree.json", "b.png", "b.tree.json", "c.png", "d.png", "file"]
    for name in files { try Data(name.utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
    let store = GoldenStore(folder: folder)
    let moves = [("a.png", "b.png"), ("b.png", "a.png"), ("c.png", "new/d.png"), ("d.png", "file/z.png")]
    #expect(throws: (any Error).self) { try store.move(moves.map { (from: $0, to: $1) }) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == files)
    for name in files {
      #expect(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")) == Data(name.utf8), "\(name)")
    }
    // One that is replaced comes back, too.
    #expect(throws: (any Error).self) { try store.move([("a.png", "c.png"), ("b.png", "file/z.png")]) }
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/c.png")) == Data("c.png".utf8))
    try store.move([("a.png", "b.png"), ("b.png", "a.png"), ("c.png", "d.png")])
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/a.tree.json")) == Data("b.tree.json".utf8))
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/d.png")) == Data("c.png".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == files.filter { $0 != "c.png" })
  }
}

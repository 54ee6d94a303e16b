import Foundation
import TestSupport
import Testing

@testable import Files

/// Changes below folders, and the system's notifications of them.
@Suite struct FileStampsTests {
  private func write(_ text: String, _ name: String, in folder: Folder) throws {
    let path = "\(folder.path)/\(name)"
    try OutputFile.makeFolder(of: path)
    try OutputFile.write(Array(text.utf8), to: path)
  }

  private func stamps(_ folder: Folder) -> FileStamps {
    FileStamps(below: [folder.path], enters: { !$0.hasSuffix("/out") }, includes: { $0.hasSuffix(".xib") })
  }

  @Test func newChangedAndRemovedFilesAreFound() throws {
    let folder = try Folder()
    for name in ["a.xib", "deep/er/b.xib", "c.xib", "note.txt", "out/d.xib"] {
      try write("1", name, in: folder)
    }
    let old = stamps(folder)
    #expect(stamps(folder).changes(since: old) == [])
    try write("22", "a.xib", in: folder)
    try write("1", "deep/new.xib", in: folder)
    try write("2", "note.txt", in: folder)
    try write("2", "out/d.xib", in: folder)
    try FileManager.default.removeItem(atPath: "\(folder.path)/c.xib")
    #expect(
      stamps(folder).changes(since: old) == ["a.xib", "c.xib", "deep/new.xib"].map { "\(folder.path)/\($0)" })
  }

  /// Editors write another file and rename it: same name and size, and on coarse clocks the same time.
  @Test func aReplacedFileIsChanged() throws {
    let folder = try Folder()
    try write("1", "a.xib", in: folder)
    let old = stamps(folder)
    try write("2", "a.xib.new", in: folder)
    rename("\(folder.path)/a.xib.new", "\(folder.path)/a.xib")
    #expect(stamps(folder).changes(since: old) == ["\(folder.path)/a.xib"])
  }

  @Test func theSystemNotifiesOfChanges() throws {
    let folder = try Folder()
    try write("1", "deep/a.xib", in: folder)
    let events = try #require(FolderEvents())
    #expect(events.watch(stamps(folder).folders + ["\(folder.path)/nowhere"]))
    #expect(!events.wait(milliseconds: 0))
    try write("2", "deep/a.xib", in: folder)
    #expect(events.wait(milliseconds: 5000))
    #expect(!events.wait(milliseconds: 0))
    try FileManager.default.removeItem(atPath: "\(folder.path)/deep/a.xib")
    #expect(events.wait(milliseconds: 5000))
  }
}

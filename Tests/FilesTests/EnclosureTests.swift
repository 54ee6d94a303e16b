import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Files

/// The allowed targets of links.
@Suite struct EnclosureTests {
  private func link(_ name: String, to target: String, in folder: Folder) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  private func write(_ name: String, in folder: Folder) throws {
    let parts = "\(folder.path)/\(name)".split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: "/" + parts, withIntermediateDirectories: true)
    _ = try folder.write("x", to: name)
  }

  @Test func linksAreFollowed() throws {
    let folder = try Folder()
    for name in ["in/a", "in/deep/b", "out/c", "inside/d"] { try write(name, in: folder) }
    try link("in/near", to: "deep/b", in: folder)
    try link("in/far", to: "../out/c", in: folder)
    try link("in/beside", to: "../inside/d", in: folder)
    try link("in/folder", to: "../out", in: folder)
    try link("in/gone", to: "../out/none", in: folder)
    let enclosure = Enclosure(["\(folder.path)/in"])
    for name in ["in/a", "in/deep/b", "in/near", "in", "in/new", "in/new/newer", "out/../in/a"] {
      #expect(enclosure.admits("\(folder.path)/\(name)", in: .untraced), "\(name)")
    }
    for name in ["in/far", "in/beside", "in/folder/c", "in/folder/new", "out/c", "in/../out/c", "inside/d"] {
      #expect(!enclosure.admits("\(folder.path)/\(name)", in: .untraced), "\(name)")
    }
    #expect(Enclosure(["/"]).admits("\(folder.path)/out/c", in: .untraced))
    #expect(
      Enclosure(["\(folder.path)/in", "\(folder.path)/out"]).admits("\(folder.path)/in/far", in: .untraced))
  }

  @Test func theProjectIsTheLimit() throws {
    let folder = try Folder()
    for name in ["Repo/.git/x", "Repo/App/App.xcodeproj/x", "Repo/App/Base.lproj/A.xib", "Repo/Kit/a", "b"] {
      try write(name, in: folder)
    }
    let repository = Enclosure(ofDocument: "\(folder.path)/Repo/App/Base.lproj/A.xib", in: .untraced)
    #expect(
      repository.admits("\(folder.path)/Repo/Kit/a", in: .untraced)
        && !repository.admits("\(folder.path)/b", in: .untraced))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Repo/.git")
    let project = Enclosure(ofDocument: "\(folder.path)/Repo/App/Base.lproj/A.xib", in: .untraced)
    #expect(
      project.admits("\(folder.path)/Repo/App/x", in: .untraced)
        && !project.admits("\(folder.path)/Repo/Kit/a", in: .untraced))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Repo/App/App.xcodeproj")
    let part = Enclosure(ofDocument: "\(folder.path)/Repo/App/Base.lproj/A.xib", in: .untraced)
    #expect(
      part.admits("\(folder.path)/Repo/App/de.lproj/A.strings", in: .untraced)
        && !part.admits("\(folder.path)/Repo/Kit/a", in: .untraced))
  }

  @Test func filesWithTemporaryNames() throws {
    let folder = try Folder()
    _ = try folder.write("whole", to: "a.bin")
    let file = try GrowingFile("\(folder.path)/b.bin", within: .anywhere, isNameless: false)
    try file.append(Array("half".utf8))
    #expect(
      folder.names.count == 2 && folder.names.contains { $0.hasPrefix("b.bin.") && $0.hasSuffix(".tmp") })
    try file.finish()
    #expect(folder.names == ["a.bin", "b.bin"])
    // Unrelated files are not mistaken for temporary ones.
    _ = try folder.write("mine", to: "c.bin.\(getpid()).0.tmp")
    do { _ = try GrowingFile("\(folder.path)/c.bin", within: .anywhere, isNameless: false) }
    #expect(folder.names == ["a.bin", "b.bin", "c.bin.\(getpid()).0.tmp"])
    let error = #expect(throws: FileError.self) {
      try GrowingFile("\(folder.path)/none/a", within: .anywhere, isNameless: false)
    }
    #expect(error?.code == ENOENT)
  }

  private final class Flag: Sendable {
    let isOver = Mutex(false)
  }

  /// A link that changes continually never leads outside, whatever was checked before.
  @Test func changingLinks() async throws {
    let folder = try Folder()
    for name in ["in/real/a", "out/a"] { try write(name, in: folder) }
    _ = try folder.write("secret", to: "out/a")
    try link("in/sub", to: "real", in: folder)
    let (path, enclosure) = (folder.path, Enclosure(["\(folder.path)/in"]))
    let flag = Flag()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        while !flag.isOver.withLock({ $0 }) {
          for target in ["../out", "real"] {
            symlink(target, "\(path)/in/next")
            rename("\(path)/in/next", "\(path)/in/sub")
          }
        }
      }
      group.addTask {
        var (read, refused) = (0, 0)
        for _ in 0..<100_000 where read < 500 || refused < 50 {
          do throws(FileError) {
            let input = try FileSystem.untraced.read("\(path)/in/sub/a", within: enclosure)
            #expect(input.bytes == Array("x".utf8))
            read += 1
            try OutputFile.write(Array("x".utf8), to: "\(path)/in/sub/a", within: enclosure)
            try OutputFile.makeFolder("\(path)/in/sub/new", within: enclosure)
            try OutputFile.remove("\(path)/in/sub/b", within: enclosure)
          } catch {
            refused += error.reason == .leadsOut ? 1 : 0
          }
        }
        flag.isOver.withLock { $0 = true }
        #expect(read >= 500 && refused >= 50)
      }
    }
    #expect(try InputFile.read("\(path)/out/a").bytes == Array("secret".utf8))
    #expect(FolderWalk.files(below: "\(path)/out") == ["a"] && !InputFile.isFolder("\(path)/out/new"))
  }

  /// The owner of a path: the innermost repository, else the project, regardless of links.
  @Test func pathsBelongToRepositories() throws {
    let folder = try Folder()
    for name in [
      "Repo/.git/x", "Repo/App/a", "Repo/Part/.git/x", "Repo/Part/a", "Other/.git/x", "Other/a", "alone/a",
    ] {
      try write(name, in: folder)
    }
    try link("Repo/Link", to: "../Other", in: folder)
    func admits(_ path: String, _ other: String) -> Bool {
      Enclosure(containing: "\(folder.path)/\(path)").admits("\(folder.path)/\(other)", in: .untraced)
    }
    #expect(admits("Repo/App/a", "Repo/b") && !admits("Repo/App/a", "alone/a"))
    #expect(admits("Repo/App/none/a", "Repo/App/a") && admits("Repo/Part/a", "Repo/Part/b"))
    #expect(!admits("Repo/Part/a", "Repo/App/a") && admits("alone/a", "Repo/App/a"))
    // Through the link it is a file of `Repo`, not of the repository that the link leads to.
    #expect(!admits("Repo/Link/a", "Other/a") && admits("Repo/Link/a", "Repo/App/a"))
  }
}

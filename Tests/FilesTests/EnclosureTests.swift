import Foundation
import TestSupport
import Testing

@testable import Files

/// Where links may lead.
@Suite struct EnclosureTests {
  private func link(_ name: String, to target: String, in folder: Folder) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  private func write(_ name: String, in folder: Folder) throws {
    let parts = "\(folder.path)/\(name)".split(separator: "/").dropLast().joined(separator: "/")
    try OutputFile.makeFolder("/" + parts)
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
      #expect(enclosure.admits("\(folder.path)/\(name)"), "\(name)")
    }
    for name in ["in/far", "in/beside", "in/folder/c", "in/folder/new", "out/c", "in/../out/c", "inside/d"] {
      #expect(!enclosure.admits("\(folder.path)/\(name)"), "\(name)")
    }
    #expect(Enclosure(["/"]).admits("\(folder.path)/out/c"))
    #expect(Enclosure(["\(folder.path)/in", "\(folder.path)/out"]).admits("\(folder.path)/in/far"))
  }

  @Test func theProjectIsTheBound() throws {
    let folder = try Folder()
    for name in ["Repo/.git/x", "Repo/App/App.xcodeproj/x", "Repo/App/Base.lproj/A.xib", "Repo/Kit/a", "b"] {
      try write(name, in: folder)
    }
    let repository = Enclosure(ofDocument: "\(folder.path)/Repo/App/Base.lproj/A.xib")
    #expect(repository.admits("\(folder.path)/Repo/Kit/a") && !repository.admits("\(folder.path)/b"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Repo/.git")
    let project = Enclosure(ofDocument: "\(folder.path)/Repo/App/Base.lproj/A.xib")
    #expect(project.admits("\(folder.path)/Repo/App/x") && !project.admits("\(folder.path)/Repo/Kit/a"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/Repo/App/App.xcodeproj")
    let part = Enclosure(ofDocument: "\(folder.path)/Repo/App/Base.lproj/A.xib")
    #expect(
      part.admits("\(folder.path)/Repo/App/de.lproj/A.strings") && !part.admits("\(folder.path)/Repo/Kit/a"))
  }

  @Test func filesWithTemporaryNames() throws {
    let folder = try Folder()
    let path = "\(folder.path)/a.bin"
    #expect(OutputFile.replace(path, with: Array("whole".utf8), isNameless: false) == 0)
    let file = try GrowingFile("\(folder.path)/b.bin", isNameless: false)
    try file.append(Array("half".utf8))
    #expect(
      folder.names.count == 2 && folder.names.contains { $0.hasPrefix("b.bin.") && $0.hasSuffix(".tmp") })
    try file.finish()
    #expect(folder.names == ["a.bin", "b.bin"])
    // Nobody's file is taken for a temporary one.
    _ = try folder.write("mine", to: "c.bin.\(getpid()).0.tmp")
    do { _ = try GrowingFile("\(folder.path)/c.bin", isNameless: false) }
    #expect(folder.names == ["a.bin", "b.bin", "c.bin.\(getpid()).0.tmp"])
    #expect(OutputFile.replace("\(folder.path)/none/a", with: [1], isNameless: false) == ENOENT)
  }
}

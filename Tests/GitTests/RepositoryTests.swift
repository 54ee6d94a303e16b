import Files
import Foundation
import TestSupport
import Testing

@testable import Git

struct RepositoryTests {
  private let repository: Repository

  init() throws {
    repository = try Repository()
    try repository.write("one\n", to: "App/A.xib")
    try repository.write("same\n", to: "App/name with ü.strings")
    try repository.commit()
  }

  private func reason(_ body: () throws -> Void) -> GitError.Reason? {
    do {
      try body()
      return nil
    } catch { return (error as? GitError)?.reason }
  }

  @Test func rootIsFoundFromMissingFilesAndFolders() throws {
    for place in ["", "/App", "/App/A.xib", "/App/gone/deeper.xib"] {
      #expect(try GitRepository(around: repository.path + place).root == repository.path)
    }
    let outside = FileManager.default.temporaryDirectory.path
    #expect(reason { _ = try GitRepository(around: outside) } == .notARepository)
  }

  @Test func pathsAreRelativeToTheRoot() throws {
    let git = try GitRepository(around: repository.path)
    #expect(git.path(of: repository.path + "/App/A.xib") == "App/A.xib")
    #expect(git.path(of: repository.path + "/App/../App/gone.xib") == "App/gone.xib")
    #expect(git.path(of: repository.path) == "")
    #expect(git.path(of: "/etc/passwd") == nil)
    #expect(git.path(of: repository.path + "2/A.xib") == nil)
  }

  @Test func revisionsAreCommits() throws {
    let first = try repository.git("rev-parse", "HEAD")
    try repository.git("tag", "v1")
    try repository.write("two\n", to: "App/A.xib")
    let second = try repository.commit()
    let git = try GitRepository(around: repository.path)
    #expect(try git.revision("HEAD~1").id == first)
    #expect(try git.revision("v1").id == first)
    #expect(try git.revision("main").id == second)
    #expect(reason { _ = try git.revision("mian") } == .unknownRevision("mian", near: "main"))
    for name in ["", "-n", "--help", "HEAD:App", "no such", String(repeating: "a", count: 40)] {
      #expect(throws: GitError.self) { try git.revision(name) }
    }
  }

  @Test func mergeBaseIsTheCommonAncestor() throws {
    let base = try repository.git("rev-parse", "HEAD")
    try repository.git("checkout", "-q", "-b", "topic")
    try repository.write("topic\n", to: "App/B.xib")
    try repository.commit()
    try repository.git("checkout", "-q", "main")
    try repository.write("main\n", to: "App/C.xib")
    try repository.commit()
    let git = try GitRepository(around: repository.path)
    let (main, topic) = (try git.revision("main"), try git.revision("topic"))
    #expect(try git.mergeBase(main, topic).id == base)
    try repository.git("checkout", "-q", "--orphan", "alone")
    try repository.commit()
    let alone = try git.revision("alone")
    #expect(reason { _ = try git.mergeBase(main, alone) } == .unrelated("main", "alone"))
  }

  @Test func shallowClonesAreReported() throws {
    let first = try repository.git("rev-parse", "HEAD")
    try repository.commit()
    let clone = try Repository(cloning: repository, depth: 1)
    let git = try GitRepository(around: clone.path)
    #expect(git.isShallow)
    for name in [first, "HEAD~1", "origin/other"] {
      do {
        _ = try git.revision(name)
        Issue.record("\(name) is there")
      } catch {
        #expect(error.reason == .beyondShallowClone(name))
        #expect(error.notes.first?.message.contains("fetch-depth: 0") == true)
      }
    }
  }

  @Test func changesFollowRenames() throws {
    try repository.write(String(repeating: "line\n", count: 50), to: "App/Old.xib")
    try repository.write("gone\n", to: "App/Gone.xib")
    try repository.commit()
    try repository.git("mv", "App/Old.xib", "App/New name.xib")
    try repository.write(String(repeating: "line\n", count: 50) + "more\n", to: "App/New name.xib")
    try repository.remove("App/Gone.xib")
    try repository.write("new\n", to: "App/Added.xib")
    try repository.write("two\n", to: "App/A.xib")
    try repository.commit()
    let git = try GitRepository(around: repository.path)
    let (old, new) = (try git.revision("HEAD~1"), try git.revision("HEAD"))
    let changes = try git.changes(from: old, to: .revision(new))
    func words(_ change: GitChange) -> String {
      "\(change.kind) \(change.old ?? "–") \(change.new ?? "–")"
    }
    #expect(
      Set(changes.map(words)) == [
        "changed App/A.xib App/A.xib", "added – App/Added.xib", "removed App/Gone.xib –",
        "renamed App/Old.xib App/New name.xib",
      ])
    #expect(changes.allSatisfy { ($0.old == nil) == ($0.oldBlob == nil) })
    #expect(changes.filter(\.isMoveOnly).isEmpty)
  }

  /// What git would have to read to find renamed files is not in every clone.
  @Test func changesOfAPartialCloneAreKnown() throws {
    try repository.write(String(repeating: "line\n", count: 50), to: "App/Old.xib")
    try repository.commit()
    try repository.git("mv", "App/Old.xib", "App/New.xib")
    try repository.write(String(repeating: "line\n", count: 50) + "more\n", to: "App/New.xib")
    try repository.write("two\n", to: "App/A.xib")
    try repository.commit()
    let blob = try repository.git("rev-parse", "HEAD~1:App/Old.xib")
    try repository.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let git = try GitRepository(around: repository.path)
    let changes = try git.changes(from: git.revision("HEAD~1"), to: .revision(git.revision("HEAD")))
    #expect(Set(changes.map(\.path)) == ["App/A.xib", "App/New.xib", "App/Old.xib"])
  }

  @Test func theWorkTreeIsASide() throws {
    try repository.write("two\n", to: "App/A.xib")
    try repository.write("new\n", to: "App/New.xib")
    try repository.write("*.log\n", to: ".gitignore")
    try repository.write("log\n", to: "x.log")
    let git = try GitRepository(around: repository.path)
    let changes = try git.changes(from: git.revision("HEAD"), to: .workTree)
    #expect(Set(changes.map(\.path)) == ["App/A.xib", "App/New.xib", ".gitignore"])
    #expect(changes.first { $0.path == "App/A.xib" }?.oldBlob != nil)
  }

  @Test func stagedFilesAreARevision() throws {
    try repository.write("staged\n", to: "App/A.xib")
    try repository.git("add", "-A")
    try repository.write("not staged\n", to: "App/A.xib")
    let git = try GitRepository(around: repository.path)
    let tree = try RevisionTree(git.staged(), from: RevisionContents(WorkTrees(git)))
    #expect(try InputFile.read(tree.place(of: "App/A.xib")).bytes == Array("staged\n".utf8))
  }

  @Test func objectsAreReadInSequence() throws {
    let large = String(repeating: "0123456789\n", count: 40_000)
    try repository.write(large, to: "large.strings")
    try repository.write("", to: "empty.strings")
    try repository.commit()
    let git = try GitRepository(around: repository.path)
    let files = try git.entries(of: git.revision("HEAD"))
    let objects = try GitObjects(git)
    #expect(objects.content(String(repeating: "0", count: 40), limit: 10) == nil)
    for _ in 0..<3 {
      for file in files {
        let bytes = try Checkout.bytes("\(repository.path)/\(file.path)")
        #expect(objects.content(file.blob, limit: 1 << 20) == bytes)
        // No more than asked for is kept of what is longer.
        #expect(objects.content(file.blob, limit: 9) == Array(bytes.prefix(10)))
      }
    }
  }
}

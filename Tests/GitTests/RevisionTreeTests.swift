import Files
import Foundation
import TestSupport
import Testing

@testable import Git

struct RevisionTreeTests {
  @Test func includesDependenciesOfPictures() throws {
    let repository = try Repository()
    try repository.write("xib", to: "App/Base.lproj/A.xib")
    try repository.write("{}", to: "App/Assets.xcassets/a.imageset/Contents.json")
    try repository.write("code", to: "App/main.swift")
    try repository.write("{}", to: "package.json")
    try FileManager.default.createSymbolicLink(
      atPath: repository.path + "/App/Link.xib", withDestinationPath: "Base.lproj/A.xib")
    try FileManager.default.createSymbolicLink(
      atPath: repository.path + "/App/Out.xib", withDestinationPath: "/etc/passwd")
    try repository.commit()
    try repository.write("changed", to: "App/Base.lproj/A.xib")
    let git = try GitRepository(around: repository.path)
    var tree: RevisionTree? = try RevisionTree(git.revision("HEAD"), from: RevisionContents(WorkTrees(git)))
    let root = try #require(tree?.root)
    #expect(
      FolderWalk.files(below: root) == [
        "App/Assets.xcassets/a.imageset/Contents.json", "App/Base.lproj/A.xib", "App/Link.xib", "App/Out.xib",
        "App/main.swift",
      ])
    #expect(try InputFile.read("\(root)/App/Link.xib").bytes == Array("xib".utf8))
    #expect(
      !Enclosure(ofDocument: "\(root)/App/Base.lproj/A.xib", in: .untraced).admits(
        "\(root)/App/Out.xib", in: .untraced))
    #expect(tree?.shown("\(root)/App/A.xib") == "HEAD:App/A.xib")
    #expect(tree?.shown("App/A.xib") == "App/A.xib")
    tree = nil
    #expect(!InputFile.exists(root))
    #expect(InputFile.exists("/etc/passwd"))
  }

  @Test(arguments: [
    "a/../x.xib", "../x.xib", "a//x.xib", ".git/x.xib", "a/.GIT/x.xib", "./x.xib", "x.swift", "",
    "Documents/en.xcloc/Source Contents/Base.lproj/Main.storyboard",
  ])
  func excludesOtherFiles(_ path: String) { #expect(!RevisionTree.isNeeded(path)) }

  @Test func pointersOfLargeFilesAreFollowed() throws {
    let repository = try Repository()
    let id = String(repeating: "ab", count: 32)
    func pointer(_ id: String) -> String {
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(id)\nsize 5\n"
    }
    try repository.write(pointer(id), to: "a.png")
    try repository.write(pointer(String(repeating: "cd", count: 32)), to: "elsewhere.png")
    try repository.commit()
    try repository.write("large", to: ".git/lfs/objects/ab/ab/\(id)")
    let git = try GitRepository(around: repository.path)
    let tree = try RevisionTree(git.revision("HEAD"), from: RevisionContents(WorkTrees(git)))
    #expect(try InputFile.read(tree.place(of: "a.png")).bytes == Array("large".utf8))
    #expect(try InputFile.read(tree.place(of: "elsewhere.png")).bytes.starts(with: "version".utf8))
  }

  @Test func whatARepositoryLacksIsAnErrorOfTheFile() throws {
    let repository = try Repository()
    try repository.write("xib", to: "A.xib")
    try repository.commit()
    try repository.write("changed", to: "A.xib")
    let git = try GitRepository(around: repository.path)
    let head = try git.revision("HEAD")
    let blob = try #require(git.entries(of: head).first?.blob)
    try repository.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let tree = try RevisionTree(head, from: RevisionContents(WorkTrees(git)))
    let path = tree.place(of: "A.xib")
    #expect(throws: FileError(.missingContent, path: path, code: ENODATA)) { try InputFile.read(path) }
    #expect(tree.missing == [])
  }

  /// Contents that the checkout has are read there, and none is written.
  @Test func unchangedContentsAreReadInTheCheckout() throws {
    let repository = try Repository()
    try repository.write("same", to: "App/A.xib")
    try repository.write("old", to: "App/B.xib")
    try repository.commit()
    try repository.write("new", to: "App/B.xib")
    try repository.commit()
    let git = try GitRepository(around: repository.path)
    let contents = RevisionContents(WorkTrees(git))
    let (old, new) = try (
      RevisionTree(git.revision("HEAD~1"), from: contents), RevisionTree(git.revision("HEAD"), from: contents)
    )
    let same = try #require(git.entries(of: old.revision).first?.blob)
    try repository.remove(".git/objects/\(same.prefix(2))/\(same.dropFirst(2))")
    for tree in [old, new] {
      #expect(try InputFile.read(tree.place(of: "App/A.xib")).bytes == Array("same".utf8))
    }
    #expect(try InputFile.read(old.place(of: "App/B.xib")).bytes == Array("old".utf8))
    #expect(try InputFile.read(new.place(of: "App/B.xib")).bytes == Array("new".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: old.root) == [".git"])
  }

  @Test func namesAreThoseOfAFolder() throws {
    let repository = try Repository()
    let paths = ["App/b/x.png", "App/a.png", "App/a/y.png", "App/.hidden.png", "App/a-b.png"]
    for path in paths { try repository.write(path, to: path) }
    for (link, target) in [
      ("App/l.png", "a/y.png"), ("App/d.png", "a"), ("App/n.png", "none"), ("App/m.png", "l.png"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: repository.path + "/" + link, withDestinationPath: target)
    }
    try repository.commit()
    let git = try GitRepository(around: repository.path)
    let tree = try RevisionTree(git.revision("HEAD"), from: RevisionContents(WorkTrees(git)))
    for (folder, root) in [("", repository.path), ("", tree.root)] {
      let listing = FolderListing(root + "/App" + folder, limit: 100)
      #expect(listing.files == ["a-b.png", "a.png", "l.png", "m.png"])
      #expect(listing.folders == ["a", "b"])
      #expect(
        FolderWalk.files(below: root) == [
          "App/a/y.png", "App/a-b.png", "App/a.png", "App/b/x.png", "App/l.png", "App/m.png",
        ])
      #expect(FileSystem.untraced.exists(root + "/App/a/../b/./x.png"))
      #expect(
        !FileSystem.untraced.exists(root + "/App/c") && !FileSystem.untraced.exists(root + "/App/a.png/x"))
      #expect(InputFile.resolved(root + "/App/m.png") == root + "/App/a/y.png")
      #expect(InputFile.isFolder(root + "/App/d.png") && !InputFile.isFolder(root + "/App/l.png"))
      #expect(try InputFile.read(root + "/App/m.png").bytes == Array("App/a/y.png".utf8))
    }
  }

  /// A tree that no git would write: a file below a link. Nothing is read or written through it.
  @Test func filesBelowLinksAreLeftOut() throws {
    let repository = try Repository()
    try repository.write("/etc", to: "target")
    try repository.write("xib", to: "h.xib")
    try repository.commit()
    let inner = try repository.git("rev-parse", "HEAD^{tree}")
    let target = try repository.git("rev-parse", "HEAD:target")
    try repository.shell(
      "printf '040000 tree \(inner)\\tlink.xib\\n120000 blob \(target)\\tlink.xib\\n' | git mktree > made")
    let made = String(decoding: try Checkout.bytes("\(repository.path)/made"), as: UTF8.self).prefix {
      $0 != "\n"
    }
    let commit = try repository.git("commit-tree", "-m", "x", String(made))
    let git = try GitRepository(around: repository.path)
    let tree = try RevisionTree(git.revision(commit), from: RevisionContents(WorkTrees(git)))
    #expect(tree.files.map(\.path) == ["link.xib"])
    #expect(throws: FileError.self) { try InputFile.read(tree.place(of: "link.xib/h.xib")) }
  }

  @Test func filesOfSubmodulesAreAmongThem() throws {
    let (inner, repository) = (try Repository(), try Repository())
    try inner.write("one", to: "Kit/K.xib")
    try inner.commit()
    try repository.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.path, "Sub")
    try repository.write("xib", to: "A.xib")
    try repository.commit()
    try inner.write("two", to: "Kit/K.xib")
    try inner.write("new", to: "L.xib")
    try inner.commit()
    try repository.shell("cd Sub && git pull -q")
    let git = try GitRepository(around: repository.path)
    func words(_ changes: RepositoryChanges) -> [String] {
      changes.files.map { "\($0.kind) \($0.path)" }.sorted()
    }
    let head = try git.revision("HEAD")
    let expected = ["added Sub/L.xib", "changed Sub/Kit/K.xib"]
    #expect(try words(RepositoryChanges(WorkTrees(git), from: head, to: .workTree)) == expected)
    try repository.commit()
    let next = try git.revision("HEAD")
    let workTrees = WorkTrees(git)
    let changes = try RepositoryChanges(workTrees, from: head, to: .revision(next))
    #expect(words(changes) == expected && changes.unfollowed.isEmpty)
    let contents = RevisionContents(workTrees)
    let (old, new) = try (RevisionTree(head, from: contents), RevisionTree(next, from: contents))
    #expect(try InputFile.read(old.place(of: "Sub/Kit/K.xib")).bytes == Array("one".utf8))
    #expect(try InputFile.read(new.place(of: "Sub/Kit/K.xib")).bytes == Array("two".utf8))
    #expect(!old.contains("Sub/L.xib") && new.contains("Sub/L.xib"))
    try repository.shell("git submodule deinit -q -f Sub; rm -rf Sub .git/modules")
    let gone = try RepositoryChanges(WorkTrees(git), from: head, to: .revision(next))
    #expect(gone.files == [] && gone.unfollowed.map(\.severity) == [.error])
    #expect(gone.unfollowed.first?.location?.file.hasSuffix("Sub") == true)
    #expect(try RepositoryChanges(WorkTrees(git), from: next, to: .revision(next)).unfollowed.isEmpty)
  }
}

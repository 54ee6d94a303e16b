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
    var tree: RevisionTree? = try RevisionTree(git.revision("HEAD"), of: git)
    let root = try #require(tree?.root)
    #expect(
      FolderWalk.files(below: root) == [
        "App/Assets.xcassets/a.imageset/Contents.json", "App/Base.lproj/A.xib", "App/Link.xib", "App/Out.xib",
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
    let tree = try RevisionTree(git.revision("HEAD"), of: git)
    #expect(try InputFile.read(tree.place(of: "a.png")).bytes == Array("large".utf8))
    #expect(try InputFile.read(tree.place(of: "elsewhere.png")).bytes.starts(with: "version".utf8))
  }

  @Test func aDamagedRepositoryIsAnError() throws {
    let repository = try Repository()
    try repository.write("xib", to: "A.xib")
    try repository.commit()
    let git = try GitRepository(around: repository.path)
    let head = try git.revision("HEAD")
    let blob = try #require(git.files(of: head).first?.blob)
    try repository.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    #expect(throws: GitError(.missingObject(blob, revision: "HEAD"), at: "A.xib")) {
      try RevisionTree(head, of: git)
    }
  }
}

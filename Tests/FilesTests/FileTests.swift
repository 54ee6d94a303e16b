import Files
import Foundation
import TestSupport
import Testing

/// Reading and writing files.
@Suite struct FileTests {
  @Test func inputsHaveALimit() throws {
    let folder = try Folder()
    let path = try folder.write(String(repeating: "x", count: 200_000), to: "big")
    #expect(try InputFile.read(path).bytes.count == 200_000)
    #expect(try InputFile.read(path, limit: 1000).bytes.count > 1000)
    #expect(try InputFile.read(path, limit: 1000).bytes.count < 200_000)
    let endless = try InputFile.read("/dev/zero", limit: 1 << 20)
    #expect(endless.bytes.count > 1 << 20 && endless.bytes.count < 2 << 20)
  }

  /// A file that claims the largest size that there is, where the system allows it.
  @Test func sparseInputs() throws {
    let path = "/dev/shm/layoutshot-sparse-\(getpid())"
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    guard descriptor >= 0 else { return }
    defer { unlink(path) }
    let isLarge = ftruncate(descriptor, Int.max) == 0
    close(descriptor)
    if !isLarge { return }
    #expect(try InputFile.read(path, limit: 1000).bytes.count == 1001)
  }

  @Test func unreadableInputs() throws {
    let folder = try Folder()
    #expect { try InputFile.read("\(folder.path)/none.xib") } throws: {
      let error = $0 as? FileError
      return error?.reason == .unreadable && error?.message == "cannot be read: No such file or directory"
    }
    #expect { try InputFile.read(folder.path) } throws: { ($0 as? FileError)?.reason == .isDirectory }
  }

  @Test func documentNames() {
    func name(_ path: String) -> String { InputFile(path: path, bytes: []).documentName }
    #expect(name("a/b/Login.xib") == "Login" && name("Main.StoryBoard") == "Main")
    #expect(name("Login.xib.bak") == "Login.xib.bak" && name(".xib") == ".xib" && name("<stdin>") == "stdin")
  }

  @Test func outputsAreReplacedAtomically() throws {
    let folder = try Folder()
    let path = try folder.write("old", to: "a.png")
    try OutputFile.write(Array("new".utf8), to: path)
    #expect(try InputFile.read(path).bytes == Array("new".utf8))
    #expect(folder.names == ["a.png"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let mask = umask(0)
    _ = umask(mask)
    #expect(attributes[.posixPermissions] as? Int == 0o666 & ~Int(mask))
  }

  @Test func failedOutputsLeaveNothing() throws {
    let folder = try Folder()
    try OutputFile.makeFolder("\(folder.path)/taken")
    for path in ["\(folder.path)/none/a.png", "\(folder.path)/taken", "/proc/none.png"] {
      #expect { try OutputFile.write([1], to: path) } throws: {
        let error = $0 as? FileError
        return error?.reason == .unwritable && error?.path == path
      }
    }
    #expect(folder.names == ["taken"])
  }

  @Test func concurrentWritersDoNotInterfere() async throws {
    let folder = try Folder()
    let path = "\(folder.path)/one.png"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<64 {
        group.addTask {
          try OutputFile.write([UInt8](repeating: UInt8(number), count: 100_000), to: path)
        }
      }
      try await group.waitForAll()
    }
    let bytes = try InputFile.read(path).bytes
    #expect(bytes.count == 100_000 && Set(bytes).count == 1)
    #expect(folder.names == ["one.png"])
  }

  @Test func pipesAreWrittenTo() throws {
    let folder = try Folder()
    let path = "\(folder.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile.write(Array("through".utf8), to: path)
    var buffer = [UInt8](repeating: 0, count: 16)
    #expect(read(reader, &buffer, 16) == 7)
    #expect(folder.names == ["pipe"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func linksArePreserved() throws {
    let folder = try Folder()
    let real = try folder.write("old", to: "real.png")
    let link = "\(folder.path)/link.png"
    #expect(symlink("real.png", link) == 0)
    try OutputFile.write(Array("new".utf8), to: link)
    #expect(try InputFile.read(real).bytes == Array("new".utf8))
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(folder.names == ["link.png", "real.png"])
  }

  @Test func parentFoldersAreCreated() throws {
    let folder = try Folder()
    for _ in 0..<2 { try OutputFile.makeFolder("\(folder.path)/a//b/c/") }
    #expect(folder.names == ["a"])
    try OutputFile.makeFolder("")
    let file = try folder.write("", to: "file")
    for path in [file, "\(file)/below", "/proc/none"] {
      #expect { try OutputFile.makeFolder(path) } throws: { ($0 as? FileError)?.reason == .unwritable }
    }
  }
}

/// Growing files get their names when they are complete.
@Suite struct GrowingFileTests {
  @Test func partialFilesAreRemoved() throws {
    let folder = try Folder()
    do {
      let file = try GrowingFile("\(folder.path)/movie.png")
      try file.append([1, 2, 3])
      #expect(folder.names.isEmpty || folder.names.allSatisfy { $0.hasSuffix(".tmp") })
    }
    #expect(folder.names.isEmpty)
    let old = try folder.write("old", to: "movie.png")
    do { try GrowingFile(old).append([1]) }
    #expect(folder.names == ["movie.png"])
    let file = try GrowingFile(old)
    try file.append([1, 2])
    try file.append([3])
    try file.finish()
    #expect(folder.names == ["movie.png"])
    #expect(try InputFile.read(old).bytes == [1, 2, 3])
    #expect(throws: FileError.self) { try GrowingFile("\(folder.path)/none/movie.png") }
  }
}

import Foundation
import Testing

/// A temporary repository.
final class Repository {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layoutshot-git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    try git("init", "-q", "-b", "main")
  }

  /// A clone of another repository.
  init(cloning other: Repository, depth: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layoutshot-git-\(UUID().uuidString)")
    path = folder.path
    try Self.run(["clone", "-q", "--depth", "\(depth)", "file://\(other.path)", path], in: other.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  @discardableResult func git(_ arguments: String...) throws -> String { try Self.run(arguments, in: path) }

  /// Runs a line of shell commands.
  func shell(_ line: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(line)")
  }

  /// Commits everything; returns the commit's hash.
  @discardableResult func commit(_ message: String = "Change") throws -> String {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", message)
    return try git("rev-parse", "HEAD")
  }

  @discardableResult private static func run(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

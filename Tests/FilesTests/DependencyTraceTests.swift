import Foundation
import TestSupport
import Testing

@testable import Files

/// What work reads is recorded, on whichever threads it reads.
@Suite struct DependencyTraceTests {
  @Test func threadsShareATrace() throws {
    let folder = try Folder()
    let paths = try (0..<40).map { try folder.write("\($0)", to: "\($0).xib") }
    let trace = DependencyTrace()
    let files = FileSystem(trace)
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      _ = try? files.read(paths[index])
      _ = files.exists(paths[index] + ".none")
    }
    #expect(trace.dependencies.count { $0.kind == .content } == 40)
    #expect(trace.dependencies.count { $0.kind == .existence } == 40)
    #expect(trace.contents.count == 40 && !trace.isTorn)
  }

  @Test func whatWorkAsksIsRecorded() throws {
    let folder = try Folder()
    let path = try folder.write("a", to: "a.xib")
    let trace = DependencyTrace()
    let files = FileSystem(trace)
    _ = try files.read(path)
    #expect(throws: FileError.self) { try files.read("\(folder.path)/none") }
    _ = Enclosure(ofDocument: path, in: files).admits(path, in: files)
    let portable = DependencyTrace.portable(path)
    #expect(
      Set(trace.dependencies.map(\.kind)) == [.content, .link, .project]
        && trace.dependencies.contains(Dependency(.link, [portable])))
    #expect(trace.contents[Dependency(.content, [portable])] == DependencyTrace.contentValue(Array("a".utf8)))
    #expect(trace.contents.values.contains("unreadable"))
  }

  /// A result that was made of two contents of one file cannot be cached.
  @Test func aFileThatChangesTearsATrace() throws {
    let folder = try Folder()
    let path = try folder.write("a", to: "a.xib")
    let trace = DependencyTrace()
    let files = FileSystem(trace)
    for _ in 0..<2 { _ = try files.read(path) }
    #expect(!trace.isTorn)
    _ = try folder.write("b", to: "a.xib")
    _ = try files.read(path)
    #expect(trace.isTorn)
    let other = DependencyTrace()
    FileSystem(other).noteTimeLimit()
    #expect(other.isTorn && other.dependencies.isEmpty)
  }
}

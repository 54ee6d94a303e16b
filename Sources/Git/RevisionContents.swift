import Files
import Glibc
import Synchronization

/// Reads the contents of files of revisions when they are asked for: unchanged ones on disk, where the checkout has them,
/// and others once from one running git.
package final class RevisionContents: Sendable {
  package let workTrees: WorkTrees

  private struct State {
    var objects: [String: GitObjects] = [:]
    var stores: [String: LargeFileStore] = [:]
    /// What was read from git, by object id.
    var known: [String: [UInt8]] = [:]
    var knownBytes = 0
  }

  private let state = Mutex(State())
  /// The most bytes that are kept for another side that asks for the same.
  private static let mostKnownBytes = 64 << 20

  package init(_ workTrees: WorkTrees) { self.workTrees = workTrees }

  /// Returns the content of a file, at most one byte more than a limit; nil if the repository lacks it.
  func content(of file: GitFile, limit: Int) -> [UInt8]? {
    var content: [UInt8]?
    if !file.isLink, let place = workTrees.file(with: file.blob, inSubmodule: file.submodule),
      let input = try? FileSystem.untraced.read(place, limit: limit, within: .anywhere)
    {
      content = input.bytes
    } else {
      content = state.withLock { Self.read(file, limit, workTrees, &$0) }
    }
    guard !file.isLink, let pointer = content, LargeFileStore.isPointer(pointer) else { return content }
    let large = state.withLock { Self.store(of: file, workTrees, &$0)?.file(for: pointer) }
    return large.flatMap { try? FileSystem.untraced.read($0, limit: limit, within: .anywhere).bytes }
      ?? content
  }

  private static func store(
    of file: GitFile, _ workTrees: WorkTrees, _ state: inout State
  ) -> LargeFileStore? {
    if let known = state.stores[file.submodule] { return known }
    let store = workTrees.repository(at: file.submodule).map { LargeFileStore($0) }
    state.stores[file.submodule] = store
    return store
  }

  private static func read(
    _ file: GitFile, _ limit: Int, _ workTrees: WorkTrees, _ state: inout State
  ) -> [UInt8]? {
    if let known = state.known[file.blob] { return known }
    if state.objects[file.submodule] == nil {
      guard let repository = workTrees.repository(at: file.submodule),
        let objects = try? GitObjects(repository)
      else { return nil }
      state.objects[file.submodule] = objects
    }
    guard let bytes = state.objects[file.submodule]?.content(file.blob, limit: limit) else { return nil }
    if bytes.count <= limit, state.knownBytes + bytes.count <= mostKnownBytes {
      state.knownBytes += bytes.count
      state.known[file.blob] = bytes
    }
    return bytes
  }
}

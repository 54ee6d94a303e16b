import Glibc

/// The files as some work sees them: what it asks for is recorded in its trace.
///
/// It is a value that is handed down. Nothing reads a file without one, so work on other threads cannot lose its
/// dependencies. Only results that are never cached may be made with `untraced`.
package struct FileSystem: Sendable {
  private let trace: DependencyTrace?

  /// The files for work whose dependencies are not needed.
  package static let untraced = FileSystem(trace: nil)

  /// The files for work whose dependencies are recorded.
  package init(_ trace: DependencyTrace) { self.trace = trace }

  private init(trace: DependencyTrace?) { self.trace = trace }

  /// Whether a path exists and is accessible.
  package func exists(_ path: String) -> Bool {
    note(.existence, [DependencyTrace.portable(path)])
    return DeferredFolder.kind(of: path) != nil || access(path, F_OK) == 0
  }

  /// Reads a file, or standard input, called `<stdin>` in the result, if the path is `-`.
  ///
  /// At most `limit` bytes and one more are read, so that an endless device is rejected like any other input that is
  /// too large. A file of a repository or project, or of `enclosure` if there is one, is only read if it is inside it:
  /// links leading out are not followed.
  package func read(
    _ path: String, limit: Int = 64 << 20, within enclosure: Enclosure? = nil
  ) throws(FileError) -> InputFile {
    do throws(FileError) {
      let input = try InputFile.load(path, limit: limit, within: enclosure ?? Enclosure(containing: path))
      if path != "-" { trace?.note(content: input.bytes, of: path) }
      return input
    } catch {
      if path != "-" { trace?.note(content: nil, of: path) }
      throw error
    }
  }

  // MARK: Trace

  /// Records a dependency.
  package func note(_ kind: Dependency.Kind, _ subject: @autoclosure () -> [String]) {
    trace?.note(Dependency(kind, subject()))
  }

  /// Records that a time limit decided, so that the result does not follow from what was read.
  package func noteTimeLimit() { trace?.noteTimeLimit() }
}

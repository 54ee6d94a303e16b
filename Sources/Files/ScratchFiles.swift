import Glibc
import Synchronization

/// The temporary files and folders that currently have names, so that a terminated program can remove them.
///
/// A file has such a name while it is written on file systems without nameless files, and otherwise for the moment in
/// which it gets its final name.
package enum ScratchFiles {
  private struct State {
    var paths: Set<String> = []
    var folders: Set<String> = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Creates a named temporary file; does not return once `removeAll()` was called. No files are removed while `make`
  /// runs, so that every new file is registered. Returns its result, and the system's error number if that is negative.
  static func make(_ path: String, _ make: (String) -> Int32) -> (result: Int32, code: Int32) {
    whileOpen { state in
      let result = make(path)
      if result < 0 { return (result, errno) }
      state.paths.insert(path)
      return (result, 0)
    }
  }

  /// Records that a temporary file has its final name now, or is gone.
  static func forget(_ path: String) { state.withLock { _ = $0.paths.remove(path) } }

  /// Creates a temporary folder; does not return once `removeAll()` was called. Returns the path that `make` returns,
  /// and the system's error number if that is nil.
  static func makeFolder(_ make: () -> String?) -> (path: String?, code: Int32) {
    whileOpen { state in
      guard let path = make() else { return (nil, errno) }
      let real = InputFile.resolved(path) ?? path
      state.folders.insert(real)
      return (real, 0)
    }
  }

  private static func whileOpen<Outcome>(_ make: (inout State) -> Outcome) -> Outcome {
    let outcome = state.withLock { $0.isClosed ? nil : make(&$0) }
    // Once it is closed, the program is about to end, by a signal.
    while outcome == nil { pause() }
    return outcome!
  }

  /// Removes a temporary folder with its contents.
  static func removeFolder(_ path: String) {
    ScratchFolder.remove(path)
    state.withLock { _ = $0.folders.remove(path) }
  }

  /// Removes all temporary files. No other one can be created, so the program must end.
  package static func removeAll() {
    state.withLock { state in
      for path in state.paths { unlink(path) }
      for path in state.folders { ScratchFolder.remove(path) }
      state.isClosed = true
    }
  }
}

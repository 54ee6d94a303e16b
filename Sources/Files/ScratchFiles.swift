import Glibc
import Synchronization

/// The temporary files and folders that have a name at the moment, so that a program that is asked to end can take them
/// along.
///
/// A file has such a name while it is written where the file system has no nameless files, and for the moment in which
/// it gets its own name everywhere else.
package enum ScratchFiles {
  private struct State {
    var paths: Set<String> = []
    var folders: Set<String> = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Makes a temporary file with a name; does not return once `removeAll()` was called.
  ///
  /// - Parameters:
  ///   - path: The temporary name.
  ///   - make: Makes the file. It is called while no file is removed, so that every file made is registered.
  /// - Returns: What `make` returns, and the system's error number if that is negative.
  static func make(_ path: String, _ make: (String) -> Int32) -> (result: Int32, code: Int32) {
    let outcome = state.withLock { state -> (Int32, Int32)? in
      if state.isClosed { return nil }
      let result = make(path)
      if result < 0 { return (result, errno) }
      state.paths.insert(path)
      return (result, 0)
    }
    // The program ends in a moment, by the signal that closed the list.
    while outcome == nil { pause() }
    return outcome!
  }

  /// Notes that a temporary file has its own name now, or is gone.
  static func forget(_ path: String) { state.withLock { _ = $0.paths.remove(path) } }

  /// Makes a temporary folder; does not return once `removeAll()` was called.
  ///
  /// - Returns: The path that `make` returns, and the system's error number if that is nil.
  static func makeFolder(_ make: () -> String?) -> (path: String?, code: Int32) {
    let outcome = state.withLock { state -> (String?, Int32)? in
      if state.isClosed { return nil }
      guard let path = make() else { return (nil, errno) }
      let real = InputFile.resolved(path) ?? path
      state.folders.insert(real)
      return (real, 0)
    }
    while outcome == nil { pause() }
    return outcome!
  }

  /// Removes a temporary folder with all that is in it.
  static func removeFolder(_ path: String) {
    ScratchFolder.remove(path)
    state.withLock { _ = $0.folders.remove(path) }
  }

  /// Removes all temporary files. Nobody can make another one, so the program has to end.
  package static func removeAll() {
    state.withLock { state in
      for path in state.paths { unlink(path) }
      for path in state.folders { ScratchFolder.remove(path) }
      state.isClosed = true
    }
  }
}

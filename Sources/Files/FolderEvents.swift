import Glibc

/// The system's notifications of what happens in folders (inotify(7)).
///
/// They only say that it is time to look again; what changed is known from `FileStamps`, so that nothing depends on how an
/// editor writes its files, and none is lost where the system's queue overflows.
package final class FolderEvents {
  private let descriptor: Int32

  /// What happens to the entries of a folder, and to the folder itself. Files count when they are written to the end, not
  /// with each piece.
  private static let kinds = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ATTRIB)

  /// Nil where the system has no notifications left to give.
  package init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches folders, those again that it watches already. A folder that is not there is left out.
  ///
  /// - Returns: Whether all can be watched: false where the system's limit is reached.
  package func watch(_ folders: [String]) -> Bool {
    for folder in folders where inotify_add_watch(descriptor, folder, Self.kinds) < 0 {
      if errno == ENOSPC || errno == ENOMEM { return false }
    }
    return true
  }

  /// Waits until something happens, and takes all that has happened.
  ///
  /// - Parameter milliseconds: The longest time to wait; 0 only looks.
  /// - Returns: Whether something happened.
  package func wait(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    return true
  }
}

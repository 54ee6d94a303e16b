import Glibc

/// The system's notifications of changes in folders (inotify(7)).
///
/// They only trigger another look; the changes are determined by `FileStamps`, so that nothing depends on how an editor
/// writes its files, and nothing is lost when the system's queue overflows.
package final class FolderEvents {
  private let descriptor: Int32

  /// Changes to the entries of a folder, and to the folder itself. Files are reported when writing ends, not at every
  /// write.
  private static let kinds = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ATTRIB)

  /// Nil if the system has no more notification instances.
  package init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches folders, including those already watched. Missing folders are ignored. Returns whether all can be watched:
  /// false if the system's limit is reached.
  package func watch(_ folders: [String]) -> Bool {
    for folder in folders where inotify_add_watch(descriptor, folder, Self.kinds) < 0 {
      if errno == ENOSPC || errno == ENOMEM { return false }
    }
    return true
  }

  /// Waits until something happens, and consumes all pending events; 0 milliseconds only polls. Returns whether
  /// something happened.
  package func wait(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    return true
  }
}

import Files
@preconcurrency import Glibc

/// A page in the user's browser.
enum BrowserPage {
  /// Asks the desktop to open a file; what it says is not shown.
  ///
  /// - Returns: Whether a user can be asked.
  static func open(_ path: String, fragment: String) -> Bool {
    guard let place = InputFile.resolved(path) else { return false }
    let allowed = Set("/-_.~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    let address = place.utf8.map { byte -> String in
      let digits = String(byte, radix: 16, uppercase: true)
      return allowed.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let texts = ["xdg-open", "file://\(address.joined())#\(fragment)"]
    let words = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawnp(&process, "xdg-open", &actions, nil, words, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}

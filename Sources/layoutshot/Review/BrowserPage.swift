import Files
@preconcurrency import Glibc
import Goldens

/// A page in the user's browser.
enum BrowserPage {
  /// Asks the desktop to open a file, without showing its output. Returns whether there is a user to ask.
  static func open(_ path: String, fragment: String) -> Bool {
    guard let place = InputFile.resolved(path) else { return false }
    let address = RelativeReference.text(of: place)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    let texts = ["xdg-open", "file://\(address)#\(fragment)"]
    let words = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawnp(&process, "xdg-open", &actions, nil, words, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}

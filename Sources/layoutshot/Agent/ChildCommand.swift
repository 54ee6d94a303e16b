import Files
@preconcurrency import Glibc

/// A run of this program by itself, with an end: nothing that a document does to it harms the one that asked.
struct ChildCommand {
  /// What a run left.
  struct Outcome {
    /// The exit status; nil if it took too long.
    var status: Int32?
    var output: String
    var messages: String
  }

  private let folder: ScratchFolder
  /// Seconds that a run may take.
  private static let longest = 180.0

  /// The folder for what a run writes.
  var path: String { folder.path }

  init() throws(FileError) { folder = try ScratchFolder() }

  /// Runs the program with arguments in the working directory.
  func run(_ arguments: [String]) -> Outcome {
    let (output, messages) = (folder.path + "/.output", folder.path + "/.messages")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, messages, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&usual)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&usual, number) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = (["layoutshot"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, words, environ)
    guard code == 0 else { return Outcome(status: 2, output: "", messages: String(cString: strerror(code))) }
    let status = Self.wait(for: process)
    return Outcome(status: status, output: Self.text(output), messages: Self.text(messages))
  }

  private static func text(_ path: String) -> String {
    String(decoding: (try? InputFile.read(path).bytes) ?? [], as: UTF8.self)
  }

  private static func wait(for process: pid_t) -> Int32? {
    var status: Int32 = 0
    var left = longest
    while waitpid(process, &status, WNOHANG) == 0 {
      if left <= 0 {
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) < 0 { if errno != EINTR { break } }
        return nil
      }
      usleep(10_000)
      left -= 0.01
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

@preconcurrency import Glibc

/// A program that this one started.
package struct ChildProcess: Sendable {
  /// The process id.
  package let identifier: pid_t

  /// What a standard stream of the program is.
  package enum Stream {
    /// An open descriptor.
    case descriptor(Int32)
    /// Nothing to read.
    case nothing
    /// A file, which is written anew.
    case file(String)
  }

  /// Why a program could not be started: the system's error number.
  package struct Failure: Error {
    /// The number, as in `errno`.
    package let code: Int32

    /// Creates a failure of a system call.
    package init(code: Int32) { self.code = code }

    /// The system's words for it.
    package var words: String { String(cString: strerror(code)) }
  }

  /// Starts a program with the usual handling of signals: this one waits for signals on a thread of its own and ignores
  /// those of pipes, which others do not.
  ///
  /// - Parameters:
  ///   - program: Its path, or a name that is looked for in `PATH`.
  ///   - words: What it is called, and its arguments.
  ///   - variables: Its environment as `NAME=value`; nil for that of this program.
  /// - Throws: `Failure`.
  package init(
    _ program: String, _ words: [String], variables: [String]? = nil, input: Stream = .nothing,
    output: Stream, errors: Stream
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in [input, output, errors].enumerated() {
      let number = Int32(number)
      switch stream {
      case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      case .nothing: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
      case .file(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      }
    }
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
    let arguments = words.map { strdup($0) } + [nil]
    let own = variables.map { $0.map { strdup($0) } + [nil] }
    defer { for text in arguments + (own ?? []) { free(text) } }
    var identifier = pid_t()
    let code =
      if let own {
        posix_spawnp(&identifier, program, &actions, &attributes, arguments, own)
      } else {
        posix_spawnp(&identifier, program, &actions, &attributes, arguments, environ)
      }
    guard code == 0 else { throw Failure(code: code) }
    self.identifier = identifier
  }

  /// Waits for the end.
  ///
  /// - Returns: The exit status; 128 and the number of a signal that ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 { if errno != EINTR { return 128 } }
    return Self.exitStatus(status)
  }

  /// Waits for the end, and ends it by force after a time.
  ///
  /// - Parameter seconds: The time.
  /// - Returns: The exit status as `wait()` returns it; nil if it took too long.
  package func wait(atMost seconds: Double) -> Int32? {
    var left = seconds
    while true {
      var status: Int32 = 0
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier { return Self.exitStatus(status) }
      if ended < 0, errno != EINTR { return 128 }
      if left <= 0 {
        kill(identifier, SIGKILL)
        _ = wait()
        return nil
      }
      usleep(10_000)
      left -= 0.01
    }
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

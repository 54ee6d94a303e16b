import Diagnostics
import Files
import Glibc
import Synchronization

/// Standard output and standard error.
enum Terminal {
  /// When messages are coloured.
  enum Coloring: Sendable { case auto, always, never }

  /// The system's error number of the first failure to write standard output.
  private static let failure = Atomic<Int32>(0)

  static func print(_ text: String) { print(Array(text.utf8)) }

  /// Writes bytes as they are to standard output; after a failure nothing more.
  static func print(_ bytes: [UInt8]) {
    guard failure.load(ordering: .relaxed) == 0 else { return }
    let code = OutputFile.writeAll(bytes, to: 1)
    if code != 0 { failure.store(code, ordering: .relaxed) }
  }

  static func error(_ text: String) { _ = OutputFile.writeAll(Array(text.utf8), to: 2) }

  /// Makes the process ready to write: signals of writing become error numbers, so that nothing ends the program in
  /// the middle of a file; and where a standard stream is closed, something that cannot be written stands there, so
  /// that no picture is opened under its number and no message gets into it.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  /// What kept standard output from taking what was said; nothing where its reader had enough, as with `head`.
  static var outputError: (any LocatedError)? {
    let code = failure.load(ordering: .relaxed)
    return code == 0 || code == EPIPE ? nil : FileError(.unwritable, path: "<stdout>", code: code)
  }

  /// Whether messages on standard error are coloured; `NO_COLOR` switches `auto` off (no-color.org).
  static func usesColor(_ coloring: Coloring) -> Bool {
    switch coloring {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }

  /// Whether standard error is a terminal: where progress is shown.
  static var isTerminal: Bool { isatty(2) == 1 }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

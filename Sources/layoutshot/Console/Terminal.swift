import Diagnostics
import Files
import Glibc
import Synchronization

/// Standard output and standard error.
enum Terminal {
  /// A policy for when messages are colored.
  enum Coloring: Sendable { case auto, always, never }

  /// The system's error number of the first failed write to standard output.
  private static let failure = Atomic<Int32>(0)

  static func print(_ text: String) { print(Array(text.utf8)) }

  /// Writes bytes to standard output; does nothing after a failure.
  static func print(_ bytes: [UInt8]) {
    guard failure.load(ordering: .relaxed) == 0 else { return }
    let code = OutputFile.writeAll(bytes, to: 1)
    if code != 0 { failure.store(code, ordering: .relaxed) }
  }

  static func error(_ text: String) { _ = OutputFile.writeAll(Array(text.utf8), to: 2) }

  /// Prepares the process for writing.
  ///
  /// Signals caused by writing are turned into error numbers, so that the program is not terminated in the middle of a
  /// file. Closed standard streams are replaced by descriptors that cannot be written to, so that no picture is opened
  /// under their numbers and receives messages.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Interruption.prepare()
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  /// Whether the reader of standard output has closed the pipe, as `head` does.
  static var isClosed: Bool { failure.load(ordering: .relaxed) == EPIPE }

  /// The error that prevented writing to standard output, if any; a closed pipe is not an error.
  static var outputError: (any LocatedError)? {
    let code = failure.load(ordering: .relaxed)
    return code == 0 || code == EPIPE ? nil : FileError(.unwritable, path: "<stdout>", code: code)
  }

  /// Whether messages on standard error are colored; `NO_COLOR` disables `auto` (no-color.org).
  static func usesColor(_ coloring: Coloring) -> Bool {
    switch coloring {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }

  /// Whether standard error is a terminal, where progress is shown.
  static var isTerminal: Bool { isatty(2) == 1 }

  /// Whether standard output is a terminal, where pictures can be shown.
  static var isOutputTerminal: Bool { isatty(1) == 1 }

  /// Whether the terminal says that it has more than 256 colors.
  static var hasTrueColor: Bool {
    let colors = environment("COLORTERM") ?? ""
    return colors.contains("truecolor") || colors.contains("24bit")
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

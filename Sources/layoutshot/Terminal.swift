import Glibc

/// Standard output and standard error.
enum Terminal {
  /// When messages are coloured.
  enum Coloring: Sendable { case auto, always, never }

  static func print(_ text: String) { write(Array(text.utf8), to: 1) }

  static func error(_ text: String) { write(Array(text.utf8), to: 2) }

  /// Writes bytes as they are, for a picture on standard output.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        sent += count
      }
    }
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

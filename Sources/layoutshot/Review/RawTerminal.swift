import Glibc
import Synchronization

/// A terminal that reports each key as it is pressed, without echo. It is restored when it is no longer needed, and
/// when a signal ends the program.
final class RawTerminal {
  enum Key: Equatable {
    case letter(Character)
    case right, left
    /// The end of input.
    case end
  }

  private static let before = Mutex<termios?>(nil)

  /// Nil if standard input or output is not a terminal.
  init?() {
    var mode = termios()
    guard isatty(0) == 1, isatty(1) == 1, tcgetattr(0, &mode) == 0 else { return nil }
    Self.before.withLock { $0 = mode }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(0, TCSADRAIN, &mode)
  }

  deinit { Self.restore() }

  /// Restores the terminal's previous mode.
  static func restore() {
    before.withLock { mode in
      guard var own = mode else { return }
      tcsetattr(0, TCSADRAIN, &own)
      mode = nil
    }
  }

  func key() -> Key {
    guard let byte = byte() else { return .end }
    if byte == 4 { return .end }
    guard byte == 0x1B else { return .letter(Character(UnicodeScalar(byte)).lowercasedKey) }
    // Arrow keys send an escape, a bracket and a letter.
    guard isWaiting, let bracket = self.byte(), bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "O"),
      let letter = self.byte()
    else { return .letter("q") }
    switch letter {
    case UInt8(ascii: "C"), UInt8(ascii: "B"): return .right
    case UInt8(ascii: "D"), UInt8(ascii: "A"): return .left
    default: return .letter("?")
    }
  }

  private var isWaiting: Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 50) > 0
  }

  private func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  /// The size in characters; 80 × 24 if it is unknown.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}

extension Character {
  fileprivate var lowercasedKey: Character { lowercased().first ?? self }
}

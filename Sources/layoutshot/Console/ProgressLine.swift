import Diagnostics
import Synchronization

/// A line on the terminal that tells how far a command is; nothing where messages do not go to a terminal.
final class ProgressLine: Sendable {
  private let isShown: Bool
  private let unit: String
  private let isDrawn = Mutex(false)

  /// A line that counts in a unit, such as `documents`.
  init(_ unit: String, isQuiet: Bool) {
    self.unit = unit
    isShown = !isQuiet && Terminal.isTerminal && Terminal.environment("TERM") != "dumb"
  }

  /// Tells how many are done, and what was done last.
  func tell(_ done: Int, of count: Int, _ name: String) {
    guard isShown, count > 1 else { return }
    isDrawn.withLock { isDrawn in
      isDrawn = true
      Terminal.error("\r\u{1B}[K\(done) of \(count) \(unit): \(PrintedText.oneLine(String(name.suffix(60))))")
    }
  }

  /// Removes the line.
  func finish() {
    isDrawn.withLock { isDrawn in
      if isDrawn { Terminal.error("\r\u{1B}[K") }
      isDrawn = false
    }
  }
}

import Diagnostics
import Synchronization

/// A progress line on the terminal; does nothing if messages do not go to a terminal.
final class ProgressLine: Sendable {
  private let isShown: Bool
  private let unit: String
  private let isDrawn = Mutex(false)

  /// Creates a line that counts in a unit, such as `documents`.
  init(_ unit: String, isQuiet: Bool) {
    self.unit = unit
    isShown = !isQuiet && Terminal.isTerminal && Terminal.environment("TERM") != "dumb"
  }

  /// Shows how many are done, and the last one done.
  func show(_ done: Int, of count: Int, _ name: String) {
    guard isShown, count > 1 else { return }
    isDrawn.withLock { isDrawn in
      isDrawn = true
      Terminal.error("\r\u{1B}[K\(done) of \(count) \(unit): \(PrintedText.oneLine(String(name.suffix(60))))")
    }
  }

  func finish() {
    isDrawn.withLock { isDrawn in
      if isDrawn { Terminal.error("\r\u{1B}[K") }
      isDrawn = false
    }
  }
}

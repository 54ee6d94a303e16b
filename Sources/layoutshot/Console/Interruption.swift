import Files
import Glibc

/// Handles termination by a signal: temporary files are removed first.
///
/// A separate thread waits for the signals, since a handler may do next to nothing. It ends the program by the same
/// signal, so that a shell and `make` see the reason.
enum Interruption {
  /// The signals from the terminal and from `kill`, except those ignored at the program's start, as with `nohup`.
  private static let signals: sigset_t = {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGHUP, SIGTERM] where !isIgnored(number) { sigaddset(&signals, number) }
    return signals
  }()

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Starts waiting. Threads started later leave the signals to the waiting one.
  static func prepare() {
    var signals = signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { _ in
        Interruption.wait()
        return nil
      }, nil)
    if code == 0 { pthread_detach(thread) } else { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  private static func wait() {
    var signals = signals
    var number: Int32 = 0
    guard sigwait(&signals, &number) == 0 else { return }
    RawTerminal.restore()
    ScratchFiles.removeAll()
    end(by: number)
  }

  /// Ends the program by a signal, with its default handling.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    // A debugger may have caught it; shells report this status for the signal.
    exit(128 + number)
  }
}

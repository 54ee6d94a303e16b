import Files
import Glibc

/// The end of the program by a signal that asks for it: temporary files go first.
///
/// A thread of its own waits for the signals, since a handler may do next to nothing. It ends the program by the same
/// signal, so that a shell and `make` see why.
enum Interruption {
  /// The signals of a terminal, of its end, and of `kill`, unless the program was started with the signal ignored, as
  /// `nohup` does.
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

  /// Starts to wait. Threads that are started later leave the signals to the one that waits.
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

  /// Ends the program by a signal, as if it had never been waited for or ignored.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    // A debugger may have caught it; a shell reports this status for the signal.
    exit(128 + number)
  }
}

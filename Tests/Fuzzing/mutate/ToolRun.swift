import Glibc

/// The result of a run of the tool.
struct ToolRun {
  /// The exit status, if it exited.
  var status: Int32?
  /// The signal that ended it, if one did.
  var signal: Int32?
  /// Processor time, in seconds.
  var seconds = 0.0
  /// The largest resident size, in bytes.
  var memory = 0

  /// Runs a command in a folder, with its output in the files `stdout` and `stderr` there.
  init(_ tool: String, _ arguments: [String], in folder: String, limits: Limits) {
    // The shell sets limits for the command only, and is replaced by it.
    let script = """
      cd "$1" && shift && ulimit -c 0 && ulimit -S -t \(limits.seconds) && ulimit -H -t \(limits.seconds + 2) \
      && ulimit -v \(limits.memory / 1024 * 4) && ulimit -f 4000000 && exec "$@" >stdout 2>stderr </dev/null
      """
    let words = ["/bin/sh", "-c", script, "sh", folder, tool] + arguments
    var pointers = words.map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var child = pid_t()
    guard posix_spawn(&child, "/bin/sh", nil, nil, &pointers, environ) == 0 else { return }
    wait(for: child, patience: limits.patience)
  }

  private mutating func wait(for child: pid_t, patience: Int) {
    var usage = rusage()
    var code: Int32 = 0
    let end = time(nil) + patience
    var pause: UInt32 = 500
    while wait4(child, &code, WNOHANG, &usage) == 0 {
      if time(nil) > end { kill(child, SIGKILL) }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
    if code & 0x7F == 0 { status = (code >> 8) & 0xFF } else { signal = code & 0x7F }
    seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = usage.ru_maxrss << 10
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

import CChildProcess
@preconcurrency import Glibc

/// A child process.
package struct ChildProcess: Sendable {
  package let identifier: pid_t

  /// The target of a standard stream of the child.
  package enum Stream {
    /// An open descriptor.
    case descriptor(Int32)
    /// Empty input.
    case nothing
    /// A file, which is overwritten.
    case file(String)
  }

  /// The reason why a program could not be started: the system's error number.
  package struct Failure: Error {
    /// The number, as in `errno`.
    package let code: Int32

    /// Creates a failure of a system call.
    package init(code: Int32) { self.code = code }

    /// The system's message for it.
    package var words: String { String(cString: strerror(code)) }
  }

  /// Starts a program with the default signal handling: this process handles signals on a separate thread and ignores
  /// SIGPIPE, which other programs do not expect. The child gets SIGTERM when this process ends, even if it is killed.
  ///
  /// `program` is a path, or a name to be found in `PATH`; `words` are its name and arguments; `variables` are
  /// `NAME=value`, nil inherits this process's. `largestFile` and `mostMemory` limit its files and its mapped memory,
  /// in bytes.
  package init(
    _ program: String, _ words: [String], variables: [String]? = nil, input: Stream = .nothing,
    output: Stream, errors: Stream, largestFile: Int? = nil, mostMemory: Int? = nil
  ) throws(Failure) {
    let (descriptors, opened) = try Self.open([input, output, errors])
    let arguments = words.map { strdup($0) } + [nil]
    let own = variables.map { $0.map { strdup($0) } + [nil] }
    defer {
      for descriptor in opened { close(descriptor) }
      for text in arguments + (own ?? []) { free(text) }
    }
    var identifier = pid_t()
    let code = arguments.withUnsafeBufferPointer { arguments in
      (own ?? []).withUnsafeBufferPointer { given in
        let variables = own == nil ? UnsafePointer(environ) : given.baseAddress
        return program.withCString { path in
          var order = cchild_program(
            path: path, words: arguments.baseAddress, variables: variables,
            input: descriptors[0], output: descriptors[1], errors: descriptors[2],
            largest_file: UInt64(largestFile ?? 0), most_memory: UInt64(mostMemory ?? 0))
          return cchild_start(&order, &identifier)
        }
      }
    }
    guard code == 0 else { throw Failure(code: code) }
    self.identifier = identifier
  }

  /// Opens the files of streams. Returns all descriptors, and the newly opened ones.
  private static func open(_ streams: [Stream]) throws(Failure) -> (all: [Int32], opened: [Int32]) {
    var (all, opened) = ([Int32](), [Int32]())
    for stream in streams {
      let descriptor: Int32
      switch stream {
      case .descriptor(let given):
        all.append(given)
        continue
      case .nothing: descriptor = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
      case .file(let path):
        descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      }
      guard descriptor >= 0 else {
        let code = errno
        for descriptor in opened { close(descriptor) }
        throw Failure(code: code)
      }
      all.append(descriptor)
      opened.append(descriptor)
    }
    return (all, opened)
  }

  /// Waits for the child to end. Returns the exit status; 128 plus the number of a signal that ended it.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 { if errno != EINTR { return 128 } }
    return Self.exitStatus(status)
  }

  /// Waits for the child to end, and kills it after some seconds, or when it has done enough, which is asked some
  /// twenty times a second. Returns the exit status as `wait()` does; nil if it was killed.
  package func wait(atMost seconds: Double, unless isEnough: () -> Bool = { false }) -> Int32? {
    let end = Self.now() + seconds
    var pause = 0.001
    while true {
      var status: Int32 = 0
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier { return Self.exitStatus(status) }
      if ended < 0, errno != EINTR { return 128 }
      if Self.now() >= end || isEnough() {
        kill(identifier, SIGKILL)
        _ = wait()
        return nil
      }
      usleep(UInt32(pause * 1e6))
      pause = min(2 * pause, 0.05)
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

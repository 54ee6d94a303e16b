import Glibc

/// One run of the command.
package struct Run {
  /// Processor time, seconds.
  package let seconds: Double
  /// Peak resident memory, megabytes.
  package let megabytes: Double
  /// Whether the command succeeded completely.
  package let isComplete: Bool

  /// Runs a program with arguments, discarding its output.
  package init(_ program: String, _ arguments: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
      fatalError("\(program) cannot be run")
    }
    posix_spawn_file_actions_destroy(&actions)
    var (status, usage) = (Int32(0), rusage())
    wait4(process, &status, 0, &usage)
    func time(_ value: timeval) -> Double { Double(value.tv_sec) + Double(value.tv_usec) / 1e6 }
    seconds = time(usage.ru_utime) + time(usage.ru_stime)
    megabytes = Double(usage.ru_maxrss) / 1024
    // 1: the verdict on the document is negative.
    isComplete = status == 0 || status == 1 << 8
  }
}

extension Run {
  /// Runs a command on a document with the given text, with arguments in addition to the common ones; the shortest of
  /// several runs.
  ///
  /// - Parameters:
  ///   - name: The name of the document, including its extension; it and the command's output are in the folder
  ///     `TMPDIR`, and are removed.
  ///   - document: The text of the document.
  ///   - command: Arguments before the document.
  ///   - options: Arguments after it; `{}` is the folder for output.
  ///   - count: The number of runs.
  package static func best(
    _ program: String, on name: String, _ document: String, command: [String], options: [String],
    of count: Int
  ) -> Run {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "."
    let folder = "\(base)/layoutshot-\(getpid())"
    let file = folder + "-" + name
    guard let stream = fopen(file, "wb") else { fatalError("\(file) cannot be written") }
    let bytes = Array(document.utf8)
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
    defer {
      remove(file)
      _ = Run("/bin/rm", ["-rf", folder])
    }
    let arguments = command + [file] + options.map { $0 == "{}" ? folder : $0 }
    return (0..<count).map { _ in Run(program, arguments) }.min { $0.seconds < $1.seconds }!
  }
}

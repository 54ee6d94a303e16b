import Glibc

/// One run of the command.
struct Run {
  /// Processor time, seconds.
  let seconds: Double
  /// Resident memory at its highest, megabytes.
  let megabytes: Double
  /// Whether the command drew or printed everything.
  let isComplete: Bool

  /// Runs a program with arguments, its output going nowhere.
  init(_ program: String, _ arguments: [String]) {
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
    // 1: the document falls short of what it was asked about.
    isComplete = status == 0 || status == 1 << 8
  }

  /// Runs the command on a document of a kind; the shortest of some runs.
  static func best(_ program: String, _ kind: Kind, _ size: Int, of count: Int) -> Run {
    let document = kind.document(max(1, Int(Double(size) * kind.share)))
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "."
    let folder = "\(base)/layoutshot-\(getpid())-grow"
    let file = folder + (document.isStoryboard ? ".storyboard" : ".xib")
    guard let stream = fopen(file, "wb") else { fatalError("\(file) cannot be written") }
    let bytes = Array(document.text.utf8)
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
    defer {
      remove(file)
      _ = Run("/bin/rm", ["-rf", folder])
    }
    var arguments = [kind.command, "--quiet", file]
    if kind.command != "match" { arguments += ["--jobs", "1", "--output", folder] }
    if kind.command == "frames" { arguments += ["--format", "json"] }
    let runs = (0..<count).map { _ in Run(program, arguments) }
    return runs.min { $0.seconds < $1.seconds }!
  }
}

import Files
@preconcurrency import Glibc
import Synchronization

/// The result of a git command.
struct GitAnswer {
  /// Its exit status; 128 and above for fatal errors and signals.
  var status: Int32
  var output: [UInt8]
  /// Standard error, at most some kilobytes.
  var words: String

  var isGood: Bool { status == 0 }
  /// Standard output as one line of text, without the line break.
  var line: String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") && $0 != 0 }, as: UTF8.self)
  }
  /// Standard output as zero-terminated strings; strings that are not UTF-8 in the form for messages, after a zero, so
  /// that they are no other file's path.
  var fields: [String] {
    output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(validating: $0, as: UTF8.self) ?? "\0" + PathText.shown(Array($0)) }
  }
}

/// A running git process.
///
/// Git is used for queries: with commands that run no programs configured by a repository (external diffs, text
/// conversions, content filters, hooks, a file system monitor, programs that reach a remote), write nothing, fetch nothing and never ask
/// for a password. Only
/// `GitSettings` writes, what somebody asks for, into a repository's own configuration.
struct GitProcess {
  private let process: ChildProcess
  /// The write end of the pipe to its standard input; negative if it has none.
  private(set) var input: Int32
  let output: Int32
  let errors: Int32

  /// The variables that git sets for its hooks and tools; they would take precedence over the folder.
  private static let places = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_CEILING_DIRECTORIES", "GIT_CONFIG",
  ]
  private static let own = [
    "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C", "LANGUAGE=C", "GIT_PAGER=cat",
    // What a partial clone lacks is not fetched: how, the repository says, with programs of its own. The empty list allows no protocol.
    "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1",
  ]
  /// A folder that looks like a bare repository is not used: anybody can commit such a folder, with a configuration
  /// that runs programs.
  private static let settings = [
    "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.quotePath=false",
  ]
  /// The limit for captured standard error.
  private static let mostWords = 1 << 14

  /// Starts git in a folder. `variables`: additional environment variables, as `NAME=value`. Throws `GitError` if git
  /// is not installed.
  init(
    _ arguments: [String], in folder: String, takesInput: Bool = false, variables: [String] = []
  ) throws(GitError) {
    var ends: [Int32] = [-1, -1, -1, -1, -1, -1]
    let words = ["git"] + Self.settings + ["-C", folder] + arguments
    let started = Self.starting.withLock { _ -> Result<ChildProcess, ChildProcess.Failure> in
      for pipe in 0..<3 where pipe > 0 || takesInput {
        let code = Self.open(&ends, at: 2 * pipe)
        if code != 0 { return .failure(ChildProcess.Failure(code: code)) }
      }
      let input: ChildProcess.Stream = takesInput ? .descriptor(ends[0]) : .nothing
      return Result { () throws(ChildProcess.Failure) in
        try ChildProcess(
          "git", words, variables: Self.environment + variables, input: input, output: .descriptor(ends[3]),
          errors: .descriptor(ends[5]))
      }
    }
    for end in [ends[0], ends[3], ends[5]] where end >= 0 { close(end) }
    switch started {
    case .failure(let failure):
      for end in [ends[1], ends[2], ends[4]] where end >= 0 { close(end) }
      throw GitError(failure.code == ENOENT ? .notInstalled : .notStarted(failure.words))
    case .success(let process): self.process = process
    }
    (input, output, errors) = (ends[1], ends[2], ends[4])
  }

  /// Locked while pipes are created and a process starts: a process that inherited another one's pipe would keep it
  /// open.
  private static let starting = Mutex(())

  /// Creates a pipe that other programs do not inherit. The result: the system's error number; 0 on success.
  private static func open(_ ends: inout [Int32], at place: Int) -> Int32 {
    let code = ends.withUnsafeMutableBufferPointer { pipe($0.baseAddress! + place) }
    if code != 0 { return errno }
    for end in ends[place...place + 1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return 0
  }

  private static var environment: [String] {
    var variables: [String] = []
    var next = environ
    while let text = next.pointee {
      let variable = String(cString: text)
      let name = variable.prefix { $0 != "=" }
      let isReplaced = own.contains { $0.hasPrefix("\(name)=") }
      if !places.contains(String(name)), !isReplaced { variables.append(variable) }
      next += 1
    }
    return variables + own
  }

  // MARK: Ending

  /// Runs git and waits for it to end. `variables`: additional environment variables, as `NAME=value`. `input`: its
  /// input, no more than fits into a pipe; nil for none. Throws `GitError` if git cannot be started.
  static func run(
    _ arguments: [String], in folder: String, variables: [String] = [], input: [UInt8]? = nil
  ) throws(GitError) -> GitAnswer {
    var process = try GitProcess(arguments, in: folder, takesInput: input != nil, variables: variables)
    if let input {
      _ = OutputFile.writeAll(input, to: process.input)
      process.endInput()
    }
    var answer = GitAnswer(status: 0, output: [], words: "")
    var words: [UInt8] = []
    process.drain { isOutput, bytes in
      if isOutput {
        answer.output.append(contentsOf: bytes)
      } else if words.count < Self.mostWords {
        words.append(contentsOf: bytes)
      }
    }
    answer.status = process.finish()
    answer.words = String(decoding: words.prefix(Self.mostWords), as: UTF8.self)
    return answer
  }

  /// Reads both outputs until both end.
  private func drain(_ take: (_ isOutput: Bool, _ bytes: UnsafeRawBufferPointer) -> Void) {
    var ends = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
      while ends.contains(where: { $0.fd >= 0 }) {
        if poll(&ends, 2, -1) < 0, errno != EINTR { return }
        for place in 0..<2 where ends[place].fd >= 0 && ends[place].revents != 0 {
          let count = read(ends[place].fd, chunk.baseAddress!, chunk.count)
          if count < 0, errno == EINTR { continue }
          if count <= 0 { ends[place].fd = -1 } else { take(place == 0, .init(rebasing: chunk[..<count])) }
        }
      }
    }
  }

  /// Closes the pipe to its standard input.
  private mutating func endInput() {
    close(input)
    input = -1
  }

  /// Closes the pipes and waits for the end. The result: the exit status; 128 plus the number of a signal that ended
  /// it.
  @discardableResult func finish() -> Int32 {
    for end in [input, output, errors] where end >= 0 { close(end) }
    return process.wait()
  }
}

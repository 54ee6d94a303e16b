import Files

/// A run of this program in a separate process with a time limit, so that a document can do no harm to the caller.
struct ChildCommand {
  /// The result of a run.
  struct Outcome {
    /// The exit status; nil if it took too long.
    var status: Int32?
    var output: String
    var messages: String
  }

  private let folder: ScratchFolder
  /// The time limit for a run, in seconds: clients wait no longer than a minute for an answer.
  static let longest = 38.0

  /// The folder for a run's output.
  var path: String { folder.path }

  init() throws(FileError) { folder = try ScratchFolder() }

  /// Runs the program with arguments in the working directory.
  func run(_ arguments: [String]) -> Outcome {
    let (output, messages) = (folder.path + "/.output", folder.path + "/.messages")
    do {
      let process = try ChildProcess(
        "/proc/self/exe", ["layoutshot"] + arguments, output: .file(output), errors: .file(messages))
      let status = process.wait(atMost: Self.longest)
      return Outcome(status: status, output: Self.text(output), messages: Self.text(messages))
    } catch {
      return Outcome(status: 2, output: "", messages: error.words)
    }
  }

  private static func text(_ path: String) -> String {
    String(decoding: (try? FileSystem.untraced.read(path).bytes) ?? [], as: UTF8.self)
  }
}

import Diagnostics
import Files
import Glibc
import GoldenRuns
import Threads

/// `layoutshot work`: performs jobs of a list.
struct WorkCommand {
  private let settings: RunSettings
  private let file: String
  private let jobs: [JobList.Job]
  private let chosen: Set<String>
  private let timeLimit: Double

  private var options: CommonOptions { settings.options }
  private var documents: [String] {
    jobs.flatMap(\.documents).map(\.path).filter { chosen.isEmpty || chosen.contains($0) }
  }

  init(_ parsed: ParsedArguments) throws {
    settings = try RunSettings(parsed)
    guard parsed.has("cache") else { throw UsageError("'work' needs --cache, where results are kept") }
    guard parsed.inputs.count == 1 else { throw UsageError("'work' takes one list of jobs") }
    file = parsed.inputs[0]
    timeLimit = try RunSettings.seconds(parsed, "time-limit", default: 600)
    let list = try RunSettings.jobs(file)
    let ids = parsed.all("job")
    for id in ids where !list.jobs.contains(where: { $0.id == id }) {
      throw UsageError("\(file) has no job \"\(id)\"")
    }
    jobs = ids.isEmpty ? list.jobs : list.jobs.filter { ids.contains($0.id) }
    let all = Set(jobs.flatMap(\.documents).map(\.path))
    chosen = Set(parsed.all("document"))
    for path in parsed.all("document") where !all.contains(path) {
      throw UsageError("the jobs have no document \"\(path)\"")
    }
  }

  func run() throws -> Int32 {
    let work = try JobRun(
      settings.configuration, settings.run, fonts: options.fonts(), timings: options.timings)
    let differences = work.differences(from: jobs, in: file)
    guard differences.isEmpty else {
      options.report(differences)
      return 2
    }
    if options.parsed.has("split") { return split(work) }
    let outcome = work.run(Set(documents))
    options.report(outcome.findings)
    if !options.isQuiet {
      let count = outcome.worked + outcome.found
      Terminal.print(
        "\(count) \(count == 1 ? "document" : "documents"), \(outcome.found) of them done before\n")
    }
    if !outcome.isStored { return 2 }
    return outcome.isFailure ? 1 : 0
  }

  // MARK: Documents in separate processes

  private func split(_ work: JobRun) -> Int32 {
    let (documents, command) = (documents, self)
    let ends = Workers.map(documents.count, width: settings.run.jobs) { command.end(of: documents[$0]) }
    var status: Int32 = 0
    for (document, end) in zip(documents, ends) {
      switch end {
      case .status(let own): status = max(status, own)
      case .crash(let words):
        let place = SourceLocation(file: settings.configuration.path(document))
        options.report([Finding(.error, .crashed, words, at: place)])
        status = max(status, work.store(crashOf: document, words) ? 1 : 2)
      }
    }
    return status
  }

  private enum End {
    case status(Int32)
    /// The process was killed.
    case crash(String)
  }

  private func end(of document: String) -> End {
    let parsed = options.parsed
    var arguments = ["layoutshot", "work", file, "--document", document, "--jobs", "1", "--quiet"]
    for job in jobs where job.documents.contains(where: { $0.path == document }) {
      arguments += ["--job", job.id]
    }
    for option in [Option.cache] + Option.settled {
      for value in parsed.all(option.name) {
        arguments += ["--\(option.name)"] + (option.value == nil ? [] : [value])
      }
    }
    do throws(ChildProcess.Failure) {
      let process = try ChildProcess(
        "/proc/self/exe", arguments, output: .file("/dev/null"), errors: .descriptor(2))
      guard let status = process.wait(atMost: timeLimit) else {
        return .crash("took longer than \(Int(timeLimit)) seconds")
      }
      guard status > 128 else { return .status(status) }
      let signal = status - 128
      return .crash("ended the program by signal \(signal) (\(String(cString: strsignal(signal))))")
    } catch {
      return .status(2)
    }
  }
}

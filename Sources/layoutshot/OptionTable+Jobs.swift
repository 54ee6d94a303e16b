/// The commands for runs on many machines.
extension Option {
  static let cache = Option(
    "cache", value: "DIR|URL",
    "keep results there, and take those that are there: a folder, or a server of Bazel's remote cache")
  /// What results depend on: it has to be the same for all commands of a run.
  static let settled: [Option] =
    goldenRun.filter { ["config", "goldens", "pictures", "fonts"].contains($0.name) } + kinds
  static let threads = Option("jobs", "j", value: "N", "use N threads (default: one per core)")
  static let quieted = [quiet, color, help]
}

extension Command {
  static let plan = Command(
    name: "plan", inputs: "[DOCUMENT...]", summary: "write a run as a list of jobs for many machines",
    details: """
      Puts the documents into jobs that take about the same time, by what they took in earlier runs of the cache, else by
      their size. A job stays as it is when other documents change. With --output, prints the ids of the jobs, those
      that take longest first; otherwise prints the list. `layoutshot work` does jobs, `layoutshot merge-reports`
      writes the report of all.
      """,
    options: [
      Option("output", "o", value: "FILE", "write the list to this file, and print the ids of the jobs"),
      Option("target-seconds", value: "S", "seconds of a processor that a job should take (default 5)"),
      Option("todo", nil, "print no ids of jobs whose results are all in the cache"),
      .cache,
    ] + Option.settled + Option.quieted, takesInputs: true, needsInputs: false)

  static let work = Command(
    name: "work", inputs: "JOBS", summary: "do jobs of a list and keep the results in a cache",
    details: """
      Verifies the documents of jobs and keeps the results in the cache, with pictures of failures only. What is in the
      cache already is not done again. The exit status is 0 if nothing differs and 1 if something does; both are
      results. It is 2 if there is no result: the list is of other files or another layoutshot, or the cache could not be
      written.
      """,
    options: [
      Option("job", value: "ID", "do this job (default: all); repeatable"),
      Option("document", value: "PATH", "do this document of the jobs only; repeatable"),
      Option(
        "split", nil,
        "work on each document in a process of its own; one that ends its process is a finding of the report"),
      Option("time-limit", value: "S", "with --split: seconds that a document may take (default 600)"),
      .cache, .threads,
    ] + Option.settled + Option.quieted, takesInputs: true)

  static let mergeReports = Command(
    name: "merge-reports", inputs: "[JOBS]", summary: "write the report of all jobs' results",
    details: """
      Puts the results in the caches together to the reports that `layoutshot verify` writes of the whole project; times
      are left out. They do not depend on who did which job, and when. A document without a result for the files as they
      are here is an error, and so is one that ended its process. Exit statuses are those of 'verify'. With the list of
      jobs, errors name the jobs.
      """,
    options: [
      Option(
        "cache", value: "DIR|URL",
        "take results from there: a folder, or a server of Bazel's remote cache; repeatable"),
      .onlyAffects, .lock,
    ] + Option.goldenRun.filter { $0.name != "scene" } + Option.kinds + Option.goldenMessages,
    takesInputs: true, needsInputs: false)
}

/// The commands for runs on many machines.
extension Option {
  static let cache = Option(
    "cache", value: "DIR|URL",
    "keep results here, and reuse those that are here: a folder, or a server of Bazel's remote cache")
  /// The options that results depend on: they must be the same for all commands of a run.
  static let settled: [Option] =
    goldenRun.filter { ["config", "goldens", "pictures", "fonts", "yes"].contains($0.name) } + kinds
  static let quieted = [quiet, color, help]
}

extension Command {
  static let plan = Command(
    name: "plan", inputs: "[DOCUMENT...]", summary: "write a run as a list of jobs for many machines",
    details: """
      Puts the documents into jobs that take about the same time, judged by earlier runs in the cache, or else by their
      size. A job does not change when other documents change. With --output, prints the ids of the jobs, those that take
      longest first; otherwise prints the list. `layoutshot work` does jobs, `layoutshot merge-reports` writes the report
      of all.
      """,
    options: [
      Option("output", "o", value: "FILE", "write the list to this file, and print the ids of the jobs"),
      Option("target-seconds", value: "S", "processor seconds that a job should take (default 5)"),
      Option("todo", nil, "do not print the ids of jobs whose results are all in the cache"),
      .cache,
    ] + Option.settled + Option.quieted, takesInputs: true, needsInputs: false)

  static let work = Command(
    name: "work", inputs: "JOBS", summary: "do jobs of a list and store the results in a cache",
    details: """
      Verifies the documents of jobs and stores the results in the cache, with pictures of failures only. Results that
      are already in the cache are reused. The exit status is 0 if nothing differs and 1 if something does; both are
      results. It is 2 if there is no result: the list was made for other files or another layoutshot, or the cache could
      not be written.
      """,
    options: [
      Option("job", value: "ID", "do this job (default: all); repeatable"),
      Option("document", value: "PATH", "do only this document of the jobs; repeatable"),
      Option(
        "split", nil,
        "work on each document in a process of its own; one that ends its process is a finding of the report"),
      Option("time-limit", value: "S", "with --split: seconds that a document may take (default 600)"),
      .cache, .threads,
    ] + Option.settled + Option.quieted, takesInputs: true)

  static let mergeReports = Command(
    name: "merge-reports", inputs: "[JOBS]", summary: "write the report of all jobs' results",
    details: """
      Merges the results in the caches into the reports that `layoutshot verify` writes for the whole project, without
      times. They do not depend on which machine did which job, or when. A document without a result for the current
      files is an error, and so is one that crashed its process. Exit statuses are those of 'verify'. With the list of
      jobs, errors name the jobs.
      """,
    options: [
      Option(
        "cache", value: "DIR|URL",
        "take results from here: a folder, or a server of Bazel's remote cache; repeatable"),
      .onlyAffects, .lock,
    ] + Option.goldenRun.filter { $0.name != "scene" } + Option.kinds + Option.goldenMessages,
    takesInputs: true, needsInputs: false)
}

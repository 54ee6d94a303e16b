import Diagnostics
import Digests
import JSON

/// A run as a list of jobs: whole documents, in parts that cost about the same.
///
/// As a file it has one line of JSON for each job, which has all that a worker needs to know, so that it can be cut into
/// pieces, sorted and sent around.
package struct JobList: Equatable, Sendable {
  package struct Document: Equatable, Sendable {
    /// The path, relative to the project's root.
    package var path: String
    /// The digest of what it holds.
    package var content: String
    /// The key of its result: it changes with whatever the result depends on, as far as it is known from earlier runs.
    package var key: String
    /// Processor time that it will take, in seconds.
    package var seconds: Double
  }

  /// Some documents that are worked on together.
  package struct Job: Equatable, Sendable {
    /// What it is called: it follows from the paths of its documents.
    package var id: String
    /// What all jobs of the run have in common: program, fonts and options.
    package var run: String
    /// The documents, sorted by path.
    package var documents: [Document]

    /// Processor time that it will take, in seconds.
    package var seconds: Double { documents.reduce(0) { $0 + $1.seconds } }

    /// The key of its results.
    package var key: String {
      ContentDigest(of: ([run] + documents.map { $0.path + "\n" + $0.key }).joined(separator: "\n")).text
    }
  }

  /// The jobs, in the order of their documents.
  package var jobs: [Job]

  package init(_ jobs: [Job]) { self.jobs = jobs }

  /// The jobs' names, those that take longest first, so that no worker begins the longest one when the others are done.
  /// Jobs of nothing but `done` documents are left out.
  package func idsByCost(without done: Set<String> = []) -> [String] {
    jobs.filter { job in job.documents.contains { !done.contains($0.path) } }.enumerated()
      .sorted { ($1.element.seconds, $0.offset) < ($0.element.seconds, $1.offset) }
      .map(\.element.id)
  }

  /// Says which job a document belongs to.
  package var idsByDocument: @Sendable (_ path: String) -> String? {
    let ids = Dictionary(
      jobs.flatMap { job in job.documents.map { ($0.path, job.id) } },
      uniquingKeysWith: { first, _ in first })
    return { ids[$0] }
  }

  // MARK: The file

  /// The file.
  package var text: String { jobs.map { $0.json.text(isIndented: false) }.joined() }

  /// Reads a file, which errors call `file`. Throws `JobListError` with the first line that is no job.
  package init(_ bytes: [UInt8], file: String) throws(JobListError) {
    jobs = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated() where !line.isEmpty
    {
      let place = SourceLocation(file: file, line: index + 1, column: 1)
      guard let json = try? JSONValue.read(Array(line)), json["layoutshot"]?.number == 1,
        let job = Job(json)
      else { throw JobListError("is not a job of 'layoutshot plan'", at: place) }
      guard !jobs.contains(where: { $0.id == job.id }) else {
        throw JobListError("job \(job.id) is listed twice", at: place)
      }
      jobs.append(job)
    }
  }
}

extension JobList.Job {
  init(run: String, documents: [JobList.Document]) {
    let id = ContentDigest(of: documents.map(\.path).joined(separator: "\n")).text.prefix(12)
    self.init(id: String(id), run: run, documents: documents)
  }

  fileprivate var json: JSONValue {
    .object([
      ("layoutshot", .integer(1)), ("id", .string(id)), ("key", .string(key)), ("run", .string(run)),
      ("seconds", .number(Self.rounded(seconds))),
      (
        "documents",
        .array(
          documents.map { document in
            .object([
              ("path", .string(document.path)), ("content", .string(document.content)),
              ("key", .string(document.key)), ("seconds", .number(Self.rounded(document.seconds))),
            ])
          })
      ),
    ])
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

  fileprivate init?(_ json: JSONValue) {
    let items = json["documents"]?.items ?? []
    let documents = items.compactMap { item -> JobList.Document? in
      guard let path = item["path"]?.string, let content = item["content"]?.string,
        let key = item["key"]?.string
      else { return nil }
      return JobList.Document(path: path, content: content, key: key, seconds: item["seconds"]?.number ?? 0)
    }
    guard let id = json["id"]?.string, let run = json["run"]?.string, !documents.isEmpty,
      documents.count == items.count
    else { return nil }
    self.init(id: id, run: run, documents: documents)
  }
}

/// A list of jobs that cannot be used.
package struct JobListError: LocatedError, Equatable {
  package let message: String
  package let location: SourceLocation?

  init(_ message: String, at location: SourceLocation?) {
    (self.message, self.location) = (message, location)
  }

  /// Only a run that verifies all screens of its documents has jobs.
  static let noVerification = JobListError("only a run that writes no golden images has jobs", at: nil)
}

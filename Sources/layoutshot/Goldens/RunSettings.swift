import Cache
import Diagnostics
import Files
import GoldenRuns
import Goldens

/// The settings of a run over goldens, from options.
struct RunSettings {
  let options: CommonOptions
  private(set) var configuration: GoldenConfiguration
  private(set) var run = GoldenRun.Options()

  init(_ parsed: ParsedArguments) throws {
    configuration = try GoldenSettings.configuration(parsed)
    options = try CommonOptions(parsed, configured: configuration.reportedKinds)
    run.opensPictures = parsed.has("pictures")
    run.jobs = try options.jobs()
    run.goldens = parsed.value("goldens")
    if parsed.has("fail-on") { configuration.kinds.failing = Set(try Self.kinds(parsed, "fail-on")) }
    if parsed.has("ignore") { configuration.kinds.ignored = Set(try Self.kinds(parsed, "ignore")) }
    if parsed.has("cache") { run.cache = CachePolicy(try Self.caches(parsed)) }
  }

  /// The caches given by options.
  static func caches(_ parsed: ParsedArguments) throws(UsageError) -> [ContentCache] {
    let names = parsed.all("cache")
    if names.contains("") { throw UsageError("--cache is empty") }
    let patience = try patience()
    return names.map { ContentCache($0, patience: patience) }
  }

  /// The maximum silence of a cache's server in seconds, from the environment.
  private static func patience() throws(UsageError) -> Double {
    guard let text = Terminal.environment("LAYOUTSHOT_CACHE_TIMEOUT"), !text.isEmpty else {
      return ContentCache.usualPatience
    }
    guard let seconds = Double(text), (0.1...3600).contains(seconds) else {
      throw UsageError("LAYOUTSHOT_CACHE_TIMEOUT is \"\(text)\"; expected 0.1 to 3600 seconds")
    }
    return seconds
  }

  static func jobs(_ path: String) throws -> JobList {
    try JobList(FileSystem.untraced.read(path, limit: 1 << 30).bytes, file: path)
  }

  private static func kinds(_ parsed: ParsedArguments, _ option: String) throws(UsageError) -> [ChangeKind] {
    try parsed.words(option, of: ChangeKind.allCases.map(\.rawValue)).compactMap(ChangeKind.init)
  }

  /// Returns an option's value in seconds.
  static func seconds(_ parsed: ParsedArguments, _ option: String, default fallback: Double)
    throws(UsageError) -> Double
  {
    guard let text = parsed.value(option) else { return fallback }
    guard let seconds = Double(text), seconds > 0, seconds <= 1e6 else {
      throw UsageError("--\(option) is \"\(text)\"; expected a number of seconds above 0")
    }
    return seconds
  }
}

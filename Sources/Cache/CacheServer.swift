import Files
import Glibc
import Synchronization

/// A cache on a server that speaks the protocol of Bazel's remote cache: GET and PUT of `/ac/<key>` and
/// `/cas/<SHA-256>`.
///
/// It uses the program `curl`: proxies, certificates, passwords in `~/.netrc` and encryption work as in any other
/// script on the machine, nothing more is linked, and a crash affects only that process. Each start costs some 10 ms,
/// so entries are fetched hundreds at a time.
///
/// The server is not trusted: its silence, the duration of a request, and the size of responses are limited, and after
/// its first failure other than a refusal it is not used any more.
final class CacheServer: CachePlace {
  private let url: String
  private let patience: Double
  private let state = Mutex(State())

  private struct State {
    var folder: ScratchFolder?
    /// Requested items: each available one has a file in the folder.
    var fetched: Set<CacheItem> = []
    var number = 0
  }

  /// `url` is one of HTTP or HTTPS; `patience` is the maximum time without a response, in seconds.
  init(_ url: String, patience: Double) {
    self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
    self.patience = patience
  }

  func read(_ item: CacheItem) throws(ContentCache.Failure) -> [UInt8]? {
    if state.withLock({ !$0.fetched.contains(item) }) { try fetch([item]) }
    let file = try folder() + "/" + Self.fileName(item)
    let limit = Self.largest(item)
    defer {
      unlink(file)
      state.withLock { _ = $0.fetched.remove(item) }
    }
    return try? FileSystem.untraced.read(file, limit: limit).bytes
  }

  func fetch(_ items: [CacheItem]) throws(ContentCache.Failure) {
    let folder = try folder()
    var rest = items[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(Self.mostAtOnce))
      rest = rest.dropFirst(Self.mostAtOnce)
      let lines = part.map {
        Self.line("url", "\(url)/\($0.path)") + Self.line("output", "\(folder)/\(Self.fileName($0))")
      }
      let largest = part.map(Self.largest).max() ?? 0
      // A missing item is not an error, and leaves no file.
      try run(
        lines.joined(), part.count > 1 ? ["--parallel", "--parallel-max", "16"] : [], mayBeAbsent: true,
        largest: largest)
      state.withLock { $0.fetched.formUnion(part) }
    }
  }

  func write(_ items: [(CacheItem, [UInt8])]) throws(ContentCache.Failure) {
    let folder = try folder()
    var (lines, files) = ("", [String]())
    defer { for file in files { unlink(file) } }
    for (item, bytes) in items {
      let (file, answer) = ("\(folder)/put.\(nextNumber())", "\(folder)/answer.\(nextNumber())")
      do throws(FileError) { try OutputFile.write(bytes, to: file) } catch {
        throw ContentCache.Failure(message: error.message)
      }
      files += [file, answer]
      lines += Self.line("upload-file", file) + Self.line("url", "\(url)/\(item.path)")
      lines += Self.line("output", answer)
    }
    // One after another, with the entry last: it must not exist before the contents it needs.
    try run(lines, ["--fail-early"], mayBeAbsent: false, largest: Self.largestEntry)
  }

  func forget(_ item: CacheItem) {}

  // MARK: curl

  /// Requests per run of the program.
  private static let mostAtOnce = 500
  /// The exit status of `curl --fail` if the server reports an item as missing, or refuses it.
  private static let refused: Int32 = 22
  private static let timedOut: Int32 = 28
  private static let tooLarge: Int32 = 63

  /// Texts about a document.
  private static let largestEntry = 64 << 20
  /// The size limit for contents: strips and animations of long transitions have some hundred megabytes.
  private static let mostBytes = 1 << 30
  private static let mostMemory = 1 << 30
  /// Fewer bytes per second than this count as silence.
  private static let slowest = 1000
  /// The maximum duration of a run in seconds: twenty times the maximum silence, but no more than a minute unless twice
  /// that is longer.
  static func longest(_ patience: Double) -> Double { min(20 * patience, max(60, 2 * patience)) }

  private static func largest(_ item: CacheItem) -> Int {
    if case .entry = item { largestEntry } else { mostBytes }
  }

  private func run(
    _ lines: String, _ words: [String], mayBeAbsent: Bool, largest: Int
  ) throws(ContentCache.Failure) {
    let folder = try folder()
    let number = nextNumber()
    let (plan, messages) = ("\(folder)/plan.\(number)", "\(folder)/messages.\(number)")
    defer { for file in [plan, messages] { unlink(file) } }
    do throws(FileError) { try OutputFile.write(Array(lines.utf8), to: plan) } catch {
      throw ContentCache.Failure(message: error.message)
    }
    let process: ChildProcess
    do throws(ChildProcess.Failure) {
      process = try ChildProcess(
        "curl", arguments(plan, largest) + words, output: .file("/dev/null"), errors: .file(messages),
        largestFile: largest, mostMemory: Self.mostMemory)
    } catch {
      throw ContentCache.Failure(message: "curl cannot be started: \(error.words)", isLast: true)
    }
    var worst: ContentCache.Failure?
    var read = 0
    let longest = Self.longest(patience)
    let status = process.wait(atMost: longest) {
      if received(in: folder) > Self.mostBytes { worst = tooMuch(Self.mostBytes) }
      // One failed request out of many is enough.
      let count = InputFile.size(messages) ?? 0
      if worst == nil, count > read {
        worst = failure(in: messages, mayBeAbsent: mayBeAbsent, largest: largest)
      }
      read = count
      return worst?.isLast == true
    }
    if status == 0 { return }
    if let worst, worst.isLast { throw worst }
    guard let status else {
      throw ContentCache.Failure(
        message: "the server took longer than \(Self.text(longest)) s", isLast: true)
    }
    if status == 128 + SIGXFSZ { throw tooMuch(largest) }
    if let said = failure(in: messages, mayBeAbsent: mayBeAbsent, largest: largest) { throw said }
    if mayBeAbsent, status == Self.refused { return }
    throw ContentCache.Failure(message: "curl ended with status \(status)", isLast: status != Self.refused)
  }

  private func arguments(_ plan: String, _ largest: Int) -> [String] {
    // An HTTPS server must not redirect to an unencrypted one.
    let elsewhere = url.hasPrefix("https://") ? "=https" : "=http,https"
    return [
      "curl", "--fail", "--silent", "--show-error", "--no-progress-meter", "--location", "--max-redirs", "5",
      "--proto", "=http,https", "--proto-redir", elsewhere, "--netrc-optional", "--globoff", "--retry", "0",
      "--connect-timeout", Self.text(min(10, patience)), "--speed-limit", "\(Self.slowest)",
      "--speed-time", "\(silence)", "--max-filesize", "\(largest)", "--config", plan,
    ]
  }

  /// The worst error that the program reported; nil for none.
  private func failure(
    in messages: String, mayBeAbsent: Bool, largest: Int
  ) -> ContentCache.Failure? {
    let bytes = (try? FileSystem.untraced.read(messages).bytes) ?? []
    var found: ContentCache.Failure?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line.hasPrefix("curl: (")
    {
      if mayBeAbsent, line.hasSuffix("error: 404") { continue }
      switch Int32(line.dropFirst("curl: (".count).prefix { $0 != ")" }) {
      // A server that refuses one item may accept another; an unreachable one is not tried again and again.
      case Self.refused: found = ContentCache.Failure(message: String(line))
      case Self.timedOut:
        let message = "the server sent nothing, or next to nothing, for \(silence) s"
        return ContentCache.Failure(message: message, isLast: true)
      case Self.tooLarge: return tooMuch(largest)
      default: return ContentCache.Failure(message: String(line), isLast: true)
      }
    }
    return found
  }

  private func tooMuch(_ most: Int) -> ContentCache.Failure {
    ContentCache.Failure(message: "the server sent more than \(most >> 20) MiB", isLast: true)
  }

  /// The received bytes that have not been consumed.
  private func received(in folder: String) -> Int {
    FolderWalk.fileNames(in: folder).filter { !$0.hasPrefix("put.") }
      .reduce(0) { $0 + (InputFile.size(folder + "/" + $1) ?? 0) }
  }

  private func nextNumber() -> Int {
    state.withLock { state in
      state.number += 1
      return state.number
    }
  }

  /// A line of the program's configuration.
  private static func line(_ name: String, _ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\(name) = \"\(text)\"\n"
  }

  /// Whole seconds, as the program requires.
  private var silence: Int { Int(patience.rounded(.up)) }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  private func folder() throws(ContentCache.Failure) -> String {
    if let known = state.withLock({ $0.folder }) { return known.path }
    do throws(FileError) {
      let made = try ScratchFolder()
      return state.withLock { state in
        if state.folder == nil { state.folder = made }
        return state.folder!.path
      }
    } catch {
      throw ContentCache.Failure(message: "there is no folder for temporary files: \(error.message)")
    }
  }

  private static func fileName(_ item: CacheItem) -> String {
    String(item.path.map { $0 == "/" ? "-" : $0 })
  }
}

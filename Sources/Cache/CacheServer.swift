import Digests
import Files
import Glibc
import Synchronization

/// A cache on a server that knows the verbs of Bazel's remote cache: GET and PUT of `/ac/<key>` and `/cas/<SHA-256>`.
///
/// The program `curl` talks to it: proxies, certificates, passwords in `~/.netrc` and encryption are as in every other
/// script of the machine, nothing more is linked, and a connection that dies takes a process with it and not this one.
/// It costs some 10 ms for each start, so that entries are fetched hundreds at a time.
final class CacheServer: CachePlace {
  private let url: String
  private let state = Mutex(State())

  private struct State {
    var folder: ScratchFolder?
    /// Items that were asked for: those that are there have a file in the folder.
    var fetched: Set<CacheItem> = []
    var number = 0
    /// What ended the connection; nothing is tried any more.
    var failure: String?
  }

  init(_ url: String) { self.url = url.hasSuffix("/") ? String(url.dropLast()) : url }

  func read(_ item: CacheItem) throws(ContentCache.Trouble) -> [UInt8]? {
    if state.withLock({ !$0.fetched.contains(item) }) { try fetch([item]) }
    let file = try folder() + "/" + Self.fileName(item)
    defer {
      unlink(file)
      state.withLock { _ = $0.fetched.remove(item) }
    }
    return ReadingRecord.pausing { try? InputFile.read(file, limit: 1 << 30).bytes }
  }

  func fetch(_ items: [CacheItem]) throws(ContentCache.Trouble) {
    let folder = try folder()
    var rest = items[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(Self.mostAtOnce))
      rest = rest.dropFirst(Self.mostAtOnce)
      let lines = part.map { "url = \"\(url)/\($0.path)\"\noutput = \"\(folder)/\(Self.fileName($0))\"\n" }
      // What is not there is no failure, and leaves no file.
      try run(
        lines.joined(), part.count > 1 ? ["--parallel", "--parallel-max", "16"] : [], mayBeAbsent: true)
      state.withLock { $0.fetched.formUnion(part) }
    }
  }

  func write(_ items: [(CacheItem, [UInt8])]) throws(ContentCache.Trouble) {
    let folder = try folder()
    var (lines, files) = ("", [String]())
    defer { for file in files { unlink(file) } }
    for (item, bytes) in items {
      let number = state.withLock { state in
        state.number += 1
        return state.number
      }
      let file = "\(folder)/put.\(number)"
      do throws(FileError) { try OutputFile.write(bytes, to: file) } catch {
        throw ContentCache.Trouble(message: error.message)
      }
      files.append(file)
      lines += "upload-file = \"\(file)\"\nurl = \"\(url)/\(item.path)\"\noutput = \"/dev/null\"\n"
    }
    // One after another, and the entry last: it must not be there before what it needs.
    try run(lines, ["--fail-early"], mayBeAbsent: false)
  }

  func forget(_ item: CacheItem) {}

  // MARK: curl

  /// Requests in one start of the program.
  private static let mostAtOnce = 500
  /// What `curl --fail` ends with if the server says that something is not there, or refuses it.
  private static let refused: Int32 = 22

  private func run(_ lines: String, _ words: [String], mayBeAbsent: Bool) throws(ContentCache.Trouble) {
    if let failure = state.withLock({ $0.failure }) { throw ContentCache.Trouble(message: failure) }
    let folder = try folder()
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    let (plan, messages) = ("\(folder)/plan.\(number)", "\(folder)/messages.\(number)")
    defer { for file in [plan, messages] { unlink(file) } }
    do throws(FileError) { try OutputFile.write(Array(lines.utf8), to: plan) } catch {
      throw ContentCache.Trouble(message: error.message)
    }
    let arguments =
      [
        "curl", "--fail", "--silent", "--show-error", "--no-progress-meter", "--location", "--netrc-optional",
        "--globoff",
        "--connect-timeout", "10", "--max-time", "600", "--retry", "2", "--config", plan,
      ] + words
    let status: Int32
    do throws(ChildProcess.Failure) {
      status = try ChildProcess("curl", arguments, output: .file("/dev/null"), errors: .file(messages)).wait()
    } catch {
      status = 127
      state.withLock { $0.failure = "curl cannot be started: \(error.words)" }
      throw ContentCache.Trouble(message: "curl cannot be started: \(error.words)")
    }
    if status == 0 { return }
    let text = (try? InputFile.read(messages).bytes).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n").filter { line in
      line.hasPrefix("curl: ") && !(mayBeAbsent && line.hasSuffix("error: 404"))
    }
    if lines.isEmpty, mayBeAbsent, status == Self.refused { return }
    let words = lines.last.map(String.init) ?? "curl ended with status \(status)"
    // A server that refuses one thing may take another; one that is not to be reached is not tried again and again.
    if status != Self.refused { state.withLock { $0.failure = words } }
    throw ContentCache.Trouble(message: words)
  }

  private func folder() throws(ContentCache.Trouble) -> String {
    if let known = state.withLock({ $0.folder }) { return known.path }
    do throws(FileError) {
      let made = try ScratchFolder()
      return state.withLock { state in
        if state.folder == nil { state.folder = made }
        return state.folder!.path
      }
    } catch {
      throw ContentCache.Trouble(message: "there is no folder for temporary files: \(error.message)")
    }
  }

  private static func fileName(_ item: CacheItem) -> String {
    item.path.replacing(slashWith: "-")
  }
}

extension String {
  /// The text with other signs for slashes.
  fileprivate func replacing(slashWith sign: Character) -> String {
    String(map { $0 == "/" ? sign : $0 })
  }
}

import Diagnostics
import Digests
import Files
import Glibc
import Testing

@testable import Cache

/// Entries and contents of a cache in a folder: complete or absent, whatever happens to the files.
@Suite struct CacheTests {
  private let scratch: ScratchFolder
  private let cache: ContentCache
  private let key = ContentDigest(of: "key")

  init() throws {
    scratch = try ScratchFolder()
    cache = ContentCache(scratch.path + "/cache")
  }

  private let content = Array("a picture".utf8)
  private var entry: CacheEntry { CacheEntry(files: [.init("A/b-actual.png", content)], text: "{}\n") }

  private func file(_ item: CacheItem) -> String { "\(scratch.path)/cache/\(item.path)" }

  @Test func storedEntriesAreFound() {
    #expect(cache.entry(key) == nil && cache.content(ContentDigest(content)) == nil)
    #expect(cache.store(entry, for: key, [content]))
    #expect(cache.entry(key) == entry && cache.content(ContentDigest(content)) == content)
    #expect(cache.findings.isEmpty && !cache.hasFailed)
  }

  /// The bytes of a message with one output file and a text, as written by protoc.
  @Test func anEntryIsAnActionResult() {
    let bytes = CacheEntry(files: [.init("n", [1])], text: "t").encoded(for: key)
    let digest = ContentDigest([1]).text
    #expect(
      bytes.starts(with: [0x12, 73, 0x0A, 1, UInt8(ascii: "n"), 0x12, 68, 0x0A, 64] + Array(digest.utf8)))
    #expect(bytes[9 + 64..<9 + 64 + 3] == [0x10, 1, 0x2A])
  }

  /// Every prefix of an entry, every entry with one byte changed, and the entry of another key.
  @Test func invalidEntriesAreIgnored() throws {
    let bytes = entry.encoded(for: key)
    #expect(CacheEntry(bytes, for: key) == entry)
    for count in 0..<bytes.count { #expect(CacheEntry(Array(bytes[..<count]), for: key) == nil) }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1
      #expect(CacheEntry(changed, for: key) == nil, "byte \(place)")
    }
    #expect(CacheEntry(bytes, for: ContentDigest(of: "another")) == nil)
  }

  @Test func brokenContentsAreRewritten() throws {
    cache.store(entry, for: key, [content])
    let path = file(.content(ContentDigest(content)))
    try OutputFile.write(Array("a puzzle!".utf8), to: path)
    #expect(cache.content(ContentDigest(content)) == nil)
    cache.store(entry, for: key, [content])
    #expect(cache.content(ContentDigest(content)) == content)
    try OutputFile.write(Array("half".utf8), to: path)
    cache.store(entry, for: key, [content])
    #expect(cache.content(ContentDigest(content)) == content)
  }

  @Test func readOnlyFolderIsOneWarning() throws {
    try OutputFile.write([], to: scratch.path + "/file")
    let cache = ContentCache(scratch.path + "/file/cache")
    #expect(!cache.store(entry, for: key, [content]) && !cache.store(entry, for: key, [content]))
    #expect(cache.hasFailed && cache.findings.map(\.severity) == [.warning])
    #expect(cache.findings[0].message.contains("Not a directory"))
  }

  /// A server that answers, but slowly, is waited for no longer than a minute.
  @Test(arguments: [(0.5, 10.0), (1, 20), (30, 60), (3600, 7200)])
  func requestsAreLimited(_ patience: Double, _ seconds: Double) {
    #expect(CacheServer.longest(patience) == seconds)
  }

  /// What is broken is removed, so that nobody reads it again, and the rest of the cache is as it was.
  @Test func whatIsBrokenIsRemoved() throws {
    let other = ContentDigest(of: "other")
    cache.store(entry, for: key, [content])
    cache.store(CacheEntry(text: "other"), for: other)
    try OutputFile.write(Array("cut".utf8), to: file(.entry(key)))
    #expect(cache.entry(key) == nil && !FileSystem.untraced.exists(file(.entry(key))))
    #expect(cache.entry(other)?.text == "other" && cache.findings.isEmpty)
  }

  /// The latest entry of a key counts; contents never change and are not written twice.
  @Test func theLatestEntryCounts() throws {
    cache.store(entry, for: key, [content])
    let before = try status(.content(ContentDigest(content)))
    let later = CacheEntry(files: entry.files, text: "later")
    cache.store(later, for: key, [content])
    #expect(cache.entry(key) == later)
    #expect(try status(.content(ContentDigest(content))) == before)
  }

  /// The file itself: another one has another number.
  private func status(_ item: CacheItem) throws -> UInt64 {
    var status = stat()
    try #require(stat(file(item), &status) == 0)
    return UInt64(status.st_ino)
  }

  /// A server that is not there is given up after the first request: one warning, and nothing is asked or sent again.
  @Test func aServerThatIsNotThereIsGivenUp() {
    // Port 1 is one that nothing listens on.
    let server = ContentCache("http://127.0.0.1:1", patience: 2)
    server.prefetch([key])
    #expect(server.entry(key) == nil && !server.store(entry, for: key, [content]))
    #expect(server.hasFailed && server.findings.count == 1)
    #expect(server.findings.first?.message.hasPrefix("is not used for the rest of the run: ") == true)
    #expect(server.findings.first?.location?.file == "http://127.0.0.1:1")
  }
}

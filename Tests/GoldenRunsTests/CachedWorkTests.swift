import Assets
import Cache
import Digests
import Files
import Screens
import TestSupport
import Testing

@testable import GoldenRuns

/// What is kept of work in a cache, and what must not be.
@Suite struct CachedWorkTests {
  private let scratch: ScratchFolder
  private let cache: ContentCache
  private let first = ContentDigest(of: "first")

  init() throws {
    scratch = try ScratchFolder()
    cache = ContentCache(scratch.path + "/cache")
  }

  private var file: String { scratch.path + "/input" }

  /// Work in the cache, as a new run would find it.
  private var work: ResultCache {
    ResultCache(
      [cache],
      values: DependencyValues(
        fonts: TestFonts.library, storyboards: ProjectStoryboards(), library: { _ in AssetLibrary() },
        frames: { _ in [] }))
  }

  /// The result that a new run would find.
  private var result: [String]? {
    let found: (result: [String], files: [ResultCache.File])? = work.result(first)
    return found?.result
  }

  private func write(_ text: String) throws { try OutputFile.write(Array(text.utf8), to: file) }

  private func read(_ files: FileSystem) { _ = try? files.read(file) }

  @Test func workThatReadsTheSameIsFound() throws {
    try write("one")
    let work = work
    #expect(work.lookup(first) == nil)
    #expect(work.store(["result"], [], of: work.trace(read), first))
    let known = try #require(self.work.lookup(first))
    #expect(self.work.contains(known) && self.result == ["result"])
    try write("two")
    let other = try #require(self.work.lookup(first))
    #expect(!self.work.contains(other) && result == nil, "what it reads is not what it was")
  }

  /// A file that changes while work reads it says nothing about the result.
  @Test func tornWorkIsNotKept() throws {
    try write("one")
    let work = work
    let done = work.trace { files in
      read(files)
      try? write("two")
      read(files)
    }
    #expect(!done.isReproducible && !work.store(["result"], [], of: done, first))
    #expect(self.work.lookup(first) == nil)
  }

  /// Neither does one that another part of the run read otherwise before.
  @Test func workThatContradictsTheRunIsNotKept() throws {
    try write("one")
    let work = work
    #expect(work.trace(read).isReproducible)
    try write("two")
    let done = work.trace(read)
    #expect(!done.isReproducible && !work.store(["result"], [], of: done, first))
  }

  /// What does not follow from what was read is drawn again each time.
  @Test func chanceIsNotKept() throws {
    let done = work.trace { $0.noteTimeLimit() }
    #expect(!done.isReproducible && !work.store(["result"], [], of: done, first))
  }

  /// An entry without one of its contents is none.
  @Test func entriesWithoutTheirContentsAreLeftOut() throws {
    let content = Array("a picture".utf8)
    let work = work
    #expect(work.store(["result"], [("A.png", content)], of: work.trace { _ in }, first))
    func files() -> [[UInt8]]? {
      let found: (result: [String], files: [ResultCache.File])? = work.result(first)
      return found?.files.map(\.bytes)
    }
    #expect(files() == [content])
    try OutputFile.remove("\(scratch.path)/cache/cas/\(ContentDigest(content).text)")
    #expect(files() == nil)
  }
}

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
  private let entry = CacheEntry(text: "result\n")

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

  private func write(_ text: String) throws { try OutputFile.write(Array(text.utf8), to: file) }

  private func read(_ files: FileSystem) { _ = try? files.read(file) }

  @Test func workThatReadsTheSameIsFound() throws {
    try write("one")
    let work = work
    #expect(work.lookup(first) == nil)
    #expect(work.store(entry, [], of: work.trace(read), first))
    let known = try #require(self.work.lookup(first))
    #expect(self.work.contains(known) && self.work.entries(of: known).map(\.entry) == [entry])
    try write("two")
    let other = try #require(self.work.lookup(first))
    #expect(!self.work.contains(other), "what it reads is not what it was")
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
    #expect(!done.isReproducible && !work.store(entry, [], of: done, first))
    #expect(self.work.lookup(first) == nil)
  }

  /// Neither does one that another part of the run read otherwise before.
  @Test func workThatContradictsTheRunIsNotKept() throws {
    try write("one")
    let work = work
    #expect(work.trace(read).isReproducible)
    try write("two")
    let done = work.trace(read)
    #expect(!done.isReproducible && !work.store(entry, [], of: done, first))
  }

  /// What does not follow from what was read is drawn again each time.
  @Test func chanceIsNotKept() throws {
    let done = work.trace { $0.noteTimeLimit() }
    #expect(!done.isReproducible && !work.store(entry, [], of: done, first))
  }

  /// An entry without one of its contents is none.
  @Test func entriesWithoutTheirContentsAreLeftOut() throws {
    let content = Array("a picture".utf8)
    let entry = CacheEntry(files: [.init("A.png", content)], text: "result\n")
    let work = work
    #expect(work.store(entry, [content], of: work.trace { _ in }, first))
    let known = try #require(work.lookup(first))
    #expect(work.entries(of: known).map(\.contents) == [[content]])
    try OutputFile.remove("\(scratch.path)/cache/cas/\(ContentDigest(content).text)")
    #expect(work.entries(of: known).map(\.contents) == [])
  }
}
